//! Two tasks that keep the time of service right.

use super::context::Context;
use crate::env::{Env, TICK, interval};
use std::time::Duration;

/// How often the time of service is written down.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// Looks at the service clock so often that it notices when the process stood still.
pub(super) async fn watch(env: Env) {
    let mut every = interval(TICK);
    loop {
        every.tick().await;
        env.now();
    }
}

/// Writes the time of service down, so that it goes on from there after a crash. As long as that cannot be done the clock stands still.
pub(super) async fn keep(context: Context) {
    let (store, env) = (&context.store, &context.env);
    let mut every = interval(HEARTBEAT);
    loop {
        every.tick().await;
        match store.heartbeat(env.now().service_ms).await {
            Ok(latest) => {
                env.store_works();
                env.catch_up(latest);
                if env.was_disturbed() {
                    context.note_disturbance().await;
                }
            }
            Err(error) => {
                env.store_fails();
                tracing::warn!(%error, "the time of service cannot be stored; clocks stand still");
            }
        }
    }
}
