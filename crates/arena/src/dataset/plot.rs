//! A picture of a set of samples: how many from which part of the game, and whether what was foreseen came true.
//!
//! The text stands on its own and takes its colours from the text around it, as the picture of a ladder does.

use super::Summary;
use super::summary::PLIES_A_PHASE;
use std::fmt::Write;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 300.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 252.0;
/// Where the two panels begin and end.
const COUNTS: [f64; 2] = [64.0, 420.0];
const RELIABILITY: [f64; 2] = [500.0, 704.0];

/// Draws a summary as a whole SVG document.
pub fn plot(title: &str, summary: &Summary) -> String {
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="dataset-title dataset-desc">
<title id="dataset-title">{}</title>
<desc id="dataset-desc">{}</desc>
<style>text{{font:13px system-ui,sans-serif;fill:currentColor}}.frame{{fill:none;stroke:currentColor;opacity:.4}}.bar{{fill:currentColor;opacity:.55}}.ideal{{stroke:currentColor;stroke-dasharray:4 4;opacity:.6}}</style>
<text x="24" y="24">{}</text>
"#,
        escaped(title),
        escaped(&summary.to_string()),
        escaped(title)
    );
    counts(&mut svg, summary);
    reliability(&mut svg, summary);
    svg.push_str("</svg>\n");
    svg
}

/// Samples by how many moves had been made.
fn counts(svg: &mut String, summary: &Summary) {
    let [left, right] = COUNTS;
    let most = summary.phases.values().map(|phase| phase.samples).max().unwrap_or(0).max(1) as f64;
    let groups = summary.phases.keys().max().map_or(1, |last| last + 1);
    let wide = (right - left) / groups as f64;
    frame(svg, left, right, "moves made", &format!("samples (highest bar {most})"));
    for (group, phase) in &summary.phases {
        let height = (BOTTOM - TOP) * phase.samples as f64 / most;
        let x = left + wide * *group as f64;
        let _ = writeln!(
            svg,
            r#"<rect class="bar" x="{:.1}" y="{:.1}" width="{:.1}" height="{height:.1}"><title>{} samples</title></rect>"#,
            x + 1.0,
            BOTTOM - height,
            wide - 2.0,
            phase.samples
        );
    }
    for group in (0..=groups).step_by(groups.div_ceil(6)) {
        let x = left + wide * group as f64;
        let _ = writeln!(svg, r#"<text x="{x:.1}" y="{:.1}" text-anchor="middle">{}</text>"#, BOTTOM + 16.0, group * PLIES_A_PHASE);
    }
}

/// What was scored where so much was foreseen; on the dashed line both are the same.
fn reliability(svg: &mut String, summary: &Summary) {
    let [left, right] = RELIABILITY;
    let at = |[foreseen, scored]: [f64; 2]| (left + (right - left) * foreseen / 100.0, BOTTOM - (BOTTOM - TOP) * scored / 100.0);
    frame(svg, left, right, "foreseen", "scored");
    let _ = writeln!(svg, r#"<path class="ideal" d="M{left} {BOTTOM}L{right} {TOP}"/>"#);
    for phase in summary.tenths.values() {
        let [foreseen, scored] = phase.percent();
        let (x, y) = at([foreseen, scored]);
        let _ = writeln!(
            svg,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="4" fill="currentColor"><title>foreseen {foreseen:.1} %, scored {scored:.1} %, {} samples</title></circle>"#,
            phase.samples
        );
    }
    for percent in [0.0, 50.0, 100.0] {
        let (x, y) = at([percent, percent]);
        let _ = writeln!(svg, r#"<text x="{x:.1}" y="{:.1}" text-anchor="middle">{percent} %</text>"#, BOTTOM + 16.0);
        let _ = writeln!(svg, r#"<text x="{:.1}" y="{:.1}" text-anchor="end">{percent} %</text>"#, left - 6.0, y + 4.0);
    }
}

fn frame(svg: &mut String, left: f64, right: f64, below: &str, above: &str) {
    let _ = writeln!(svg, r#"<rect class="frame" x="{left}" y="{TOP}" width="{}" height="{}"/>"#, right - left, BOTTOM - TOP);
    let _ = writeln!(svg, r#"<text x="{:.1}" y="{:.1}" text-anchor="middle">{below}</text>"#, (left + right) / 2.0, BOTTOM + 36.0);
    let _ = writeln!(svg, r#"<text x="{left}" y="{:.1}">{above}</text>"#, TOP - 6.0);
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::selfplay::Judgement;

    #[test]
    fn every_group_has_its_bar_and_every_tenth_its_dot() {
        let mut summary = Summary::default();
        for n in 0..100_u16 {
            let judgement = Judgement { win: n * 100, is_proved: false };
            summary.add_sample(usize::from(n) % 24, 0, judgement, (n % 3) as u8);
        }
        let svg = plot("a < b & c", &summary);
        assert_eq!(svg.matches(r#"class="bar""#).count(), 24 / PLIES_A_PHASE);
        assert_eq!(svg.matches("<circle").count(), 10);
        assert!(svg.contains("<title id=\"dataset-title\">a &lt; b &amp; c</title>") && svg.ends_with("</svg>\n"));
        assert!(!plot("nothing", &Summary::default()).contains("NaN"));
    }
}
