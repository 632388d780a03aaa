extension JSONValue {
    /// Creates the JSON of an Encodable value, with dates, durations and other values of known
    /// types in their document format.
    ///
    /// - Throws: A diagnostic if JSON cannot represent part of the value, such as infinity, or if
    ///   its `encode(to:)` throws.
    package init(encoding value: some Encodable) throws(DocumentDiagnostic) {
        try self.init(encodingAny: value)
    }

    /// Creates the JSON of a value that may be Encodable, as determined at run time.
    ///
    /// - Parameter isRounded: Whether a number that JSON cannot represent exactly is rounded.
    init(encodingAny value: Any, isRounded: Bool = false) throws(DocumentDiagnostic) {
        self = try JSONEncoding(isRounded: isRounded, depth: 0).json(of: value)
    }
}

/// Converts a value to JSON, level by level.
private struct JSONEncoding {
    let isRounded: Bool
    let depth: Int

    private var next: JSONEncoding { JSONEncoding(isRounded: isRounded, depth: depth + 1) }

    func json(of value: Any) throws(DocumentDiagnostic) -> JSONValue {
        switch value {
        case let scalar as any EncodedScalar:
            return try isRounded ? scalar.roundedScalar() : scalar.documentScalar()
        case let content as EncodedContent: return try json(of: content)
        case let value as any Encodable: return try json(of: content(of: value))
        default:
            throw DocumentDiagnostic(
                .invalid, "\(typeName(type(of: value)).withArticle) cannot be written as JSON")
        }
    }

    private func content(
        of value: any Encodable
    ) throws(DocumentDiagnostic) -> EncodedContent {
        // A value may encode itself as its own single value, which would never end.
        guard depth < DocumentLimits().depth else {
            throw DocumentDiagnostic(
                .limit,
                "\(typeName(type(of: value)).withArticle) is nested more than \(depth) levels deep")
        }
        do {
            return try EncodedContent(of: value)
        } catch {
            throw DocumentDiagnostic(
                .invalid, "\(typeName(type(of: value)).withArticle) cannot be written: \(error)")
        }
    }

    private func json(of content: EncodedContent) throws(DocumentDiagnostic) -> JSONValue {
        switch content.kind {
        case .nothing, .absent: return .null
        case .single(let value): return try next.json(of: value)
        case .list(let values):
            var elements: [JSONValue] = []
            for (index, value) in values.enumerated() {
                do throws(DocumentDiagnostic) {
                    elements.append(try next.json(of: value))
                } catch {
                    throw error.within(.root.element(index))
                }
            }
            return .array(elements)
        case .keyed(let values):
            var members: [String: JSONValue] = [:]
            for (name, value) in values {
                if let content = value as? EncodedContent, case .absent = content.kind { continue }
                do throws(DocumentDiagnostic) {
                    members[name] = try next.json(of: value)
                } catch {
                    throw error.within(.root.member(name))
                }
            }
            return .object(members)
        }
    }
}
