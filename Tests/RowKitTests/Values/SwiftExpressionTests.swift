import Testing

@testable import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Expressions in Swift")
struct SwiftExpressionTests {
    @Test(
        "are what a programmer writes for a value",
        arguments: [
            (true, "true"), (-3, "-3"), (7 as UInt, "7"), (1.5, "1.5"), (100.0, "100"),
            (0.25 as Float, "0.25"), (1e300, "1e+300"),
            ("a \"b\"\n\\(c)", #""a \"b\"\n\\(c)""#),
            (["a", "b"], #"["a", "b"]"#), ([String](), "[]"), (Set([2, 1]), "[1, 2]"),
            (["b": 2, "a": 1], #"["a": 1, "b": 2]"#), ([String: Int](), "[:]"),
            (String?.none, "nil"), (Int?.some(4), "4"),
            (Size.large, ".large"), ([Size.small], "[.small]"),
            (ValidationOptions.validatesOnChange, "[.validatesOnChange]"),
            (ValidationOptions.validatesAlways, "[.validatesOnChange, .validatesOnBlur]"),
            (MultivaluedOptions([.insert, .delete]), "[.insert, .delete]"),
            (JSONValue.object(["a": [1, .null], "b": [:]]), #"["a": [1, .null], "b": [:]]"#),
            (Duration.seconds(90), ".seconds(90)"),
            (Duration.milliseconds(250), ".milliseconds(250)"),
            (Duration.microseconds(1_500_001), ".seconds(1.500001)"),
            (RowColor.systemRed, ".semantic(.systemRed)"),
            (
                RowColor(red: 1, green: 0, blue: 51.0 / 255),
                "RowColor(red: 255 / 255, green: 0 / 255, blue: 51 / 255)"
            ),
            (RowImage.symbol("trash"), #".symbol("trash")"#),
            (NumberStyle.integer, ".integer"),
            (NumberStyle.percent.ungrouped, ".percent.ungrouped"),
            (NumberStyle.decimal(2...4), ".decimal(2...4)"),
            (NumberStyle.currency("EUR"), #".currency("EUR")"#),
        ] as [(any DocumentValue, String)])
    func values(value: any DocumentValue, expression: String) {
        #expect(value.swiftExpression == expression)
    }

    @Test("read an optional value from JSON if its type has none")
    func fallback() throws {
        let ada = Citizen(name: "Ada", age: nil)
        #expect(ada.swiftExpression == nil)
        #expect([ada].swiftExpression == nil)
        #expect(
            Optional(ada).swiftExpression == #"try? Citizen(documentValue: ["name": "Ada"])"#)
        #expect(Double.infinity.swiftExpression == nil)
    }

    @Test("name a day without a time zone, and a moment with its own")
    func dates() {
        let row = RowDescriptor(VisitRow.self, "Asks for a day.")
        #expect(
            row.swift(of: RowExample(value: "2025-02-28")) == """
                VisitRow("visit") {
                    $0.value = DateComponents(calendar: Calendar(identifier: .gregorian), \
                year: 2025, month: 2, day: 28).date
                }
                """)
        // Foundation's calendar is not Gregorian in 1500.
        for moment in ["2025-02-28T09:15:00Z", "1500-01-01T00:00:00Z"] {
            #expect(
                row.swift(of: RowExample(value: .string(moment))) == """
                    VisitRow("visit") {
                        $0.value = try? Date(documentValue: "\(moment)")
                    }
                    """)
        }
    }

    @Test("name nested types with their enclosing types")
    func nested() {
        let row = RowDescriptor(Visits.WishRow.self, "Asks for a wish.")
        #expect(
            row.swift(of: RowExample(value: ["text": "rain"])) == """
                Visits.WishRow("wish") {
                    $0.value = try? Visits.Wish(documentValue: ["text": "rain"])
                }
                """)
        let wish: Visits.Wish? = Visits.Wish(text: "rain")
        #expect(wish.swiftExpression == #"try? Visits.Wish(documentValue: ["text": "rain"])"#)
    }

    @Test("make the row by name if a setting has no expression or is unknown")
    func byName() {
        let row = RowDescriptor(VisitRow.self, "Asks for a day.")
        #expect(
            row.swift(of: RowExample(settings: ["guest": ["name": "Ada"]])) == """
                let row = try factory.make(
                    "VisitRow", tag: "visit",
                    settings: ["guest": ["name": "Ada"]])
                """)
        #expect(row.swift(of: RowExample(settings: ["gest": 1])).hasPrefix("let row = try factory"))
    }
}

private enum Visits {
    struct Wish: Codable, Equatable, Sendable, DocumentValue { var text: String }
    final class WishRow: Row<ValueCell<Wish>>, RowType {}
}

private final class VisitRow: Row<ValueCell<Date>>, RowType {
    @Setting var guest = Citizen(name: "", age: nil)

    override class var settings: [RowSetting] {
        super.settings + [.init("guest", \VisitRow.guest, "Who comes.")]
    }
}
