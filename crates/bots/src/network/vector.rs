//! The arithmetic of networks, several numbers at a time.
//!
//! The one thing to know: each loop is written once, in a form that compilers turn into vector instructions: of whatever the build is for
//! (SSE2, NEON, WebAssembly's simd128), and a second time of AVX2, chosen at run time. Whole numbers wrap, so both give the same bits.
//! The calls of the second version, and the one that brings memory near, are the only unsafe code of this crate.

#![allow(unsafe_code)]

use super::ONE;

/// How many numbers the rows of a network for cards have.
pub(crate) const WIDTH: usize = 128;
/// How many numbers follow them.
pub(crate) const HIDDEN: usize = 32;

/// How many numbers are kept in registers while rows are added to them; or half as many.
const CHUNK: usize = 64;
/// Half as many.
pub(super) const HALF_CHUNK: usize = CHUNK / 2;

/// Adds and removes rows, each as long as the accumulator, by their numbers for a seat.
#[inline]
pub(super) fn update(accumulator: &mut [i16], rows: &[i16], seat: usize, added: &[[u16; 2]], removed: &[[u16; 2]]) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2.
        return unsafe { update_by_avx2(accumulator, rows, seat, added, removed) };
    }
    update_anywhere(accumulator, rows, seat, added, removed);
}

/// The clipped numbers of an accumulator, squared and weighted. Weights are at most 127.
#[inline]
pub(super) fn output(accumulator: &[i16], weights: &[i16]) -> i32 {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2.
        return unsafe { output_by_avx2(accumulator, weights) };
    }
    output_anywhere(accumulator, weights)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn update_by_avx2(accumulator: &mut [i16], rows: &[i16], seat: usize, added: &[[u16; 2]], removed: &[[u16; 2]]) {
    update_anywhere(accumulator, rows, seat, added, removed);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn output_by_avx2(accumulator: &[i16], weights: &[i16]) -> i32 {
    output_anywhere(accumulator, weights)
}

/// Has memory brought near that is soon read, where the build is for processors that can be asked for it.
#[inline]
pub(crate) fn prefetch<T>(memory: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: it changes nothing, and every x86-64 has SSE.
    unsafe {
        std::arch::x86_64::_mm_prefetch::<{ std::arch::x86_64::_MM_HINT_T0 }>(std::ptr::from_ref(memory).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = memory;
}

/// Inlined into the version for each instruction set.
#[inline(always)]
pub(super) fn update_anywhere(accumulator: &mut [i16], rows: &[i16], seat: usize, added: &[[u16; 2]], removed: &[[u16; 2]]) {
    if accumulator.len().is_multiple_of(CHUNK) {
        update_in_chunks::<CHUNK>(accumulator, rows, seat, added, removed);
    } else {
        update_in_chunks::<HALF_CHUNK>(accumulator, rows, seat, added, removed);
    }
}

#[inline(always)]
fn update_in_chunks<const N: usize>(accumulator: &mut [i16], rows: &[i16], seat: usize, added: &[[u16; 2]], removed: &[[u16; 2]]) {
    let width = accumulator.len();
    let (chunks, _) = accumulator.as_chunks_mut::<N>();
    for (n, chunk) in chunks.iter_mut().enumerate() {
        let mut sum = *chunk;
        let part = |row: &[u16; 2]| rows[usize::from(row[seat & 1]) * width + n * N..].first_chunk::<N>();
        for weights in added.iter().filter_map(part) {
            for (sum, weight) in sum.iter_mut().zip(weights) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        for weights in removed.iter().filter_map(part) {
            for (sum, weight) in sum.iter_mut().zip(weights) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
        *chunk = sum;
    }
}

/// Inlined into the version for each instruction set.
#[inline(always)]
pub(super) fn output_anywhere(accumulator: &[i16], weights: &[i16]) -> i32 {
    let mut sum = 0_i32;
    for (number, weight) in accumulator.iter().zip(weights) {
        let clipped = (*number).clamp(0, ONE as i16);
        // The product fits in 16 bits, which lets the compiler multiply and add in pairs.
        let weighted = clipped.wrapping_mul(*weight);
        sum = sum.wrapping_add(i32::from(clipped) * i32::from(weighted));
    }
    sum
}

/// Adds rows of a network for cards by their numbers.
#[inline]
pub(crate) fn add_rows(sum: &mut [i16; WIDTH], rows: &[i16], inputs: &[u16]) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2.
        return unsafe { add_rows_by_avx2(sum, rows, inputs) };
    }
    add_rows_anywhere(sum, rows, inputs);
}

/// Adds to `numbers` what of `sum` and the rows of these inputs is above zero, times `unit` and weighted.
#[inline]
pub(crate) fn hidden(numbers: &mut [f32; HIDDEN], sum: &[i16; WIDTH], rows: &[i16], inputs: &[u16], weights: &[f32], unit: f32) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2.
        return unsafe { hidden_by_avx2(numbers, sum, rows, inputs, weights, unit) };
    }
    hidden_anywhere(numbers, sum, rows, inputs, weights, unit);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn add_rows_by_avx2(sum: &mut [i16; WIDTH], rows: &[i16], inputs: &[u16]) {
    add_rows_anywhere(sum, rows, inputs);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn hidden_by_avx2(numbers: &mut [f32; HIDDEN], sum: &[i16; WIDTH], rows: &[i16], inputs: &[u16], weights: &[f32], unit: f32) {
    hidden_anywhere(numbers, sum, rows, inputs, weights, unit);
}

/// Inlined into the version for each instruction set.
#[inline(always)]
pub(super) fn add_rows_anywhere(sum: &mut [i16; WIDTH], rows: &[i16], inputs: &[u16]) {
    let mut found = *sum;
    for weights in inputs.iter().filter_map(|&input| rows[usize::from(input) * WIDTH..].first_chunk::<WIDTH>()) {
        for (sum, weight) in found.iter_mut().zip(weights) {
            *sum = sum.wrapping_add(*weight);
        }
    }
    *sum = found;
}

/// Inlined into the version for each instruction set. Every number has a sum of its own, so the order of adding is the same in all of them.
#[inline(always)]
pub(super) fn hidden_anywhere(numbers: &mut [f32; HIDDEN], sum: &[i16; WIDTH], rows: &[i16], inputs: &[u16], weights: &[f32], unit: f32) {
    let mut all = *sum;
    add_rows_anywhere(&mut all, rows, inputs);
    // What is not above zero, which is most of it, adds nothing.
    let (mut above, mut count) = ([0_u8; WIDTH], 0);
    for (place, &number) in all.iter().enumerate() {
        above[count.min(place)] = place as u8;
        count += usize::from(number > 0);
    }
    let weights = weights.as_chunks::<HIDDEN>().0;
    let mut found = *numbers;
    for place in above[..count.min(WIDTH)].iter().map(|&place| usize::from(place)) {
        let number = f32::from(all[place]) * unit;
        for (found, weight) in found.iter_mut().zip(&weights[place]) {
            *found += number * weight;
        }
    }
    *numbers = found;
}
