import TestRuns
import Testing

@Suite("Code of clients")
struct ClientCodeTests {
    /// Lines that compile in another module, and lines that do not.
    private static let right = [
        "_ = TextFieldView()", "_ = StackView(.vertical, [LabelView(\"a\")])",
        "_ = make(SliderView.self)", "_ = ButtonView(\"Press\").view",
        "_ = HeaderFooterView<LabelView>(.class)", "cell.textLabel?.text = \"a\"",
        "_ = CellView()",
    ]
    private static let wrong = [
        "_ = BaseView()", "_ = TextInputView()", "_ = NumberInputView()", "_ = FormView()",
        "_ = SectionView()", "_ = make(NumberInputView.self)",
        "_ = HeaderFooterView<BaseView>(.class)", "final class OwnView: BaseView {}",
        "cell.textLabel = LabelView(\"a\")", "view.detailTextLabel = LabelView(\"a\")",
    ]

    @Test("makes only views that can be drawn, and gives texts only to labels that are")
    func abstractViews() async throws {
        let head = [
            "import RowKit",
            "func make<Control: BaseView & HeaderFooterViewType>(_: Control.Type) -> Control {",
            "    Control()", "}", "func use(_ cell: BaseCell, _ view: CellView) {",
        ]
        let lines = head + Self.right + Self.wrong + ["}"]
        let scratch = try ScratchFolder("client")
        try scratch.write(lines.joined(separator: "\n") + "\n", to: "Client.swift")
        var compile = ChildProcess("swiftc", "-typecheck", "-parse-as-library", in: scratch.url)
        compile.command += ["-swift-version", "6", "-module-name", "Client", "Client.swift"]
        compile.command += Build.moduleArguments
        let errors = try await compile.run().errors
        for (index, line) in lines.enumerated() {
            let place = "Client.swift:\(index + 1):"
            let isRefused = errors.split(separator: "\n").contains {
                $0.hasPrefix(place) && $0.contains("error: ")
            }
            #expect(isRefused == Self.wrong.contains(line), "\(line)")
        }
    }
}
