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
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/networks/");
        for (name, packed) in [
            ("yinsh.net", &include_bytes!(concat!(env!("OUT_DIR"), "/yinsh.net"))[..]),
            ("lyngk.net", include_bytes!(concat!(env!("OUT_DIR"), "/lyngk.net"))),
            ("linko.net", include_bytes!(concat!(env!("OUT_DIR"), "/linko.net"))),
        ] {
            let file = std::fs::read(format!("{folder}{name}")).expect(name);
            assert!(unpack(packed) == file, "{name}");
            assert!(packed.len() < file.len() * 2 / 3, "{name} was not packed: {} of {} bytes", packed.len(), file.len());
        }
    }
}
