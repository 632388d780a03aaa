#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension RowFactory {
    /// Makes the form of a document, the text of some JSON.
    ///
    /// ```swift
    /// let form = try factory.form(from: Data(contentsOf: url))
    /// ```
    ///
    /// - Throws: All that is wrong, each with its place; no part of the form is made then.
    public func form(
        from document: Data, limits: DocumentLimits = DocumentLimits()
    ) throws(RowFactoryError) -> Form {
        let read: Result<(JSONValue, doubles: [DocumentDiagnostic]), DocumentDiagnostic> =
            document.withUnsafeBytes { bytes in
                Result { () throws(DocumentDiagnostic) in
                    try JSONReader.read(bytes, limits: limits)
                }
            }
        switch read {
        case .failure(let problem): throw RowFactoryError([problem])
        case .success(let (json, doubles)):
            return try form(from: json, limits: limits, besides: doubles)
        }
    }

    /// Makes the form of a document.
    ///
    /// - Throws: All that is wrong, each with its place; no part of the form is made then.
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
