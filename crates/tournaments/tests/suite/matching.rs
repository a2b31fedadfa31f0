//! The matching of least cost against trying all, and the Berger tables as they are printed.

use crate::random::seed;
use trilynx_games::chance::Generator;
use trilynx_tournaments::pairing::{berger, tables};

/// The least sum of costs over all ways to pair `size` things: trying all, by the sets that are left.
pub fn least_of_all(size: usize, cost: impl Fn(usize, usize) -> (u64, u64, u64)) -> (u64, u64, u64) {
    assert!(size <= 16);
    let none = (u64::MAX, u64::MAX, u64::MAX);
    let mut least = vec![none; 1 << size];
    least[0] = (0, 0, 0);
    for set in 0..1_usize << size {
        if least[set] == none || set == (1 << size) - 1 {
            continue;
        }
        let i = (!set).trailing_zeros() as usize;
        for j in (i + 1..size).filter(|j| set & (1 << j) == 0) {
            let (a, b, c) = cost(i, j);
            let sum = (least[set].0 + a, least[set].1 + b, least[set].2 + c);
            let then = set | 1 << i | 1 << j;
            least[then] = least[then].min(sum);
        }
    }
    least[(1 << size) - 1]
}

/// The least cost of any seating at tables of these sizes: trying all.
pub fn fewest_repeats(sizes: &[usize], cost: &dyn Fn(usize, usize) -> i64) -> i64 {
    fn go(left: &[usize], sizes: &[usize], cost: &dyn Fn(usize, usize) -> i64) -> i64 {
        let Some((size, sizes)) = sizes.split_first() else { return 0 };
        let mut best = i64::MAX;
        for set in 0..1_u32 << left.len() {
            if set.count_ones() as usize == *size {
                let (table, rest): (Vec<usize>, Vec<usize>) = (0..left.len()).partition(|at| set & (1 << at) != 0);
                let pairs = table.iter().flat_map(|i| table.iter().filter(move |j| i < j).map(move |j| cost(left[*i], left[*j])));
                let rest: Vec<usize> = rest.into_iter().map(|at| left[at]).collect();
                best = best.min(pairs.sum::<i64>() + go(&rest, sizes, cost));
            }
        }
        best
    }
    go(&(0..sizes.iter().sum()).collect::<Vec<_>>(), sizes, cost)
}

#[test]
fn the_matching_costs_as_little_as_the_best_of_all() {
    for number in 0..400 {
        let mut chance = Generator::new(&seed(number), &[]);
        let size = 2 + 2 * chance.below(6) as usize;
        let most = [2, 10, 1_000_000][chance.below(3) as usize];
        let mut costs = vec![0_i128; size * size];
        for i in 0..size {
            for j in 0..i {
                let cost = i128::from(chance.below(most)) << [0, 60][chance.below(2) as usize];
                (costs[i * size + j], costs[j * size + i]) = (cost, cost);
            }
        }
        let mates = integer_blossom::min_weight_perfect_matching(&costs, size);
        assert!(mates.iter().enumerate().all(|(i, j)| mates[*j] == i && *j != i), "{mates:?}");
        let sum: i128 = (0..size).filter(|i| *i < mates[*i]).map(|i| costs[i * size + mates[i]]).sum();
        let split = |cost: i128| ((cost >> 60) as u64, (cost & ((1 << 60) - 1)) as u64, 0);
        let least = least_of_all(size, |i, j| split(costs[i * size + j]));
        assert_eq!((i128::from(least.0) << 60) + i128::from(least.1), sum, "seed {number}");
    }
}

/// As FIDE prints them.
#[test]
fn berger_tables_are_those_of_the_handbook() {
    let rows = |players: usize, rows: usize| -> Vec<Vec<(usize, usize)>> {
        let row = |n| {
            let mut pairs: Vec<_> = berger::row(players, n).0.into_iter().map(|(first, second)| (first + 1, second + 1)).collect();
            pairs.sort_unstable();
            pairs
        };
        (0..rows).map(row).collect()
    };
    assert_eq!(rows(4, 3), [vec![(1, 4), (2, 3)], vec![(1, 2), (4, 3)], vec![(2, 4), (3, 1)]]);
    let six = [
        vec![(1, 6), (2, 5), (3, 4)],
        vec![(1, 2), (5, 3), (6, 4)],
        vec![(2, 6), (3, 1), (4, 5)],
        vec![(1, 4), (2, 3), (6, 5)],
        vec![(3, 6), (4, 2), (5, 1)],
    ];
    assert_eq!(rows(6, 5), six);
    assert_eq!(berger::row(5, 0), (vec![(1, 4), (2, 3)], Some(0)));
    assert_eq!(berger::row(2, 0), (vec![(0, 1)], None));
}

#[test]
fn tables_are_of_four_where_they_can_be() {
    let expected: [(usize, &[usize]); 10] = [
        (2, &[]),
        (3, &[3]),
        (4, &[4]),
        (5, &[5]),
        (6, &[3, 3]),
        (7, &[4, 3]),
        (9, &[4, 5]),
        (10, &[4, 3, 3]),
        (11, &[4, 4, 3]),
        (13, &[4, 4, 5]),
    ];
    for (players, sizes) in expected {
        assert_eq!(tables::sizes(players), sizes, "{players}");
    }
    (3..=400).for_each(|players| assert_eq!(tables::sizes(players).iter().sum::<usize>(), players));
}
