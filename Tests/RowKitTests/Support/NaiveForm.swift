import RowKit

/// A naive model of a form: arrays that are searched linearly.
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

    /// The visible sections and rows, as a host draws them.
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

/// A copy of the visible lists, updated only by changes.
struct Drawing: Equatable {
    private(set) var sections: [DrawnSection]
    /// Why a change could not be applied, or nil; nothing is applied after it.
    private(set) var misfit: String?

    init(sections: [DrawnSection]) { self.sections = sections }

    init(_ form: Form) {
        sections = form.map { section in
            DrawnSection(
                id: ObjectIdentifier(section), rows: section.map { ObjectIdentifier($0) })
        }
    }

    /// Applies changes in their documented order, without reading the form.
    mutating func apply(_ changes: Form.Changes) {
        guard misfit == nil else { return }
        do throws(Misfit) { try follow(changes) } catch { misfit = error.reason }
    }

    private struct Misfit: Error {
        let reason: String
    }

    private mutating func follow(_ changes: Form.Changes) throws(Misfit) {
        try check(changes)
        var arrivingRows: [(path: RowPath, row: ObjectIdentifier)] = []
        for move in changes.movedRows { arrivingRows.append((move.to, try row(at: move.from))) }
        for path in (changes.removedRows + changes.movedRows.map(\.from)).sorted().reversed() {
            _ = try row(at: path)
            sections[path.section].rows.remove(at: path.row)
        }
        var arrivingSections: [(index: Int, section: DrawnSection)] = []
        for move in changes.movedSections {
            arrivingSections.append((move.to, try section(at: move.from)))
        }
        let gone = changes.removedSections + changes.movedSections.map(\.from)
        for index in gone.sorted().reversed() {
            _ = try section(at: index)
            sections.remove(at: index)
        }
        for (index, new) in zip(changes.insertedSections, changes.newSections) {
            let rows = new.rows.map { ObjectIdentifier($0) }
            arrivingSections.append(
                (index, DrawnSection(id: ObjectIdentifier(new.section), rows: rows)))
        }
        for (index, section) in arrivingSections.sorted(by: { $0.index < $1.index }) {
            guard index <= sections.count else { throw Misfit(reason: "no place \(index)") }
            sections.insert(section, at: index)
        }
        for (path, row) in zip(changes.insertedRows, changes.newRows) {
            arrivingRows.append((path, ObjectIdentifier(row)))
        }
        for (path, row) in arrivingRows.sorted(by: { $0.path < $1.path }) {
            guard path.row <= (try section(at: path.section)).rows.count else {
                throw Misfit(reason: "no place \(path)")
            }
            sections[path.section].rows.insert(row, at: path.row)
        }
    }

    /// Checks that lists are ascending and that corresponding lists have the same length.
    private func check(_ changes: Form.Changes) throws(Misfit) {
        guard changes.insertedSections.count == changes.newSections.count,
            changes.insertedRows.count == changes.newRows.count
        else { throw Misfit(reason: "lists of unequal length") }
        guard Self.areAscending(changes.removedSections),
            Self.areAscending(changes.insertedSections), Self.areAscending(changes.removedRows),
            Self.areAscending(changes.insertedRows)
        else { throw Misfit(reason: "places that do not ascend") }
    }

    private static func areAscending(_ places: [some Comparable]) -> Bool {
        zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    }

    private func section(at index: Int) throws(Misfit) -> DrawnSection {
        guard sections.indices.contains(index) else {
            throw Misfit(reason: "no section at \(index) of \(sections.count)")
        }
        return sections[index]
    }

    private func row(at path: RowPath) throws(Misfit) -> ObjectIdentifier {
        let rows = try section(at: path.section).rows
        guard rows.indices.contains(path.row) else { throw Misfit(reason: "no row at \(path)") }
        return rows[path.row]
    }
}
