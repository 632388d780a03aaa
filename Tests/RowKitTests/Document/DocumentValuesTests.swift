import RowKit
import Testing

@Suite("Values in document form")
struct DocumentValuesTests {
    private let form: Form

    init() throws {
        form = try DocumentPlugin.factory().form(
            text: """
                {
                  "sections": [
                    {
                      "tag": "guests",
                      "multivalued": {"maximumCount": 3, "newRow": {"row": "StringRow"}},
                      "rows": [{"row": "StringRow", "value": "a"}, {"row": "StringRow", "value": "b"}]
                    },
                    {
                      "tag": "chosen",
                      "selectable": {"row": "ChosenRow", "selection": "multiple"},
                      "rows": [
                        {"row": "ChosenRow", "settings": {"selectableValue": "x"}},
                        {"row": "ChosenRow", "settings": {"selectableValue": "y"}}
                      ]
                    },
                    {"rows": [{"row": "NumberRow", "tag": "a.b[1]"},
                      {"row": "ListedRow", "tag": "words"}]}
                  ]
                }
                """)
    }

    private func problems(_ values: [String: JSONValue]) -> [String: [String]] {
        form.setDocumentValues(values).mapValues { $0.map(\.description) }
    }

    private var guests: [String?] {
        let section = form.sectionBy(tag: "guests") as? BaseMultivaluedSection
        return section?.entries.map { $0.baseValue as? String } ?? []
    }

    @Test("fill multivalued sections, which grow and shrink")
    func lists() {
        #expect(problems(["guests": ["c", .null, "d"], "chosen": ["y"]]) == [:])
        #expect(guests == ["c", nil, "d"])
        #expect((try? form.documentValues())?["guests"] == ["c", "d"])
        #expect(form.values()["chosen"] as? [String] == ["y"])
        #expect(problems(["guests": []]) == [:])
        #expect(guests == [])
    }

    @Test("change nothing in a list if one of its elements is invalid")
    func misfits() {
        #expect(
            problems(["guests": ["c", 1, true]]) == [
                "guests": [
                    "guests[1]: expected a string, found the number 1",
                    "guests[2]: expected a string, found true",
                ]
            ])
        #expect(
            problems(["guests": ["c", "d", "e", "f"]])
                == ["guests": ["guests: a count of 4 exceeds the limit of 3"]])
        #expect(guests == ["a", "b"])
    }

    @Test("report all problems within a value")
    func parts() {
        #expect(
            problems(["chosen": ["x", 1, .null], "words": [true, "a", 2]]) == [
                "chosen": [
                    "chosen[1]: expected a string, found the number 1",
                    "chosen[2]: expected an option, found null",
                ],
                "words": [
                    "words[0]: expected a string, found true",
                    "words[2]: expected a string, found the number 2",
                ],
            ])
    }

    @Test("report problems by tag, whatever the tag looks like")
    func tags() {
        let found = problems(["a.b[1]": "x", "gests": [], "": 1])
        #expect(
            found == [
                "a.b[1]": ["a.b[1]: expected a whole number, found the string \"x\""],
                "": ["[\"\"]: no row or section has this tag"],
                "gests": ["gests: no row or section has this tag; did you mean \"guests\"?"],
            ])
    }

    @Test("create no more rows than the limit allows")
    func limits() {
        var limits = DocumentLimits()
        limits.rows = 2
        let found = form.setDocumentValues(["guests": ["c", "d", "e"]], limits: limits)
        #expect(
            found["guests"]?.map(\.description) == ["guests: a count of 3 exceeds the limit of 2"])
        #expect(guests == ["a", "b"])
    }
}
