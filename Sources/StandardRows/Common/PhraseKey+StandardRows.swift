import RowKit

extension PhraseKey {
    /// All built-in phrases of this library, to be translated together with RowKit's own phrases.
    public static let ofStandardRows: [PhraseKey] = [
        number, wholeNumber, tooLarge, skippedTime, tooEarly, tooLate, notADate, notATime,
        notADateAndTime, notADuration,
    ]
}
