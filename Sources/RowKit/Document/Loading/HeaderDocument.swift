extension DocumentObject {
    /// Reads a header or footer, or returns nil if it is missing or invalid.
    mutating func readContent(_ name: DocumentName) -> (any HeaderFooterContent)? {
        guard has(name) else { return nil }
        return readAll(name) { json, problems -> (any HeaderFooterContent)? in
            do throws(DocumentDiagnostic) {
                if case .object = json { return try ImageHeader(json, name, &problems) }
                guard case .string(let text) = json else {
                    throw .expected("a string or an object with a title", found: json)
                }
                return text
            } catch {
                problems.append(error)
                return nil
            }
        } ?? nil
    }
}

extension Section {
    /// Takes a header or footer from a document, whose texts may show values.
    final func take(
        _ content: (any HeaderFooterContent)?, isHeader: Bool
    ) throws(ExpressionError) {
        let picture = content as? ImageHeader
        var texts: [PipedText] = []
        for text in [content?.title, picture?.subtitle].compactMap(\.self) {
            texts.append(try PipedText(parsing: text))
        }
        let plain = texts.compactMap(\.plain)
        let make = { (texts: [String]) -> any HeaderFooterContent in
            guard var picture else { return texts[0] }
            picture.title = texts[0]
            picture.subtitle = texts.count > 1 ? texts[1] : nil
            return picture
        }
        if plain.count < texts.count {
            bind(BoundContent(isHeader: isHeader, texts, make))
        } else if !plain.isEmpty {
            if isHeader { header = make(plain) } else { footer = make(plain) }
        }
    }
}

extension ImageHeader {
    /// Reads a header or footer from an object, or returns nil if its title is missing or invalid.
    fileprivate init?(
        _ json: JSONValue, _ name: DocumentName, _ problems: inout [DocumentDiagnostic]
    ) throws(DocumentDiagnostic) {
        var object = try DocumentObject(
            json, name.rawValue, known: [.title, .subtitle, .image, .height])
        let title = object.readTitle()
        let subtitle: String? = object.read(.subtitle)
        let image: RowImage? = object.read(.image)
        let height = object.read(.height) { json throws(DocumentDiagnostic) in
            let height = try Double(documentValue: json)
            if let problem = Self.problem(ofHeight: height) { throw problem }
            return height
        }
        problems += object.problems
        guard let title else { return nil }
        self.init(title: title, subtitle: subtitle, image: image, height: height)
    }

    /// Returns the reason why documents cannot contain a height, or nil if they can.
    static func problem(ofHeight height: Double) -> DocumentDiagnostic? {
        guard height <= 0 || !height.isFinite else { return nil }
        let found = (try? height.documentValue()) ?? .number(height)
        return .expected("a number greater than 0", found: found)
    }

    /// The header or footer in a document.
    var document: JSONValue {
        var members: [DocumentName: JSONValue] = [:]
        members[.title] = title.map { .string($0) }
        members[.subtitle] = subtitle.map { .string($0) }
        members[.image] = image?.documentValue()
        members[.height] = height.flatMap {
            Self.problem(ofHeight: $0) == nil ? try? $0.documentValue() : nil
        }
        return JSONValue(members)
    }
}
