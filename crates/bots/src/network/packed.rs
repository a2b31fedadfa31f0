//! Networks as they lie in the program: packed by `build.rs`.

/// The file that was packed.
pub fn unpack(packed: &[u8]) -> Vec<u8> {
    let mut file = Vec::with_capacity(2 * packed.len());
    let (mut number, mut shift) = (0_u32, 0);
    for &byte in packed {
        number |= u32::from(byte & 0x7f) << shift;
        shift += 7;
        if byte < 1 << 7 {
            let signed = (number >> 1) as i16 ^ -((number & 1) as i16);
            file.extend(signed.to_le_bytes());
            (number, shift) = (0, 0);
        }
    }
    file
}

#[cfg(test)]
mod tests {
    use super::unpack;

    #[test]
    fn numbers_of_every_size_are_unpacked() {
        let numbers = |bytes: &[u8]| -> Vec<i16> { bytes.as_chunks::<2>().0.iter().map(|number| i16::from_le_bytes(*number)).collect() };
        let packed = [0, 1, 2, 0x7e, 0x7f, 0x80, 0x01, 0xff, 0xff, 0x03, 0xfe, 0xff, 0x03];
        assert_eq!(numbers(&unpack(&packed)), [0, -1, 1, 63, -64, 64, i16::MIN, i16::MAX]);
    }

    #[test]
    fn the_networks_are_those_of_the_files() {
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/networks")).expect("a folder").flatten();
        let networks: Vec<_> =
            files.map(|file| file.path()).filter(|path| path.extension().is_some_and(|ending| ending == "net")).collect();
        assert!(!networks.is_empty());
        for path in networks {
            let name = path.file_name().expect("a name");
            let file = std::fs::read(&path).expect("a file");
            let packed = std::fs::read(std::path::Path::new(env!("OUT_DIR")).join(name)).expect("packed");
            assert!(unpack(&packed) == file, "{}", path.display());
            assert!(packed.len() < file.len() * 2 / 3, "{} was not packed: {} of {} bytes", path.display(), packed.len(), file.len());
        }
    }
}
