#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension RowFactory {
    /// Makes a form from a document, given as JSON text.
    ///
    /// ```swift
    /// let form = try factory.form(from: Data(contentsOf: url))
    /// ```
    ///
    /// - Throws: All problems of the document, each with its place, line and column. No form is
    ///   returned in this case.
    public func form(
        from document: Data, limits: DocumentLimits = DocumentLimits()
    ) throws(RowFactoryError) -> Form {
        let made: Result<Form, RowFactoryError> = document.withUnsafeBytes { text in
            do throws(DocumentDiagnostic) {
                let (json, duplicates) = try JSONReader.read(text, limits: limits)
                return form(from: json, limits: limits, besides: duplicates)
                    .mapError { RowFactoryError($0.diagnostics.located(in: text)) }
            } catch {
                return .failure(RowFactoryError([error]))
            }
        }
        return try made.get()
    }

    /// Makes a form from a document.
    ///
    /// - Throws: All problems of the document, each with its place. No form is returned in this
    ///   case.
    public func form(
        from document: JSONValue, limits: DocumentLimits = DocumentLimits()
    ) throws(RowFactoryError) -> Form {
        try form(from: document, limits: limits, besides: []).get()
    }

    private func form(
        from document: JSONValue, limits: DocumentLimits, besides others: [DocumentDiagnostic]
    ) -> Result<Form, RowFactoryError> {
        var loading = FormLoading(factory: self, limits: limits)
        loading.problems = others
        let form = loading.form(from: document)
        guard loading.problems.isEmpty else { return .failure(RowFactoryError(loading.problems)) }
        return .success(form)
    }
}
