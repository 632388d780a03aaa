#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The state of a form and of the screens presented above it, as a value that can be saved.
///
/// ```swift
/// let draft = try JSONEncoder().encode(form.state)
/// // Later, or in another process, with a form made by the same code:
/// let problems = form.restore(try JSONDecoder().decode(FormState.self, from: draft))
/// ```
///
/// A state contains the differences from a new form, whether the user or the program made them:
/// values, input that could not be converted, errors, the entries of multivalued sections, expanded
/// rows and sections, the state of cells that rows keep, and open screens with their own state.
/// Rows are identified by their keys. The key of a row is its tag, or its place in its section if
/// it has no tag.
///
/// Restore only states that you trust. If you send a state to a client, encrypt and authenticate
/// it.
public struct FormState: Codable, Hashable, Sendable {
    var identity = FormIdentity()
    /// The form and each screen open over it.
    var screens: [ScreenState]
    private var opening = OpeningMoment()

    init(
        identity: FormIdentity = FormIdentity(), screens: [ScreenState], openedAt: Date? = nil
    ) {
        self.identity = identity
        self.screens = screens
        self.openedAt = openedAt
    }

    /// The moment at which the form was opened, if expressions have read it; see
    /// ``Form/openedAt``.
    ///
    /// It is not compared. A form that takes up a draft keeps its own moment, and one that
    /// continues an open page takes this one.
    public internal(set) var openedAt: Date? {
        get { opening.seconds.map(Date.init(timeIntervalSinceReferenceDate:)) }
        set { opening.seconds = newValue?.timeIntervalSinceReferenceDate }
    }

    /// The ``Form/name`` of the form, or nil if it has none.
    public var name: String? { identity.name }

    /// The ``Form/version`` of the form.
    public var version: Int { identity.version }

    /// The context that the form was made from, as JSON, or nil if there is none.
    public var context: JSONValue? { identity.context }

    /// The keys of rows whose values are not part of the state, because they are secret or because
    /// JSON cannot represent them.
    public var omittedValues: [String] {
        screens.flatMap { screen in
            screen.rows.filter { $0.value.value.isOmitted }.keys.sorted()
        }
    }
}

extension FormState {
    private enum CodingKeys: CodingKey { case identity, screens, openedAt }

    /// Reads a state.
    public init(from decoder: any Decoder) throws {
        let state = try decoder.container(keyedBy: CodingKeys.self)
        identity = try state.decode(FormIdentity.self, forKey: .identity)
        screens = try state.decode([ScreenState].self, forKey: .screens)
        opening.seconds = try state.decodeIfPresent(Double.self, forKey: .openedAt)
    }

    /// Writes the state.
    public func encode(to encoder: any Encoder) throws {
        var state = encoder.container(keyedBy: CodingKeys.self)
        try state.encode(identity, forKey: .identity)
        try state.encode(screens, forKey: .screens)
        try state.encodeIfPresent(opening.seconds, forKey: .openedAt)
    }
}

/// A moment in seconds since the beginning of 2001, UTC, which is not compared.
private struct OpeningMoment: Hashable, Sendable {
    var seconds: Double?

    static func == (first: OpeningMoment, second: OpeningMoment) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

/// The state of one form.
struct ScreenState: Hashable, Sendable {
    /// The key of the row that opened the screen, or nil for the first form and for a screen that
    /// was presented by the program.
    var presenter: String?
    /// The sections that have entries, can be collapsed or have errors, by key.
    var sections: [String: SectionState] = [:]
    /// The rows that differ from new rows, by key.
    var rows: [String: RowState] = [:]
    /// The errors of the form as a whole.
    var errors: [ErrorState] = []
}

/// The state of a section.
struct SectionState: Hashable, Sendable {
    /// The entries in order, or nil if the user cannot change them.
    var entries: [EntryState]?
    /// The ordinal of the next entry without a tag.
    var nextOrdinal: Int?
    /// Whether the rows are shown, or nil if the user cannot collapse the section.
    var isExpanded: Bool?
    var errors: [ErrorState] = []
}

/// An entry of a multivalued section.
struct EntryState: Codable, Hashable, Sendable {
    let key: String
    /// The index for which the section's provider made the entry, or nil if the form author made
    /// it.
    let index: Int?
}

extension EntryState {
    init(_ entry: BaseRow) { self.init(key: entry.key, index: entry.membership.providerIndex) }

    init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: CodingKeys.self)
        key = try entry.decode(String.self, forKey: .key)
        index = try entry.decodeIntegerIfPresent(forKey: .index)
    }
}

// Empty properties are left out of the JSON.

extension ScreenState: Codable {
    private enum Key: String, CodingKey { case presenter, sections, rows, errors }

    init(from decoder: any Decoder) throws {
        let screen = try decoder.container(keyedBy: Key.self)
        presenter = try screen.decodeIfPresent(String.self, forKey: .presenter)
        sections = try screen.decodeIfPresent([String: SectionState].self, forKey: .sections) ?? [:]
        rows = try screen.decodeIfPresent([String: RowState].self, forKey: .rows) ?? [:]
        errors = try screen.decodeIfPresent([ErrorState].self, forKey: .errors) ?? []
    }

    func encode(to encoder: any Encoder) throws {
        var screen = encoder.container(keyedBy: Key.self)
        try screen.encodeIfPresent(presenter, forKey: .presenter)
        if !sections.isEmpty { try screen.encode(sections, forKey: .sections) }
        if !rows.isEmpty { try screen.encode(rows, forKey: .rows) }
        if !errors.isEmpty { try screen.encode(errors, forKey: .errors) }
    }
}

extension SectionState: Codable {
    private enum Key: String, CodingKey { case entries, nextOrdinal, isExpanded, errors }

    init(from decoder: any Decoder) throws {
        let section = try decoder.container(keyedBy: Key.self)
        entries = try section.decodeIfPresent([EntryState].self, forKey: .entries)
        nextOrdinal = try section.decodeIntegerIfPresent(forKey: .nextOrdinal)
        isExpanded = try section.decodeIfPresent(Bool.self, forKey: .isExpanded)
        errors = try section.decodeIfPresent([ErrorState].self, forKey: .errors) ?? []
    }

    func encode(to encoder: any Encoder) throws {
        var section = encoder.container(keyedBy: Key.self)
        try section.encodeIfPresent(entries, forKey: .entries)
        try section.encodeIfPresent(nextOrdinal, forKey: .nextOrdinal)
        try section.encodeIfPresent(isExpanded, forKey: .isExpanded)
        if !errors.isEmpty { try section.encode(errors, forKey: .errors) }
    }
}
