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
    /// - Throws: All problems of the document, each with its place, line and column, in the order
    ///   of the text. No form is returned in this case.
    public func form(
        from document: Data, limits: DocumentLimits = DocumentLimits()
    ) throws(RowFactoryError) -> Form {
        let (form, isWhole, problems) = load(document, limits, checksValues: false)
        guard isWhole, let form else { throw RowFactoryError(problems) }
        return form
    }

    /// Loads a form from a document, and validates the values in it, including hidden ones.
    ///
    /// - Returns: The form without its invalid parts, or nil if the text is not JSON; whether the
    ///   form is whole; and all problems in the order of the text. Invalid values are problems even
    ///   if the form is whole.
    package func formAndProblems(
        of document: Data, limits: DocumentLimits = DocumentLimits()
    ) -> (form: Form?, isWhole: Bool, problems: [DocumentDiagnostic]) {
        let (form, isWhole, problems) = load(document, limits, checksValues: true)
        return (form, isWhole, RowFactoryError(problems).diagnostics)
    }

    /// Makes a form from a document.
    ///
    /// - Throws: All problems of the document, each with its place. No form is returned in this
    ///   case.
    public func form(
        from document: JSONValue, limits: DocumentLimits = DocumentLimits()
    ) throws(RowFactoryError) -> Form {
        var loading = FormLoading(factory: self, limits: limits)
        let form = loading.form(from: document)
        guard loading.problems.isEmpty else { throw RowFactoryError(loading.problems) }
        return form
    }

    private func load(
        _ document: Data, _ limits: DocumentLimits, checksValues: Bool
    ) -> (form: Form?, isWhole: Bool, problems: [DocumentDiagnostic]) {
        document.withUnsafeBytes { text in
            do throws(DocumentDiagnostic) {
                let (json, duplicates) = try JSONReader.read(text, limits: limits)
                var loading = FormLoading(
                    factory: self, limits: limits, checksValues: checksValues)
                loading.problems = duplicates
                let form = loading.form(from: json)
                return (form, loading.isWhole, loading.problems.located(in: text))
            } catch {
                return (nil, false, [error])
            }
        }
    }
}
