import RowKit

/// The input of a page that the form refused.
///
/// Such input prevents submission, because otherwise the user would not notice that it is missing.
struct RefusedInput: Sendable {
    /// A control whose contents were refused.
    struct Control: Sendable {
        let view: ViewID
        /// The text in the control, or nil if it contains none.
        let text: String?
        /// The reason, as a sentence.
        let reason: String
    }

    /// The controls whose contents were refused.
    var controls: [Control] = []
    /// The reasons why other actions were refused, as sentences.
    var notes: [String] = []

    mutating func add(_ other: RefusedInput) {
        controls += other.controls
        notes += other.notes
    }

    /// All reasons, as sentences.
    var reasons: [String] { controls.map(\.reason) + notes }

    /// Whether all input was accepted.
    var isEmpty: Bool { controls.isEmpty && notes.isEmpty }
}
