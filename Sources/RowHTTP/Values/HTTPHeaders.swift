/// The header fields of a request or a response, in order.
///
/// ```swift
/// var headers: HTTPHeaders = [.contentType: "text/html"]
/// headers[.location] = "/sign-up"
/// headers.append(.setCookie, "a=1")
/// ```
///
/// A field cannot break out of its line: names are tokens, and control characters in values are
/// replaced by spaces.
package struct HTTPHeaders: Equatable, Sendable {
    package struct Field: Equatable, Sendable {
        package let name: Name
        package let value: String
    }

    /// The fields, in the order in which they were received or appended.
    package private(set) var fields: [Field] = []

    /// Creates empty headers.
    package init() {}

    /// The value of the first field with a name, or nil if there is none.
    ///
    /// Setting it replaces all fields with that name; setting nil removes them.
    package subscript(name: Name) -> String? {
        get { fields.first { $0.name == name }?.value }
        set {
            fields.removeAll { $0.name == name }
            if let newValue { append(name, newValue) }
        }
    }

    /// Returns the values of all fields with a name, in order.
    package func values(of name: Name) -> [String] {
        fields.compactMap { $0.name == name ? $0.value : nil }
    }

    /// Appends a field, even if there already is one with that name.
    package mutating func append(_ name: Name, _ value: String) {
        fields.append(Field(name: name, value: Self.withoutControls(value)))
    }

    /// Returns the elements of a comma-separated field, such as `Connection`.
    package func members(of name: Name) -> [String] {
        values(of: name).flatMap { value in
            Array(value.utf8).split(separator: .comma).compactMap { member in
                let member = member.trimmingBlanks
                return member.isEmpty ? nil : String(decoding: member, as: UTF8.self)
            }
        }
    }

    private static func withoutControls(_ value: String) -> String {
        guard !value.utf8.allSatisfy(\.isValueByte) else { return value }
        return String(decoding: value.utf8.map { $0.isValueByte ? $0 : .space }, as: UTF8.self)
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (Name, String)...) {
        for (name, value) in elements { append(name, value) }
    }
}
