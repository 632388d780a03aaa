/// A media type with its parameters: `multipart/form-data; boundary=x`.
package struct MediaType: Equatable {
    /// The type and subtype in lower case.
    package let name: String
    private let parameters: HeaderParameters

    /// Parses a header's value, or returns nil if it is malformed.
    package init?(_ value: String) {
        guard let parameters = HeaderParameters(value, quoting: .backslash) else { return nil }
        let parts = parameters.value.split(separator: "/", omittingEmptySubsequences: false)
        let isValid =
            parts.count == 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy(\.isTokenByte)
            }
        guard isValid else { return nil }
        name = parameters.value.lowercased()
        self.parameters = parameters
    }

    /// The value of a parameter, or nil if there is none.
    package subscript(name: String) -> String? { parameters[name] }
}
