import RowKit
import SignatureRow
import Testing

@Suite("A signature")
struct SignatureTests {
    private let strokes = [
        [CanvasView.Point(20, 80), CanvasView.Point(60.5, 40), CanvasView.Point(100, 80)],
        [CanvasView.Point(0, 0), CanvasView.Point(400, 160)],
    ]

    @Test("cannot be created without a stroke or a name")
    func empty() {
        #expect(Signature() == nil)
        #expect(Signature(strokes: [[]], name: " \n") == nil)
        #expect(Signature(name: "Ada")?.isDrawn == false)
    }

    @Test("is unchanged after it is written to a document and read back")
    func documents() throws {
        let signature = try #require(Signature(strokes: strokes, name: "Ada"))
        let json = try signature.documentValue()
        #expect(json == ["path": "M20 80L60.5 40 100 80M0 0L400 160", "name": "Ada"])
        #expect(try Signature(documentValue: json) == signature)
    }

    @Test("rounds points and moves them into the drawing")
    func rounding() {
        let stroke = [
            CanvasView.Point(-5, .nan), CanvasView.Point(1_000, 33.333),
            CanvasView.Point(0.04, .infinity),
        ]
        #expect(
            Signature(strokes: [stroke])?.strokes
                == [
                    [CanvasView.Point(0, 0), CanvasView.Point(400, 33.3), CanvasView.Point(0, 160)]
                ])
    }

    @Test("has at most its maximum of points and characters")
    func bounds() throws {
        let long = Array(repeating: CanvasView.Point(1, 1), count: 4_999)
        let signature = try #require(
            Signature(
                strokes: [long, strokes[1], strokes[1]], name: String(repeating: "a", count: 300)))
        #expect(signature.countOfPoints == 4_999)
        #expect(signature.name?.count == 200)
    }

    @Test("is an SVG image if it is drawn")
    func svg() {
        #expect(
            Signature(strokes: [strokes[1]])?.svg == """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 160"><path \
                d="M0 0L400 160" fill="none" stroke="currentColor" stroke-width="2" \
                stroke-linecap="round" stroke-linejoin="round"/></svg>
                """)
        #expect(Signature(name: "Ada")?.svg == nil)
    }

    @Test(
        "rejects paths that are not lines within the drawing",
        arguments: [
            "", "M", "M1 2", "1 2L3 4", "M1 2L3", "M1 2L3 4L", "M1 2 3 4L5 6", "M1 2L401 4",
            "M1 2L3 161", "M1 2L-3 4", "M1 2L1e2 4", "M1 2L0x1 4", "M1 2Lnan 4", "M1 2C3 4 5 6 7 8",
            "M1 2L3 4\"/><script>", "m1 2l3 4", "M1 2L3 4MM1 2L3 4", "M1.2.3 2L3 4",
        ])
    func badPaths(path: String) {
        #expect(throws: DocumentDiagnostic.self) {
            try Signature(documentValue: ["path": .string(path)])
        }
    }

    @Test(
        "rejects anything but a path and a name",
        arguments: [
            [:], ["name": ""], ["name": " "], ["path": 1], ["svg": "M1 2L3 4"], "M1 2L3 4",
            ["name": .string(String(repeating: "a", count: 201))],
            [
                "path": .string(
                    "M0 0L" + Array(repeating: "1 1", count: 5_000).joined(separator: " "))
            ],
        ] as [JSONValue])
    func badDocuments(json: JSONValue) {
        #expect(throws: DocumentDiagnostic.self) { try Signature(documentValue: json) }
    }

    @Test("reads lines with commas and additional lines")
    func otherPaths() throws {
        let signature = try Signature(documentValue: ["path": "M1,2L3,4L5 6"])
        #expect(try signature.documentValue() == ["path": "M1 2L3 4 5 6"])
    }
}
