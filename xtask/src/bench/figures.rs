//! The figures that benchmarks print, and how those of two programs compare.

/// One line of a benchmark.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What was measured, without anything that was counted.
    pub label: String,
    pub value: f64,
    pub unit: String,
    /// How much work it was: nodes or leaves. Other work makes rates hard to compare.
    pub work: Option<u64>,
}

/// The figures in what a benchmark printed. Lines without one are passed over.
pub fn read(output: &str) -> Vec<Figure> {
    output.lines().filter_map(read_line).collect()
}

/// `perft 2 draughts/standard 7140 leaves 31.20 M/s (median …)`, `bench … 1234 nodes to depth 9 1.77 M nodes/s` or `answers …: median 0.10 ms late, …`.
fn read_line(line: &str) -> Option<Figure> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_latency = words.first() == Some(&"answers");
    let unit_at = words.iter().position(|word| if is_latency { *word == "ms" } else { word.ends_with("/s") })?;
    // A million is a word of its own: "1.77 M nodes/s".
    let value_at = if unit_at >= 2 && words[unit_at - 1] == "M" { unit_at - 2 } else { unit_at.checked_sub(1)? };
    let value = words[value_at].parse().ok()?;
    let counted = words[..value_at].iter().position(|word| ["leaves", "nodes"].contains(word)).and_then(|at| at.checked_sub(1));
    let label: Vec<&str> = words[..value_at].iter().enumerate().filter(|(at, _)| Some(*at) != counted).map(|(_, word)| *word).collect();
    Some(Figure {
        label: label.join(" ").trim_end_matches(": median").to_owned(),
        value,
        unit: words[value_at + 1..=unit_at].join(" "),
        work: counted.and_then(|at| words[at].parse().ok()),
    })
}

/// Both programs in one round, one after the other.
pub struct Round {
    pub old: Vec<Figure>,
    pub new: Vec<Figure>,
}

/// A table of all figures that both programs print: the best of each, and the new one as a multiple of the old one, as the median of all rounds
/// with the least and the greatest. Delays have no multiple, because many of them are nearly nothing.
pub fn table(rounds: &[Round]) -> String {
    let labels: Vec<&Figure> = rounds.first().map(|round| round.new.iter().collect()).unwrap_or_default();
    let mut lines = vec![format!("{:<66} {:>10} {:>10}  {}", "", "old", "new", "new / old")];
    for figure in labels {
        let pairs: Vec<(&Figure, &Figure)> =
            rounds.iter().filter_map(|round| Some((find(&round.old, figure)?, find(&round.new, figure)?))).collect();
        if pairs.is_empty() {
            lines.push(format!("{:<66} {:>10} {:>10.2}  {}", figure.label, "", figure.value, figure.unit));
            continue;
        }
        let is_rate = figure.unit.ends_with("/s");
        let best =
            |values: &mut dyn Iterator<Item = f64>| values.reduce(|a, b| if is_rate { a.max(b) } else { a.min(b) }).unwrap_or_default();
        let old = best(&mut pairs.iter().map(|(old, _)| old.value));
        let new = best(&mut pairs.iter().map(|(_, new)| new.value));
        let mut shown = format!("{:<66} {old:>10.2} {new:>10.2}  ", figure.label);
        if is_rate {
            let mut ratios: Vec<f64> = pairs.iter().map(|(old, new)| new.value / old.value).collect();
            ratios.sort_by(f64::total_cmp);
            shown += &format!("{:.3} [{:.3}, {:.3}] {}", ratios[ratios.len() / 2], ratios[0], ratios[ratios.len() - 1], figure.unit);
        } else {
            shown += &figure.unit;
        }
        if let (Some(old), Some(new)) = (pairs[0].0.work, pairs[0].1.work)
            && old != new
        {
            shown += &format!("; {new} nodes instead of {old}");
        }
        lines.push(shown);
    }
    lines.join("\n")
}

fn find<'a>(figures: &'a [Figure], like: &Figure) -> Option<&'a Figure> {
    figures.iter().find(|figure| figure.label == like.label && figure.unit == like.unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = "size, bytes       state       move  move list
perft 2 draughts/standard                                              7140 leaves   20.00 M/s (median 19.00)
random draughts/standard                        90000 games/s (median 88000)   80.1 decisions/game  30.0 choices/decision  120 ns/decision
bench draughts/standard           1000 nodes to depth 9     1.50 M nodes/s
answers 80 draughts after its time: median 0.10 ms late, 99 % within 0.30 ms";

    #[test]
    fn every_kind_of_line_is_read() {
        let figures = read(OLD);
        let shown: Vec<(&str, f64, &str, Option<u64>)> =
            figures.iter().map(|f| (f.label.as_str(), f.value, f.unit.as_str(), f.work)).collect();
        assert_eq!(
            shown,
            [
                ("perft 2 draughts/standard leaves", 20.0, "M/s", Some(7140)),
                ("random draughts/standard", 90000.0, "games/s", None),
                ("bench draughts/standard nodes to depth 9", 1.5, "M nodes/s", Some(1000)),
                ("answers 80 draughts after its time", 0.1, "ms", None),
            ]
        );
    }

    #[test]
    fn rounds_are_compared_pair_by_pair_and_other_work_is_named() {
        let faster = OLD.replace("20.00 M/s", "30.00 M/s").replace("1000 nodes", "1200 nodes");
        let slower = OLD.replace("20.00 M/s", "10.00 M/s");
        let rounds = [
            Round { old: read(OLD), new: read(&faster) },
            Round { old: read(OLD), new: read(&slower) },
            Round { old: read(OLD), new: read(OLD) },
        ];
        let table = table(&rounds);
        let line = |begins: &str| table.lines().find(|line| line.starts_with(begins)).expect("a line").to_owned();
        assert!(line("perft").ends_with("20.00      30.00  1.000 [0.500, 1.500] M/s"), "{table}");
        assert!(line("bench").ends_with("; 1200 nodes instead of 1000"), "{table}");
        assert!(line("answers").ends_with("0.10       0.10  ms"), "{table}");
        assert!(!line("random").contains("instead"), "{table}");
    }

    #[test]
    fn what_only_the_new_program_prints_has_no_ratio() {
        let rounds = [Round { old: Vec::new(), new: read(OLD) }];
        assert!(table(&rounds).lines().skip(1).all(|line| !line.contains('[')));
    }
}
