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
            FormView.self, CellView.self, LabelView.self, ImageView.self, TextFieldView.self,
            TextAreaView.self, ToggleView.self, SliderView.self, StepperView.self,
            ChoiceView.self, DateView.self, ButtonView.self, StackView.self, ListView.self,
            CanvasView.self, ColorView.self, FileView.self, ProgressView.self,
        ].map { ("`\($0.kind.rawValue)`", $0) }

    @Test("lists the properties of every view")
    func common() throws {
        let listed = try Self.listed { $0 == "Properties of every view" }
        #expect(listed == BaseView.commonProperties.names.map(\.rawValue))
    }

    /// Returns the names in the table of a section whose title fulfils a condition.
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
