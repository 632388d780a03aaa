import RowKit
import RowTesting
import Testing

@Suite("The articles' rows")
struct SnippetLawTests {
    @Test("keep the laws of rows")
    func laws() throws { try expectLaws(of: SnippetPlugin.self) }
}

/// The rows that the articles show, with examples.
private enum SnippetPlugin: RowPlugin {
    static let name = "Snippets", version = "1.0.0"
    static let rows = [
        RowDescriptor(NameRow.self, "Shows a name.", example: RowExample(value: "Emmy")),
        RowDescriptor(
            StarsRow.self, "Asks for stars.",
            example: RowExample(settings: ["maximum": 3], value: 2)),
        RowDescriptor(StarCountRow.self, "Counts stars.", example: RowExample(value: 4)),
        RowDescriptor(StarsInlineRow.self, "Expands stars.", example: RowExample(value: 3)),
        RowDescriptor(StarsPresenterRow.self, "Presents stars.", example: RowExample(value: 3)),
        RowDescriptor(RatedFilmRow.self, "Presents a film.", example: RowExample(value: 2)),
        RowDescriptor(
            GuestRow.self, "Asks for a guest.",
            example: RowExample(
                settings: ["stars": ["maximum": 3]], value: ["name": "Emmy", "stars": 2])),
        RowDescriptor(TickRow<String>.self, "Represents an option."),
        RowDescriptor(
            PickRow<String>.self, "Presents options.", example: RowExample(value: "Rope")),
        RowDescriptor(FilmRow.self, "Finds films.", example: RowExample(value: "Rope")),
        RowDescriptor(
            FilmPickerRow.self, "Has films to choose from.",
            example: RowExample(settings: ["options": ["Rear Window", "Rope"]], value: "Rope")),
    ]
}
