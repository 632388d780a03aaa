/// All that was made of a form and of the screens open over it, as a value that can be saved.
///
/// ```swift
/// let draft = try JSONEncoder().encode(form.state)
/// // Later, or in another process, with a form made by the same code:
/// let misfits = form.restore(try JSONDecoder().decode(FormState.self, from: draft))
/// ```
///
/// A state holds what differs from a form that was just made, whoever wrote it: values, input that
/// could not be converted, errors, the entries of multivalued sections, expanded rows, and open
/// screens with theirs. Rows are named by their keys, which are their tags where they have one.
///
/// Restoring trusts the state. A program that lets a state out of its hands encrypts and
/// authenticates it.
public struct FormState: Codable, Hashable, Sendable {
    /// The form, and each screen that is open over it.
    var screens: [ScreenState]

    /// The keys of rows whose values are not part of the state, because JSON cannot hold them.
    public var omittedValues: [String] {
        screens.flatMap { $0.rows.filter(\.value.isOmitted).map(\.key) }
    }
}

/// The state of one form.
struct ScreenState: Codable, Hashable, Sendable {
    /// The key of the row that opened the screen, or nil for the first form and for a screen that
    /// was presented by the program.
    var presenter: String?
    /// The sections whose entries were added, deleted or moved.
    var sections: [SectionState] = []
    /// The rows that differ from fresh ones.
    var rows: [RowState] = []
    /// The errors of the form as a whole.
    var errors: [ErrorState] = []
}

/// The state of a section.
struct SectionState: Codable, Hashable, Sendable {
    let key: String
    /// The keys of the entries in order, or nil if the user cannot change them.
    var entries: [String]?
    /// The ordinal of the next entry without a tag.
    var nextOrdinal: Int?
    var errors: [ErrorState] = []
}
