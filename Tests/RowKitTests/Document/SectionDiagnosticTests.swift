import RowKit
import Testing

@Suite("The diagnostics of a document's section")
struct SectionDiagnosticTests {
    @Test(
        "report each problem once, with its place",
        arguments: [
            ("7", ": expected an object, found the number 7"),
            (#"{"rows": 3}"#, ".rows: expected a list, found the number 3"),
            (#"{"rules": {}}"#, ".rules: expected a list, found an empty object"),
            (#"{"selectable": 3}"#, ".selectable: expected an object, found the number 3"),
            (#"{"selectable": []}"#, ".selectable: expected an object, found an empty list"),
            (
                #"{"selectable": {}}"#,
                ".selectable: the member \"row\" of a selectable section is missing"
            ),
            (
                #"{"selectable": {"row": "ChosenRow", "selection": "multiple", "#
                    + #""enableDeselection": true}}"#,
                ".selectable.enableDeselection: with multiple selection, every option can be deselected"
            ),
            (#"{"multivalued": 3}"#, ".multivalued: expected an object, found the number 3"),
            (#"{"multivalued": []}"#, ".multivalued: expected an object, found an empty list"),
            (
                #"{"multivalued": {}}"#,
                ".multivalued: the member \"newRow\" of a multivalued section, the row to insert, "
                    + "is missing"
            ),
        ])
    func kinds(section: String, complaint: String) throws {
        let factory = try DocumentPlugin.factory()
        let found = factory.complaints(about: "{\"sections\": [\(section)]}")
        #expect(found == "sections[0]" + complaint)
    }

    @Test("cover every section, whatever is invalid in earlier ones")
    func several() throws {
        let factory = try DocumentPlugin.factory()
        let found = factory.complaints(
            about: #"{"sections": [7, {"selectable": 3}, {"multivalued": 4, "rows": 5}]}"#)
        #expect(
            found == """
                sections[0]: expected an object, found the number 7
                sections[1].selectable: expected an object, found the number 3
                sections[2].multivalued: expected an object, found the number 4
                sections[2].rows: expected a list, found the number 5
                """)
    }
}
