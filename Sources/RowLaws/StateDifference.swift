/// How what came of something differs from what was expected of it, in lines.
struct StateDifference {
    /// What changed though nobody expected it.
    private(set) var unexpected: [String] = []
    /// What was expected and is otherwise.
    private(set) var missing: [String] = []

    /// - Parameter expected: The state before, with what was to change.
    init(before: DriverState, expected: DriverState, after: DriverState) {
        let (old, wanted, new) = (before.entries, expected.entries, after.entries)
        let screens = ScreenDifference(before, after)
        for place in Set(wanted.keys).union(new.keys).sorted() {
            let (old, wanted, new) = (old[place], wanted[place], new[place])
            guard !ValueText.isSame(wanted, new) else { continue }
            if !ValueText.isSame(wanted, old) {
                missing.append(
                    "\(place): expected \(ValueText.text(of: wanted)), "
                        + "found \(ValueText.text(of: new))")
            } else if !screens.explains(place) {
                unexpected.append(
                    "\(place): \(ValueText.text(of: old)) → \(ValueText.text(of: new))")
            }
        }
    }
}

/// Which screens came and went: what stands on them came and went with them.
private struct ScreenDifference {
    private let prefixes: Set<String>

    init(_ before: DriverState, _ after: DriverState) {
        prefixes = Set(before.prefixes).symmetricDifference(after.prefixes)
    }

    func explains(_ place: DriverState.Place) -> Bool {
        switch place.facet {
        case .focused: !prefixes.isEmpty
        case .screens: false
        case .values, .errors, .rows: prefixes.contains { place.name?.hasPrefix($0) == true }
        }
    }
}
