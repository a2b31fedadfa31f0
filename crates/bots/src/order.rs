//! Sorting by a number, compiled once whatever is sorted: each kind of item that the standard library sorts would take kilobytes of the
//! module for browsers.

use std::cmp::Ordering;

/// Sorts by a number, the largest first; equal items stay in their order.
pub(crate) fn largest_first<T>(items: &mut [T], number: impl FnMut(&T) -> i64) {
    let numbers: Vec<i64> = items.iter().map(number).collect();
    arrange(items, &sorted(numbers.len(), &mut |one, other| numbers[other].cmp(&numbers[one])));
}

/// Sorts, the smallest first.
pub(crate) fn smallest_first<T: Ord>(items: &mut [T]) {
    if !items.is_sorted() {
        arrange(items, &sorted(items.len(), &mut |one, other| items[one].cmp(&items[other])));
    }
}

/// The places of so many items in their new order; equal ones stay in theirs.
#[inline(never)]
fn sorted(length: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..length).collect();
    places.sort_unstable_by(|&one, &other| compare(one, other).then(one.cmp(&other)));
    places
}

/// Puts the item from each of the places where it belongs.
fn arrange<T>(items: &mut [T], places: &[usize]) {
    for to in 0..items.len() {
        let mut from = places[to];
        // What was there has been swapped away.
        while from < to {
            from = places[from];
        }
        items.swap(to, from);
    }
}

/// A whole number in the order of [`f64::total_cmp`].
pub(crate) fn total(number: f64) -> i64 {
    let bits = number.to_bits().cast_signed();
    bits ^ ((bits >> 63).cast_unsigned() >> 1).cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_comes_first_and_equals_keep_their_order() {
        let mut random = fastrand::Rng::with_seed(7);
        for length in 0..60 {
            let mut items: Vec<(i64, usize)> = (0..length).map(|n| (random.i64(-5..5), n)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|&(number, _)| -number);
            largest_first(&mut items, |&(number, _)| number);
            assert_eq!(items, expected);
            expected.sort();
            smallest_first(&mut items);
            assert_eq!(items, expected);
        }
    }

    #[test]
    fn numbers_have_the_order_of_all_floats() {
        let numbers = [f64::NEG_INFINITY, -1e300, -1.5, -f64::MIN_POSITIVE, -0.0, 0.0, 1e-300, 0.25, 7.0, f64::INFINITY];
        for one in numbers {
            for other in numbers {
                assert_eq!(total(one).cmp(&total(other)), one.total_cmp(&other), "{one} {other}");
            }
        }
    }
}
