import Foundation
import LocaleFormats
import RowKit
import StandardRows
import Testing

private let zones = [
    "GMT", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
]

/// A comparison, and whether it holds.
private struct Comparison: Sendable, CustomTestStringConvertible {
    let text: String
    let holds: Bool

    init(_ text: String, _ holds: Bool) { (self.text, self.holds) = (text, holds) }

    var testDescription: String { text }
}

@Suite("A day or a time of day in a condition")
struct DayInConditionTests {
    private func formats(_ zone: String) throws -> LocaleFormats {
        LocaleFormats("th_TH", timeZone: try #require(TimeZone(identifier: zone)))
    }

    /// Whether a condition holds in the form of a row with the tag `d`.
    private func holds(_ text: String, _ form: Form) -> Bool {
        let label = LabelRow()
        form +++ Section([label])
        label.hidden = .predicate(text)
        return label.isHidden
    }

    private static let days = [
        Comparison("$d == '2026-03-01'", true), Comparison("'2026-03-01' == $d", true),
        Comparison("$d != '2026-03-01'", false), Comparison("$d == '2026-02-28'", false),
        Comparison("$d >= '2026-03-01'", true), Comparison("$d > '2026-03-01'", false),
        Comparison("$d <= '2026-03-01'", true), Comparison("$d < '2026-03-01'", false),
        Comparison("$d > '2026-02-28'", true), Comparison("$d < '2026-03-02'", true),
        Comparison("'2026-02-28' < $d", true), Comparison("'2026-03-02' <= $d", false),
        Comparison("$d BETWEEN {'2026-03-01', '2026-03-01'}", true),
        Comparison("$d BETWEEN {'2026-02-01', '2026-02-28'}", false),
        Comparison("$d IN {'2026-02-28', '2026-03-01'}", true),
        Comparison("{'2026-02-28', '2026-03-02'} CONTAINS $d", false),
        Comparison("ANY {'2026-02-28', '2026-03-02'} > $d", true),
        Comparison("$d == '2026-02-30'", false), Comparison("$d >= 'March'", false),
        Comparison("$none >= '2026-03-01'", false),
    ]

    @Test(
        "is that day for a row with a day, in every time zone, however the form writes it",
        arguments: zones, days)
    private func day(zone: String, comparison: Comparison) throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        for name in ["DateRow", "DateInlineRow", "DatePickerRow"] {
            let row = try factory.make(name, tag: "d", value: "2026-03-01")
            let form = Form { Section([row]) }
            form.phrases = Phrases(formats: try formats(zone))
            #expect(holds(comparison.text, form) == comparison.holds, "\(name)")
        }
    }

    @Test(
        "is that day from its first moment to its last for a row with a time",
        arguments: zones,
        [
            ("2026-02-28T23:59:59", "<", "08:30", ">"), ("2026-03-01T00:00:00", "==", "08:30", "<"),
            ("2026-03-01T08:29:59", "==", "08:30", "<"),
            ("2026-03-01T08:30:00", "==", "08:30", "=="),
            ("2026-03-01T08:30:59", "==", "08:30", "=="),
            ("2026-03-01T08:31:00", "==", "08:30", ">"),
            ("2026-03-01T08:30:59", "==", "08:30:59", "=="),
            ("2026-03-01T08:30:59", "==", "08:30:58.5", ">"),
            ("2026-03-01T23:59:59", "==", "23:59", "=="),
            ("2026-03-02T00:00:00", ">", "00:00", "=="),
        ])
    private func moments(
        zone: String, moment: (text: String, toDay: String, time: String, toTime: String)
    ) throws {
        let formats = try formats(zone)
        let form = Form { DateTimeRow("d") }
        form.phrases = Phrases(formats: formats)
        let row: DateTimeRow = try #require(form.rowBy(tag: "d"))
        row.value = formats.isoDate(
            from: moment.text, style: DateStyle(date: .short, time: .long), onDayOf: .now)
        for sign in ["<", "==", ">"] {
            #expect(holds("$d \(sign) '2026-03-01'", form) == (sign == moment.toDay))
            #expect(holds("$d \(sign) '\(moment.time)'", form) == (sign == moment.toTime))
        }
    }

    @Test("is that time for a row with a time of day, on any day", arguments: zones)
    func times(zone: String) throws {
        let formats = try formats(zone)
        for day in ["2001-01-01", "2026-07-31"] {
            let form = Form { TimeRow("d") }
            form.phrases = Phrases(formats: formats)
            (form.rowBy(tag: "d") as? TimeRow)?.value = formats.isoDate(
                from: day + " 08:30", style: DateStyle(date: .short, time: .short), onDayOf: .now)
            #expect(holds("$d == '08:30'", form))
            #expect(holds("$d == '08:30:00'", form))
            #expect(holds("$d BETWEEN {'08:00', '08:30'}", form))
            #expect(!holds("$d < '08:30'", form))
            #expect(!holds("$d == '8:30'", form))
            #expect(!holds("$d == '24:00'", form))
            #expect(!holds("$d == '08:30Z'", form))
            #expect(!holds("$d == '08:30.5'", form))
        }
    }

    @Test("is read in the time zone of its row, if it has its own")
    func ownZone() throws {
        let form = Form {
            DateRow("d") { row in
                row.timeZone = TimeZone(identifier: "Asia/Tokyo")
                row.value = Date(timeIntervalSince1970: 1_772_290_800)
            }
            DateRow("e") { $0.value = Date(timeIntervalSince1970: 1_772_290_800) }
        }
        form.phrases = Phrases(formats: try formats("America/New_York"))
        #expect(holds("$d == '2026-03-01' AND $e == '2026-02-28'", form))
        #expect(holds("ANY {$d, $e} > '2026-02-28'", form))
        #expect(holds("$d == $e", form))
    }

    @Test("is read in another time zone once the form or the row gets one")
    func changes() throws {
        let label = LabelRow { $0.hidden = "$d >= '2026-03-01'" }
        let row = DateTimeRow("d") { $0.value = Date(timeIntervalSince1970: 1_772_322_600) }
        let form = Form {
            row
            label
        }
        #expect(!label.isHidden)
        form.phrases = Phrases(formats: try formats("Europe/Berlin"))
        #expect(label.isHidden)
        row.timeZone = TimeZone(identifier: "America/New_York")
        #expect(!label.isHidden)
    }

    @Test("is read in the time zone of the form for dates in a list")
    func lists() throws {
        let section = MultivaluedSection { section in
            section.tag = "days"
            section.multivaluedRowToInsertAt = { _ in DateRow() }
        }
        let form = Form { section }
        form.phrases = Phrases(formats: try formats("Asia/Kolkata"))
        _ = form.setDocumentValues(["days": ["2026-03-01", "2026-03-04"]])
        #expect(holds("ANY $days == '2026-03-01' AND $days CONTAINS '2026-03-04'", form))
        #expect(holds("$days[1] == '2026-03-04' AND $days.@max <= '2026-03-04'", form))
        #expect(holds("$days == {'2026-03-01', '2026-03-04'}", form))
    }
}
