#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Form {
    /// Sets the value of each row and section to the model's property with the same name as its
    /// tag.
    ///
    /// Afterwards, nothing is dirty, except a row that keeps its ``RowOf/unreadInput`` because it
    /// was not filled, and ``reset()`` restores these values. The listeners of changed values are
    /// called, but cannot replace the values of the model.
    ///
    /// ```swift
    /// try form.fill(from: SignUp(name: "Ada", rating: nil, guests: ["Grace"]))
    /// ```
    ///
    /// A property that is nil clears its row. Properties without a row or section of that name are
    /// ignored, because a model may contain more than a form shows. Rows without a property keep
    /// their values. A row of `Double` or `Float` values rounds a `Decimal` or an integer to the
    /// nearest value. The properties of a superclass that are encoded with `superEncoder()` fill
    /// rows as well.
    ///
    /// Rows are filled whether or not they are hidden. The property of a section is therefore the
    /// list of all its entries or chosen options.
    ///
    /// - Returns: A problem for each value that its row or section does not accept. The problems
    ///   are also appended to ``problems``.
    /// - Throws: The errors of the model's `encode(to:)`, or `EncodingError` for a model without
    ///   named properties.
    @discardableResult
    public func fill(from model: some Encodable) throws -> [Form.Problem] {
        guard let properties = try EncodedContent.properties(of: model) else {
            let kind = typeName(type(of: model)).withArticle
            throw EncodingError.invalidValue(
                model,
                .init(
                    codingPath: [],
                    debugDescription: "\(kind) has no named properties"))
        }
        let problems = update {
            let diagnostics = write(
                properties.mapValues { .property($0) }, includeHidden: true
            ) { _ in [] }
            for tag in properties.keys where diagnostics[tag] == nil { lockRows(at: tag) }
            let problems = diagnostics.sorted { $0.key < $1.key }.flatMap(\.value).map {
                Form.Problem(.wrongType, at: $0.place.description, $0.message)
            }
            problems.forEach(report)
            return problems
        }
        markClean()
        return problems
    }

    /// Locks the row with a tag, or the rows of the section with a value that has it.
    private func lockRows(at tag: String) {
        if let section = sectionsByTag[tag] {
            if section.hasValue { section.allRows.forEach(lock) }
        } else if let row = rowBy(tag: tag) {
            lock(row)
        }
    }
}

extension EncodedContent {
    /// Returns the named properties of a model, including those of its superclasses, or nil if it
    /// has none.
    ///
    /// A model that encodes itself as another value, such as JSON, has that value's properties.
    fileprivate static func properties(of model: any Encodable) throws -> [String: Any]? {
        var content = try EncodedContent(of: model)
        // A value may encode itself as its own single value, which would never end.
        for _ in 0..<DocumentLimits().depth {
            guard case .single(let value as any Encodable) = content.kind else { break }
            content = try EncodedContent(of: value)
        }
        return content.properties
    }
}
