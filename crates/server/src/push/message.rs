//! What is sent to a push service: a message that only the browser of its subscription can read (RFC 8291), in one record of RFC 8188.

use hmac::{Hmac, KeyInit as _, Mac as _};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use sha2::Sha256;

/// The most bytes of a message before it is encrypted.
pub const MOST_BYTES: usize = 3072;
/// The size of a record. A push service takes no larger one.
const RECORD: u32 = 4096;
/// The length of a public key: a point of the curve, not compressed.
pub const PUBLIC_KEY: usize = 65;
/// The length of a browser's secret.
pub const AUTH: usize = 16;
/// Ends the last record, before any padding.
const LAST_RECORD: u8 = 2;

/// The keys of a subscription, made by its browser.
#[derive(Clone, PartialEq, Eq)]
pub struct BrowserKeys {
    /// A point of P-256.
    pub public: [u8; PUBLIC_KEY],
    /// A secret that the push service does not know.
    pub auth: [u8; AUTH],
}

/// It cannot be encrypted: too long, or the key is no point of the curve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsealable;

/// Whether a key is a point of the curve: one that is not is never stored.
pub fn is_point(public: &[u8]) -> bool {
    let Ok(own) = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()) else { return false };
    public.len() == PUBLIC_KEY && agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, public), |_| ()).is_ok()
}

/// Encrypts a message for a browser, with a key of its own.
pub fn seal(keys: &BrowserKeys, plain: &[u8]) -> Result<Vec<u8>, Unsealable> {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).map_err(|_| Unsealable)?;
    let own_public = own.compute_public_key().map_err(|_| Unsealable)?;
    let own_public: [u8; PUBLIC_KEY] = own_public.as_ref().try_into().map_err(|_| Unsealable)?;
    let salt = crate::accounts::random_bytes();
    let sealed =
        agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, keys.public), |shared| seal_with(keys, shared, &own_public, &salt, plain));
    sealed.map_err(|_| Unsealable)?
}

/// The same with everything that is drawn or agreed on.
fn seal_with(
    keys: &BrowserKeys,
    shared: &[u8],
    own_public: &[u8; PUBLIC_KEY],
    salt: &[u8; 16],
    plain: &[u8],
) -> Result<Vec<u8>, Unsealable> {
    if plain.len() > MOST_BYTES {
        return Err(Unsealable);
    }
    // RFC 8291, section 3.4.
    let info = [b"WebPush: info\0".as_slice(), &keys.public, own_public].concat();
    let input = derive::<32>(&keys.auth, shared, &info);
    let key = derive::<16>(salt, &input, b"Content-Encoding: aes128gcm\0");
    let nonce = derive::<12>(salt, &input, b"Content-Encoding: nonce\0");
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).map_err(|_| Unsealable)?);
    let mut record = [plain, &[LAST_RECORD]].concat();
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).map_err(|_| Unsealable)?;
    // RFC 8188, section 2.1.
    let header = [salt.as_slice(), &RECORD.to_be_bytes(), &[PUBLIC_KEY as u8], own_public].concat();
    Ok([header, record].concat())
}

/// HKDF with SHA-256 (RFC 5869) for up to 32 bytes, which is one block.
fn derive<const N: usize>(salt: &[u8], input: &[u8], info: &[u8]) -> [u8; N] {
    let hmac = |key: &[u8], parts: &[&[u8]]| -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length");
        parts.iter().for_each(|part| mac.update(part));
        mac.finalize().into_bytes().into()
    };
    let block = hmac(&hmac(salt, &[input]), &[info, &[1]]);
    block[..N].try_into().expect("N is at most 32")
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64ct::{Base64UrlUnpadded, Encoding as _};

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        Base64UrlUnpadded::decode_vec(text).unwrap().try_into().unwrap()
    }

    /// RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_rfc_is_encrypted_as_there() {
        let keys = BrowserKeys {
            public: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let own_public = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let sealed = seal_with(&keys, &shared, &own_public, &salt, b"When I grow up, I want to be a watermelon").unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_\
                        yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(Base64UrlUnpadded::encode_string(&sealed), expected);
        assert_eq!(seal_with(&keys, &shared, &own_public, &salt, &[0; MOST_BYTES]).map(|sealed| sealed.len() <= RECORD as usize), Ok(true));
        assert_eq!(seal_with(&keys, &shared, &own_public, &salt, &[0; MOST_BYTES + 1]), Err(Unsealable));
    }

    #[test]
    fn what_is_no_point_of_the_curve_is_refused() {
        let point: [u8; PUBLIC_KEY] = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        assert!(is_point(&point));
        let mut other = point;
        other[40] ^= 1;
        assert!(!is_point(&other) && !is_point(&[4; PUBLIC_KEY]) && !is_point(&point[..64]) && !is_point(&[]));
    }
}
