/// Styles text for a terminal, or leaves it unchanged if it is off.
package struct TextStyle: Sendable {
    package let isOn: Bool

    package init(isOn: Bool) { self.isOn = isOn }

    package func heading(_ text: String) -> String { marked(text, "1") }

    /// Styles less important text.
    package func quiet(_ text: String) -> String { marked(text, "2") }

    package func alarming(_ text: String) -> String { marked(text, "1;31") }

    private func marked(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
