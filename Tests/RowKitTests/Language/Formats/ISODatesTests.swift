import TestRuns
import Testing

@testable import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct ISODatesTests {
    private let plain = PlainFormats()
    private let epoch = Date(timeIntervalSince1970: 0)

    private func berlin() throws -> PlainFormats {
        PlainFormats(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
    }

    @Test("A date is written in ISO 8601 format")
    func writing() {
        let date = Date(timeIntervalSince1970: 1_740_733_509.9)
        #expect(plain.string(for: date, style: .date) == "2025-02-28")
        #expect(plain.string(for: date, style: .time) == "09:05")
        #expect(plain.string(for: date, style: .dateTime) == "2025-02-28 09:05")
        #expect(plain.isoText(for: date, style: .dateTime) == "2025-02-28T09:05")
        #expect(plain.isoText(for: date, style: DateStyle(date: .none, time: .long)) == "09:05:09")
        #expect(plain.string(for: date, style: DateStyle(date: .none, time: .none)) == "")
    }

    @Test(
        "Distant years are written correctly",
        arguments: [
            (-62_135_596_800.0, "0001-01-01"), (-62_135_596_801, "0000-12-31"),
            (253_402_300_799, "9999-12-31"), (253_402_300_800, "10000-01-01"),
            (-12_219_292_800, "1582-10-15"), (951_782_400, "2000-02-29"), (-1, "1969-12-31"),
        ])
    func farYears(seconds: Double, text: String) {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(plain.string(for: date, style: .date) == text)
    }

    @Test("A date beyond every calendar is still written", arguments: [1e300, .nan])
    func endless(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(!plain.string(for: date, style: .date).isEmpty)
    }

    @Test(
        "A complete date is read",
        arguments: [
            ("1970-01-02", DateStyle.date, 86_400.0), (" 1970-01-02\u{200E}", .date, 86_400),
            ("2025-02-28T09:05", .dateTime, 1_740_733_500),
            ("2025-02-28 09:05", .dateTime, 1_740_733_500),
            ("2025-02-28\u{202F}09:05", .dateTime, 1_740_733_500),
            ("2025-02-28 \u{A0}09:05", .dateTime, 1_740_733_500),
            ("2025-02-28T09:05:09", .dateTime, 1_740_733_509),
            ("2024-02-29", .date, 1_709_164_800), ("09:05", .time, 32_700),
            ("23:59:59", .time, 86_399),
        ])
    func reading(text: String, style: DateStyle, seconds: Double) {
        #expect(
            plain.date(from: text, style: style, onDayOf: epoch)
                == Date(timeIntervalSince1970: seconds))
    }

    @Test(
        "Text that is not entirely a date is rejected",
        arguments: [
            "", "2025-02-30", "2025-02-29", "2025-13-01", "2025-00-10", "2025-01-00", "2025-1-1",
            "2025-01-01x", "x2025-01-01", "2025-01-01T", "2025-01-01T10:00", "20250101",
            "0000-01-01",
            "-001-01-01", "2025-01-0١", "2025/01/01", "02025-01-01", "10:00", "2025-01-01 10",
            "2025-01-01 2025-01-01",
        ])
    func refusedDates(text: String) {
        #expect(plain.date(from: text, style: .date) == nil)
    }

    @Test(
        "Text that is not entirely a time is rejected",
        arguments: [
            "24:00", "10:60", "10:00:60", "1:00", "10", "10:0", "10:00Z", "10:00:00.5", "١٠:٠٠",
        ])
    func refusedTimes(text: String) {
        #expect(plain.date(from: text, style: .time) == nil)
        #expect(plain.date(from: "2025-01-01T" + text, style: .dateTime) == nil)
    }

    @Test("Text far longer than a date is rejected")
    func long() {
        let spaces = String(repeating: " ", count: 100)
        #expect(plain.date(from: "2025-01-01" + spaces + "x", style: .date) == nil)
        #expect(plain.date(from: spaces + "2025-01-01", style: .date) == nil)
    }

    @Test("A style that shows nothing reads nothing")
    func nothing() {
        #expect(plain.date(from: "", style: DateStyle(date: .none, time: .none)) == nil)
    }

    @Test("A time keeps the given day, in the time zone of the formats")
    func timeOnDay() throws {
        let formats = try berlin()
        let evening = Date(timeIntervalSince1970: 1_740_783_600)
        let morning = try #require(
            formats.date(from: "07:30", style: .time, onDayOf: evening))
        #expect(formats.string(for: evening, style: .dateTime) == "2025-03-01 00:00")
        #expect(formats.string(for: morning, style: .dateTime) == "2025-03-01 07:30")
    }

    @Test("A time skipped by clocks is rejected, and a repeated time is read as the first")
    func clockChanges() throws {
        let formats = try berlin()
        let read = { formats.date(from: $0, style: .dateTime)?.timeIntervalSince1970 }
        #expect(read("2025-03-30T01:59") == 1_743_296_340)
        #expect(read("2025-03-30T02:00") == nil)
        #expect(read("2025-03-30T02:59") == nil)
        #expect(read("2025-03-30T03:00") == 1_743_296_400)
        #expect(read("2025-10-26T02:30") == 1_761_438_600)
    }

    @Test("A day whose midnight is skipped begins at its first moment")
    func skippedMidnight() throws {
        let zone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
        let formats = PlainFormats(timeZone: zone)
        let start = try #require(formats.date(from: "2018-11-04", style: .date))
        #expect(formats.string(for: start, style: .dateTime) == "2018-11-04 01:00")
    }

    @Test("A day that a country skipped is rejected")
    func skippedDay() throws {
        let zone = try #require(TimeZone(identifier: "Pacific/Apia"))
        let formats = PlainFormats(timeZone: zone)
        #expect(formats.date(from: "2011-12-29", style: .date) != nil)
        #expect(formats.date(from: "2011-12-30", style: .date) == nil)
        #expect(formats.date(from: "2011-12-30T12:00", style: .dateTime) == nil)
        #expect(formats.date(from: "2011-12-31", style: .date) != nil)
    }

    @Test(
        "Reading a written date gives a date with the same text",
        arguments: ["GMT", "Europe/Berlin", "Asia/Kolkata", "America/St_Johns", "Pacific/Apia"])
    func roundTrip(zone: String) throws {
        let formats = PlainFormats(timeZone: try #require(TimeZone(identifier: zone)))
        let style = DateStyle(date: .short, time: .medium)
        let seed = Runs.seed
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Runs.count(of: 100_000) {
            let seconds = Int.random(in: -5_000_000_000...10_000_000_000, using: &random)
            let date = Date(timeIntervalSince1970: Double(seconds))
            let text = formats.string(for: date, style: style)
            let again = try #require(formats.date(from: text, style: style), "seed \(seed)")
            #expect(formats.string(for: again, style: style) == text, "seed \(seed)")
            // Of moments with the same text, where clocks or days were set back, the first is read.
            #expect(again <= date, "\(text), seed \(seed)")
        }
    }
}
