/// Marks text for a terminal; nothing where it is off.
struct TextStyle: Sendable {
    /// Whether marks are written.
    let isOn: Bool

    /// A heading.
    func heading(_ text: String) -> String { marked(text, "1") }

    /// What matters less.
    func quiet(_ text: String) -> String { marked(text, "2") }

    /// What is wrong.
    func alarming(_ text: String) -> String { marked(text, "1;31") }

    private func marked(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
