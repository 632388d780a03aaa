/// Every Unicode scalar.
var everyScalar: some Sequence<Unicode.Scalar> {
    (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
}

/// Every assigned scalar except most ideographs and Hangul syllables, which behave alike, and
/// private ones.
let tellingScalars: [Unicode.Scalar] = everyScalar.filter { scalar in
    switch scalar.value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x17000...0x18CFF, 0x20000...0x2F7FF:
        return scalar.value % 97 == 0
    case 0xE000...0xF8FF, 0x30000...0xE0000, 0xE0200...:
        return false
    default:
        return scalar.properties.generalCategory != .unassigned
    }
}

/// Scalars that interact in interesting ways: letters, marks, joiners and half-width forms.
let meetingScalars: [Unicode.Scalar] = [
    "aAeEiIıİßſŉǰΐΩΑαωςσᾳᾼέйЙЁøŁ≠=Ａａｶﾊﾞﾟカ가각한ᄀ\u{1161}\u{FFDC}",
    "\u{300}\u{301}\u{308}\u{323}\u{327}\u{331}\u{338}\u{342}\u{345}\u{344}\u{3099}\u{309A}",
    "\u{928}\u{93C}\u{929}\u{94D}\u{9C7}\u{9BE}\u{627}\u{653}\u{64E}\u{5D1}\u{5BC}\u{FB31}",
    "\u{212B}\u{1E9B}\u{1F80}\u{1FBC}\u{F71}\u{F72}\u{E38}\u{E48}\u{1D15F}",
].flatMap(\.unicodeScalars)
