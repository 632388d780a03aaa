import RowKit
import Testing

@testable import WebHost

/// A cell with two controls for one value.
private final class ShadeCell: Cell<RowColor>, CellType {
    let picker = ColorView()
    let field = TextFieldView()

    override func setup() {
        super.setup()
        picker.part = "picker"
        field.part = "field"
        contentView = StackView(.horizontal, [picker, field])
        picker.onChoose { [weak self] color in self?.row?.value = color }
        field.onType { [weak self] text in self?.row?.value = RowColor(text: text) }
    }

    override func update() {
        super.update()
        picker.color = row?.value
        field.text = row?.value?.text ?? ""
    }
}

private final class ShadeRow: Row<ShadeCell>, RowType {}

@Suite("Two controls of one row that show the same value")
struct MirroredControlTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "wall": {
            Form("Wall") {
                ShadeRow("empty")
                ShadeRow("white") { $0.value = RowColor(text: "#FFFFFF") }
            }
        }
    ]

    /// The values after controls were filled in and the page was posted without a script.
    private func values(
        _ fill: (Visitor) -> Void
    ) async throws -> [JSONValue?] {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/wall")
        fill(visitor)
        try await visitor.press("_submit", ":")
        let values = try #require(box.all.last).values
        return [values["empty"], values["white"]]
    }

    @Test("use the value of the one that was changed, by text")
    func typed() async throws {
        let values = try await values { visitor in
            visitor.enter("#123456", in: "empty/content/field")
            visitor.enter("", in: "white/content/field")
        }
        #expect(values == ["#123456", .null])
    }

    @Test("use the value of the one that was changed, by the colour picker")
    func picked() async throws {
        let values = try await values { visitor in
            visitor.enter("#123456", in: "empty/content/picker")
            visitor.enter(in: "empty/content/picker!none")
            visitor.enter("#654321", in: "white/content/picker")
        }
        #expect(values == ["#123456", "#654321"])
    }
}
