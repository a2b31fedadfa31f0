use super::*;
use crate::ladder::{Anchor, Pairing, fit};

fn sample() -> Ladder {
    let pairing = |a, b, score_a, games| Pairing { a, b, score_a, games };
    fit(
        &[
            pairing("search, 40,000 nodes", "search, 10,000 nodes", 142.5, 200),
            pairing("search, 10,000 nodes", "search, 2,500 nodes", 150.0, 200),
            pairing("search, 40,000 nodes", "search, 2,500 nodes", 37.0, 40),
            pairing("search, 2,500 nodes", "tree search, random playouts", 71.0, 100),
            pairing("tree search, random playouts", "greedy <&> \"friends\"", 88.0, 100),
            pairing("greedy <&> \"friends\"", "random", 60.0, 60),
        ],
        Anchor { name: "greedy <&> \"friends\"", elo: 0.0 },
        Prior::VirtualDraws(2.0),
    )
    .unwrap()
}

#[test]
fn every_player_has_its_row() {
    let svg = ladder("YINSH & co", &sample());
    for rung in &sample().rungs {
        assert!(svg.contains(&format!("text-anchor=\"end\">{}</text>", escaped(&rung.name))), "{}", rung.name);
    }
    assert!(svg.contains("<title id=\"arena-ladder-title\">YINSH &amp; co</title>") && svg.contains("<desc "));
    assert_eq!(svg.matches("class=\"whisker\"").count(), sample().rungs.len() - 1);
    assert!(svg.contains("only the prior of 2 virtual draws"));
}

#[test]
fn text_is_escaped() {
    let svg = ladder("<script>alert('1')</script>\u{0}\u{ffff}", &sample());
    assert!(!svg.contains("<script>") && !svg.contains('\u{0}') && !svg.contains('\u{ffff}'));
    assert!(svg.contains("greedy &lt;&amp;&gt; &quot;friends&quot;"));
    // Every element that is opened is closed.
    for element in ["svg", "g", "text", "title", "desc", "style"] {
        let opened = svg.matches(&format!("<{element}>")).count() + svg.matches(&format!("<{element} ")).count();
        assert_eq!(opened, svg.matches(&format!("</{element}>")).count(), "{element}");
    }
}

#[test]
fn odd_ladders_can_be_drawn() {
    let none = Ladder { rungs: Vec::new(), anchor: String::new(), prior: Prior::None };
    let one = Ladder { rungs: vec![sample().rungs[0].clone()], anchor: String::new(), prior: Prior::None };
    let mut endless = sample();
    endless.rungs[0].elo.interval.high = f64::INFINITY;
    endless.rungs[1].name = "x".repeat(500);
    for ladder_drawn in [none, one, endless] {
        let svg = ladder("", &ladder_drawn);
        assert!(svg.ends_with("</svg>\n") && !svg.contains("NaN") && !svg.contains("\"inf"), "{svg}");
    }
}

#[test]
fn steps_are_round() {
    for (least, step) in [(0.9, 1.0), (1.0, 1.0), (1.1, 2.0), (21.0, 50.0), (143.0, 200.0), (600.0, 1000.0), (0.03, 0.05)] {
        assert!((round_step(least) - step).abs() < 1e-9 * step, "{least}: {}", round_step(least));
    }
}
