//! Names of tables, people, studies, tournaments and clubs: twelve letters and digits, 71 random bits, so that a private table cannot be guessed.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{fmt, str::FromStr};

/// How many characters an id has.
pub const ID_LENGTH: usize = 12;
const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The text is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnId;

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id has {ID_LENGTH} letters and digits")
    }
}

impl std::error::Error for NotAnId {}

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident),* $(,)?) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
        #[cfg_attr(feature = "schema", ts(type = "string"))]
        #[cfg_attr(feature = "schema", schema(value_type = String, example = "3kTMd9xQ0aBz"))]
        pub struct $name([u8; ID_LENGTH]);

        impl $name {
            /// The id that these random bytes make. Bytes are taken as digits of one number, so none is favoured noticeably.
            pub fn from_random(chance: [u8; 16]) -> $name {
                let mut number = u128::from_be_bytes(chance);
                $name(std::array::from_fn(|_| {
                    let digit = (number % 62) as usize;
                    number /= 62;
                    ALPHABET[digit]
                }))
            }

            /// As it is written.
            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).expect("an id is ASCII by construction")
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<$name, NotAnId> {
                let bytes: [u8; ID_LENGTH] = text.as_bytes().try_into().map_err(|_| NotAnId)?;
                if bytes.iter().all(u8::is_ascii_alphanumeric) { Ok($name(bytes)) } else { Err(NotAnId) }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

ids! {
    /// A table: one game or match, from its opening to its end.
    TableId,
    /// Somebody who plays: a guest or the owner of an account.
    PersonId,
    /// A saved study.
    StudyId,
    /// A chapter of a study.
    ChapterId,
    /// A tournament.
    TournamentId,
    /// A series of tournaments with a season table.
    SeriesId,
    /// A club.
    ClubId,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_as_they_print_and_nothing_else_is_one() {
        let id = TableId::from_random(*b"sixteen bytes ..");
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(serde_json::from_str::<TableId>(&serde_json::to_string(&id).unwrap()).unwrap(), id);
        assert_ne!(id, TableId::from_random(*b"sixteen bytes .,"));
        for wrong in ["", "abc", "abcdefghijkl\n", "abcdefghijk_", "abcdefghijklm", "äbcdefghijk"] {
            assert_eq!(wrong.parse::<PersonId>(), Err(NotAnId), "{wrong}");
        }
    }
}
