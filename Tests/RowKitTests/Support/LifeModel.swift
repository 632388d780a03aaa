import RowKit

/// The expected state of a form, kept in plain arrays and fully re-evaluated each time.
struct LifeModel {
    final class ModelRow {
        let row: NumberRow
        var value: Int?
        var given: Int?
        var hidden: Saying?
        var disabled: Saying?

        init(_ row: NumberRow) { self.row = row }
    }

    final class ModelSection {
        let section: Section
        var hidden: Saying?
        var rows: [ModelRow] = []
        var given: [ModelRow] = []

        init(_ section: Section) { self.section = section }

        var isMultivalued: Bool { section is MultivaluedSection }
    }

    var sections: [ModelSection] = []

    var rows: [ModelRow] { sections.flatMap(\.rows) }

    func section(of row: ModelRow) -> ModelSection? {
        sections.first { section in section.rows.contains { $0 === row } }
    }

    /// Whether the section contains rows that a reset would move back to another section.
    func holdsOthers(_ section: ModelSection) -> Bool {
        section.rows.contains { row in
            sections.contains { $0 !== section && $0.given.contains { $0 === row } }
        }
    }

    // MARK: Actions

    /// Makes the section's rows and their values the baseline, as when they join a form.
    func join(_ section: ModelSection) {
        for row in section.rows { row.given = row.value }
        section.given = section.rows
    }

    func reset() {
        for section in sections where section.isMultivalued { section.rows = section.given }
        for row in rows { row.value = row.given }
    }

    func markClean() {
        for section in sections { section.given = section.rows }
        for row in rows { row.given = row.value }
    }

    var isDirty: Bool {
        rows.contains { $0.value != $0.given }
            || sections.contains { $0.isMultivalued && !$0.rows.elementsEqual($0.given, by: ===) }
    }

    // MARK: Derived state

    /// Which rows and sections are hidden or disabled, by evaluating until nothing changes.
    func states() -> States {
        var known: [String: NaiveRow] = [:]
        let keyed = sections.flatMap { section in
            section.rows.map { (key: Self.key(of: $0), row: $0, section: section) }
        }
        for (key, row, _) in keyed { known[key] = NaiveRow(value: row.value) }
        var isStable = false
        while !isStable {
            isStable = true
            for (key, row, section) in keyed {
                let isHidden =
                    row.hidden?.holds(in: known) == true || section.hidden?.holds(in: known) == true
                let isDisabled = row.disabled?.holds(in: known) ?? false
                guard isHidden != known[key]?.isHidden || isDisabled != known[key]?.isDisabled
                else { continue }
                known[key]?.isHidden = isHidden
                known[key]?.isDisabled = isDisabled
                isStable = false
            }
        }
        let hiddenSections = sections.filter { $0.hidden?.holds(in: known) == true }
        return States(
            rows: known, hiddenSections: Set(hiddenSections.map { ObjectIdentifier($0.section) }))
    }

    struct States {
        let rows: [String: NaiveRow]
        let hiddenSections: Set<ObjectIdentifier>
    }

    /// The tag, or a key that no condition can name.
    static func key(of row: ModelRow) -> String { row.row.tag ?? "\(ObjectIdentifier(row.row))" }

    /// The differences between a form and the model.
    func differences(from form: Form) -> [String] {
        var found: [String] = []
        let states = states()
        if !form.allSections.elementsEqual(sections.map(\.section), by: ===) {
            found.append("other sections")
        }
        for (place, section) in sections.enumerated() {
            let rows = section.section.allElements
            if !rows.elementsEqual(section.rows.map(\.row), by: ===) {
                found.append("section \(place) has \(rows.count) rows, not \(section.rows.count)")
            }
            let isHidden = states.hiddenSections.contains(ObjectIdentifier(section.section))
            if section.section.isHidden != isHidden {
                found.append("section \(place) should be \(isHidden ? "hidden" : "shown")")
            }
        }
        for row in rows {
            let key = Self.key(of: row)
            guard let state = states.rows[key] else { continue }
            let real = row.row
            if real.value != row.value {
                found.append("\(key) is \(real.value as Any), not \(row.value as Any)")
            }
            if real.isHidden != state.isHidden || real.isDisabled != state.isDisabled {
                found.append("\(key) should be \(state)")
            }
            if (real.indexPath == nil) != state.isHidden {
                found.append("\(key) is at the wrong path")
            }
        }
        if form.isDirty != isDirty { found.append("isDirty should be \(isDirty)") }
        return found
    }
}
