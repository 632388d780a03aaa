import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("Pickers on a page without a script")
struct PickerPageTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "trip": {
            Form("Trip") {
                Section {
                    DoublePickerInputRow<String, String>("place") { row in
                        row.title = "Place"
                        row.columnTitles = ["Continent", "Country"]
                        row.firstColumn = ["Asia", "Europe"]
                        row.secondColumn = [
                            "Asia": ["Japan", "Oman"], "Europe": ["Malta", "Spain"],
                        ]
                        row.value = Tuple(a: "Asia", b: "Oman")
                    }
                    PickerRow<String>("class") { row in
                        row.title = "Class"
                        row.options = ["first", "second"]
                    }
                    PickerInlineRow<String>("meal") { row in
                        row.title = "Meal"
                        row.options = ["rice", "soup"]
                    }
                }
            }
        }
    ]

    private func visitor() async throws -> Visitor {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/trip")
        return visitor
    }

    private func chosen(_ name: String, _ visitor: Visitor) -> [String] {
        visitor.page.fields.filter { $0.name == name }.map(\.value)
    }

    @Test("are select elements with names of their own")
    func drawing() async throws {
        let visitor = try await visitor()
        let (first, second) = (
            visitor.page["place/content/field"], visitor.page["place/content/second"]
        )
        #expect(first?.name == "select")
        #expect(first?["aria-label"] == "Continent")
        #expect(second?.name == "select")
        #expect(second?["aria-label"] == "Country")
        #expect(chosen("place/content/second", visitor) == ["=Oman"])
        #expect(visitor.page["class/content/field"]?["size"] == "2")
    }

    @Test("accept a new first choice, even if the page still shows options of the old one")
    func dependence() async throws {
        let visitor = try await visitor()
        visitor.enter("=Europe", in: "place/content/field")
        try await visitor.press("_commit")
        #expect(visitor.status == .ok)
        #expect(!visitor.page.text.contains("Oman"))
        #expect(chosen("place/content/field", visitor) == ["=Europe"])
        #expect(chosen("place/content/second", visitor) == ["=Malta"])
        visitor.enter("=Spain", in: "place/content/second")
        visitor.enter("=second", in: "class/content/field")
        try await visitor.press("_submit", ":")
        let values = try #require(box.all.first).values
        #expect(values["place"] == ["a": "Europe", "b": "Spain"])
        #expect(values["class"] == "second")
    }

    @Test("report that a choice is no longer offered")
    func refusal() async throws {
        let visitor = try await visitor()
        visitor.enter("=Chad", in: "place/content/second")
        try await visitor.press("_commit")
        #expect(visitor.page.text.contains("no longer available"))
        #expect(chosen("place/content/second", visitor) == ["=Oman"])
    }

    @Test("expand below their row")
    func inline() async throws {
        let visitor = try await visitor()
        try await visitor.press("_press", "meal")
        visitor.enter("=soup", in: "meal:inline/content/field")
        try await visitor.press("_submit", ":")
        #expect(box.all.first?.values["meal"] == "soup")
    }
}
