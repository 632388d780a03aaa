import RowKit

/// A form as nobody would build it: arrays that are searched, beside the real one.
struct NaiveForm {
    final class NaiveSection {
        let section: Section
        var rows: [BaseRow] = []
        var isHidden = false
        init(_ section: Section) { self.section = section }
    }

    var sections: [NaiveSection] = []
    var hiddenRows: Set<ObjectIdentifier> = []

    func isHidden(_ row: BaseRow) -> Bool { hiddenRows.contains(ObjectIdentifier(row)) }

    func visibleRows(of section: NaiveSection) -> [BaseRow] {
        section.rows.filter { !isHidden($0) }
    }

    var visibleSections: [NaiveSection] { sections.filter { !$0.isHidden } }

    /// What a host that draws the form has before it.
    var drawing: Drawing {
        Drawing(
            sections: visibleSections.map { section in
                DrawnSection(
                    id: ObjectIdentifier(section.section),
                    rows: visibleRows(of: section).map { ObjectIdentifier($0) })
            })
    }
}

struct DrawnSection: Equatable {
    var id: ObjectIdentifier
    var rows: [ObjectIdentifier]
}

/// A copy of the visible lists, brought up to date by changes alone.
struct Drawing: Equatable {
    var sections: [DrawnSection]

    init(sections: [DrawnSection]) { self.sections = sections }

    init(_ form: Form) {
        sections = form.map { section in
            DrawnSection(
                id: ObjectIdentifier(section), rows: section.map { ObjectIdentifier($0) })
        }
    }

    /// Applies changes by their documented order; the form itself is not asked.
    mutating func apply(_ changes: FormChanges) {
        var movedRows: [RowPath: ObjectIdentifier] = [:]
        for move in changes.movedRows {
            movedRows[move.to] = sections[move.from.section].rows[move.from.row]
        }
        for path in (changes.removedRows + changes.movedRows.map(\.from)).sorted().reversed() {
            sections[path.section].rows.remove(at: path.row)
        }
        var movedSections: [Int: DrawnSection] = [:]
        for move in changes.movedSections { movedSections[move.to] = sections[move.from] }
        let gone = changes.removedSections + changes.movedSections.map(\.from)
        for index in gone.sorted().reversed() { sections.remove(at: index) }
        var sectionsToInsert = movedSections.map { ($0.key, $0.value) }
        for (index, new) in zip(changes.insertedSections, changes.newSections) {
            let rows = new.rows.map { ObjectIdentifier($0) }
            sectionsToInsert.append(
                (index, DrawnSection(id: ObjectIdentifier(new.section), rows: rows)))
        }
        for (index, section) in sectionsToInsert.sorted(by: { $0.0 < $1.0 }) {
            sections.insert(section, at: index)
        }
        var rowsToInsert = movedRows.map { ($0.key, $0.value) }
        for (path, row) in zip(changes.insertedRows, changes.newRows) {
            rowsToInsert.append((path, ObjectIdentifier(row)))
        }
        for (path, row) in rowsToInsert.sorted(by: { $0.0 < $1.0 }) {
            sections[path.section].rows.insert(row, at: path.row)
        }
    }
}
