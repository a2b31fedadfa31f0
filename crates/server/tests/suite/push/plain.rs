//! What a browser and a push service do with a message, written from the RFCs alone and as plainly as possible: P-256, AES-128-GCM, HKDF.
//! Slow, and with nothing kept secret: for tests.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

/// A number below 2^256: eight words, the least first.
type Number = [u32; 8];

/// The prime of the field, the order of the group, and the coefficient b of P-256 (FIPS 186-4, D.1.2.3).
const P: Number = number("ffffffff00000001000000000000000000000000ffffffffffffffffffffffff");
const N: Number = number("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
const B: Number = number("5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b");
const G: (Number, Number) = (
    number("6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"),
    number("4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"),
);

/// Reads 64 hexadecimal digits.
const fn number(text: &str) -> Number {
    let (digits, mut words, mut n) = (text.as_bytes(), [0; 8], 0);
    while n < 64 {
        let digit = match digits[n] {
            digit @ b'0'..=b'9' => digit - b'0',
            letter => letter - b'a' + 10,
        };
        words[7 - n / 8] = words[7 - n / 8] << 4 | digit as u32;
        n += 1;
    }
    words
}

fn from_bytes(bytes: &[u8]) -> Number {
    std::array::from_fn(|word| u32::from_be_bytes(bytes[28 - 4 * word..32 - 4 * word].try_into().expect("four bytes")))
}

fn to_bytes(number: &Number) -> [u8; 32] {
    std::array::from_fn(|n| number[7 - n / 4].to_be_bytes()[n % 4])
}

fn is_less(a: &Number, b: &Number) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

/// The difference, and whether it went below zero.
fn subtract(a: &Number, b: &Number) -> (Number, bool) {
    let mut borrow = 0_i64;
    let words = std::array::from_fn(|n| {
        let word = i64::from(a[n]) - i64::from(b[n]) + borrow;
        borrow = word >> 32;
        word as u32
    });
    (words, borrow < 0)
}

fn add_mod(a: &Number, b: &Number, m: &Number) -> Number {
    let mut carry = 0_u64;
    let sum: Number = std::array::from_fn(|n| {
        let word = u64::from(a[n]) + u64::from(b[n]) + carry;
        carry = word >> 32;
        word as u32
    });
    if carry > 0 || !is_less(&sum, m) { subtract(&sum, m).0 } else { sum }
}

fn sub_mod(a: &Number, b: &Number, m: &Number) -> Number {
    let (difference, below) = subtract(a, b);
    if below { subtract(m, &subtract(&[0; 8], &difference).0).0 } else { difference }
}

fn bit(number: &Number, n: usize) -> bool {
    number[n / 32] >> (n % 32) & 1 == 1
}

fn multiply(a: &Number, b: &Number, m: &Number) -> Number {
    (0..256).rev().fold([0; 8], |sum, n| {
        let doubled = add_mod(&sum, &sum, m);
        if bit(a, n) { add_mod(&doubled, b, m) } else { doubled }
    })
}

/// By Fermat: the modulus is a prime.
fn invert(a: &Number, m: &Number) -> Number {
    let exponent = subtract(m, &number("0000000000000000000000000000000000000000000000000000000000000002")).0;
    (0..256).rev().fold(number("0000000000000000000000000000000000000000000000000000000000000001"), |power, n| {
        let squared = multiply(&power, &power, m);
        if bit(&exponent, n) { multiply(&squared, a, m) } else { squared }
    })
}

/// A point other than that at infinity, in Jacobian coordinates: x is `x / z^2`, y is `y / z^3`. So only the result of a sum of many has to be
/// divided.
#[derive(Clone, Copy)]
struct Jacobian {
    x: Number,
    y: Number,
    z: Number,
}

type Point = Option<Jacobian>;

const fn affine((x, y): (Number, Number)) -> Point {
    Some(Jacobian { x, y, z: number("0000000000000000000000000000000000000000000000000000000000000001") })
}

fn by(a: &Number, b: &Number) -> Number {
    multiply(a, b, &P)
}

fn plus(a: &Number, b: &Number) -> Number {
    add_mod(a, b, &P)
}

fn minus(a: &Number, b: &Number) -> Number {
    sub_mod(a, b, &P)
}

fn twice(a: &Number) -> Number {
    plus(a, a)
}

fn double(point: Point) -> Point {
    let Jacobian { x, y, z } = point?;
    let (zz, yy) = (by(&z, &z), by(&y, &y));
    let xyy = twice(&twice(&by(&x, &yy)));
    // The coefficient a is -3.
    let third = by(&minus(&x, &zz), &plus(&x, &zz));
    let slope = plus(&twice(&third), &third);
    let new_x = minus(&by(&slope, &slope), &twice(&xyy));
    let new_y = minus(&by(&slope, &minus(&xyy, &new_x)), &twice(&twice(&twice(&by(&yy, &yy)))));
    Some(Jacobian { x: new_x, y: new_y, z: twice(&by(&y, &z)) })
}

fn add(a: Point, b: Point) -> Point {
    let (Some(one), Some(other)) = (a, b) else { return a.or(b) };
    let (zz, other_zz) = (by(&one.z, &one.z), by(&other.z, &other.z));
    let (x, other_x) = (by(&one.x, &other_zz), by(&other.x, &zz));
    let (y, other_y) = (by(&one.y, &by(&other.z, &other_zz)), by(&other.y, &by(&one.z, &zz)));
    if x == other_x {
        return if y == other_y { double(a) } else { None };
    }
    let (run, rise) = (minus(&other_x, &x), minus(&other_y, &y));
    let square = by(&run, &run);
    let (cube, xs) = (by(&square, &run), by(&x, &square));
    let new_x = minus(&minus(&by(&rise, &rise), &cube), &twice(&xs));
    let new_y = minus(&by(&rise, &minus(&xs, &new_x)), &by(&y, &cube));
    Some(Jacobian { x: new_x, y: new_y, z: by(&run, &by(&one.z, &other.z)) })
}

/// The coordinates of a point.
fn divided(point: Point) -> (Number, Number) {
    let Jacobian { x, y, z } = point.expect("not the point at infinity");
    let inverse = invert(&z, &P);
    let square = by(&inverse, &inverse);
    (by(&x, &square), by(&y, &by(&square, &inverse)))
}

fn times(factor: &Number, point: Point) -> Point {
    (0..256).rev().fold(None, |sum, n| {
        let doubled = double(sum);
        if bit(factor, n) { add(doubled, point) } else { doubled }
    })
}

/// Reads a point that is not compressed.
fn point(bytes: &[u8]) -> Point {
    assert!(bytes.len() == 65 && bytes[0] == 4, "a point that is not compressed");
    let (x, y) = (from_bytes(&bytes[1..33]), from_bytes(&bytes[33..]));
    let cube = multiply(&multiply(&x, &x, &P), &x, &P);
    let right = add_mod(&sub_mod(&sub_mod(&sub_mod(&cube, &x, &P), &x, &P), &x, &P), &B, &P);
    assert_eq!(multiply(&y, &y, &P), right, "a point of the curve");
    affine((x, y))
}

fn written(point: Point) -> [u8; 65] {
    let (x, y) = divided(point);
    let mut bytes = [4; 65];
    bytes[1..33].copy_from_slice(&to_bytes(&x));
    bytes[33..].copy_from_slice(&to_bytes(&y));
    bytes
}

/// The keys of a browser: one to agree on secrets with, and one that the push service does not know.
pub struct Browser {
    private: Number,
    pub public: [u8; 65],
    pub auth: [u8; 16],
}

impl Browser {
    pub fn new(private: &[u8], auth: [u8; 16]) -> Browser {
        let private = from_bytes(private);
        Browser { private, public: written(times(&private, affine(G))), auth }
    }

    /// Reads a message (RFC 8291 and RFC 8188), and panics if anything is wrong with it.
    pub fn open(&self, body: &[u8]) -> Vec<u8> {
        let (salt, rest) = body.split_at(16);
        let record = u32::from_be_bytes(rest[..4].try_into().expect("four bytes")) as usize;
        let (sender, sealed) = rest[5..].split_at(usize::from(rest[4]));
        assert!(sealed.len() <= record && body.len() <= 4096, "one record, no longer than push services take");
        let (shared, _) = divided(times(&self.private, point(sender)));
        let info = [b"WebPush: info\0".as_slice(), &self.public, sender].concat();
        let input = hkdf(&self.auth, &to_bytes(&shared), &info, 32);
        let key = hkdf(salt, &input, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = hkdf(salt, &input, b"Content-Encoding: nonce\0", 12);
        let mut plain = open_gcm(&key, &nonce, sealed);
        while plain.last() == Some(&0) {
            plain.pop();
        }
        assert_eq!(plain.pop(), Some(2), "the last record");
        plain
    }
}

/// RFC 5869 with SHA-256.
fn hkdf(salt: &[u8], input: &[u8], info: &[u8], length: usize) -> Vec<u8> {
    let hmac = |key: &[u8], text: &[u8]| -> Vec<u8> {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length");
        mac.update(text);
        mac.finalize().into_bytes().to_vec()
    };
    let mut block = hmac(&hmac(salt, input), &[info, &[1]].concat());
    block.truncate(length);
    block
}

/// Multiplication in the field of AES: x^8 + x^4 + x^3 + x + 1.
fn multiply_bytes(mut a: u8, mut b: u8) -> u8 {
    let mut product = 0;
    while b > 0 {
        if b & 1 == 1 {
            product ^= a;
        }
        a = a << 1 ^ if a & 0x80 == 0 { 0 } else { 0x1b };
        b >>= 1;
    }
    product
}

/// FIPS 197, 5.1.1: the inverse, then an affine map.
fn substitute(byte: u8) -> u8 {
    let inverse = (1..=255).find(|other| multiply_bytes(byte, *other) == 1).unwrap_or(0);
    (0..5).fold(0x63, |sum, turn| sum ^ inverse.rotate_left(turn))
}

/// FIPS 197 with a key of 128 bits.
fn aes(key: &[u8], block: [u8; 16]) -> [u8; 16] {
    let mut words: Vec<[u8; 4]> = key.chunks(4).map(|word| word.try_into().expect("four bytes")).collect();
    let mut constant = 1;
    for n in 4..44 {
        let mut word = words[n - 1];
        if n % 4 == 0 {
            word.rotate_left(1);
            word = word.map(substitute);
            word[0] ^= constant;
            constant = multiply_bytes(constant, 2);
        }
        words.push(std::array::from_fn(|byte| words[n - 4][byte] ^ word[byte]));
    }
    let add_key = |state: [u8; 16], round: usize| std::array::from_fn(|n| state[n] ^ words[4 * round + n / 4][n % 4]);
    let mut state: [u8; 16] = add_key(block, 0);
    for round in 1..=10 {
        let substituted = state.map(substitute);
        let shifted: [u8; 16] = std::array::from_fn(|n| substituted[(n + 4 * (n % 4)) % 16]);
        let mixed = std::array::from_fn(|n| {
            let column = &shifted[n / 4 * 4..n / 4 * 4 + 4];
            let byte = |turn: usize| column[(n + turn) % 4];
            multiply_bytes(byte(0), 2) ^ multiply_bytes(byte(1), 3) ^ byte(2) ^ byte(3)
        });
        state = add_key(if round < 10 { mixed } else { shifted }, round);
    }
    state
}

/// Opens what was sealed with AES-128-GCM (NIST SP 800-38D), without additional data.
fn open_gcm(key: &[u8], nonce: &[u8], sealed: &[u8]) -> Vec<u8> {
    let (text, tag) = sealed.split_at(sealed.len() - 16);
    let counter = |n: u32| -> [u8; 16] { [nonce, &n.to_be_bytes()].concat().try_into().expect("sixteen bytes") };
    let hash_key = u128::from_be_bytes(aes(key, [0; 16]));
    let multiply_blocks = |x: u128, mut v: u128| {
        (0..128).rev().fold(0, |product, n| {
            let product = if x >> n & 1 == 1 { product ^ v } else { product };
            v = v >> 1 ^ if v & 1 == 1 { 0xe1 << 120 } else { 0 };
            product
        })
    };
    let lengths = (text.len() as u128 * 8).to_be_bytes();
    let blocks = text.chunks(16).chain([lengths.as_slice()]).map(|chunk| {
        let mut block = [0; 16];
        block[..chunk.len()].copy_from_slice(chunk);
        u128::from_be_bytes(block)
    });
    let hash = blocks.fold(0, |hash, block| multiply_blocks(hash ^ block, hash_key));
    let expected = hash ^ u128::from_be_bytes(aes(key, counter(1)));
    assert_eq!(tag, expected.to_be_bytes(), "the tag");
    let pads = (2..).flat_map(|n| aes(key, counter(n)));
    text.iter().zip(pads).map(|(byte, pad)| byte ^ pad).collect()
}

/// Whether a signature by ES256 is that of a key (FIPS 186-4, 6.4).
pub fn is_signed(public: &[u8], text: &[u8], signature: &[u8]) -> bool {
    let (r, s) = (from_bytes(&signature[..32]), from_bytes(&signature[32..]));
    let hash = from_bytes(&Sha256::digest(text));
    let hash = if is_less(&hash, &N) { hash } else { subtract(&hash, &N).0 };
    let inverse = invert(&s, &N);
    let sum = add(times(&multiply(&hash, &inverse, &N), affine(G)), times(&multiply(&r, &inverse, &N), point(public)));
    let (x, _) = divided(sum);
    (if is_less(&x, &N) { x } else { subtract(&x, &N).0 }) == r
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64ct::{Base64UrlUnpadded, Encoding as _};

    fn bytes(text: &str) -> Vec<u8> {
        Base64UrlUnpadded::decode_vec(text).unwrap()
    }

    /// RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_rfc_is_read() {
        let browser =
            Browser::new(&bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), bytes("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap());
        assert_eq!(
            browser.public.as_slice(),
            bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
        );
        let body = bytes(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_\
             yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
        );
        assert_eq!(browser.open(&body), b"When I grow up, I want to be a watermelon");
    }

    /// RFC 7515, appendix A.3.
    #[test]
    fn the_signature_of_the_rfc_holds_and_no_other() {
        let public =
            [&[4], bytes("f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU").as_slice(), &bytes("x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0")]
                .concat();
        let text = "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ";
        let mut signature = bytes("DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q");
        assert!(is_signed(&public, text.as_bytes(), &signature));
        assert!(!is_signed(&public, &text.as_bytes()[1..], &signature));
        signature[3] ^= 1;
        assert!(!is_signed(&public, text.as_bytes(), &signature));
    }
}
