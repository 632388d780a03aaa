import Foundation
import LocaleFormats
import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("Typed dates, and the formats of a single row")
struct TypedDateTests {
    /// 28 February 2025, midnight in Greenwich.
    private let day = Date(timeIntervalSince1970: 1_740_700_800)

    private func form(_ locale: String, _ row: BaseRow) -> Form {
        let form = StandardRowsTests.form(row)
        form.phrases = Phrases(formats: LocaleFormats(locale, timeZone: .gmt))
        return form
    }

    @Test(
        "A day is read in every length of the form's language, and in ISO 8601",
        arguments: [
            ("de_DE", "28.02.2025"), ("de_DE", "28. Feb. 2025"), ("de_DE", "28. Februar 2025"),
            ("en_US", "2/28/2025"), ("en_US", "February 28, 2025"), ("en_GB", "28/02/2025"),
            ("fa_IR@calendar=gregorian", "2025-02-28"), ("ja_JP", "2025年2月28日"),
            ("ar_EG", "٢٨/٢/٢٠٢٥"), ("en_US", " 2025-02-28 "),
        ])
    func day(locale: String, text: String) {
        let row = DateRow("d")
        let tester = FormTester(form: form(locale, row))
        tester.chooseDate(text, in: "d") { $0.values["d"] = day }
        #expect(row.cell.date.date == "2025-02-28")
        tester.finish()
    }

    @Test("Times, and dates with times, are read with their seconds")
    func times() {
        let time = TimeRow("t") { $0.value = day }
        let both = DateTimeRow("b")
        let form = form("en_US", time)
        form[0].append(both)
        let tester = FormTester(form: form)
        tester.chooseDate("9:05 PM", in: "t") { $0.values["t"] = day + 21 * 3600 + 300 }
        tester.chooseDate("9:05:07 PM", in: "t") { $0.values["t"] = day + 21 * 3600 + 307 }
        tester.chooseDate("2/28/2025, 9:05 AM", in: "b") { $0.values["b"] = day + 9 * 3600 + 300 }
        tester.finish()
    }

    @Test(
        "Unreadable text stays in the field with an error",
        arguments: [
            ("d", "30.02.2025", "Must be a date"), ("d", "tomorrow", "Must be a date"),
            ("t", "25:00 Uhr", "Must be a time"), ("b", "28.02.2025", "Must be a date and a time"),
        ])
    func unread(tag: String, text: String, error: String) throws {
        let rows: [RowOf<Date>] = [DateRow("d"), TimeRow("t"), DateTimeRow("b")]
        let row = try #require(rows.first { $0.tag == tag })
        row.value = day
        let tester = FormTester(form: form("de_DE", row))
        tester.chooseDate(text, in: tag) { $0.values[tag] = nil }
        #expect(row.unreadInput?.text == text)
        #expect((tester.view("\(tag)/field") as? DateView)?.date == text)
        #expect(row.validate().map(\.message) == [error])
        tester.finish()
    }

    @Test(
        "Typed text has an error of its own if clocks skip the time",
        arguments: [
            ("29.3.2026, 02:30", true), ("29.3.2026 2:30", true), ("29. März 2026 um 02:30", true),
            ("2026-03-29 02:30", true), ("2026-03-29T02:30", true), ("29.03.26 02:30", false),
            ("29.2.2026, 02:30", false),
        ])
    func skipped(text: String, isSkipped: Bool) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let row = DateTimeRow("b")
        let form = StandardRowsTests.form(row)
        form.phrases = Phrases(formats: LocaleFormats("de_DE", timeZone: zone))
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.chooseDate(text, in: "b")
        #expect(row.unreadInput?.text == text)
        #expect(
            row.unreadInput?.error.code
                == (isSkipped ? "DateRow.skippedTime" : "DateRow.notADateAndTime"))
        tester.finish()
    }

    @Test("A typed time that clocks skip on its day has an error of its own")
    func skippedTime() throws {
        let row = TimeRow("t") {
            $0.timeZone = TimeZone(identifier: "Europe/Berlin")
            $0.value = Date(timeIntervalSince1970: 1_774_742_400)
        }
        let tester = FormTester(form: form("en_US", row))
        tester.isExhaustive = false
        for (text, code) in [("2:30 AM", "DateRow.skippedTime"), ("2:60 AM", "DateRow.notATime")] {
            tester.chooseDate(text, in: "t")
            #expect(row.unreadInput?.error.code == code)
        }
        tester.finish()
    }

    @Test("A typed date out of bounds is kept, and is invalid")
    func outOfBounds() {
        let row = DateRow("d") { $0.minimumDate = day + 86_400 }
        let tester = FormTester(form: form("de_DE", row))
        tester.chooseDate("28.02.2025", in: "d") { $0.values["d"] = day }
        #expect(row.validate().map(\.code) == ["DateRow.tooEarly"])
        tester.finish()
    }

    @Test("A formatter replaces the text, and reads typed text")
    func formatter() {
        let row = DateRow("d") {
            $0.value = day
            $0.dateFormatter = DayCount()
        }
        let tester = FormTester(form: form("en_US", row))
        #expect(row.displayText == "day 20147")
        tester.chooseDate("day 20148", in: "d") { $0.values["d"] = day + 86_400 }
        tester.chooseDate("February 28, 2025", in: "d") { $0.values["d"] = day }
        tester.finish()
    }

    @Test("A row may have its own time zone")
    func timeZone() throws {
        let row = DateTimeRow("b") {
            $0.value = day
            $0.timeZone = TimeZone(identifier: "America/New_York")
        }
        let tester = FormTester(form: form("de_DE", row))
        #expect(row.cell.date.date == "2025-02-27T19:00")
        row.dateStyle = .long
        #expect(row.displayText?.hasPrefix("27. Februar 2025") == true)
        #expect(row.displayText?.hasSuffix("19:00") == true)
        row.dateStyle = .short
        tester.chooseDate("27.02.2025, 20:00", in: "b") { $0.values["b"] = day + 3600 }
        tester.chooseDate("2025-02-27T21:00", in: "b") { $0.values["b"] = day + 7200 }
        // Clocks in New York skip this time, but those of the form do not.
        tester.chooseDate("2025-03-09T02:30", in: "b") { $0.values["b"] = nil }
        #expect(row.validate().map(\.code) == ["DateRow.skippedTime"])
        tester.finish()
    }

    @Test("Clock changes in the form's time zone do not concern a row's own")
    func clockChanges() throws {
        let (day, both) = (DateRow("d"), DateTimeRow("b"))
        day.timeZone = .gmt
        both.timeZone = TimeZone(identifier: "Asia/Tokyo")
        let form = StandardRowsTests.form(day, both)
        // Clocks in Santiago skip the first hour of 6 September.
        let santiago = try #require(TimeZone(identifier: "America/Santiago"))
        form.phrases = Phrases(formats: LocaleFormats("es_CL", timeZone: santiago))
        let sixth = Date(timeIntervalSince1970: 1_788_652_800)
        let medium = DateStyle(date: .medium, time: .none)
        let chilean = LocaleFormats("es_CL", timeZone: .gmt)
        for count in -1...1 {
            day.value = sixth + Double(count * 86_400)
            #expect(day.displayText == day.value.map { chilean.string(for: $0, style: medium) })
            #expect(day.displayText?.hasPrefix("\(6 + count) ") == true)
        }
        // Clocks in Berlin skip half past two on 29 March.
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        form.phrases = Phrases(formats: LocaleFormats("de_DE", timeZone: berlin))
        let tester = FormTester(form: form)
        let moment = Date(timeIntervalSince1970: 1_774_742_400 + 9000 - 9 * 3600)
        for text in ["29.3.2026, 02:30", "29. März 2026 um 02:30"] {
            both.value = nil
            tester.chooseDate(text, in: "b") { $0.values["b"] = moment }
        }
        #expect(both.displayText == "29.3.2026, 2:30")
        tester.finish()
    }

    @Test("A day in a row's own time zone begins in that time zone")
    func dayInTimeZone() {
        let row = DateRow("d") { $0.timeZone = TimeZone(identifier: "Asia/Tokyo") }
        let tester = FormTester(form: form("de_DE", row))
        tester.chooseDate("28.02.2025", in: "d") { $0.values["d"] = day - 9 * 3600 }
        #expect(row.displayText?.hasPrefix("28.") == true)
        tester.chooseDate("2025-03-01", in: "d") { $0.values["d"] = day + 15 * 3600 }
        tester.finish()
    }

    @Test("A row may have its own formats, with another calendar")
    func calendar() {
        let row = DateRow("d") {
            $0.value = day
            $0.dateStyle = .short
            $0.textFormats = LocaleFormats("th_TH", timeZone: .gmt)
        }
        let tester = FormTester(form: form("de_DE", row))
        #expect(row.displayText == "28/2/2568")
        #expect(row.cell.date.date == "2025-02-28")
        tester.chooseDate("1/3/2568", in: "d") { $0.values["d"] = day + 86_400 }
        tester.finish()
    }

    @Test("A time zone in a document must exist")
    func documents() throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let row = try factory.make("TimeRow", settings: ["timeZone": "Asia/Tokyo"])
        #expect((row as? TimeRow)?.timeZone?.identifier == "Asia/Tokyo")
        let error = #expect(throws: RowFactoryError.self) {
            try factory.make("TimeRow", settings: ["timeZone": "Asia/Toyko"])
        }
        #expect(error?.diagnostics.map(\.place.path) == ["settings.timeZone"])
    }
}

/// Days since 1970 in Greenwich, as in `day 20147`.
private struct DayCount: FieldFormatter {
    func string(for value: Date) -> String { "day \(Int(value.timeIntervalSince1970 / 86_400))" }

    func value(from text: String) -> Date? {
        guard text.hasPrefix("day "), let count = Double(text.dropFirst(4)) else { return nil }
        return Date(timeIntervalSince1970: count * 86_400)
    }
}
