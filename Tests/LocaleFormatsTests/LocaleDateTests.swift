import Foundation
import LocaleFormats
import RowKit
import TestRuns
import Testing

struct LocaleDateTests {
    private let evening = Date(timeIntervalSince1970: 1_700_000_000)

    private func formats(_ identifier: String) -> LocaleFormats {
        LocaleFormats(identifier, timeZone: .gmt)
    }

    @Test(
        "A date is formatted for the locale",
        arguments: [
            ("en_US", DateStyle.date, "11/14/2023"), ("en_GB", .date, "14/11/2023"),
            ("de_DE", .date, "14.11.2023"), ("sv_SE", .date, "2023-11-14"),
            ("en_GB", .time, "22:13"), ("en_US", .time, "10:13\u{202F}PM"),
            ("de_DE", DateStyle(date: .long, time: .none), "14. November 2023"),
            ("fr_FR", DateStyle(date: .medium, time: .none), "14 nov. 2023"),
            ("ja_JP", DateStyle(date: .long, time: .medium), "2023年11月14日 22:13:20"),
            ("fa_IR", .date, "۱۴۰۲/۸/۲۳"), ("fa_IR@calendar=gregorian", .date, "۲۰۲۳/۱۱/۱۴"),
            ("th_TH", .date, "14/11/2566"), ("ja_JP@calendar=japanese", .date, "2023/11/14"),
        ])
    func writing(identifier: String, style: DateStyle, text: String) {
        #expect(formats(identifier).string(for: evening, style: style) == text)
    }

    @Test(
        "A date is parsed as users of the locale type it",
        arguments: [
            ("en_US", "11/14/2023"), ("en_GB", "14/11/2023"), ("de_DE", "14.11.2023"),
            ("de_DE", " 14.11.2023 "), ("ar_EG", "١٤/١١/٢٠٢٣"), ("ar_EG", "14/11/2023"),
            ("fa_IR", "۱۴۰۲/۰۸/۲۳"), ("fa_IR", "1402/8/23"), ("de_DE", "2023-11-14"),
            ("fa_IR", "2023-11-14"), ("ja_JP", "2023/11/14"),
        ])
    func reading(identifier: String, text: String) {
        #expect(
            formats(identifier).date(from: text, style: .date)
                == Date(timeIntervalSince1970: 1_699_920_000))
    }

    @Test("Leading zeros, letter case and kinds of space are ignored")
    func lenient() {
        let read = { self.formats($0).date(from: $1, style: $2) }
        let date = Date(timeIntervalSince1970: 1_683_504_000)
        #expect(read("en_GB", "8/5/2023", .date) == date)
        #expect(read("en_GB", "08/05/2023", .date) == date)
        let long = DateStyle(date: .long, time: .short)
        #expect(read("en_US", "may 8, 2023 at 12:00 am", long) == date)
        #expect(read("ru_RU", "8 мая 2023 г. в 00:00", long) == date)
    }

    @Test(
        "Text that is not entirely a date is rejected",
        arguments: [
            ("de_DE", "30.02.2023"), ("de_DE", "14.11.2023x"), ("de_DE", "14.11.2023 10:00"),
            ("de_DE", "14.11."), ("de_DE", "11/14/2023"), ("en_US", "14/11/2023"),
            ("en_US", "2/30/2023"), ("de_DE", "32.01.2023"), ("de_DE", ""), ("de_DE", "heute"),
            ("de_DE", "2023-02-30"), ("de_DE", "14.11.2023 14.11.2023"), ("de_DE", "14..11.2023"),
            ("de_DE", "14.11.23"), ("fa_IR", "1402/12/30"), ("de_DE", "-14.11.2023"),
            ("fa_IR", "5/3/26"), ("fa_IR", "02/8/23"), ("ky_KG", "2023-25-11"),
        ])
    func refused(identifier: String, text: String) {
        #expect(formats(identifier).date(from: text, style: .date) == nil)
    }

    @Test(
        "A date before the calendar reform is written in ISO 8601, where Foundation's is Julian",
        arguments: [
            ("en_US", "0001-01-01", "0001-01-01"), ("en_US", "1500-01-01", "1500-01-01"),
            ("de_DE", "1582-10-14", "1582-10-14"), ("de_DE", "1582-10-15", "15.10.1582"),
            ("th_TH", "1500-01-01", "1500-01-01"), ("th_TH", "1582-10-15", "15/10/2125"),
            ("fa_IR", "1500-03-01", "۸۷۸/۱۲/۱۰"), ("fa_IR", "0626-05-26", "0626-05-26"),
        ])
    func oldDates(identifier: String, day: String, text: String) throws {
        let formats = formats(identifier)
        let date = try #require(PlainFormats().date(from: day, style: .date))
        #expect(formats.string(for: date, style: .date) == text)
        #expect(formats.date(from: text, style: .date) == date)
        #expect(formats.date(from: day, style: .date) == date)
    }

    @Test(
        "A date in figures is written in ISO 8601 if the locale's figures look like another date",
        arguments: [
            (DateStyle.date, "2026-03-05"), (.dateTime, "2026-03-05 21:07"),
            (DateStyle(date: .short, time: .medium), "2026-03-05 21:07:00"),
        ])
    func misleadingFigures(style: DateStyle, text: String) {
        let formats = formats("ky_KG")
        let date = Date(timeIntervalSince1970: 1_772_744_820)
        #expect(formats.string(for: date, style: style) == text)
        let found = formats.date(from: text, style: style)
        #expect(found.map { formats.string(for: $0, style: style) } == text)
    }

    @Test("A date with a name of its month is written in the locale's format")
    func names() {
        let formats = formats("ky_KG")
        let date = Date(timeIntervalSince1970: 1_772_744_820)
        let text = formats.string(for: date, style: DateStyle(date: .long, time: .none))
        #expect(text.contains("5"))
        #expect(text.contains { $0.isLetter })
    }

    @Test("A Julian date is rejected", arguments: ["1/1/1500", "2/29/1500", "10/4/1582", "1/1/25"])
    func julianDates(text: String) {
        #expect(formats("en_US").date(from: text, style: .date) == nil)
    }

    @Test(
        "A time of day is parsed as users of the locale type it",
        arguments: [
            ("en_US", "9:05PM", 21, 5), ("en_US", "9:05pm", 21, 5), ("en_US", "9:05 p.m.", 21, 5),
            ("en_US", "9 PM", 21, 0), ("en_US", "12am", 0, 0), ("en_US", "12 PM", 12, 0),
            ("en_US", "9:05 AM", 9, 5), ("es_MX", "9:05 pm", 21, 5), ("es_MX", "9:05 p. m.", 21, 5),
            ("hi_IN", "9:05 PM", 21, 5), ("ar_EG", "٩:٠٥م", 21, 5), ("ko_KR", "오후9:05", 21, 5),
            ("zh_Hant_TW", "中午12:00", 12, 0), ("zh_Hant_TW", "晚上9:05", 21, 5),
            ("de_DE", "09:05", 9, 5), ("de_DE", "21:05", 21, 5),
        ])
    func times(identifier: String, text: String, hour: Int, minute: Int) {
        let midnight = Date(timeIntervalSince1970: 1_699_920_000)
        #expect(
            formats(identifier).date(from: text, style: .time, onDayOf: evening)
                == midnight + Double(hour * 3600 + minute * 60))
    }

    @Test(
        "Text that is not entirely a time of day is rejected",
        arguments: [
            ("en_US", "9"), ("en_US", "9:05 xm"), ("en_US", "PM"), ("en_US", "9:65 PM"),
            ("en_US", "13 PM"), ("en_US", "9:05 PM PM"), ("en_US", "-9:05 PM"),
            ("en_US", "9-05 PM"), ("en_US", "99999999999999999999:05 PM"),
            ("en_US", "9:05:10 PM"), ("en_US", "9:05:10:20 PM"),
            ("de_DE", "9"), ("de_DE", "9:05 pm"), ("de_DE", "24:00"), ("zh_Hant_TW", "晚上9:05 pm"),
        ])
    func refusedTimes(identifier: String, text: String) {
        #expect(formats(identifier).date(from: text, style: .time) == nil)
    }

    @Test(
        "A time after a date is parsed as it is parsed alone",
        arguments: [
            ("en_US", "3/3/2026, 2:05pm"), ("en_US", "3/3/2026 2:05 p.m."),
            ("en_US", "3/3/2026 14:05"), ("en_US", "2026-03-03, 2:05PM"),
            ("en_GB", "03/03/2026 14:05"), ("en_GB", "3/3/2026,\u{202F}14:05"),
            ("es_MX", "3/3/2026 2:05 pm"), ("es_MX", "3/3/2026, 2:05p.m."),
            ("es_MX", "3/3/2026,\u{A0}2:05 p. m."), ("es_ES", "3/3/2026 14:05"),
            ("fr_FR", "03/03/2026  14:05"), ("de_DE", "3.3.2026\t14:05"),
            ("hi_IN", "3/3/2026, 2:05PM"), ("ar_EG", "3/3/2026 2:05م"),
            ("ja_JP", "2026/3/3\u{3000}14:05"), ("zh_CN", "2026/3/3, 14:05"),
        ])
    func dateAndTime(identifier: String, text: String) {
        #expect(
            formats(identifier).date(from: text, style: .dateTime)
                == Date(timeIntervalSince1970: 1_772_546_700))
    }

    @Test(
        "A long date may have the locale's word before a time, a comma, or neither",
        arguments: [
            ("en_US", "march 3, 2026 AT 2:05PM"), ("en_US", "March 3, 2026, 2:05pm"),
            ("en_GB", "3 March 2026 14:05"), ("de_DE", "3. März 2026 UM 14:05"),
            ("de_DE", "3. März 2026 14:05"), ("fr_FR", "3 mars 2026 14:05"),
        ])
    func longDateAndTime(identifier: String, text: String) {
        let style = DateStyle(date: .long, time: .short)
        #expect(
            formats(identifier).date(from: text, style: style)
                == Date(timeIntervalSince1970: 1_772_546_700))
    }

    @Test(
        "White space of any kind is read between the parts of a date and a time",
        arguments: [
            "en_US", "en_GB", "ar_EG", "de_DE", "es_ES", "es_MX", "fr_FR", "hi_IN", "ja_JP",
            "zh_CN",
        ])
    func spaces(identifier: String) {
        let formats = formats(identifier)
        let minute = Date(timeIntervalSince1970: 1_699_999_980)
        for length in [DateStyle.Length.short, .medium, .long] {
            let style = DateStyle(date: length, time: .short)
            let words = formats.string(for: minute, style: style)
                .split(whereSeparator: \.isWhitespace)
            for space in [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\t", "  "] {
                let text = words.joined(separator: space)
                #expect(formats.date(from: text, style: style) == minute, "\(text)")
            }
        }
    }

    @Test(
        "Text that is not entirely a date and a time is rejected",
        arguments: [
            ("en_US", "3/3/2026, 2:05 PM x"), ("en_US", "x 3/3/2026, 2:05 PM"),
            ("en_US", "3/3/2026, 13 PM"), ("en_US", "2/30/2026 1 PM"), ("en_US", "3/3/2026 1"),
            ("en_US", "3/3/2026 3/3/2026 1 PM"), ("en_US", "3/3/2026, , 1 PM"),
            ("en_US", "3/3/2026 at 1 PM"), ("en_US", "1 PM 3/3/2026"), ("en_US", "3/3/2026"),
            ("en_US", "2:05 PM"), ("en_US", "3/3/1500 1 PM"), ("de_DE", "3.3.2026 2:05 pm"),
        ])
    func refusedDatesAndTimes(identifier: String, text: String) {
        #expect(formats(identifier).date(from: text, style: .dateTime) == nil)
    }

    @Test("A parsed time is on the given day")
    func timeOnDay() {
        let noon = formats("en_US").date(from: "12:30 PM", style: .time, onDayOf: evening)
        #expect(noon == Date(timeIntervalSince1970: 1_699_965_000))
        #expect(formats("en_US").date(from: "13:30 PM", style: .time) == nil)
        #expect(formats("de_DE").date(from: "25:30", style: .time) == nil)
    }

    @Test("A time skipped by a clock change is rejected, and a repeated time is the first")
    func clockChanges() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let formats = LocaleFormats("de_DE", timeZone: zone)
        #expect(formats.date(from: "30.03.2025, 02:30", style: .dateTime) == nil)
        #expect(
            formats.date(from: "26.10.2025, 02:30", style: .dateTime)?.timeIntervalSince1970
                == 1_761_438_600)
    }

    @Test("Converted formats have the language, the dates and the clock changes of their time zone")
    func converted() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let converted = LocaleFormats("de_DE", timeZone: berlin).converted(to: tokyo)
        #expect(converted.timeZone == tokyo)
        #expect(converted.language == "de-DE")
        let moment = try #require(
            PlainFormats(timeZone: tokyo).date(from: "2026-03-29 02:30", style: .dateTime))
        #expect(converted.string(for: moment, style: .dateTime) == "29.3.2026, 2:30")
        #expect(converted.date(from: "29.3.2026, 02:30", style: .dateTime) == moment)
        let again = converted.converted(to: berlin)
        #expect(again.date(from: "29.3.2026, 02:30", style: .dateTime) == nil)
        #expect(again.string(for: moment, style: .dateTime) == "28.3.2026, 18:30")
    }

    @Test("Parsing a formatted date returns the date", arguments: lawfulLocales)
    func roundTrip(identifier: String) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let formats = LocaleFormats(identifier, timeZone: zone)
        let plain = PlainFormats(timeZone: zone)
        let lengths = DateStyle.Length.allCases
        let styles = lengths.flatMap { date in lengths.map { DateStyle(date: date, time: $0) } }
        let seed = Runs.seed
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Runs.count(of: 2000) {
            let seconds = Int.random(in: -2_000_000_000...4_000_000_000, using: &random)
            let date = Date(timeIntervalSince1970: Double(seconds))
            for style in styles.dropFirst() {
                let text = formats.string(for: date, style: style)
                let again = formats.date(from: text, style: style, onDayOf: date)
                let found = try #require(again, "\(text), seed \(seed)")
                #expect(
                    plain.isoText(for: found, style: style)
                        == plain.isoText(for: date, style: style), "\(text), seed \(seed)")
            }
        }
    }
}
