import RowKit

extension Phrases.Key {
    /// All built-in phrases of this library, to be translated together with RowKit's own phrases.
    public static let ofStandardRows: [Phrases.Key] = [
        number, wholeNumber, tooLarge, skippedTime, tooEarly, tooLate, notADate, notATime,
        notADateAndTime, notADuration,
    ]
}
