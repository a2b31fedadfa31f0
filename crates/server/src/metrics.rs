//! Numbers for Prometheus. Names and labels are few: no person, table or address is ever a label.

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;

/// How long requests take, in seconds.
pub const REQUEST_SECONDS: &str = "trilynx_http_request_seconds";
/// How many requests were answered, by route and status.
pub const REQUESTS: &str = "trilynx_http_requests_total";

/// Bounds of the histograms, in seconds.
const BOUNDS: [f64; 12] = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0];

/// The process has one recorder, whoever asks first.
pub fn recorder() -> &'static PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER.get_or_init(|| {
        let builder =
            PrometheusBuilder::new().set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BOUNDS).expect("there are bounds");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        if ::metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another recorder takes the metrics; /metrics stays empty");
        }
        ::metrics::describe_counter!(REQUESTS, "HTTP requests answered, by route and status");
        ::metrics::describe_histogram!(REQUEST_SECONDS, "how long HTTP requests took");
        ::metrics::describe_counter!("trilynx_limited_total", "what was refused because there was too much of it");
        ::metrics::describe_gauge!("trilynx_connections", "open connections");
        handle
    })
}

/// Histograms collect until they are tidied up.
pub async fn upkeep() {
    loop {
        tokio::time::sleep(Duration::from_secs(5)).await;
        recorder().run_upkeep();
    }
}
