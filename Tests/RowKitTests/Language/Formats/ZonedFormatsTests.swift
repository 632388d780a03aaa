import RowKit
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Formats with slashes in dates, which can only be converted to another time zone by the library.
private struct SlashFormats: TextFormats {
    let timeZone: TimeZone

    func string(for date: Date, style: DateStyle) -> String {
        isoText(for: date, style: style, separator: " ").replacing("-", with: "/")
    }

    func date(from text: String, style: DateStyle, onDayOf day: Date) -> Date? {
        isoDate(from: text.replacing("/", with: "-"), style: style, onDayOf: day)
    }
}

@Suite("Formats that are converted to another time zone")
struct ZonedFormatsTests {
    private func formats(_ base: String, to zone: String) throws -> any TextFormats {
        let base = SlashFormats(timeZone: try #require(TimeZone(identifier: base)))
        return base.converted(to: try #require(TimeZone(identifier: zone)))
    }

    @Test(
        "write and read each day, even if clocks of the original time zone skip its beginning",
        arguments: ["2026-09-05", "2026-09-06", "2026-09-07"])
    func days(day: String) throws {
        let formats = try formats("America/Santiago", to: "GMT")
        let date = try #require(PlainFormats().date(from: day, style: .date))
        let text = day.replacing("-", with: "/")
        #expect(formats.string(for: date, style: .date) == text)
        #expect(formats.date(from: text, style: .date) == date)
    }

    @Test("write and read a time that clocks of the original time zone skip in ISO 8601")
    func skipped() throws {
        let formats = try formats("Europe/Berlin", to: "Asia/Tokyo")
        let plain = PlainFormats(timeZone: formats.timeZone)
        for (text, shown) in [
            ("2026-03-29 02:30", "2026-03-29 02:30"), ("2026-03-29 03:30", "2026/03/29 03:30"),
        ] {
            let date = try #require(plain.date(from: text, style: .dateTime))
            #expect(formats.string(for: date, style: .dateTime) == shown)
            #expect(formats.date(from: shown, style: .dateTime) == date)
        }
    }

    @Test("can be converted again")
    func again() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let formats = try formats("Europe/Berlin", to: "Asia/Tokyo").converted(to: berlin)
        let date = Date(timeIntervalSince1970: 1_774_742_400)
        #expect(formats.string(for: date, style: .dateTime) == "2026/03/29 01:00")
        #expect(formats.timeZone == berlin)
    }

    @Test("keep the language if they are plain")
    func plain() throws {
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let formats = PlainFormats(language: "de").converted(to: tokyo)
        #expect(formats is PlainFormats)
        #expect(formats.language == "de")
        #expect(formats.timeZone == tokyo)
    }
}
