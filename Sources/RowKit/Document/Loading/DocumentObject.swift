/// Reads the members of an object in a document, and collects all problems.
struct DocumentObject {
    /// The problems of the members read so far, with places within the object.
    var problems: [DocumentDiagnostic]

    private let kind: String
    /// The members with known names.
    ///
    /// There are so few that a search is faster than a dictionary.
    private let members: [(name: DocumentName, json: JSONValue)]

    /// Begins to read an object of a kind, such as "section".
    ///
    /// Unknown members are reported as problems.
    ///
    /// - Throws: An error if the JSON is not an object.
    init(
        _ json: JSONValue, _ kind: String, known: [DocumentName]
    ) throws(DocumentDiagnostic) {
        guard case .object(let members) = json else { throw .expected("an object", found: json) }
        self.kind = kind
        problems = []
        var strays: [String] = []
        var found: [(name: DocumentName, json: JSONValue)] = []
        for (key, json) in members {
            if let name = known.first(where: { $0.rawValue == key }) {
                found.append((name, json))
            } else {
                strays.append(key)
            }
        }
        self.members = found
        // One more than the maximum, so that the error says that there are more.
        for name in strays.sorted().prefix(DocumentDiagnostic.most + 1) {
            problems.append(
                .unknown("member of \(kind.withArticle)", name, known: known.map(\.rawValue))
                    .within(.root.member(name)))
        }
    }

    func has(_ name: DocumentName) -> Bool { self[name] != nil }

    private subscript(name: DocumentName) -> JSONValue? {
        members.first { $0.name == name }?.json
    }

    /// Reads a member, or returns nil if it is missing or invalid.
    mutating func read<Result>(
        _ name: DocumentName, _ read: (JSONValue) throws(DocumentDiagnostic) -> Result
    ) -> Result? {
        guard let json = self[name] else { return nil }
        do throws(DocumentDiagnostic) {
            return try read(json)
        } catch {
            problems += error.within(.root.member(name.rawValue)).all
            return nil
        }
    }

    /// Reads a member of a type, or returns nil if it is missing or invalid.
    mutating func read<Value: DocumentValue>(
        _ name: DocumentName, as type: Value.Type = Value.self
    ) -> Value? {
        read(name) { json throws(DocumentDiagnostic) in try Value(documentValue: json) }
    }

    /// Reports a problem if a member is missing, with a description of its meaning.
    mutating func mustHave(_ name: DocumentName, _ meaning: String? = nil) {
        guard !has(name) else { return }
        problems.append(
            DocumentDiagnostic(
                .missing,
                "the member \"\(name.rawValue)\" of \(kind.withArticle)"
                    + "\(meaning.map { ", \($0)," } ?? "") is missing"
            ))
    }

    /// Reads a required member of a type.
    mutating func require<Value: DocumentValue>(
        _ name: DocumentName, as type: Value.Type = Value.self
    ) -> Value? {
        mustHave(name)
        return read(name, as: type)
    }

    /// Reads a tag, or returns nil if it is missing or invalid.
    mutating func readTag() -> String? {
        read(.tag) { json throws(DocumentDiagnostic) in
            let tag = try String(documentValue: json)
            guard !tag.isEmpty else { throw .expected("a tag", found: json) }
            return tag
        }
    }

    /// Reads a member with nested content, which may have several problems.
    mutating func readAll<Result>(
        _ name: DocumentName, _ read: (JSONValue, inout [DocumentDiagnostic]) -> Result
    ) -> Result? {
        guard let json = self[name] else { return nil }
        var found: [DocumentDiagnostic] = []
        let result = read(json, &found)
        problems += found.within(.root.member(name.rawValue))
        return result
    }

    /// Reads each element of a list, or returns an empty list if the member is missing.
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
                if problems.isExcessive { break }
            }
            return result
        } ?? []
    }
}
