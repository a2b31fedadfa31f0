//! A node among those that serve the same tables: it answers what they ask.

use super::context::Context;
use super::table::{self, TableCall};
use std::time::Duration;
use trilynx_protocol::TableId;

/// The pause before subjects are subscribed to again.
const PAUSE: Duration = Duration::from_secs(1);

/// Answers what other nodes ask about tables that this one owns, for ever.
pub(super) async fn answer_calls(context: Context) {
    loop {
        match context.bus.subscribe(&format!("{}.table.*", context.bus.node())).await {
            Ok(mut calls) => {
                while let Some(parcel) = calls.recv().await {
                    let id = parcel.word(2).and_then(|word| word.parse::<TableId>().ok());
                    let call = serde_json::from_slice::<TableCall>(&parcel.bytes);
                    match (id, call) {
                        (Some(id), Ok(call)) => match context.table(id) {
                            Ok(handle) => handle.called(call, context.bus.clone(), parcel),
                            Err(_) => table::decline(context.bus.clone(), parcel),
                        },
                        (_, read) => {
                            tracing::error!(subject = parcel.subject, unread = read.is_err(), "another node's call cannot be read")
                        }
                    }
                }
            }
            Err(cause) => tracing::error!(%cause, "calls of other nodes cannot be heard"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}
