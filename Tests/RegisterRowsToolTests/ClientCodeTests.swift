import TestRuns
import Testing

@Suite("Client code")
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

    @Test("can create only views that can be drawn, and can set text only on labels that can be")
    func abstractViews() async throws {
        let head = [
            "import RowKit",
            "func make<Control: BaseView & HeaderFooterViewType>(_: Control.Type) -> Control {",
            "    Control()", "}", "func use(_ cell: BaseCell, _ view: CellView) {",
        ]
        let lines = head + Self.right + Self.wrong + ["}"]
        let errors = try await errors(of: lines)
        for (index, line) in lines.enumerated() {
            let isRefused = errors.contains { $0.hasPrefix("Client.swift:\(index + 1):") }
            #expect(isRefused == Self.wrong.contains(line), "\(line)")
        }
    }

    @Test("does not compile with a rule for values of another type")
    func rules() async throws {
        let errors = try await errors(of: [
            "import RowKit", "func use(_ row: RowOf<String>) {",
            "row.add(rule: RuleEmail())", "row.add(rule: RuleGreaterThan(min: 5))", "}",
        ])
        #expect(errors.count == 1)
        #expect(
            errors.first?.hasSuffix(
                "error: 'add(rule:)' is unavailable: the rule validates values of a different type "
                    + "than the row's") == true, "\(errors)")
    }

    @Test(
        "is told of the mistake in the closure of a section, with or without a title",
        arguments: [
            "Section", "Section(\"Title\")", "MultivaluedSection", "SelectableSection<OptionRow>",
        ])
    func sectionClosures(section: String) async throws {
        let errors = try await errors(of: [
            "import RowKit", "final class OptionCell: Cell<Int>, CellType {}",
            "final class OptionRow: Row<OptionCell>, RowType, SelectableRowType {",
            "    var selectableValue: Int?", "}", "func use() {", "_ = \(section) { section in",
            "section.header = \"A\"", "section.misspelt = 1", "}", "}",
        ])
        #expect(errors.count == 1, "\(errors)")
        let error = try #require(errors.first)
        #expect(error.hasPrefix("Client.swift:9:"))
        #expect(error.contains("no member 'misspelt'"))
    }

    /// The errors that the compiler reports in a source of another module.
    private func errors(of lines: [String]) async throws -> [Substring] {
        let scratch = try ScratchFolder("client")
        try scratch.write(lines.joined(separator: "\n") + "\n", to: "Client.swift")
        var compile = ChildProcess("swiftc", "-typecheck", "-parse-as-library", in: scratch.url)
        compile.command += ["-swift-version", "6", "-module-name", "Client", "Client.swift"]
        compile.command += Build.moduleArguments
        return try await compile.run().errors.split(separator: "\n")
            .filter { $0.hasPrefix("Client.swift:") && $0.contains("error: ") }
    }
}
