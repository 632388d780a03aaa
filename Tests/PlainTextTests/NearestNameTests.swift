import Testing

@testable import PlainText

@Suite("The nearest name")
struct NearestNameTests {
    @Test(
        "differs by at most a third of the letters",
        arguments: [
            ("tilte", "title"), ("TITLE", "title"), ("titl", "title"), ("titlee", "title"),
            ("tatle", "title"), ("tatlo", nil), ("footre", "footer"), ("fotoer", "footer"),
            ("head", "header"), ("idea", nil), ("footerText", "footer"), ("foo", "footer"),
            ("title[0]", nil), ("Title<String>", "title"), ("titl<[Int]>", "title"), ("<", nil),
            ("headr", "header"), ("x", nil), ("ID", "id"), ("ie", nil), ("", nil),
            ("naïve", "naive"), (String(repeating: "x", count: 200), nil),
        ] as [(String, String?)])
    func names(wanted: String, expected: String?) {
        let names = [
            "title", "footer", "header", "id", "naive", String(repeating: "x", count: 201),
        ]
        #expect(NearestName.of(wanted, in: names) == expected)
    }

    @Test(
        "of a row is near without the words that names of rows have in common",
        arguments: [
            ("TableRow", nil), ("VideoRow", nil), ("TableInlineRow", nil), ("SplitDecimalRow", nil),
            ("LabbelRow", "LabelRow"), ("LabelRwo", "LabelRow"), ("label", "LabelRow"),
            ("DatInlineRow", "DateInlineRow"), ("DateInlinRow", "DateInlineRow"),
            ("LabelsRow<Int>", "LabelRow"), ("Dates/DecimlRow", "Dates/DecimalRow"),
            ("", nil), (String(repeating: "x", count: 2_000), nil),
        ] as [(String, String?)])
    func rows(wanted: String, expected: String?) {
        let names = ["LabelRow", "ViewRow", "DateInlineRow", "DecimalRow", "Dates/DecimalRow"]
        #expect(NearestName.ofRow(wanted, in: names) == expected)
    }

    @Test("has the exact distance up to the limit")
    func band() {
        let words = ["", "a", "ab", "ba", "abc", "acb", "cab", "abcd", "badc", "dcba", "xaybz"]
        for left in words.map(Array.init) {
            for right in words.map(Array.init) {
                let exact = NearestName.distance(left, right, limit: 100)
                for limit in 0..<6 {
                    let found = NearestName.distance(left, right, limit: limit)
                    #expect(exact <= limit ? found == exact : found > limit)
                }
            }
        }
    }
}
