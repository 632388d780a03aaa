import PlainText

/// The differences between the expected and the actual state, as lines.
struct StateDifference {
    /// The unexpected changes.
    private(set) var unexpected: [String] = []
    /// The expected changes that did not happen or had another result.
    private(set) var missing: [String] = []

    /// Compares three states.
    ///
    /// - Parameter expected: The state before, with the expected changes applied.
    init(before: DriverState, expected: DriverState, after: DriverState) {
        let (old, wanted, new) = (before.entries, expected.entries, after.entries)
        let screens = ScreenDifference(before, after)
        let known = Set(old.keys).union(new.keys).compactMap(\.name)
        for place in Set(wanted.keys).union(new.keys).sorted() {
            let (old, wanted, new) = (old[place], wanted[place], new[place])
            guard !ValueText.isSame(wanted, new) else { continue }
            if !ValueText.isSame(wanted, old) {
                let (wanted, found) = ValueText.texts(of: wanted, new)
                missing.append(
                    "\(place): expected \(wanted), found \(found)"
                        + Self.hint(place.name, among: known))
            } else if !screens.explains(place) {
                unexpected.append(
                    "\(place): \(ValueText.text(of: old)) → \(ValueText.text(of: new))")
            }
        }
    }
}

extension StateDifference {
    /// Returns a hint if a name is unknown, or an empty string otherwise.
    private static func hint(_ name: String?, among known: [String]) -> String {
        guard let name, !known.contains(name) else { return "" }
        let near = NearestName.of(name, in: known)
        let question = near.map { "; did you mean \($0.debugDescription)?" } ?? ""
        return "; nothing is called \(name.debugDescription)\(question)"
    }
}

/// The screens that were opened or closed.
///
/// Changes to the rows of these screens need not be expected.
private struct ScreenDifference {
    private let prefixes: Set<String>

    init(_ before: DriverState, _ after: DriverState) {
        prefixes = Set(before.prefixes).symmetricDifference(after.prefixes)
    }

    func explains(_ place: DriverState.Place) -> Bool {
        switch place.facet {
        case .focused: !prefixes.isEmpty
        case .screens, .isSubmitting, .submissions: false
        case .values, .errors, .rows: prefixes.contains { place.name?.hasPrefix($0) == true }
        }
    }
}
