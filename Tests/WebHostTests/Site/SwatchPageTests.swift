import RowKit
import Testing

@testable import WebHost

@Suite("Swatches on a page without a script")
struct SwatchPageTests {
    private let box = SubmissionBox()

    /// Asks for a colour of three.
    private final class InkRow: Row<ControlCell<RowColor, ColorView>>, RowType {
        static let colors = ["red", "green", "blue"]

        override func customSetupCell() {
            super.customSetupCell()
            cell.control.onChoose { [weak self] color in self?.setValue(color, by: .user) }
        }

        override func customUpdateCell() {
            super.customUpdateCell()
            cell.control.swatches = [RowColor.red, .green, .blue].enumerated().map { place, color in
                ColorView.Swatch(Self.colors[place], color)
            }
            cell.control.color = value
        }
    }

    @Test(
        "enter the colour that is chosen, and nothing if that is shown", arguments: [true, false])
    func choice(changes: Bool) async throws {
        let forms: FormList = ["ink": { Form("Ink") { InkRow("ink") { $0.value = .red } } }]
        let visitor = Visitor(try box.site(forms))
        try await visitor.open("/ink")
        let name = "ink/accessory"
        if changes { visitor.enter("=\(RowColor.blue.text)", in: name) }
        try await visitor.press("_submit", ":")
        let chosen = changes ? RowColor.blue : .red
        #expect(box.all.map { $0.values["ink"] } == [.string(chosen.text)])
    }
}
