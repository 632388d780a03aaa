/// The message about an unknown name.
package enum UnknownName {
    /// Returns a message followed by the nearest name and by all valid names, if there are any.
    package static func text(_ message: String, suggestion: String?, available: [String]) -> String
    {
        let question = suggestion.map { "; did you mean \($0.quoted)?" }
        guard !available.isEmpty else { return message + (question ?? "") }
        let names = available.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return message + (question.map { $0 + " Available: " } ?? "; available: ")
            + names.joined(separator: ", ")
    }
}
