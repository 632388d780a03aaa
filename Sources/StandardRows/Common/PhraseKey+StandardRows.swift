import RowKit

extension PhraseKey {
    /// All that rows of this library say by themselves, to be translated with RowKit's own phrases.
    public static let ofStandardRows: [PhraseKey] = [
        number, wholeNumber, tooLarge, skippedTime, tooEarly, tooLate,
    ]
}
