import Foundation
import Testing

@testable import RowKit

@Suite("The article on views as JSON")
struct ViewPropertyArticleTests {
    @Test("lists the properties of each kind of view", arguments: classes)
    func properties(of name: String, _ view: BaseView.Type) throws {
        let listed = try Self.listed { $0.hasPrefix("`") && $0.contains(name) }
        let inherited = view.kind == .textField ? TextInputView.properties.names : []
        #expect(listed == view.properties.names.dropFirst(inherited.count).map(\.rawValue))
    }

    private static let classes: [(String, BaseView.Type)] =
        [
            FormView.self, SectionView.self, CellView.self, LabelView.self, ImageView.self,
            TextFieldView.self,
            TextAreaView.self, ToggleView.self, SliderView.self, StepperView.self,
            ChoiceView.self, DateView.self, ButtonView.self, StackView.self, ListView.self,
            CanvasView.self, ColorView.self, FileView.self, ProgressView.self,
        ].map { ("`\($0.kind.rawValue)`", $0) }

    @Test("lists the properties of every view")
    func common() throws {
        let listed = try Self.listed { $0 == "Properties of every view" }
        #expect(listed == BaseView.commonProperties.names.map(\.rawValue))
    }

    @Test("lists the library's values in its tables")
    func values() throws {
        let article = try Article("ViewsAsJSON")
        #expect(article.rows(under: "| Property | Values |") == ViewJSONTables.cases)
        #expect(article.rows(under: "| Value | JSON |") == ViewJSONTables.values)
        #expect(article.rows(under: "| Event | Properties |") == ViewJSONTables.shown)
    }

    @Test("shows a description and a patch that can be decoded")
    func examples() throws {
        let text = try Article("ViewsAsJSON").lines.joined(separator: "\n")
        let blocks = text.components(separatedBy: "```json\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first.map { Data($0.utf8) } }
        try #require(blocks.count == 2)
        let decoder = JSONDecoder()
        let section = try decoder.decode(ViewDescription.self, from: blocks[0])
        #expect(
            section
                == ViewDescription(
                    id: ViewID("#:0"), kind: .section,
                    children: [
                        ViewDescription(
                            id: ViewID("#:0/header"), kind: .label,
                            properties: [.slot: "header", .role: "header", .text: "You"]),
                        ViewDescription(
                            id: ViewID("name"), kind: .cell,
                            properties: [.title: "Name", .isRequired: true]),
                    ]))
        let patch = try decoder.decode(ViewPatch.self, from: blocks[1])
        let change = ViewPatch.Change.set(
            ViewID("name"), [.error: "Must be filled in", .isBusy: .null])
        let refusal = ViewRefusal(.readOnly, "the field is read-only")
        #expect(patch == ViewPatch(number: 12, [change], refusal: refusal))
    }

    /// Returns the names in the table of the section whose title satisfies a predicate.
    private static func listed(where isTitle: (Substring) -> Bool) throws -> [String] {
        let article = try String(
            contentsOf: PackageSources.root.appending(
                path: "Sources/RowKit/RowKit.docc/ViewsAsJSON.md"),
            encoding: .utf8)
        let sections = article.split(separator: "\n#").map { $0.drop { "# ".contains($0) } }
        let section = try #require(sections.first { isTitle($0.prefix { $0 != "\n" }) })
        return section.matches(of: /\n\| `(\w+)` \|/).map { String($0.output.1) }
    }
}
