import PlainText

/// The differences to ignore when two strings are compared or one is searched for in another.
///
/// ```swift
/// Folding.all.fold("Ａ CRÈME Brûlée")  // "a creme brulee"
/// Folding.case.fold("Straße")  // "strasse"
/// ```
///
/// Folding is idempotent. Canonically equivalent strings fold to the same scalars, because the
/// result is in normalization form C. The empty set is the exception: it changes nothing.
///
/// - `case`: The full case folding of Unicode (C and F, without the Turkic T): `ß` becomes `ss`.
/// - `width`: Full-width and half-width forms become the usual ones: `Ａ` becomes `A`, `ｶﾞ` `ガ`.
/// - `diacritics`: Accents and optional points are removed. These are the nonspacing marks (Mn)
///   with a combining class of at least 10 whose script is inherited (none of its own), Latin,
///   Greek, Cyrillic, Coptic, Hebrew, Arabic or Syriac. So `é` becomes `e`, `й` becomes `и`, and
///   Hebrew and Arabic vowel points are removed. Marks that belong to the spelling are kept: vowel
///   signs, viramas and nuktas of Indic scripts, Thai vowels and tones, kana voicing (`ガ`), and
///   Hangul. Letters with strokes such as `ø`, `ł` and `đ` are kept too, as in Foundation, because
///   they are separate letters without a decomposition. So are signs with an overlay such as `≠`.
package struct Folding: OptionSet, Sendable, Hashable {
    /// The set as a bit mask.
    package let rawValue: UInt8

    /// Creates a set from a bit mask, ignoring unknown bits.
    package init(rawValue: UInt8) {
        self.rawValue = rawValue & 0b111
    }

    /// Ignores the difference between upper case and lower case.
    package static let `case` = Folding(rawValue: 1)
    /// Ignores the difference between full-width or half-width forms and the usual ones.
    package static let width = Folding(rawValue: 2)
    /// Ignores accents.
    package static let diacritics = Folding(rawValue: 4)
    /// Ignores all these differences.
    package static let all: Folding = [.case, .width, .diacritics]
}

extension Folding {
    /// Calls `emit` with each scalar that one scalar folds to on its own, or not at all for a
    /// removed mark.
    ///
    /// The result is not normalized. Only `fold(_:)` of a whole text gives the same result for
    /// canonically equivalent strings.
    package func fold(_ scalar: Unicode.Scalar, into emit: (Unicode.Scalar) -> Void) {
        var progress = FoldingProgress()
        fold(scalar, progress: &progress, into: emit)
    }

    /// Folds one scalar, and records whether the text around it may change the result.
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
