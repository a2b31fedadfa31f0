//! Reading tagged enums exactly: a field that the variant does not have is an error.
//!
//! `deny_unknown_fields` does that for variants with fields, but serde ignores what stands beside a unit variant's tag:
//! `{"do":"resign","seat":0}` would resign another seat than the one that was meant. So every such variant is read by [`no_fields`].

use serde::de::{Deserializer, Error, IgnoredAny, MapAccess, Visitor};
use std::fmt;

/// What a variant without fields is read by, beside its tag: no field at all.
pub(crate) fn no_fields<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    struct NoFields;

    impl<'de> Visitor<'de> for NoFields {
        type Value = ();

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("no fields")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
            match fields.next_entry::<String, IgnoredAny>()? {
                // The name is the stranger's: it is cut to a length one can print.
                Some((name, _)) => Err(A::Error::custom(format_args!("unknown field `{}`", name.chars().take(40).collect::<String>()))),
                None => Ok(()),
            }
        }
    }

    deserializer.deserialize_map(NoFields)
}

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
