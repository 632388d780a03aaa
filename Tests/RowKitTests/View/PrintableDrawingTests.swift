import RowKit
import Testing

@Suite("A drawing as text")
struct PrintableDrawingTests {
    /// Characters that must not reach a terminal: control characters, including C1, line separators
    /// and marks that change the direction of text.
    private static let unprintable: [Unicode.Scalar] =
        ([0...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069]
        as [ClosedRange<UInt32>])
        .flatMap { $0.compactMap(Unicode.Scalar.init) } + ["\u{61C}"]

    /// A form with the text in every place that takes one.
    private func drawing(of text: String) -> String {
        let field = ControlRow<TextFieldView>(text) { $0.value = text }
        let control = field.cell.control
        (control.placeholder, control.name, control.hint, control.error) = (text, text, text, text)
        control.part = text
        let choice = ControlRow<ChoiceView>("choice row")
        choice.cell.control.options = [.init(text, text)]
        let list = ControlRow<ListView>("list row") { $0.value = text }
        list.cell.control.items = [.init(text, StyledText(text, highlighting: [0..<1]))]
        let date = ControlRow<DateView>("date row")
        (date.cell.control.text, date.cell.control.minimum) = (text, text)
        let file = ControlRow<FileView>("file row")
        let plain = StringRow("plain row") { $0.title = text }
        plain.cell.imageView = ImageView(.symbol(text))
        plain.cell.accessoryView = StackView(.vertical, [ImageView(.url(text)), ButtonView(text)])
        plain.trailingSwipe.actions = [
            SwipeAction(style: .normal, title: text) { _, _, _ in }
        ]
        let form = Form(text) {
            Section(text) { section in
                for row in [field, choice, list, date, file, plain] as [BaseRow] {
                    section.append(row)
                }
            }
        }
        file.value = []
        return FormStage(FormViewController(form: form)).textDrawing
    }

    @Test("escapes characters that would affect a terminal, and shows their code points")
    func escaping() {
        for scalar in Self.unprintable {
            let drawing = drawing(of: "a\(scalar)b")
            let raw = drawing.unicodeScalars.filter { $0 != "\n" && Self.unprintable.contains($0) }
            #expect(raw.isEmpty, "U+\(String(scalar.value, radix: 16))")
        }
        #expect(drawing(of: "a\u{9B}b").contains(#"text: label "a\u{9B}b""#))
        #expect(drawing(of: "a\u{202E}b").contains(#"cell a\u{202E}b"#))
        #expect(drawing(of: "a\u{1B}b").contains(#"image: image a\u{1B}b"#))
    }

    @Test("leaves all other text unchanged", arguments: ["é", "日本語", "👩‍👩‍👧", "עברית", "\u{301}a"])
    func others(text: String) {
        #expect(drawing(of: text).contains("label \"\(text)\""))
    }

    @Test("has the same number of lines for any text", arguments: HostileTexts.all)
    func lines(text: String) {
        #expect(
            drawing(of: text).split(separator: "\n").count
                == drawing(of: "a").split(separator: "\n").count)
    }

    @Test("of JSON escapes them too, and parses to the same value")
    func json() throws {
        for scalar in Self.unprintable {
            let value: JSONValue = ["a\(String(scalar))": .string("b\(scalar)c")]
            let raw = value.text.unicodeScalars.filter {
                $0 != "\n" && Self.unprintable.contains($0)
            }
            #expect(raw.isEmpty, "U+\(String(scalar.value, radix: 16))")
            #expect(try JSONValue(text: value.text) == value)
        }
    }
}
