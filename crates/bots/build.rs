//! Packs the networks that become part of the program: most of their numbers are small, and fit into one byte instead of two.
//!
//! The one thing to know: a file is packed as it is, whatever its format, as numbers of 16 bits. `src/network/packed.rs` unpacks it.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=networks");
    if env::var_os("CARGO_FEATURE_NETWORKS").is_none() {
        return Ok(());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo names no OUT_DIR"))?);
    for entry in fs::read_dir("networks")? {
        let path = entry?.path();
        if let Some(name) = path.file_name().filter(|_| path.extension().is_some_and(|ending| ending == "net")) {
            fs::write(out.join(name), packed(&path)?)?;
        }
    }
    Ok(())
}

/// The numbers of a file, small magnitudes first (0, -1, 1, -2, …), seven bits to a byte, the lowest first; a byte that is not the last has its highest bit set.
fn packed(path: &Path) -> io::Result<Vec<u8>> {
    let bytes = fs::read(path)?;
    let (numbers, []) = bytes.as_chunks::<2>() else {
        return Err(io::Error::other(format!("{}: an odd number of bytes, {}", path.display(), bytes.len())));
    };
    let mut packed = Vec::with_capacity(bytes.len());
    for number in numbers {
        let number = i16::from_le_bytes(*number);
        let mut left = (number << 1 ^ number >> 15) as u16;
        while left >= 1 << 7 {
            packed.push(left as u8 | 1 << 7);
            left >>= 7;
        }
        packed.push(left as u8);
    }
    Ok(packed)
}
