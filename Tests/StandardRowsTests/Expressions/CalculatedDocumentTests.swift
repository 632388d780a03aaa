import Foundation
import RowKit
import StandardRows
import Testing

@Suite("Calculated and suggested values in documents")
struct CalculatedDocumentTests {
    private let factory: RowFactory

    init() throws { factory = RowFactory(try RowRegistry(StandardRowPlugin.self)) }

    private static let order: JSONValue = [
        "title": "Order",
        "sections": [
            [
                "rows": [
                    ["row": "DateRow", "tag": "from", "value": "2024-01-31"],
                    ["row": "DateRow", "tag": "to", "suggested": "add($from, 1, 'months')"],
                    ["row": "DecimalRow", "tag": "price", "value": 12.5],
                    ["row": "IntRow", "tag": "count", "value": 2],
                    [
                        "row": "DecimalRow", "tag": "total",
                        "calculated": "if($count >= 10, 0.9, 1) * $price * $count",
                    ],
                    [
                        "row": "SwitchRow", "tag": "isLarge",
                        "calculated": "$total > 100 AND days($from, $to) > 7",
                    ],
                    [
                        "row": "LabelRow", "tag": "sum",
                        "calculated": "concat($count, ' × ', $price, ' = ', $total)",
                    ],
                ]
            ]
        ],
    ]

    @Test("are loaded and saved, and follow what they read")
    func order() throws {
        let form = try factory.form(from: Self.order)
        #expect(try form.json()["total"] == 25)
        #expect(try form.json()["isLarge"] == false)
        #expect(try form.json()["to"] == "2024-02-29T00:00:00Z")
        form.setValues(["count": 10])
        #expect(try form.json()["total"] == 112.5)
        #expect(try form.json()["isLarge"] == true)
        #expect(try form.json()["sum"] == "10 × 12.5 = 112.5")
        let saved = factory.save(try factory.form(from: Self.order))
        #expect(saved.leftOut.isEmpty)
        #expect(saved.json == Self.order)
        #expect(form.problems.isEmpty)
    }

    @Test("that depend on themselves are refused, with the path")
    func cycles() {
        func row(_ tag: String, _ expression: String) -> JSONValue {
            ["row": "DecimalRow", "tag": .string(tag), "calculated": .string(expression)]
        }
        let document: JSONValue = [
            "sections": [
                [
                    "rows": [
                        row("a", "if($b > 0, $c, 1)"), row("b", "$a * 2"), row("c", "$d"),
                        row("d", "$c + $d"), row("e", "$a"),
                    ]
                ],
                ["tag": "f", "rows": [row("g", "$f.@sum")], "multivalued": ["may": []]],
            ]
        ]
        let error = #expect(throws: RowFactoryError.self) { try factory.form(from: document) }
        #expect(
            error?.description == """
                sections[0].rows[0].calculated: the value depends on itself: a → b → a
                sections[0].rows[2].calculated: the value depends on itself: c → d → c
                sections[0].rows[3].calculated: the value depends on itself: d → d
                sections[1].rows[0].calculated: the value depends on itself: g → g
                """)
    }

    @Test("whose expression can never fit are refused")
    func misfits() {
        func row(_ name: String, _ expression: String) -> JSONValue {
            ["row": .string(name), "suggested": .string(expression)]
        }
        let document: JSONValue = [
            "sections": [
                [
                    "rows": [
                        row("DecimalRow", "concat(1, 2)"), row("SwitchRow", "1 + 1"),
                        row("IntRow", "if(true, 'a', 'b')"), row("NameRow", "today()"),
                        row("DateRow", "1 > 0"), row("IntRow", "coalesce(nil, 2.5)"),
                    ]
                ]
            ]
        ]
        let error = #expect(throws: RowFactoryError.self) { try factory.form(from: document) }
        #expect(
            error?.description == """
                sections[0].rows[0].suggested: the expression gives text, and never a value of type \
                Double
                sections[0].rows[1].suggested: the expression gives a number, and never a value of \
                type Bool
                sections[0].rows[2].suggested: the expression gives text, and never a value of type Int
                sections[0].rows[4].suggested: the expression gives true or false, and never a value \
                of type Date
                """)
    }

    @Test(
        "that are wrong are refused with their place and the nearest right thing",
        arguments: [
            (
                ["calculated": "$price *"],
                "sections[0].rows[0].calculated: expected a value, such as $tag, 'text' or 5, "
                    + "found the end (line 1, column 9 of the expression)"
            ),
            (
                ["calculated": "$prize * 2"],
                "sections[0].rows[0].calculated: no row or section has the tag \"prize\"; did you "
                    + "mean \"price\"?"
            ),
            (
                ["suggested": 5],
                "sections[0].rows[0].suggested: expected an expression in quotes, such as "
                    + "\"$price * $count\", found the number 5"
            ),
            (
                ["suggested": "1", "value": 5],
                "sections[0].rows[0].value: a row cannot have value beside suggested"
            ),
            (
                ["suggested": "1", "calculated": "2"],
                "sections[0].rows[0].suggested: a row cannot have suggested beside calculated"
            ),
        ] as [([String: JSONValue], String)])
    func mistakes(members: [String: JSONValue], message: String) throws {
        let row: [String: JSONValue] = ["row": "IntRow", "tag": "total"]
        let document: JSONValue = [
            "sections": [
                [
                    "rows": [
                        .object(row.merging(members) { $1 }),
                        ["row": "IntRow", "tag": "price"],
                    ]
                ]
            ]
        ]
        let error = #expect(throws: RowFactoryError.self) { try factory.form(from: document) }
        #expect(error?.diagnostics.map(\.description) == [message])
    }

    @Test("are not entered by programs, which may send back what was calculated")
    func submitting() async throws {
        let body: JSONValue = ["price": 20, "count": 3, "total": 60]
        let form = try factory.form(from: Self.order)
        try await form.submit(json: body)
        for wrong in [61, .null, "60"] as [JSONValue] {
            let other = try factory.form(from: Self.order)
            await #expect(throws: SubmissionError.self) {
                try await other.submit(json: ["price": 20, "count": 3, "total": wrong])
            }
        }
    }

    @Test("are read-only in the schema of the values")
    func schema() throws {
        let form = try factory.form(from: Self.order)
        #expect(form.inputSchema["properties"]?["total"]?["readOnly"] == true)
        #expect(form.inputSchema["properties"]?["to"]?["readOnly"] == nil)
    }

    @Test("Closures are named among what only Swift has")
    func closures() throws {
        let form = Form {
            IntRow("total") { $0.calculated = .function { _ in 5 } }
        }
        #expect(
            factory.save(form).leftOut.map(\.description)
                == ["sections[0].rows[0]: the closure calculated can only be set in Swift"])
    }

    @Test("A tag that no row has is reported by unknownTags")
    func unknownTags() {
        let form = Form {
            IntRow("price")
            IntRow("total") { $0.calculated = "$prize * 2" }
        }
        #expect(form.unknownTags().map(\.place) == ["total"])
    }
}
