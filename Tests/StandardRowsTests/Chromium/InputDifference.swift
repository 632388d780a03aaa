/// A class of typed texts on which Chromium's inputs and these rows differ, as listed in the
/// article *Validation*.
///
/// Whether a text belongs to the class depends on the text alone, not on the code of the rows.
struct InputDifference: Sendable {
    /// The kinds of inputs, by their `type`.
    let kinds: Set<String>
    /// Whether these rows accept such texts and Chromium rejects them; false for the reverse.
    let isAccepted: Bool
    /// The name in the article.
    let name: String
    /// The reason given in the article.
    let reason: String
    /// A text that belongs only to this class.
    let example: String
    /// Whether a text belongs to the class.
    let applies: @Sendable (String) -> Bool

    private static let numbers: Set = ["number", "integer"]
    private static let dates: Set = ["date", "time", "datetime-local"]

    /// All classes, in the order of the article.
    static let all = [
        InputDifference(
            kinds: numbers, isAccepted: false, name: "An exponent",
            reason: "It is more often typed by mistake than intended.", example: "1e3"
        ) { $0.contains(/[eE]/) },
        InputDifference(
            kinds: ["integer"], isAccepted: false, name: "A number that no `Int` can hold",
            reason: "Nothing is rounded.", example: "9223372036854775808"
        ) { $0.contains(/[1-9]/) && $0.filter(\.isNumber).drop { $0 == "0" }.count >= 19 },
        InputDifference(
            kinds: ["date", "datetime-local"], isAccepted: false,
            name: "A year of more than four digits",
            reason: "ISO 8601 allows none without prior agreement.",
            example: "10000-01-01"
        ) { $0.contains(/^[0-9]{5}/) },
        InputDifference(
            kinds: ["time", "datetime-local"], isAccepted: false, name: "Fractions of a second",
            reason: "No row shows them.", example: "09:05:30.5"
        ) { $0.contains(".") },
        InputDifference(
            kinds: ["month"], isAccepted: false, name: "A month without a day",
            reason: "No row asks for a month.", example: "2025-02"
        ) { $0.contains(/^[0-9]+-[0-9]+$/) },
        InputDifference(
            kinds: numbers, isAccepted: true, name: "Spaces, or marks of direction, at either end",
            reason: "Text is pasted with them, and the user cannot see what to correct.",
            example: " 5 "
        ) { $0.contains(/^[-\u{2212}]?[ \u{A0}\u{200E}]|[ \u{A0}\u{200E}]$/) },
        InputDifference(
            kinds: numbers, isAccepted: true, name: "No digit after the point",
            reason: "Otherwise the row would lose its value between `5` and `5.5`.", example: "5."
        ) { $0.contains(/\.[ \u{A0}\u{200E}]*$/) },
        InputDifference(
            kinds: numbers, isAccepted: true,
            name: "Digits of other scripts, and the true minus sign",
            reason: "The languages of forms write them, and what a form writes can be typed.",
            example: "\u{2212}5"
        ) { $0.contains(/[\u{660}-\u{669}\u{FF10}-\u{FF19}\u{2212}]/) },
        InputDifference(
            kinds: dates, isAccepted: true, name: "Spaces, or marks of direction, at either end",
            reason: "Text is pasted with them, and the user cannot see what to correct.",
            example: " 09:05 "
        ) { $0.contains(/^[ \u{A0}\u{200E}\t]|[ \u{A0}\u{200E}\t]$/) },
        InputDifference(
            kinds: ["month"], isAccepted: true, name: "A day of a month",
            reason: "No row asks for a month, and a row for days has to accept a day.",
            example: "2025-02-28"
        ) { $0.contains(/^[ \u{A0}\u{200E}]*[0-9]{4}-[0-9]{2}-[0-9]{2}/) },
    ]
}
