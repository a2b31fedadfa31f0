//! Just enough of PNG to write a picture: one size of pixel, one filter, one block of data.

use miniz_oxide::deflate::compress_to_vec_zlib;

const SIGNATURE: [u8; 8] = *b"\x89PNG\r\n\x1a\n";
/// Eight bits for each of red, green and blue; the one way of compressing and of filtering that there is; not interlaced.
const RGB: [u8; 5] = [8, 2, 0, 0, 0];
/// Every byte is stored as the difference to the one above it.
const UP: u8 = 2;
/// A picture is made once and sent often, but it is made while somebody waits.
const EFFORT: u8 = 6;

pub fn write(width: u32, height: u32, pixels: &[[u8; 3]]) -> Vec<u8> {
    let row = width as usize * 3;
    let bytes = pixels.as_flattened();
    let mut data = Vec::with_capacity(bytes.len() + height as usize);
    let mut above = vec![0; row];
    for line in bytes.chunks_exact(row) {
        data.push(UP);
        data.extend(line.iter().zip(&above).map(|(byte, above)| byte.wrapping_sub(*above)));
        above.copy_from_slice(line);
    }
    let mut file = SIGNATURE.to_vec();
    let size = [width.to_be_bytes(), height.to_be_bytes()].concat();
    chunk(&mut file, *b"IHDR", &[&size[..], &RGB].concat());
    chunk(&mut file, *b"IDAT", &compress_to_vec_zlib(&data, EFFORT));
    chunk(&mut file, *b"IEND", &[]);
    file
}

fn chunk(file: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) {
    file.extend((data.len() as u32).to_be_bytes());
    file.extend(kind);
    file.extend(data);
    file.extend(checksum(kind.iter().chain(data)).to_be_bytes());
}

/// CRC-32 as PNG wants it.
pub fn checksum<'a>(bytes: impl Iterator<Item = &'a u8>) -> u32 {
    const POLYNOMIAL: u32 = 0xedb8_8320;
    let byte_in = |sum: u32, byte: &u8| (0..8).fold(sum ^ u32::from(*byte), |sum, _| (sum >> 1) ^ (POLYNOMIAL & (sum & 1).wrapping_neg()));
    !bytes.fold(!0, byte_in)
}
