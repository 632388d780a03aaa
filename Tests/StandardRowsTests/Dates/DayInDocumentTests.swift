import Foundation
import LocaleFormats
import RowKit
import RowTesting
import StandardRows
import Testing

private let zones = [
    "GMT", "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Asia/Kolkata",
    "Pacific/Kiritimati", "Pacific/Pago_Pago",
]

@Suite("A day in a document")
struct DayInDocumentTests {
    private let factory: RowFactory

    init() throws { factory = RowFactory(try RowRegistry(StandardRowPlugin.self)) }

    private func formats(_ zone: String) throws -> LocaleFormats {
        LocaleFormats("en_US", timeZone: try #require(TimeZone(identifier: zone)))
    }

    private func form(_ row: String, _ settings: JSONValue, _ value: JSONValue) throws -> Form {
        try factory.form(
            from: [
                "sections": [
                    [
                        "rows": [
                            ["row": .string(row), "tag": "d", "settings": settings, "value": value]
                        ]
                    ]
                ]
            ])
    }

    private func savedValue(of form: Form) -> JSONValue? {
        guard case .array(let sections)? = factory.save(form).json["sections"],
            case .array(let rows)? = sections.first?["rows"]
        else { return nil }
        return rows.first?["value"]
    }

    @Test("is that day in the time zone of its form", arguments: zones)
    func day(zone: String) throws {
        for name in ["DateRow", "DateInlineRow", "DatePickerRow"] {
            let form = try form(name, [:], "1992-07-27")
            let row = try #require(form.rowBy(tag: "d") as? RowOf<Date>)
            form.phrases = Phrases(formats: try formats(zone))
            #expect(row.displayText == "Jul 27, 1992")
            let start = try formats(zone).isoDate(
                from: "1992-07-27", style: .date, onDayOf: .distantPast)
            #expect(row.value == start)
            #expect(!form.isDirty, "loading is not a change")
            #expect(savedValue(of: form) == "1992-07-27")
        }
    }

    @Test("is that day in a form's new time zone, unless another was set meanwhile")
    func secondZone() throws {
        let form = try form("DateRow", [:], "1992-07-27")
        let row = try #require(form.rowBy(tag: "d") as? DateRow)
        form.phrases = Phrases(formats: try formats("Asia/Tokyo"))
        form.phrases = Phrases(formats: try formats("America/New_York"))
        #expect(row.displayText == "Jul 27, 1992")
        let moment = Date(timeIntervalSince1970: 712_278_000)
        row.value = moment
        form.phrases = Phrases(formats: try formats("Asia/Tokyo"))
        #expect(row.value == moment)
        form.reset()
        #expect(row.value != moment)
    }

    @Test("is that day for a row that is created by name and joins a form later")
    func later() throws {
        let form = Form()
        form.phrases = Phrases(formats: try formats("America/New_York"))
        let row = try factory.make("DateRow", value: "1992-07-27")
        form +++ Section([row])
        #expect((row as? DateRow)?.displayText == "Jul 27, 1992")
        #expect(!form.isDirty)
    }

    @Test("differs from a moment, which stays the same in every time zone")
    func moment() throws {
        let form = try form("DateRow", [:], "1992-07-27T00:00:00Z")
        let row = try #require(form.rowBy(tag: "d") as? DateRow)
        form.phrases = Phrases(formats: try formats("America/New_York"))
        #expect(row.value == Date(timeIntervalSince1970: 712_195_200))
        #expect(row.displayText == "Jul 26, 1992")
        #expect(savedValue(of: form) == "1992-07-27T00:00:00Z")
    }

    @Test("that the user chooses in one time zone is the same day in another", arguments: zones)
    func saved(zone: String) throws {
        let first = try form("DateRow", [:], .null)
        first.phrases = Phrases(formats: try formats(zone))
        let tester = FormTester(form: first)
        tester.isExhaustive = false
        tester.chooseDate("2025-02-28", in: "d")
        tester.finish()
        let second = try factory.form(from: factory.save(first).json)
        for other in zones {
            second.phrases = Phrases(formats: try formats(other))
            let row = try #require(second.rowBy(tag: "d") as? DateRow)
            #expect(row.displayText == "Feb 28, 2025")
        }
    }

    @Test("is a bound on that day in the time zone of its form", arguments: zones)
    func bounds(zone: String) throws {
        let bounds: JSONValue = ["minimumDate": "2025-02-27", "maximumDate": "2025-02-28"]
        let form = try form("DateRow", bounds, .null)
        form.phrases = Phrases(formats: try formats(zone))
        let row = try #require(form.rowBy(tag: "d") as? DateRow)
        #expect(row.cell.date.minimum == "2025-02-27")
        #expect(row.cell.date.maximum == "2025-02-28")
        for (day, isValid) in [
            ("2025-02-26", false), ("2025-02-27", true), ("2025-02-28", true),
            ("2025-03-01", false),
        ] {
            row.value = try formats(zone).isoDate(from: day, style: .date, onDayOf: .distantPast)
            #expect(row.validate().isEmpty == isValid, "\(day)")
        }
        let saved = try factory.make("DateRow", settings: ["minimumDate": "2025-02-27"])
        let setting = try #require(DateRow.settings.first { $0.name == "minimumDate" })
        #expect(try setting.value(of: saved) == "2025-02-27")
        #expect(try setting.value(of: row) == "2025-02-27")
    }

    @Test("is restored from a state as the same moment")
    func state() throws {
        let make = {
            let form = try form("DateRow", [:], "1992-07-27")
            form.phrases = Phrases(formats: try formats("Asia/Tokyo"))
            return form
        }
        let first = try make()
        let state = first.state
        let second = try make()
        (second.rowBy(tag: "d") as? DateRow)?.value = nil
        #expect(second.restore(state).isEmpty)
        let rows = [first, second].map { $0.rowBy(tag: "d") as? DateRow }
        #expect(rows[0]?.value == rows[1]?.value)
        #expect(rows[1]?.displayText == "Jul 27, 1992")
    }

    @Test("uses the row's own time zone if it has one")
    func ownZone() throws {
        let form = try form("DateRow", ["timeZone": "Asia/Tokyo"], "1992-07-27")
        form.phrases = Phrases(formats: try formats("America/New_York"))
        let row = try #require(form.rowBy(tag: "d") as? DateRow)
        #expect(row.value == Date(timeIntervalSince1970: 712_195_200 - 9 * 3600))
        #expect(row.displayText == "Jul 27, 1992")
    }

    @Test("is rejected if it does not exist", arguments: ["1992-02-30", "1992-7-27", "yesterday"])
    func malformed(text: String) {
        #expect(throws: RowFactoryError.self) {
            try factory.make("DateRow", value: .string(text))
        }
    }

    @Test(
        "is the limit of a rule in the time zone of its row",
        arguments: zones,
        [
            ["2026-02-28", "2026-03-01", "2026-03-02"], ["1582-10-09", "1582-10-10", "1582-10-11"],
            ["1499-12-31", "1500-01-01", "1500-01-02"],
        ])
    func ruleLimit(zone: String, days: [String]) throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let cases = [
            ("smallerOrEqual", [true, true, false]), ("smallerThan", [true, false, false]),
            ("greaterOrEqual", [false, true, true]), ("greaterThan", [false, false, true]),
        ]
        for (rule, expected) in cases {
            let document: JSONValue = [
                "sections": [
                    [
                        "rows": [
                            [
                                "row": "DateRow", "tag": "day",
                                "settings": ["timeZone": .string(zone)],
                                "rules": [["rule": .string(rule), "limit": .string(days[1])]],
                            ]
                        ]
                    ]
                ]
            ]
            let form = try factory.form(from: document)
            #expect(factory.save(form).json == document)
            let results = try days.map { day in
                try form.rowBy(tag: "day")?.setDocumentValue(.string(day))
                return form.validate().isEmpty
            }
            #expect(results == expected, "\(rule)")
        }
    }

    @Test(
        "is written in the message of a rule as the row shows dates",
        arguments: [
            ("de_DE", "DateRow", ["dateStyle": "long"], "28. Februar 2025"),
            ("en_US", "DateRow", ["timeZone": "Asia/Tokyo"], "Feb 28, 2025"),
            ("en_US", "DateInlineRow", ["timeZone": "America/New_York"], "Feb 28, 2025"),
            ("en_US", "DateTimeRow", ["dateStyle": "medium", "timeStyle": "none"], "Feb 28, 2025"),
            ("en_US", "DateTimeRow", ["dateStyle": "long"], "2/28/2025"),
            ("en_US", "TimeRow", [:], "2/28/2025"),
        ] as [(String, String, [String: JSONValue], String)])
    func ruleMessage(
        locale: String, row: String, settings: [String: JSONValue], limit: String
    ) throws {
        let form = try factory.form(
            from: [
                "sections": [
                    [
                        "rows": [
                            [
                                "row": .string(row), "tag": "d", "settings": .object(settings),
                                "value": "2023-11-14T12:00:00Z",
                                "rules": [["rule": "greaterOrEqual", "limit": "2025-02-28"]],
                            ]
                        ]
                    ]
                ]
            ])
        form.phrases = Phrases(formats: LocaleFormats(locale, timeZone: .gmt))
        #expect(form.validate().map(\.message) == ["Must be at least \(limit)"])
    }
}
