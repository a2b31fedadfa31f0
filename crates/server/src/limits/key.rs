//! Who is counted: an address or its network, a person, a name that is tried, a device.

use super::allowances::LimitKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use trilynx_protocol::PersonId;

/// Who is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LimitKey {
    /// An address, or for IPv6 the /64 network it is in: that is what one household gets.
    Address(IpAddr),
    /// A person.
    Person(PersonId),
    /// Passwords tried for this name, whether it exists or not, from everywhere.
    Name(u64),
    /// Passwords tried for one name from one network.
    Guess(u64),
    /// A device that has signed in to an account before.
    Device(u64),
}

impl From<IpAddr> for LimitKey {
    fn from(address: IpAddr) -> LimitKey {
        LimitKey::Address(network(address.to_canonical(), 32, 64))
    }
}

impl From<PersonId> for LimitKey {
    fn from(person: PersonId) -> LimitKey {
        LimitKey::Person(person)
    }
}

/// The network an address is in, by the bits of it that count.
pub fn network(address: IpAddr, v4_bits: u32, v6_bits: u32) -> IpAddr {
    match address {
        IpAddr::V4(v4) => IpAddr::V4(Ipv4Addr::from_bits(v4.to_bits() >> (32 - v4_bits) << (32 - v4_bits))),
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> (128 - v6_bits) << (128 - v6_bits))),
    }
}

impl LimitKey {
    /// The key that is counted for this kind. A rented server comes with an IPv6 /48 or more, which has 65,536 networks: for what is costly
    /// they are one.
    pub(super) fn counted_for(self, what: LimitKind) -> LimitKey {
        match (self, what) {
            (LimitKey::Address(address), LimitKind::SignIns | LimitKind::Guests | LimitKind::GuestReports | LimitKind::Mails) => {
                LimitKey::Address(network(address, 32, 48))
            }
            _ => self,
        }
    }

    /// Which wider network shares an allowance when there is no room for another entry.
    pub(super) fn neighbours(self) -> LimitKey {
        match self {
            LimitKey::Address(address) => LimitKey::Address(network(address, 16, 32)),
            _ => self,
        }
    }
}

/// Keys that fall together share an allowance, which harms nobody.
pub(super) fn short_hash(parts: &[&[u8]]) -> u64 {
    use sha2::Digest as _;
    let digest = parts.iter().fold(sha2::Sha256::new(), |hash, part| hash.chain_update(part)).finalize();
    u64::from_be_bytes(digest[..8].try_into().expect("a digest is longer"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> LimitKey {
        LimitKey::from(text.parse::<IpAddr>().expect("an address"))
    }

    #[test]
    fn an_ipv6_network_is_one_address() {
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }
}
