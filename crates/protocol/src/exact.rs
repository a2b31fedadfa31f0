//! Reading tagged enums exactly: a field that the variant does not have is an error.
//!
//! `deny_unknown_fields` does that for variants with fields, but serde ignores what stands beside a unit variant's tag:
//! `{"do":"resign","seat":0}` would resign another seat than the one that was meant.

use serde::de::Error as _;
use serde_json::Value;

/// Reads a value, and refuses fields that are not there when it is written again.
pub(crate) fn read<'de, D, T>(
    deserializer: D,
    read: impl FnOnce(&Value) -> Result<T, serde_json::Error>,
    write: impl FnOnce(&T) -> Result<Value, serde_json::Error>,
) -> Result<T, D::Error>
where
    D: serde::Deserializer<'de>,
{
    let given: Value = serde::Deserialize::deserialize(deserializer)?;
    let value = read(&given).map_err(D::Error::custom)?;
    let written = write(&value).map_err(D::Error::custom)?;
    let unknown = given.as_object().into_iter().flatten().map(|(name, _)| name).find(|name| written.get(name.as_str()).is_none());
    match unknown {
        // The name is the stranger's: it is cut to a length one can print.
        Some(name) => Err(D::Error::custom(format_args!("unknown field `{}`", name.chars().take(40).collect::<String>()))),
        None => Ok(value),
    }
}

/// Implements serde's traits for an enum that is derived with `#[serde(remote = "Self")]`, so that it is read exactly.
macro_rules! read_exactly {
    ($name:ty) => {
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                $crate::exact::read(
                    deserializer,
                    |given| <$name>::deserialize(given),
                    |value| <$name>::serialize(value, serde_json::value::Serializer),
                )
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                <$name>::serialize(self, serializer)
            }
        }
    };
}
pub(crate) use read_exactly;

#[cfg(test)]
mod tests {
    use crate::wire::ToServer;
    use crate::{ClockRule, Command};

    #[test]
    fn a_field_that_a_command_does_not_have_is_an_error_also_where_it_has_none() {
        for (text, unknown) in [
            (r#"{"do":"resign","seat":0}"#, "seat"),
            (r#"{"do":"ready","now":true}"#, "now"),
            (r#"{"do":"play","move":"f6","number":1,"seat":2}"#, "seat"),
        ] {
            let error = serde_json::from_str::<Command>(text).expect_err(text).to_string();
            assert!(error.contains(&format!("unknown field `{unknown}`")), "{text}: {error}");
        }
        assert!(serde_json::from_str::<ToServer>(r#"{"say":"stop_seeking","table":"abcdefghijkl"}"#).is_err());
        assert!(serde_json::from_str::<ClockRule>(r#"{"kind":"none","initial_s":5}"#).is_err());
        assert_eq!(serde_json::from_str::<Command>(r#"{"do":"resign"}"#).expect("readable"), Command::Resign);
    }

    #[test]
    fn an_unknown_field_is_named_in_few_characters() {
        let text = format!(r#"{{"do":"resign","{}":0}}"#, "x".repeat(4000));
        assert!(serde_json::from_str::<Command>(&text).expect_err("unknown").to_string().len() < 100);
    }
}
