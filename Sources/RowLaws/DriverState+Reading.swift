import RowKit

extension DriverState {
    /// Reads the state of a stage.
    init(_ stage: FormStage) {
        var names: [String: String] = [:]
        for (screen, controller) in stage.shown {
            prefixes.append(screen.prefix)
            screens.append(controller.title ?? "")
            names = read(controller.form, prefix: screen.prefix)
        }
        focused = stage.focused.map { id in
            let key = id.text.dropFirst(prefixes.last?.count ?? 0).prefix { $0 != "/" }
            return names[String(key)] ?? id.text
        }
    }

    /// Returns the name of a row on the topmost screen.
    static func name(of row: BaseRow, on stage: FormStage) -> String {
        let name = row.outermostRow.section?.namedRows.first { $0.row === row }?.name
        return (stage.screens.last?.prefix ?? "") + (name ?? row.key)
    }

    /// Reads the values, errors and rows of a form.
    ///
    /// - Returns: The names of the rows by their keys.
    private mutating func read(_ form: Form, prefix: String) -> [String: String] {
        var names: [String: String] = [:]
        for case (let tag, let value?) in form.values(includeHidden: true) {
            values[prefix + tag] = value
        }
        note(form.ownErrors, of: prefix + "the form")
        for section in form.allSections {
            note(section.validationErrors, of: prefix + (section.tag ?? section.key))
            for (row, name) in section.namedRows {
                names[row.key] = prefix + name
                rows[prefix + name] = row.presence
                note(row.validationErrors, of: prefix + name)
            }
        }
        return names
    }

    private mutating func note(_ found: [ValidationError], of name: String) {
        if !found.isEmpty { errors[name] = found.map(\.message) }
    }
}

extension FormStage {
    /// The screens from the first to the topmost one, with their controllers.
    var shown: [(screen: FormView, controller: FormViewController)] {
        var shown: [(FormView, FormViewController)] = []
        var next: FormViewController? = controller
        for screen in screens {
            guard let controller = next else { break }
            shown.append((screen, controller))
            next = controller.presented
        }
        return shown
    }

    /// The rows of all screens with their names, those of the topmost screen first.
    var namedRows: [(row: BaseRow, name: String)] {
        shown.reversed().flatMap { screen, controller in
            controller.form.allSections.flatMap(\.namedRows).map {
                ($0.row, screen.prefix + $0.name)
            }
        }
    }

    /// The names of the rows of all screens, by the identity of the row.
    var rowNames: [ObjectIdentifier: String] {
        Dictionary(namedRows.map { (ObjectIdentifier($0.row), $0.name) }) { first, _ in first }
    }
}

extension FormView {
    /// The prefix of the names of views on this screen.
    var prefix: String { String(id.text.dropLast()) }
}

extension BaseRow {
    /// The outermost row that contains this row, or the row itself if it is not an inner row.
    fileprivate var outermostRow: BaseRow { outerRow?.outermostRow ?? self }

    var isCollapsed: Bool { outermostRow.section?.isExpanded == false }

    /// The visibility of the row to the user.
    var presence: DriverState.Presence {
        if isHidden { return .hidden }
        if isCollapsed { return .collapsed }
        return isDisabled ? .disabled : .shown
    }

    /// The row with its name, followed by its inner rows.
    ///
    /// The key of an inner row is the key of the outer row, followed by the part's name.
    fileprivate func named(_ name: String) -> [(row: BaseRow, name: String)] {
        [(self, name)] + innerRows.flatMap { $0.named(name + $0.key.dropFirst(key.count)) }
    }
}

extension Section {
    /// All rows and their inner rows, with the names that tests use for them.
    var namedRows: [(row: BaseRow, name: String)] {
        var names: [ObjectIdentifier: String] = [:]
        if let section = self as? BaseMultivaluedSection, let tag {
            for (place, row) in section.entries.enumerated() {
                names[ObjectIdentifier(row)] = "\(tag)[\(place)]"
            }
            if let button = section.addButton { names[ObjectIdentifier(button)] = "\(tag):add" }
        }
        return allRows.flatMap { row in
            row.named(row.tag ?? names[ObjectIdentifier(row)] ?? row.key)
        }
    }
}
