//! Known answers, and shuffles that are wrong in the usual ways: the test must catch each of them.

use super::*;
use alloc::{string::ToString, vec, vec::Vec};

fn counting_seed() -> Seed {
    let mut bytes = [0; 64];
    (0..).zip(&mut bytes).for_each(|(n, byte)| *byte = n);
    Seed(bytes)
}

/// The numbers come from a second program, written from the description at the top of this module.
#[test]
fn known_answers() {
    let seed = counting_seed();
    assert_eq!(seed.commitment().to_string(), "fc0d8205facd825befbf99d7acf4912253c2856040578580c5b43a73cc6d201a");

    let mut alone = Generator::new(&seed, &[]);
    let words: Vec<u64> = (0..10).map(|_| alone.word()).collect();
    assert_eq!((words[0], words[7], words[8], words[9]), (0xcc5fe02e8e0d2e6f, 0x3a81eaaa7929f2ac, 0xa48b3651b7682eed, 0x87c7d62bdfbb2436));
    let mut order: Vec<u8> = (0..20).collect();
    Generator::new(&seed, &[]).shuffle(&mut order);
    assert_eq!(order, [14, 7, 15, 2, 6, 1, 8, 0, 5, 12, 10, 13, 17, 16, 19, 18, 9, 4, 3, 11]);

    let players_words: [&[u8]; 3] = [b"ann", b"", "Zoë".as_bytes()];
    assert_eq!(Generator::new(&seed, &players_words).word(), 0xc582fe2cfe896ca1);
    let mut order: Vec<u8> = (0..20).collect();
    Generator::new(&seed, &players_words).shuffle(&mut order);
    assert_eq!(order, [8, 14, 3, 9, 10, 19, 17, 15, 16, 0, 11, 6, 18, 1, 12, 2, 4, 13, 7, 5]);
}

#[test]
fn words_of_players_cannot_run_into_each_other() {
    let first = |words: &[&[u8]]| Generator::new(&counting_seed(), words).word();
    let all = [
        first(&[]),
        first(&[b""]),
        first(&[b"ab"]),
        first(&[b"a", b"b"]),
        first(&[b"b", b"a"]),
        first(&[b"ab", b""]),
        first(&[b"", b"ab"]),
    ];
    for (n, one) in all.iter().enumerate() {
        assert!(!all[n + 1..].contains(one), "{all:x?}");
    }
}

#[test]
fn seeds_and_commitments_are_read_as_they_print() {
    let seed = counting_seed();
    assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed.clone()));
    assert_eq!(seed.commitment().to_string().parse::<Commitment>(), Ok(seed.commitment()));
    let upper = seed.to_string().to_uppercase();
    for bad in ["", "00", &upper, &"é".repeat(64), &alloc::format!("+{}", "0".repeat(127)), &"0".repeat(129)] {
        assert!(bad.parse::<Seed>().is_err(), "{bad}");
    }
}

#[test]
fn a_seed_stays_out_of_logs() {
    let seed = counting_seed();
    assert!(!alloc::format!("{seed:?}").contains(&seed.to_string()[..16]));
}

/// With words of 8 bits every case can be counted: each remainder comes from equally many words.
#[test]
fn remainders_have_no_bias() {
    for bound in 1..=256 {
        let mut from = vec![0; bound as usize];
        (0..=255).filter_map(|word| remainder_without_bias(word, 255, bound)).for_each(|number| from[number as usize] += 1);
        assert!(from.iter().all(|count| *count == 256 / bound), "bound {bound}: {from:?}");
    }
    assert_eq!(remainder_without_bias(u64::MAX, u64::MAX, 3), None, "2⁶⁴ − 1 is a multiple of 3, so the last round has only one word");
    assert_eq!(remainder_without_bias(u64::MAX, u64::MAX, 1 << 63), Some((1 << 63) - 1));
}

type Shuffle = fn(&mut Generator, &mut [u8]);

fn ours(chance: &mut Generator, items: &mut [u8]) {
    chance.shuffle(items);
}

/// Off by one: a card never stays where it is.
fn off_by_one(chance: &mut Generator, items: &mut [u8]) {
    for last in (1..items.len()).rev() {
        items.swap(last, chance.below(last as u64) as usize);
    }
}

/// Naive: every place is swapped with any place.
fn naive_swap(chance: &mut Generator, items: &mut [u8]) {
    for place in 0..items.len() {
        items.swap(place, chance.below(items.len() as u64) as usize);
    }
}

/// Biased: the remainder of a short word.
fn modulo_bias(chance: &mut Generator, items: &mut [u8]) {
    for last in (1..items.len()).rev() {
        items.swap(last, (chance.word() % 256) as usize % (last + 1));
    }
}

/// How many standard deviations the worst of several χ² statistics is too large.
fn suspicion(shuffle: Shuffle) -> f64 {
    let mut chance = Generator::new(&counting_seed(), &[b"chi"]);
    // All 24 orders of four cards.
    let mut orders = vec![0u32; 256];
    for _ in 0..24_000 {
        let mut four = [0, 1, 2, 3];
        shuffle(&mut chance, &mut four);
        orders[four.iter().fold(0, |code, card| code * 4 + usize::from(*card))] += 1;
    }
    let is_order = |code: &usize| (0..4).all(|card| (0..4).any(|place| code >> (2 * place) & 3 == card));
    let possible: Vec<u32> = (0..256).filter(is_order).map(|code| orders[code]).collect();
    assert_eq!((possible.len(), possible.iter().sum::<u32>()), (24, 24_000));
    let mut worst = z_of_chi_squared(&possible);
    // Which card of Linko!'s deck comes to the first, a middle and the last place.
    let mut at = vec![vec![0u32; 109]; 3];
    for _ in 0..20_000 {
        let mut deck: Vec<u8> = (0..109).collect();
        shuffle(&mut chance, &mut deck);
        for (counts, place) in at.iter_mut().zip([0, 54, 108]) {
            counts[usize::from(deck[place])] += 1;
        }
    }
    at.iter().for_each(|counts| worst = worst.max(z_of_chi_squared(counts)));
    worst
}

/// Wilson and Hilferty: the cube root of χ² divided by its degrees of freedom is nearly normal.
fn z_of_chi_squared(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let chi_squared: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    let freedom = counts.len() as f64 - 1.0;
    let spread = 2.0 / (9.0 * freedom);
    ((chi_squared / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[test]
fn the_shuffle_is_fair_and_the_test_would_notice_if_not() {
    assert!(suspicion(ours) < 4.0, "{}", suspicion(ours));
    for (name, mutant) in [("off by one", off_by_one as Shuffle), ("naive swap", naive_swap), ("modulo bias", modulo_bias)] {
        assert!(suspicion(mutant) > 8.0, "{name}: {}", suspicion(mutant));
    }
}
