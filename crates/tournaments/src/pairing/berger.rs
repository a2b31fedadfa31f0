//! The tables of Johann Berger: everybody meets everybody, and seats alternate.

/// The pairs of a row (counted from 0) for `players` numbers (counted from 0), first seats first, and who rests if their number is odd.
///
/// The numbers i and j (counted from 1) meet in the row i + j − 2 modulo n − 1, the last one of an even number meets the one who would meet
/// themselves. The lower number has the first seat where i + j is odd, the last number where its opponent is in the upper half.
pub fn row(players: usize, row: usize) -> (Vec<(usize, usize)>, Option<usize>) {
    let even = players + players % 2;
    if even < 2 {
        return (Vec::new(), (players == 1).then_some(0));
    }
    let modulus = even - 1;
    let (mut pairs, mut rests) = (Vec::with_capacity(even / 2), None);
    for i in 1..even {
        // i + j = row + 2 modulo n − 1, with j from 1 to n − 1.
        let j = (row + 1 + 2 * modulus - i) % modulus + 1;
        if i == j {
            match (players == even, i <= even / 2) {
                (false, _) => rests = Some(i - 1),
                (true, true) => pairs.push((i - 1, even - 1)),
                (true, false) => pairs.push((even - 1, i - 1)),
            }
        } else if i < j {
            pairs.push(if (i + j) % 2 == 1 { (i - 1, j - 1) } else { (j - 1, i - 1) });
        }
    }
    (pairs, rests)
}
