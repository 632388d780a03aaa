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
    /// - Throws: All problems of the document, each with its place. No form is returned in this
    ///   case.
    public func form(
        from document: Data, limits: DocumentLimits = DocumentLimits()
    ) throws(RowFactoryError) -> Form {
        let read: Result<(JSONValue, duplicates: [DocumentDiagnostic]), DocumentDiagnostic> =
            document.withUnsafeBytes { bytes in
                Result { () throws(DocumentDiagnostic) in
                    try JSONReader.read(bytes, limits: limits)
                }
            }
        switch read {
        case .failure(let problem): throw RowFactoryError([problem])
        case .success(let (json, duplicates)):
            return try form(from: json, limits: limits, besides: duplicates)
        }
    }

    /// Makes a form from a document.
    ///
    /// - Throws: All problems of the document, each with its place. No form is returned in this
    ///   case.
    public func form(
        from document: JSONValue, limits: DocumentLimits = DocumentLimits()
    ) throws(RowFactoryError) -> Form {
        try form(from: document, limits: limits, besides: [])
    }

    private func form(
        from document: JSONValue, limits: DocumentLimits, besides others: [DocumentDiagnostic]
    ) throws(RowFactoryError) -> Form {
        var loading = FormLoading(factory: self, limits: limits)
        loading.problems = others
        let form = loading.form(from: document)
        guard loading.problems.isEmpty else { throw RowFactoryError(loading.problems) }
        return form
    }
}
