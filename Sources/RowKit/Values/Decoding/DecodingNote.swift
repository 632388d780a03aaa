import PlainText

/// Records the parts of a JSON value that a decoder read.
///
/// A member or element that was never read is misspelled or superfluous. A type that accepts any
/// member, such as a dictionary, counts as reading all of them.
final class DecodingNote {
    /// The type that was decoded last.
    var type: Any.Type?

    /// The names of the requested members, or nil if no object was expected.
    private var asked: Set<String>?
    /// The number of elements that were read, or nil if no list was expected.
    private var readCount: Int?
    private var members: [String: DecodingNote] = [:]
    private var elements: [Int: DecodingNote] = [:]
    /// Whether the value was read as JSON, including everything in it.
    private var isTakenWhole = false

    func openMembers() { asked = asked ?? [] }

    func openElements() { readCount = readCount ?? 0 }

    func ask(for name: String) { asked?.insert(name) }

    func take(elements count: Int) { readCount = max(readCount ?? 0, count) }

    func takeAll() { isTakenWhole = true }

    /// Returns the note of a member, creating it if needed.
    func member(_ name: String) -> DecodingNote {
        if let note = members[name] { return note }
        let note = DecodingNote()
        members[name] = note
        return note
    }

    /// Returns the note of an element, creating it if needed.
    func element(_ index: Int) -> DecodingNote {
        if let note = elements[index] { return note }
        let note = DecodingNote()
        elements[index] = note
        return note
    }

    // MARK: Unread members and elements

    /// Returns a diagnostic for each member that was never read, and for each list with elements
    /// that were not.
    func unread(in json: JSONValue) -> [DocumentDiagnostic] {
        if isTakenWhole { return [] }
        var problems: [DocumentDiagnostic] = []
        switch json {
        case .object(let members):
            for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                if let asked, !asked.contains(name) {
                    problems.append(unknown(name))
                } else if let note = self.members[name] {
                    problems += note.unread(in: value).within(.root.member(name))
                }
                if problems.isExcessive { break }
            }
        case .array(let elements):
            for (index, value) in elements.enumerated() {
                guard let note = self.elements[index] else { continue }
                problems += note.unread(in: value).within(.root.element(index))
                if problems.isExcessive { break }
            }
            if let readCount, readCount < elements.count {
                problems.append(
                    DocumentDiagnostic(
                        .notAllowed, at: .root.element(readCount),
                        "expected at most \(readCount) elements, found \(elements.count)"))
            }
        default: break
        }
        return problems
    }

    /// Returns a diagnostic for the member whose name is probably a misspelling of a missing one,
    /// or nil if no name is similar.
    func misspelling(behind error: DecodingError, in json: JSONValue) -> DocumentDiagnostic? {
        guard case .keyNotFound(let key, let context) = error else { return nil }
        return misspelling(of: key.stringValue, at: context.codingPath[...], in: json)
    }

    private func misspelling(
        of missing: String, at path: ArraySlice<any CodingKey>, in json: JSONValue
    ) -> DocumentDiagnostic? {
        if let key = path.first {
            if let index = key.intValue {
                guard case .array(let values) = json, values.indices.contains(index) else {
                    return nil
                }
                return element(index)
                    .misspelling(of: missing, at: path.dropFirst(), in: values[index])?
                    .within(.root.element(index))
            }
            guard let value = json[key.stringValue] else { return nil }
            return member(key.stringValue)
                .misspelling(of: missing, at: path.dropFirst(), in: value)?
                .within(.root.member(key.stringValue))
        }
        guard case .object(let members) = json else { return nil }
        let strays = members.keys.filter { asked?.contains($0) != true }
        return NearestName.of(missing, in: strays.sorted()).map { unknown($0) }
    }

    private func unknown(_ name: String) -> DocumentDiagnostic {
        let owner = type.map { " of \("\($0)".withArticle)" } ?? ""
        return .unknown("member\(owner)", name, known: (asked ?? []).sorted())
            .within(.root.member(name))
    }
}
