/// An object of a document while its members are read: collects all that is wrong with them.
struct DocumentObject {
    /// What is wrong with the members that were read, with places within the object.
    var problems: [DocumentDiagnostic]

    private let kind: String
    private let members: [String: JSONValue]

    /// Begins with an object of a kind, such as "section".
    ///
    /// Members that are none of the known ones are problems, as nothing is passed over in silence.
    ///
    /// - Throws: That it is no object.
    init(
        _ json: JSONValue, _ kind: String, known: [DocumentName]
    ) throws(DocumentDiagnostic) {
        guard case .object(let members) = json else { throw .expected("an object", found: json) }
        self.kind = kind
        self.members = members
        problems = []
        let strays = members.keys.filter { name in !known.contains { $0.rawValue == name } }
        // One more than are told, so that it is told that there are more.
        for name in strays.sorted().prefix(DocumentDiagnostic.most + 1) {
            problems.append(
                .unknown("member of a \(kind)", name, known: known.map(\.rawValue))
                    .within(.root.member(name)))
        }
    }

    /// Whether there is a member of a name.
    func has(_ name: DocumentName) -> Bool { members[name.rawValue] != nil }

    /// Reads a member, if it is there and there is nothing wrong with it.
    mutating func read<Result>(
        _ name: DocumentName, _ read: (JSONValue) throws(DocumentDiagnostic) -> Result
    ) -> Result? {
        guard let json = members[name.rawValue] else { return nil }
        do throws(DocumentDiagnostic) {
            return try read(json)
        } catch {
            problems.append(error.within(.root.member(name.rawValue)))
            return nil
        }
    }

    /// Reads a member of a type, if it is there and there is nothing wrong with it.
    mutating func read<Value: DocumentValue>(
        _ name: DocumentName, as type: Value.Type = Value.self
    ) -> Value? {
        read(name) { json throws(DocumentDiagnostic) in try Value(documentValue: json) }
    }

    /// Says of a member that it must be there, if it is not, and what it would say.
    mutating func mustHave(_ name: DocumentName, _ meaning: String? = nil) {
        guard !has(name) else { return }
        problems.append(
            DocumentDiagnostic(
                .missing,
                "the member \(name.rawValue) of a \(kind) is missing"
                    + (meaning.map { "; it says \($0)" } ?? "")))
    }

    /// Reads a member of a type that must be there.
    mutating func require<Value: DocumentValue>(
        _ name: DocumentName, as type: Value.Type = Value.self
    ) -> Value? {
        mustHave(name)
        return read(name, as: type)
    }

    /// Reads a tag, if it is there and is one.
    mutating func readTag() -> String? {
        read(.tag) { json throws(DocumentDiagnostic) in
            let tag = try String(documentValue: json)
            guard !tag.isEmpty else { throw .expected("a tag", found: json) }
            return tag
        }
    }

    /// Reads a member with all that stands in it, where many things may be wrong.
    mutating func readAll<Result>(
        _ name: DocumentName, _ read: (JSONValue, inout [DocumentDiagnostic]) -> Result
    ) -> Result? {
        guard let json = members[name.rawValue] else { return nil }
        var found: [DocumentDiagnostic] = []
        let result = read(json, &found)
        problems += found.within(.root.member(name.rawValue))
        return result
    }

    /// Reads each element of a member that is a list; none if it is not there.
    mutating func readEach<Element>(
        _ name: DocumentName, _ read: (Int, JSONValue, inout [DocumentDiagnostic]) -> Element?
    ) -> [Element] {
        readAll(name) { json, problems in
            guard case .array(let elements) = json else {
                problems.append(.expected("a list", found: json))
                return []
            }
            var result: [Element] = []
            result.reserveCapacity(elements.count)
            for (index, element) in elements.enumerated() {
                var found: [DocumentDiagnostic] = []
                if let read = read(index, element, &found) { result.append(read) }
                problems += found.within(.root.element(index))
                if problems.count > DocumentDiagnostic.most { break }
            }
            return result
        } ?? []
    }
}

extension [DocumentDiagnostic] {
    /// The same, said of what stands at a place further out.
    func within(_ place: DocumentPlace) -> [DocumentDiagnostic] {
        isEmpty ? self : map { $0.within(place) }
    }
}
