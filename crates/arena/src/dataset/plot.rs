//! A picture of a set of samples: how many from which part of the game, and whether what was foreseen came true, in each phase.
//!
//! The text stands on its own and takes its colours from the text around it, as the picture of a ladder does.

use super::summary::PLIES_A_PHASE;
use super::{DatasetSummary, Phase};
use std::fmt::Write;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 520.0;

/// A rectangle in which something is drawn.
#[derive(Clone, Copy)]
struct Panel {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

const COUNTS: Panel = Panel { left: 64.0, right: 420.0, top: 48.0, bottom: 252.0 };
const ALL: Panel = Panel { left: 500.0, right: 704.0, ..COUNTS };
/// The phases stand side by side below.
const PHASES: Panel = Panel { left: 64.0, right: 732.0, top: 340.0, bottom: 460.0 };
const GAP: f64 = 14.0;

/// Draws a summary as a whole SVG document.
pub fn plot(title: &str, summary: &DatasetSummary) -> String {
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="dataset-title dataset-desc">
<title id="dataset-title">{}</title>
<desc id="dataset-desc">{}</desc>
<style>text{{font:13px system-ui,sans-serif;fill:currentColor}}.small{{font-size:11px}}.frame{{fill:none;stroke:currentColor;opacity:.4}}.bar{{fill:currentColor;opacity:.55}}.ideal{{stroke:currentColor;stroke-dasharray:4 4;opacity:.6}}</style>
<text x="24" y="24">{}</text>
"#,
        escaped(title),
        escaped(&summary.to_string()),
        escaped(title)
    );
    counts(&mut svg, summary);
    ALL.frame(&mut svg, "foreseen", "scored");
    ALL.dots(&mut svg, summary.tenths.values(), 4.0);
    ALL.percents(&mut svg);
    phases(&mut svg, summary);
    svg.push_str("</svg>\n");
    svg
}

/// Samples by how many moves had been made.
fn counts(svg: &mut String, summary: &DatasetSummary) {
    let Panel { left, right, top, bottom } = COUNTS;
    let most = summary.phases.values().map(|phase| phase.samples).max().unwrap_or(0).max(1) as f64;
    let groups = summary.phases.keys().max().map_or(1, |last| last + 1);
    let wide = (right - left) / groups as f64;
    COUNTS.frame(svg, "moves made", &format!("samples (highest bar {most})"));
    for (group, phase) in &summary.phases {
        let height = (bottom - top) * phase.samples as f64 / most;
        let x = left + wide * *group as f64;
        let _ = writeln!(
            svg,
            r#"<rect class="bar" x="{:.1}" y="{:.1}" width="{:.1}" height="{height:.1}"><title>{} samples</title></rect>"#,
            x + 1.0,
            bottom - height,
            wide - 2.0,
            phase.samples
        );
    }
    for group in (0..=groups).step_by(groups.div_ceil(6)) {
        let x = left + wide * group as f64;
        let _ = writeln!(svg, r#"<text x="{x:.1}" y="{:.1}" text-anchor="middle">{}</text>"#, bottom + 16.0, group * PLIES_A_PHASE);
    }
}

/// What was foreseen and scored in each phase, as far as it was not proved.
fn phases(svg: &mut String, summary: &DatasetSummary) {
    let wide = (PHASES.right - PHASES.left + GAP) / summary.reliability.len().max(1) as f64;
    let _ = writeln!(
        svg,
        r#"<text x="{}" y="{:.1}">Not proved, by phase: scored where so much was foreseen</text>"#,
        PHASES.left,
        PHASES.top - 28.0
    );
    for (n, (name, reliability)) in summary.reliability.iter().enumerate() {
        let left = PHASES.left + wide * n as f64;
        let panel = Panel { left, right: left + wide - GAP, ..PHASES };
        let stretch = reliability.stretch().map_or(String::new(), |stretch| format!("odds to the power {stretch:.2}"));
        panel.frame(svg, "", "");
        panel.dots(svg, &reliability.tenths(), 3.0);
        let mut note = |y: f64, text: &str| {
            let _ =
                writeln!(svg, r#"<text class="small" x="{:.1}" y="{y:.1}" text-anchor="middle">{text}</text>"#, (left + panel.right) / 2.0);
        };
        note(PHASES.top - 8.0, name);
        note(PHASES.bottom + 16.0, &format!("{} samples", reliability.all().samples));
        note(PHASES.bottom + 32.0, &stretch);
    }
}

impl Panel {
    /// Where a share of what was foreseen and one of what was scored meet, both in percent.
    fn at(&self, [foreseen, scored]: [f64; 2]) -> (f64, f64) {
        (self.left + (self.right - self.left) * foreseen / 100.0, self.bottom - (self.bottom - self.top) * scored / 100.0)
    }

    /// What was scored where so much was foreseen; on the dashed line both are the same.
    fn dots<'a>(&self, svg: &mut String, groups: impl IntoIterator<Item = &'a Phase>, radius: f64) {
        let Panel { left, right, top, bottom } = self;
        let _ = writeln!(svg, r#"<path class="ideal" d="M{left:.1} {bottom}L{right:.1} {top}"/>"#);
        for phase in groups {
            let [foreseen, scored] = phase.percent();
            let (x, y) = self.at([foreseen, scored]);
            let _ = writeln!(
                svg,
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}" fill="currentColor"><title>foreseen {foreseen:.1} %, scored {scored:.1} %, {} samples</title></circle>"#,
                phase.samples
            );
        }
    }

    fn percents(&self, svg: &mut String) {
        for percent in [0.0, 50.0, 100.0] {
            let (x, y) = self.at([percent, percent]);
            let _ = writeln!(svg, r#"<text x="{x:.1}" y="{:.1}" text-anchor="middle">{percent} %</text>"#, self.bottom + 16.0);
            let _ = writeln!(svg, r#"<text x="{:.1}" y="{:.1}" text-anchor="end">{percent} %</text>"#, self.left - 6.0, y + 4.0);
        }
    }

    fn frame(&self, svg: &mut String, below: &str, above: &str) {
        let Panel { left, right, top, bottom } = self;
        let _ = writeln!(svg, r#"<rect class="frame" x="{left:.1}" y="{top}" width="{:.1}" height="{}"/>"#, right - left, bottom - top);
        for (x, y, anchor, text) in [((left + right) / 2.0, bottom + 36.0, "middle", below), (*left, top - 6.0, "start", above)] {
            if !text.is_empty() {
                let _ = writeln!(svg, r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#);
            }
        }
    }
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
        let mut summary = DatasetSummary::new(&["early", "late"]);
        for n in 0..100_u16 {
            let judgement = Judgement { win: n * 100, is_proved: n >= 90 };
            summary.add_sample(usize::from(n) % 24, usize::from(n) % 2, 0, judgement, (n % 3) as u8);
        }
        let svg = plot("a < b & c", &summary);
        assert_eq!(svg.matches(r#"class="bar""#).count(), 24 / PLIES_A_PHASE);
        // Ten for all, and nine in each phase, where what was proved does not count.
        assert_eq!(svg.matches("<circle").count(), 10 + 2 * 9);
        assert!(svg.contains(">early</text>") && svg.contains(">45 samples</text>"));
        assert!(svg.contains("<title id=\"dataset-title\">a &lt; b &amp; c</title>") && svg.ends_with("</svg>\n"));
        assert!(!plot("nothing", &DatasetSummary::default()).contains("NaN"));
    }
}
