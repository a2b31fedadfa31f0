//! Public keys of passkeys, and the signatures that they check.
//!
//! The one thing to know: each algorithm has keys of exactly one form, so that what is before and after the key itself is known byte by
//! byte, and nothing has to be parsed: points of P-256, not compressed; Ed25519; RSA with 2048 bits and the exponent 65537.

use super::PasskeyFault;
use ring::signature::{ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey, VerificationAlgorithm};

/// What authenticators may sign with, best first, by their numbers in COSE: ES256, EdDSA, RS256. Windows Hello knows RS256 only, on some machines.
pub const ALGORITHMS: [i32; 3] = [ES256, EDDSA, RS256];

const ES256: i32 = -7;
const EDDSA: i32 = -8;
const RS256: i32 = -257;

/// What a SubjectPublicKeyInfo of each algorithm begins with: before the point, before the key, and before the key as PKCS #1 has it.
const BEFORE_ES256: [u8; 26] = hex_bytes(b"3059301306072a8648ce3d020106082a8648ce3d030107034200");
const BEFORE_EDDSA: [u8; 12] = hex_bytes(b"302a300506032b6570032100");
const BEFORE_RS256: [u8; 24] = hex_bytes(b"30820122300d06092a864886f70d01010105000382010f00");
/// What such a key begins with, before the 256 bytes of the modulus …
const BEFORE_MODULUS: [u8; 9] = hex_bytes(b"3082010a0282010100");
/// … and what it ends with: the exponent.
const EXPONENT: [u8; 5] = hex_bytes(b"0203010001");
const MODULUS: usize = 256;
const EDDSA_KEY: usize = 32;

/// A public key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyKey {
    /// The number of its algorithm in COSE.
    pub algorithm: i32,
    /// As the algorithm has it.
    pub bytes: Vec<u8>,
}

impl PasskeyKey {
    /// Reads a SubjectPublicKeyInfo.
    pub fn read(algorithm: i32, info: &[u8]) -> Result<PasskeyKey, PasskeyFault> {
        let bytes = match algorithm {
            ES256 => info.strip_prefix(&BEFORE_ES256).filter(|point| crate::push::is_point(point)),
            EDDSA => info.strip_prefix(&BEFORE_EDDSA).filter(|key| key.len() == EDDSA_KEY),
            RS256 => info.strip_prefix(&BEFORE_RS256).filter(|key| is_rsa(key)),
            _ => return Err(PasskeyFault::Algorithm),
        };
        Ok(PasskeyKey { algorithm, bytes: bytes.ok_or(PasskeyFault::Key)?.to_vec() })
    }

    /// Checks a signature of this message.
    pub fn check(&self, message: &[u8], signature: &[u8]) -> Result<(), PasskeyFault> {
        let algorithm: &dyn VerificationAlgorithm = match self.algorithm {
            ES256 => &ECDSA_P256_SHA256_ASN1,
            EDDSA => &ED25519,
            RS256 => &RSA_PKCS1_2048_8192_SHA256,
            _ => return Err(PasskeyFault::Algorithm),
        };
        UnparsedPublicKey::new(algorithm, &self.bytes).verify(message, signature).map_err(|_| PasskeyFault::Signature)
    }
}

fn is_rsa(key: &[u8]) -> bool {
    let modulus = key.strip_prefix(&BEFORE_MODULUS).and_then(|rest| rest.strip_suffix(&EXPONENT));
    // A number of 2048 bits, which is odd.
    modulus.is_some_and(|number| number.len() == MODULUS && number[0] >= 0x80 && number[MODULUS - 1] % 2 == 1)
}

/// Bytes written as hexadecimal digits in this file.
const fn hex_bytes<const N: usize>(digits: &[u8]) -> [u8; N] {
    assert!(digits.len() == 2 * N, "two digits a byte");
    const fn value(digit: u8) -> u8 {
        if digit.is_ascii_digit() { digit - b'0' } else { digit - b'a' + 10 }
    }
    let mut bytes = [0; N];
    let mut n = 0;
    while n < N {
        bytes[n] = value(digits[2 * n]) << 4 | value(digits[2 * n + 1]);
        n += 1;
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair as _};

    fn es256() -> (EcdsaKeyPair, Vec<u8>) {
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, made.as_ref(), &random).expect("a key");
        let info = [&BEFORE_ES256[..], pair.public_key().as_ref()].concat();
        (pair, info)
    }

    #[test]
    fn a_key_of_each_algorithm_is_read_and_nothing_else() {
        let (pair, info) = es256();
        let key = PasskeyKey::read(ES256, &info).expect("a key");
        let signature = pair.sign(&SystemRandom::new(), b"message").expect("a signature");
        assert_eq!(key.check(b"message", signature.as_ref()), Ok(()));
        assert_eq!(key.check(b"massage", signature.as_ref()), Err(PasskeyFault::Signature));
        let mut off_the_curve = info.clone();
        off_the_curve[90] ^= 1;
        let compressed = [&BEFORE_ES256[..], &[2], &info[27..59]].concat();
        for wrong in [&off_the_curve, &compressed, &info[..90].to_vec(), &[&info[..], &[0]].concat(), &Vec::new()] {
            assert_eq!(PasskeyKey::read(ES256, wrong), Err(PasskeyFault::Key), "{wrong:?}");
        }
        for other in [EDDSA, RS256] {
            assert_eq!(PasskeyKey::read(other, &info), Err(PasskeyFault::Key));
        }
        for unknown in [0, -35, -47, 7] {
            assert_eq!(PasskeyKey::read(unknown, &info), Err(PasskeyFault::Algorithm));
        }

        let made = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).expect("a key");
        let pair = Ed25519KeyPair::from_pkcs8(made.as_ref()).expect("a key");
        let key = PasskeyKey::read(EDDSA, &[&BEFORE_EDDSA[..], pair.public_key().as_ref()].concat()).expect("a key");
        assert_eq!(key.check(b"message", pair.sign(b"message").as_ref()), Ok(()));
        assert_eq!(key.check(b"message", &[0; 64]), Err(PasskeyFault::Signature));
    }

    /// A key and a signature that OpenSSL has made.
    #[test]
    fn rs256_is_what_others_write() {
        let modulus = "\
            b9340db2a6dd2b550ee99bd04d471bd832023773d263391acaa75ec9aa521ac5c14a976852e07c01d76892852501f8a482acab0a85799108870750685ef02d65\
            9530308a462bb7fb05bf590ae8c9ce8f91619bdb24908103cb1c688f292eecf1dd348abf7f5f6af7ef1703fbe5e6a827f19285b3c6fdd9bcdf1b5c8b47339927\
            9cc13f66aedf3dc09df029353c6c2c2c18ce3e54343fa4dd78686b65d760be49e8b78a28ee7c2bbe8750ea39d427974ed14bf599d94b7c4dfd2cec95fafbd032\
            1d796bf180a2d6303fe7ef64f86c7d3b65c2564f47d221628f96c1435804d889a9f0b943070f3d81fdf906905f9cc628408cdb171abc2a803113da83dd22ff1b";
        let signature = "\
            abd1224d88e821b59b4510df6aa694ca43d6b60cf63ddc7de12e21b694a817c92ae7279968662435f6b713c02f2bfa56ebef998dc8f0972f644a6dbf53ecf6ed\
            d3c04d899098db1245f760a5d19d061823fc156e431f490bf1868194e847ee1e4f1fa6bd4bfdd84484fda344016614f08e066f526cb6de5fae4b4b9e0c9bc7a8\
            82db6eee847ea0e4e2b97416db7deab2d4fb783987e58c1aa1d1d886e76db91b9db7beb5f37b64093526fe182856b83fd0cdb18c63f12057e0f5d268eb6a315c\
            26433de61f126f71aa37bc49e08eaf4e365133d14e5b0e377b3e1b7e15fc4a491b4dbbc27865581aece9a6215640aa7518ae6292dcc9da7fbdbab296bf394729";
        let [modulus, signature] = [modulus, signature].map(|digits| hex::decode(digits).expect("digits"));
        let info = [&BEFORE_RS256[..], &BEFORE_MODULUS, &modulus, &EXPONENT].concat();
        let key = PasskeyKey::read(RS256, &info).expect("a key");
        assert_eq!(key.check(b"message", &signature), Ok(()));
        assert_eq!(key.check(b"massage", &signature), Err(PasskeyFault::Signature));
    }

    #[test]
    fn an_rsa_key_has_2048_bits_and_the_usual_exponent() {
        let info = |first: u8, last: u8, exponent: [u8; 5]| {
            let mut modulus = vec![0x5a; MODULUS];
            (modulus[0], modulus[MODULUS - 1]) = (first, last);
            [&BEFORE_RS256[..], &BEFORE_MODULUS, &modulus, &exponent].concat()
        };
        let right = info(0xc1, 0x0b, EXPONENT);
        assert_eq!(PasskeyKey::read(RS256, &right).map(|key| key.bytes.len()), Ok(270));
        for wrong in [info(0x41, 0x0b, EXPONENT), info(0xc1, 0x0a, EXPONENT), info(0xc1, 0x0b, [2, 3, 1, 0, 3]), right[..293].to_vec()] {
            assert_eq!(PasskeyKey::read(RS256, &wrong), Err(PasskeyFault::Key));
        }
    }
}
