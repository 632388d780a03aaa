import PlainText
import RowKit

extension FormSite {
    /// The values of a submitted form.
    public struct Submission: Hashable, Sendable {
        /// The name of the form.
        public let form: String
        /// The values by tag.
        public let values: [String: JSONValue]
        /// The identifier of the submission.
        ///
        /// If a page received no response, it submits again with the same identifier, perhaps to
        /// another server. Without JavaScript, a repeated post has the same identifier as well,
        /// such as after a double click or when the user reloads the response. Store the identifier
        /// to detect a second copy.
        public let id: String
        /// The tags of secret values, such as passwords.
        package var secretTags: Set<String> = []

        /// Creates a submission, such as for testing a closure that stores submissions.
        public init(form: String, values: [String: JSONValue], id: String) {
            (self.form, self.values, self.id) = (form, values, id)
        }
    }
}

extension FormSite.Submission {
    /// Returns the submission as a line of JSON, which ends with a line feed.
    ///
    /// Terminals can show it, because unprintable characters are escaped.
    ///
    /// - Parameter includesSecrets: Whether secret values are included.
    package func line(includesSecrets: Bool = false) -> [UInt8] {
        let shown = includesSecrets ? values : values.filter { !secretTags.contains($0.key) }
        var json = JSONWriter()
        json.raw("{\"form\":")
        json.string(form)
        json.raw(",\"id\":")
        json.string(id)
        json.raw(",\"values\":")
        json.value(.object(shown))
        json.raw("}\n")
        return Array(String(decoding: json.bytes, as: UTF8.self).printableJSON.utf8)
    }
}

extension JSONWriter {
    /// Writes a value on one line, with its members sorted by name.
    mutating func value(_ value: JSONValue) {
        switch value {
        case .string(let text): string(text)
        case .array(let elements):
            raw("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { raw(",") }
                self.value(element)
            }
            raw("]")
        case .object(let members):
            raw("{")
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { raw(",") }
                string(member.key)
                raw(":")
                self.value(member.value)
            }
            raw("}")
        // Numbers, Booleans and null are on one line already.
        default: text(value.text)
        }
    }
}
