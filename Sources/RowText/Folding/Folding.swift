/// The differences that do not count when two texts are compared or one is searched for another.
///
/// ```swift
/// Folding.all.fold("Ａ CRÈME Brûlée")  // "a creme brulee"
/// Folding.case.fold("Straße")  // "strasse"
/// ```
///
/// Folding twice is folding once, and canonically equivalent texts fold to the same scalars: what
/// any set but the empty one makes is in normalization form C. The empty set changes nothing.
///
/// - `case`: the full case folding of Unicode (C and F, not the Turkic T): `ß` becomes `ss`.
/// - `width`: full-width and half-width forms become the usual ones: `Ａ` becomes `A`, `ｶﾞ` `ガ`.
/// - `diacritics`: accents and optional points are removed. These are the nonspacing marks (Mn)
///   with a combining class of at least 10 that are inherited (of no script) or Latin, Greek,
///   Cyrillic, Coptic, Hebrew, Arabic or Syriac. So `é` becomes `e`, `й` `и`, and vowel points of
///   Hebrew and Arabic go. What belongs to the spelling stays: vowel signs, viramas and nuktas of
///   the Indic scripts, Thai vowels and tones, kana voicing (`ガ`), Hangul. Letters with strokes
///   stay too, as in Foundation: `ø`, `ł` and `đ` have no decomposition and are letters of their
///   own, and so are signs with an overlay such as `≠`.
package struct Folding: OptionSet, Sendable, Hashable {
    /// The set as bits.
    package let rawValue: UInt8

    /// Makes a set of its bits; unknown bits count for nothing.
    package init(rawValue: UInt8) {
        self.rawValue = rawValue & 0b111
    }

    /// Upper case and lower case are the same.
    package static let `case` = Folding(rawValue: 1)
    /// Full-width and half-width forms are the same as the usual ones.
    package static let width = Folding(rawValue: 2)
    /// Letters with and without accents are the same.
    package static let diacritics = Folding(rawValue: 4)
    /// All of them.
    package static let all: Folding = [.case, .width, .diacritics]
}

extension Folding {
    /// Passes on what one scalar folds to, by itself: nothing for a mark that is removed.
    ///
    /// The result is not normalized: only `fold(_:)` of a whole text can do that, and only its
    /// results are the same for canonically equivalent texts.
    package func fold(_ scalar: Unicode.Scalar, into emit: (Unicode.Scalar) -> Void) {
        var progress = FoldingProgress()
        fold(scalar, progress: &progress, into: emit)
    }

    /// Folds one scalar, and notes whether the text around it can change the result.
    @inline(__always)
    func fold(
        _ scalar: Unicode.Scalar, progress: inout FoldingProgress,
        into emit: (Unicode.Scalar) -> Void
    ) {
        var entry = FoldingEntry(of: scalar)
        if contains(.width), var usual = entry.mapping(.width) {
            usual.readMapping(of: scalar) { entry = FoldingEntry(of: $0) }
        }
        var isRemoved = false
        if contains(.diacritics), var bases = entry.mapping(.diacritics) {
            isRemoved = true
            bases.readMapping(of: entry.scalar) { base in
                isRemoved = false
                foldCase(FoldingEntry(of: base), into: emit)
            }
        } else {
            foldCase(entry, into: emit)
        }
        if !isRemoved {
            progress.note(entry)
        }
    }

    /// Folds the case of a scalar.
    @inline(__always)
    private func foldCase(_ entry: FoldingEntry, into emit: (Unicode.Scalar) -> Void) {
        if contains(.case), entry.scalar.isASCII {
            let byte = UInt8(truncatingIfNeeded: entry.scalar.value)
            emit(Unicode.Scalar(byte.lowercasedASCII))
        } else if contains(.case), var folded = entry.mapping(.case) {
            folded.readMapping(of: entry.scalar, into: emit)
        } else {
            emit(entry.scalar)
        }
    }
}
