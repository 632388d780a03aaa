#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Form {
    /// Gives each row and section the value of the model's property that is called like its tag,
    /// and takes the result as what the form was given: nothing is dirty, and ``reset()`` returns
    /// there.
    ///
    /// ```swift
    /// try form.fill(from: SignUp(name: "Ada", rating: nil, guests: ["Grace"]))
    /// ```
    ///
    /// A property that is nil clears its row. Properties that no row or section has for a tag are
    /// passed over, since a model may hold more than a form shows; rows without a property keep
    /// their values.
    ///
    /// - Returns: A problem for each value that its row or section does not take; these are also
    ///   kept in ``problems``.
    /// - Throws: Whatever the model's `encode(to:)` throws, or `EncodingError` for a model without
    ///   named properties.
    @discardableResult
    public func fill(from model: some Encodable) throws -> [FormProblem] {
        guard case .keyed(let properties) = try EncodedContent(of: model).kind else {
            throw EncodingError.invalidValue(
                model,
                .init(
                    codingPath: [],
                    debugDescription: "a \(typeName(type(of: model))) has no named properties"))
        }
        let problems = update {
            let diagnostics = write(properties.mapValues { .property($0) }) { _ in [] }
            let problems = diagnostics.sorted { $0.key < $1.key }.flatMap(\.value).map {
                FormProblem(.wrongType, at: $0.place.description, $0.message)
            }
            problems.forEach(report)
            return problems
        }
        markClean()
        return problems
    }
}
