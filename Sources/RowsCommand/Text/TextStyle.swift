/// Styles text for a terminal, or leaves it unchanged if it is off.
struct TextStyle: Sendable {
    /// Whether text is styled.
    let isOn: Bool

    /// Styles a heading.
    func heading(_ text: String) -> String { marked(text, "1") }

    /// Styles text of less importance.
    func quiet(_ text: String) -> String { marked(text, "2") }

    /// Styles an error.
    func alarming(_ text: String) -> String { marked(text, "1;31") }

    private func marked(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
