//! A queue in which nobody gets more than a share: turns go round by network, and within a network by person.
//!
//! A person with many requests waits behind their own. Guests are free, so a share by person alone would be no share: many guests behind
//! one network have one turn in each round together.

use crate::limits::network;
use std::collections::VecDeque;
use std::net::IpAddr;
use trilynx_protocol::PersonId;

/// Where somebody connects from, as far as shares are concerned: an IPv4 address, or an IPv6 /48, which is what one customer can get.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
pub struct Origin(IpAddr);

impl From<IpAddr> for Origin {
    fn from(address: IpAddr) -> Origin {
        Origin(network(address.to_canonical(), 32, 48))
    }
}

impl Origin {
    /// This machine: where nothing better is known.
    pub const LOCAL: Origin = Origin(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST));
}

/// Who waits for something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Client {
    /// Where they are.
    pub origin: Origin,
    /// Who they are.
    pub person: PersonId,
}

/// A bounded queue with a turn for everybody.
pub struct FairQueue<T> {
    origins: VecDeque<OriginQueue<T>>,
    len: usize,
    most: usize,
    most_by_person: usize,
}

struct OriginQueue<T> {
    origin: Origin,
    people: VecDeque<(PersonId, VecDeque<T>)>,
}

impl<T> FairQueue<T> {
    /// The capacity in all, and for one person.
    pub fn new(most: usize, most_by_person: usize) -> FairQueue<T> {
        FairQueue { origins: VecDeque::new(), len: 0, most, most_by_person }
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many networks have something waiting: the number of turns in a round.
    pub fn origins(&self) -> usize {
        self.origins.len()
    }

    /// Queues something, or gives it back where there is no room.
    pub fn push(&mut self, client: Client, item: T) -> Result<(), T> {
        if self.len >= self.most {
            return Err(item);
        }
        let at = self.origins.iter().position(|queue| queue.origin == client.origin);
        let at = at.unwrap_or_else(|| {
            self.origins.push_back(OriginQueue { origin: client.origin, people: VecDeque::new() });
            self.origins.len() - 1
        });
        let people = &mut self.origins[at].people;
        match people.iter_mut().find(|(person, _)| *person == client.person) {
            Some((_, items)) if items.len() >= self.most_by_person => return Err(item),
            Some((_, items)) => items.push_back(item),
            None => people.push_back((client.person, VecDeque::from([item]))),
        }
        self.len += 1;
        Ok(())
    }

    /// The next one in turn.
    pub fn pop(&mut self) -> Option<T> {
        let mut queue = self.origins.pop_front()?;
        let (person, mut items) = queue.people.pop_front()?;
        let item = items.pop_front();
        if !items.is_empty() {
            queue.people.push_back((person, items));
        }
        if !queue.people.is_empty() {
            self.origins.push_back(queue);
        }
        self.len -= 1;
        item
    }

    /// Removes what nobody waits for any more.
    pub fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        for queue in &mut self.origins {
            for (_, items) in &mut queue.people {
                items.retain(&keep);
            }
            queue.people.retain(|(_, items)| !items.is_empty());
        }
        self.origins.retain(|queue| !queue.people.is_empty());
        self.len = self.origins.iter().flat_map(|queue| &queue.people).map(|(_, items)| items.len()).sum();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(network: u8, person: u8) -> Client {
        Client { origin: Origin::from(IpAddr::from([192, 0, 2, network])), person: PersonId::from_random([person; 16]) }
    }

    fn all(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn turns_go_round_by_network_and_then_by_person() {
        let mut queue = FairQueue::new(100, 10);
        for item in ["a1", "a2", "a3"] {
            queue.push(client(1, 1), item).expect("room");
        }
        queue.push(client(1, 2), "b1").expect("room");
        queue.push(client(2, 3), "c1").expect("room");
        assert_eq!((queue.len(), queue.origins()), (5, 2));
        assert_eq!(all(&mut queue), ["a1", "c1", "b1", "a2", "a3"]);
        assert!(queue.is_empty() && queue.origins() == 0);
    }

    #[test]
    fn one_person_and_all_together_have_limits() {
        let mut queue = FairQueue::new(3, 2);
        queue.push(client(1, 1), "a1").expect("room");
        queue.push(client(1, 1), "a2").expect("room");
        assert_eq!(queue.push(client(1, 1), "a3"), Err("a3"));
        queue.push(client(1, 2), "b1").expect("room");
        assert_eq!(queue.push(client(2, 3), "c1"), Err("c1"));
        queue.retain(|item| item.starts_with('b'));
        assert_eq!((queue.len(), all(&mut queue)), (1, vec!["b1"]));
    }

    #[test]
    fn a_customers_ipv6_networks_are_one() {
        let origin = |text: &str| Origin::from(text.parse::<IpAddr>().expect("an address"));
        assert_eq!(origin("2001:db8:7:1::1"), origin("2001:db8:7:ffff::1"));
        assert_ne!(origin("2001:db8:7::1"), origin("2001:db8:8::1"));
        assert_eq!(origin("::ffff:192.0.2.1"), origin("192.0.2.1"));
    }
}
