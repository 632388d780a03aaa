/// The state of a form for tests: values, errors, visible rows, the focus and the screens.
///
/// A row is named by its tag. An entry of a tagged multivalued section is named by its index,
/// `guests[2]`, an expanded inline row by the row above it, `birthday:inline`, an inner row by its
/// outer row, `street:left`, and any other row by its view, `#:0:1`. On a screen that a row opened,
/// names begin with the name of that row: `country>search`.
///
/// ```swift
/// driver.toggle("adult", true) {
///     $0.values["adult"] = true
///     $0.rows["guardian"] = .hidden
/// }
/// ```
public struct DriverState: Sendable {
    /// The visibility of a row to the user.
    public enum Presence: String, Hashable, Sendable, CaseIterable {
        /// The row is visible and takes input.
        case shown
        /// The row is visible but takes no input.
        case disabled
        /// The row is in a collapsed section.
        case collapsed
        /// The row is not visible.
        case hidden
    }

    /// The values by tag, including those of hidden rows.
    ///
    /// Rows without a value have no entry.
    public var values: [String: any Sendable] = [:]

    /// The error messages of rows and sections by name, and those of the form under `"the form"`.
    ///
    /// Elements without errors have no entry.
    public var errors: [String: [String]] = [:]

    /// The visibility of rows by name.
    ///
    /// Rows that are not in a form have no entry.
    public var rows: [String: Presence] = [:]

    /// The name of the row with the focus, or nil if there is none.
    public var focused: String?

    /// The titles of the screens, from the first to the topmost one.
    public var screens: [String] = []

    /// Whether a submission is waiting for rules or listeners of the form.
    public var isSubmitting = false

    /// The submitted values, in order.
    ///
    /// Values that are nil are left out.
    public var submissions: [[String: any Sendable]] = []

    /// The prefix of names on each screen.
    var prefixes: [String] = []

    /// Creates an empty state.
    public init() {}
}

extension DriverState: Equatable {
    /// Whether two states are equal, comparing values by `==` of their types.
    public static func == (first: DriverState, second: DriverState) -> Bool {
        let (left, right) = (first.entries, second.entries)
        return first.prefixes == second.prefixes && left.count == right.count
            && left.allSatisfy { ValueText.isSame($0.value, right[$0.key]) }
    }
}

extension DriverState: CustomStringConvertible {
    /// A line for each entry: `values["name"]: "Ada"`.
    public var description: String {
        entries.sorted { $0.key < $1.key }
            .map { "\($0.key): \(ValueText.text(of: $0.value))" }
            .joined(separator: "\n")
    }
}

extension DriverState {
    /// A part of the state that can change, as written in a test: `values["name"]`.
    struct Place: Hashable, Comparable, CustomStringConvertible {
        enum Facet: Int { case values, errors, rows, focused, screens, isSubmitting, submissions }

        let facet: Facet
        var name: String?

        var description: String { "\(facet)" + (name.map { "[\($0.debugDescription)]" } ?? "") }

        static func < (first: Place, second: Place) -> Bool {
            (first.facet.rawValue, first.name ?? "") < (second.facet.rawValue, second.name ?? "")
        }
    }

    /// All parts of the state that have a value.
    var entries: [Place: any Sendable] {
        var entries: [Place: any Sendable] = [:]
        for (name, value) in values { entries[Place(facet: .values, name: name)] = value }
        for (name, errors) in errors { entries[Place(facet: .errors, name: name)] = errors }
        for (name, presence) in rows { entries[Place(facet: .rows, name: name)] = presence }
        if let focused { entries[Place(facet: .focused)] = focused }
        entries[Place(facet: .screens)] = screens
        entries[Place(facet: .isSubmitting)] = isSubmitting
        entries[Place(facet: .submissions)] = submissions
        return entries
    }
}
