// The parts of a state. A session takes over each part as a whole from another state.

extension FormState {
    /// The name of a part of a state: a row, a section, or the rest of a screen.
    package struct PartName: Hashable, Sendable, Comparable {
        fileprivate enum Kind: String { case row = "r", section = "s", screen = "f" }

        fileprivate let kind: Kind
        /// The index of the screen.
        fileprivate let screen: Int
        /// The key of the row or section, or an empty string for the rest of a screen.
        package let key: String

        package static func < (first: PartName, second: PartName) -> Bool {
            (first.screen, first.kind.rawValue, first.key)
                < (second.screen, second.kind.rawValue, second.key)
        }

        /// The parts that determine whether the screen of this part, and those below it, are open.
        package var screens: [PartName] {
            screen == 0 ? [] : (1...screen).map { PartName(kind: .screen, screen: $0, key: "") }
        }

        /// Whether the part is on a screen that a state shows.
        package func isOnScreen(of state: FormState) -> Bool {
            state.screens.indices.contains(screen)
        }
    }

    /// A state without any screens.
    package static let empty = FormState(screens: [])

    /// The number of screens that are open.
    package var screenCount: Int { screens.count }

    /// The value of a part.
    private enum Part: Equatable {
        case row(RowState?)
        case section(SectionState?)
        /// The row that opened the screen and the errors of its form, or nil if it is not open.
        case screen(presenter: String?, errors: [ErrorState]?)
    }

    /// Returns the key of the row or section whose name users know, or nil if there is none.
    ///
    /// For a part of a presented screen, this is the row of the first screen that opened it.
    package func knownKey(of part: PartName) -> String? {
        if part.screen == 0 { return part.key.isEmpty ? nil : part.key }
        return screens.indices.contains(1) ? screens[1].presenter : nil
    }

    /// The rows whose values are not part of the state; see ``omittedValues``.
    package var omittedParts: Set<PartName> {
        let parts = screens.enumerated().flatMap { place, screen in
            screen.rows.filter { $0.value.value.isOmitted }.keys.map {
                PartName(kind: .row, screen: place, key: $0)
            }
        }
        return Set(parts)
    }

    /// Whether a part is the same in another state.
    package func hasSame(_ name: PartName, as other: FormState) -> Bool {
        part(name) == other.part(name)
    }

    /// The rows in which changes replace only the interaction and the errors.
    package func rowsLeft(by changes: Changes) -> [PartName] {
        changes.screens.flatMap { place, screen in
            guard screens.indices.contains(place) else { return [PartName]() }
            return screen.rows.compactMap { key, state in
                let before = screens[place].rows[key] ?? RowState()
                return (state ?? RowState()).hasInput(of: before)
                    ? PartName(kind: .row, screen: place, key: key) : nil
            }
        }
    }

    /// Takes over parts of another state of the form.
    ///
    /// Screens are taken over from the first to the last, so a part of a screen that neither state
    /// shows is left out.
    package mutating func take(_ names: [PartName], from other: FormState) {
        for name in names.sorted() where name.kind == .screen {
            guard other.screens.indices.contains(name.screen) else {
                screens.removeSubrange(min(max(name.screen, 1), screens.count)...)
                continue
            }
            let taken = other.screens[name.screen]
            if !screens.indices.contains(name.screen) {
                guard name.screen == screens.count else { continue }
                screens.append(taken)
            } else if screens[name.screen].presenter != taken.presenter {
                screens.removeSubrange((name.screen + 1)...)
                screens[name.screen] = taken
            } else {
                screens[name.screen].errors = taken.errors
            }
        }
        for name in names where screens.indices.contains(name.screen) {
            switch other.part(name) {
            case .row(let state): screens[name.screen].rows[name.key] = state
            case .section(let state): screens[name.screen].sections[name.key] = state
            case .screen: break
            }
        }
    }

    private func part(_ name: PartName) -> Part {
        let screen = screens.indices.contains(name.screen) ? screens[name.screen] : nil
        return switch name.kind {
        case .row: .row(screen?.rows[name.key])
        case .section: .section(screen?.sections[name.key])
        case .screen: .screen(presenter: screen?.presenter, errors: screen?.errors)
        }
    }
}

extension FormState.PartName {
    /// Names the row that contains a view.
    package init(rowOf view: ViewID) {
        let path = view.text.split(separator: ">", omittingEmptySubsequences: false)
        let key = ViewID(String(path.last ?? "")).rowKey
        self.init(kind: .row, screen: path.count - 1, key: key)
    }

    /// Names the rest of the screen that contains a view: its presenter and its errors.
    package init(screen view: ViewID) {
        self.init(kind: .screen, screen: view.text.count { $0 == ">" }, key: "")
    }
}

extension FormState.Changes {
    /// Whether more than the interaction and the errors of a part may have changed.
    package func areWrites(of part: FormState.PartName) -> Bool {
        guard part.kind == .row, let screen = screens[part.screen] else { return true }
        return screen.written.contains(part.key)
    }

    /// Returns the parts that changed.
    ///
    /// - Parameter count: The number of screens after the changes.
    package func partNames(ofScreens count: Int) -> [FormState.PartName] {
        typealias Name = FormState.PartName
        // The parts of a closed screen are removed with it.
        var names = keptScreens == nil ? [] : [Name(kind: .screen, screen: count, key: "")]
        for (place, screen) in screens {
            names += screen.rows.keys.map { Name(kind: .row, screen: place, key: $0) }
            names += screen.sections.keys.map { Name(kind: .section, screen: place, key: $0) }
            if screen.errors != nil { names.append(Name(kind: .screen, screen: place, key: "")) }
        }
        for (place, screen) in zip((count - opened.count)..., opened) {
            names.append(Name(kind: .screen, screen: place, key: ""))
            names += screen.rows.keys.map { Name(kind: .row, screen: place, key: $0) }
            names += screen.sections.keys.map { Name(kind: .section, screen: place, key: $0) }
        }
        return names
    }
}

extension FormState.PartName: LosslessStringConvertible, Codable, CodingKeyRepresentable {
    /// The index of the screen, the kind and the key, such as `0rname`.
    package var description: String { "\(screen)\(kind.rawValue)\(key)" }

    package init?(_ description: String) {
        let digits = description.prefix { $0.isASCII && $0.isNumber }
        let rest = description.dropFirst(digits.count)
        guard let screen = Int(digits), let kind = rest.first.flatMap({ Kind(rawValue: "\($0)") })
        else { return nil }
        self.init(kind: kind, screen: screen, key: String(rest.dropFirst()))
    }

    package var codingKey: any CodingKey { PartCodingKey(stringValue: description) }

    package init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let name = Self(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "it names no part"))
        }
        self = name
    }

    package func encode(to encoder: any Encoder) throws {
        var text = encoder.singleValueContainer()
        try text.encode(description)
    }

    private struct PartCodingKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
