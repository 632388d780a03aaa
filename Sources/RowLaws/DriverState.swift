/// What a person at a form has before them, as far as tests ask for it: values, errors, which rows
/// are there, the focus and the screens.
///
/// Rows are named by their tags; one of a tagged multivalued section by its place, `guests[2]`; one
/// that is expanded below another `birthday:inline`; any other as its view is, `#:0:1`. Names on a
/// screen that a row opened have that row's name before them: `country>search`.
///
/// ```swift
/// driver.toggle("adult", true) {
///     $0.values["adult"] = true
///     $0.rows["guardian"] = .hidden
/// }
/// ```
public struct DriverState: Sendable {
    /// Whether a row is there for a person.
    public enum Presence: String, Hashable, Sendable, CaseIterable {
        /// It is seen and takes input.
        case shown
        /// It is seen and takes no input.
        case disabled
        /// It is out of sight.
        case hidden
    }

    /// The values by tag, those of hidden rows too; a row without a value has none here.
    public var values: [String: any Sendable] = [:]

    /// What is said to be wrong with rows and sections, by name, and with `"the form"`; what is in
    /// order has no entry.
    public var errors: [String: [String]] = [:]

    /// The rows by name; what has no entry does not stand in a form.
    public var rows: [String: Presence] = [:]

    /// The row that has the focus; nil: none has.
    public var focused: String?

    /// The titles of the screens, from the first to the one on top.
    public var screens: [String] = []

    /// What stands before names on each of the screens.
    var prefixes: [String] = []

    /// Makes a state in which there is nothing.
    public init() {}
}

extension DriverState: Equatable {
    /// Whether nothing differs; values by `==` of their types.
    public static func == (first: DriverState, second: DriverState) -> Bool {
        let (left, right) = (first.entries, second.entries)
        return first.prefixes == second.prefixes && left.count == right.count
            && left.allSatisfy { ValueText.isSame($0.value, right[$0.key]) }
    }
}

extension DriverState: CustomStringConvertible {
    /// A line for each thing: `values["name"]: "Ada"`.
    public var description: String {
        entries.sorted { $0.key < $1.key }
            .map { "\($0.key): \(ValueText.text(of: $0.value))" }
            .joined(separator: "\n")
    }
}

extension DriverState {
    /// One thing that may change, as a test writes it: `values["name"]`.
    struct Place: Hashable, Comparable, CustomStringConvertible {
        enum Facet: Int { case values, errors, rows, focused, screens }

        let facet: Facet
        var name: String?

        var description: String { "\(facet)" + (name.map { "[\($0.debugDescription)]" } ?? "") }

        static func < (first: Place, second: Place) -> Bool {
            (first.facet.rawValue, first.name ?? "") < (second.facet.rawValue, second.name ?? "")
        }
    }

    /// All there is, but for what is as it is without saying.
    var entries: [Place: any Sendable] {
        var entries: [Place: any Sendable] = [:]
        for (name, value) in values { entries[Place(facet: .values, name: name)] = value }
        for (name, errors) in errors { entries[Place(facet: .errors, name: name)] = errors }
        for (name, presence) in rows { entries[Place(facet: .rows, name: name)] = presence }
        if let focused { entries[Place(facet: .focused)] = focused }
        entries[Place(facet: .screens)] = screens
        return entries
    }
}
