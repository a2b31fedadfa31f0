//! A picture of a ladder.
//!
//! One row a player, the strongest on top: its name, a dot at its rating with the 95 % interval as a whisker, and both as figures. The
//! text stands on its own: it needs no fonts, scripts or style sheets from outside, takes its colours from the text around it
//! (`currentColor`) or from the reader's light or dark scheme, and tells nothing by colour alone: the anchor is a diamond, a rating that
//! only the prior keeps finite is a hollow dot.

#[cfg(test)]
mod tests;

use crate::ladder::{Ladder, Prior, Rung};
use std::fmt::Write;

const WIDTH: f64 = 760.0;
const ROW: f64 = 26.0;
const TOP: f64 = 56.0;
const RIGHT: f64 = 128.0;
const AXIS: f64 = 46.0;
const LEGEND: f64 = 22.0;
/// About the width of a letter at the size of the names.
const LETTER: f64 = 8.2;
/// Longer names are cut, and whole in the tooltip.
const MOST_LETTERS: usize = 32;
/// About how many marks the axis has.
const MARKS: f64 = 7.0;

/// Draws a ladder as a whole SVG document. `title` says what was measured, such as "10,000 nodes a move".
pub fn ladder(title: &str, ladder: &Ladder) -> String {
    let rungs = &ladder.rungs;
    let letters = rungs.iter().map(|rung| rung.name.chars().count().min(MOST_LETTERS)).max().unwrap_or(0);
    let left = 24.0 + LETTER * letters.max(6) as f64;
    let scale = Scale::over(rungs, left, WIDTH - RIGHT);
    let bottom = TOP + ROW * rungs.len() as f64;
    let legend = legend(ladder);
    let height = bottom + AXIS + LEGEND * legend.len() as f64;

    let mut svg = String::new();
    open(&mut svg, height, title, ladder);
    axis(&mut svg, &scale, bottom);
    for (i, rung) in rungs.iter().enumerate() {
        row(&mut svg, rung, &scale, TOP + ROW * (i as f64 + 0.5), left, rung.name == ladder.anchor);
    }
    for (i, (mark, words)) in legend.iter().enumerate() {
        let y = bottom + AXIS + LEGEND * (i as f64 + 0.3);
        point(&mut svg, *mark, 24.0, y);
        line(&mut svg, &format!(r#"<text class="small" x="38" y="{}">{words}</text>"#, short(y + 4.0)));
    }
    svg.push_str("</svg>\n");
    svg
}

/// How Elo lies on the picture.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
    left: f64,
    right: f64,
}

impl Scale {
    fn over(rungs: &[Rung], left: f64, right: f64) -> Scale {
        let ends =
            || rungs.iter().flat_map(|rung| [rung.elo.value, rung.elo.interval.low, rung.elo.interval.high]).filter(|end| end.is_finite());
        let (low, high) = ends().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), end| (low.min(end), high.max(end)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, 0.0) };
        // Room for the outermost dots, and something to draw on when all ratings are the same.
        let room = ((high - low) * 0.03).max(5.0);
        let (low, high) = (low - room, high + room);
        Scale { low, high, step: round_step((high - low) / MARKS), left, right }
    }

    fn x(&self, elo: f64) -> f64 {
        let part = (elo.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        self.left + part * (self.right - self.left)
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let (first, last) = ((self.low / self.step).ceil(), (self.high / self.step).floor());
        (0..=(last - first).max(0.0) as u32).map(move |i| (first + f64::from(i)) * self.step)
    }
}

/// The next of 1, 2, 5, 10, 20, 50, … at or above.
fn round_step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power).into_iter().find(|step| *step >= least * (1.0 - 1e-9)).unwrap_or(10.0 * power)
}

#[derive(Clone, Copy, PartialEq)]
enum Mark {
    Dot,
    Hollow,
    Diamond,
}

fn open(svg: &mut String, height: f64, title: &str, ladder: &Ladder) {
    let height = short(height);
    let title = escaped(title);
    line(
        svg,
        &format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="arena-ladder" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="arena-ladder-title arena-ladder-desc">"#
        ),
    );
    line(svg, &format!(r#"<title id="arena-ladder-title">{title}</title>"#));
    line(svg, &format!(r#"<desc id="arena-ladder-desc">{}</desc>"#, escaped(&description(ladder))));
    line(svg, STYLE);
    line(svg, &format!(r#"<text class="title" x="24" y="30">{title}</text>"#));
}

/// Presentation attributes would do, but only a style sheet can ask for the reader's scheme. The class keeps it off other pictures.
const STYLE: &str = "<style>
.arena-ladder { color: #1f2328; font: 14px system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; font-variant-numeric: tabular-nums }
@media (prefers-color-scheme: dark) { .arena-ladder { color: #e6edf3 } }
.arena-ladder text { fill: currentColor }
.arena-ladder .title { font-size: 17px; font-weight: 600 }
.arena-ladder .small { font-size: 12px }
.arena-ladder .grid { stroke: currentColor; stroke-opacity: .16 }
.arena-ladder .whisker { stroke: currentColor; stroke-width: 1.6; stroke-opacity: .7; fill: none }
.arena-ladder .mark { stroke: currentColor; stroke-width: 1.6; fill: currentColor }
.arena-ladder .hollow { fill: none }
</style>";

fn axis(svg: &mut String, scale: &Scale, bottom: f64) {
    for elo in scale.marks() {
        let x = short(scale.x(elo));
        line(svg, &format!(r#"<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{}"/>"#, short(bottom + 5.0)));
        line(svg, &format!(r#"<text class="small" x="{x}" y="{}" text-anchor="middle">{}</text>"#, short(bottom + 20.0), whole(elo)));
    }
    let right = short(WIDTH - 24.0);
    line(svg, &format!(r#"<text class="small" x="{right}" y="{}" text-anchor="end">Elo ± 95 %</text>"#, short(bottom + 20.0)));
}

fn row(svg: &mut String, rung: &Rung, scale: &Scale, y: f64, left: f64, anchor: bool) {
    let base = short(y + 5.0);
    let label = label(rung, anchor);
    line(svg, &format!("<g><title>{}</title>", escaped(&label)));
    line(svg, &format!(r#"<text x="{}" y="{base}" text-anchor="end">{}</text>"#, short(left - 14.0), escaped(&shortened(&rung.name))));
    let [low, high] = [rung.elo.interval.low, rung.elo.interval.high].map(|end| scale.x(end));
    let mark = mark(rung, anchor);
    if !anchor {
        // Where the dot is hollow the whisker stops at its rim.
        let [up, down] = [y - 5.0, y + 5.0].map(short);
        let x = scale.x(rung.elo.value);
        let rim = if mark == Mark::Hollow { 5.0 } else { 0.0 };
        let mut path = String::new();
        for (end, near) in [(low, x - rim), (high, x + rim)] {
            let far = short(end);
            let _ = write!(path, "M{far} {up}V{down}");
            if (end - x).abs() > rim {
                let _ = write!(path, "M{far} {}H{}", short(y), short(near));
            }
        }
        line(svg, &format!(r#"<path class="whisker" d="{path}"/>"#));
    }
    point(svg, mark, scale.x(rung.elo.value), y);
    line(svg, &format!(r#"<text x="{}" y="{base}" text-anchor="end">{}</text>"#, short(WIDTH - 24.0), figures(rung, anchor)));
    line(svg, "</g>");
}

fn mark(rung: &Rung, anchor: bool) -> Mark {
    if anchor {
        Mark::Diamond
    } else if rung.held_by_prior {
        Mark::Hollow
    } else {
        Mark::Dot
    }
}

fn point(svg: &mut String, mark: Mark, x: f64, y: f64) {
    let [cx, cy] = [x, y].map(short);
    let shape = match mark {
        Mark::Dot => format!(r#"<circle class="mark" cx="{cx}" cy="{cy}" r="4.5"/>"#),
        Mark::Hollow => format!(r#"<circle class="mark hollow" cx="{cx}" cy="{cy}" r="4.5"/>"#),
        Mark::Diamond => format!(r#"<path class="mark" d="M{cx} {}l6 6l-6 6l-6-6z"/>"#, short(y - 6.0)),
    };
    line(svg, &shape);
}

fn legend(ladder: &Ladder) -> Vec<(Mark, String)> {
    let mut legend = Vec::new();
    if !ladder.rungs.is_empty() {
        legend.push((Mark::Diamond, "anchor: intervals are those of the difference to it".to_owned()));
    }
    if let (true, Prior::VirtualDraws(draws)) = (ladder.rungs.iter().any(|rung| rung.held_by_prior), ladder.prior) {
        legend.push((Mark::Hollow, format!("only the prior of {draws} virtual draws keeps this rating finite")));
    }
    legend
}

fn description(ladder: &Ladder) -> String {
    let rows: Vec<String> = ladder.rungs.iter().map(|rung| label(rung, rung.name == ladder.anchor)).collect();
    format!("Ratings in Elo with 95 % intervals, the strongest first. {}", rows.join(" "))
}

fn label(rung: &Rung, anchor: bool) -> String {
    let held = if rung.held_by_prior { ", finite only by the prior" } else { "" };
    format!("{}: {}{held}, {} points of {} games.", rung.name, figures(rung, anchor), rung.score, rung.games)
}

fn figures(rung: &Rung, anchor: bool) -> String {
    if anchor {
        format!("{}, anchor", whole(rung.elo.value))
    } else {
        format!("{} ± {}", whole(rung.elo.value), whole(rung.elo.interval.margin()))
    }
}

/// A rounded number with a real minus sign, and no minus zero.
fn whole(value: f64) -> String {
    let rounded = value.round();
    if rounded < 0.0 { format!("−{}", -rounded) } else { format!("{}", rounded.abs()) }
}

/// A coordinate to a tenth of a pixel.
fn short(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn shortened(name: &str) -> String {
    if name.chars().count() <= MOST_LETTERS { name.to_owned() } else { name.chars().take(MOST_LETTERS - 1).chain(['…']).collect() }
}

/// Text for any place in XML: the five special characters are escaped, those that XML forbids are replaced.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

fn line(svg: &mut String, text: &str) {
    svg.push_str(text);
    svg.push('\n');
}
