import Foundation
import RowKit
import Testing

@testable import LocationRow

@Suite("Written coordinates")
struct CoordinateReaderTests {
    private let point = CoordinateReader(PlainFormats())
    private let comma = CoordinateReader(CommaFormats())

    private func problem(_ read: () throws -> Any) -> CoordinateProblem? {
        do {
            _ = try read()
            return nil
        } catch {
            return error as? CoordinateProblem
        }
    }

    /// Texts that mean the same in every language.
    static let places: [(String, Double, Double)] = [
        ("-34.9011, -56.1645", -34.9011, -56.1645),
        ("-34.9011,-56.1645", -34.9011, -56.1645),
        ("-34.9011 -56.1645", -34.9011, -56.1645),
        ("−34.9011; −56.1645", -34.9011, -56.1645),
        ("(-34.9011, -56.1645)", -34.9011, -56.1645),
        ("  34.9011 S   56.1645 W ", -34.9011, -56.1645),
        ("S34.9011 W56.1645", -34.9011, -56.1645),
        ("34.9011s,56.1645w", -34.9011, -56.1645),
        ("56.1645 W 34.9011 S", -34.9011, -56.1645),
        ("W 56.1645, S 34.9011", -34.9011, -56.1645),
        ("34.9011° South / 56.1645° West", -34.9011, -56.1645),
        ("34.9011° S 56.1645°", -34.9011, 56.1645),
        ("34°30′36″N 13°24′18″E", 34.51, 13.405),
        ("34° 30' 36\" N, 13° 24' 18\" E", 34.51, 13.405),
        ("34º30’36” N 13º24’18” E", 34.51, 13.405), ("34.9ºS, 56.1ºW", -34.9, -56.1),
        ("34°30'36''N 13°24'18''E", 34.51, 13.405),
        ("-34°30'36\" -13°24'18\"", -34.51, -13.405),
        ("34°30'36\" 13°24'18\"", 34.51, 13.405),
        ("N 52 31.2 E 13 24.3", 52.52, 13.405),
        ("52 31.2 13 24.3", 52.52, 13.405),
        ("34 30 36 13 24 18", 34.51, 13.405),
        ("34° 36″ N 13° E", 34.01, 13),
        ("52.52, 13.405", 52.52, 13.405),
        ("52 13", 52, 13),
        ("+52, +13", 52, 13),
        ("52, -13", 52, -13),
        ("52 - 13", 52, -13),
        (".5, -.25", 0.5, -0.25),
        ("0, 0", 0, 0),
        ("90 180", 90, 180),
        ("-90, -180", -90, -180),
        ("52,52 13,405", 52.52, 13.405),
        ("52,52; 13,405", 52.52, 13.405),
        ("52,52, 13,405", 52.52, 13.405),
        ("52,52,13,405", 52.52, 13.405),
        ("52,52° N, 13,405° E", 52.52, 13.405),
        ("N 52 31,2 E 13 24,3", 52.52, 13.405),
        ("٥٢٫٥٢، ١٣٫٤٠٥", 52.52, 13.405),
        ("\u{2066}-34.90, -56.16\u{2069}", -34.9, -56.16),
        ("52.52\u{00A0}N\u{2009}13.405\u{00A0}E", 52.52, 13.405),
    ]

    @Test("are read in every common notation", arguments: places)
    func notations(text: String, latitude: Double, longitude: Double) throws {
        for reader in [point, comma] {
            let place = try reader.location(from: text)
            #expect(place == Location(latitude: latitude, longitude: longitude))
        }
    }

    @Test(
        "are rejected with the reason",
        arguments: [
            ("", CoordinateProblem.notation), ("Montevideo", .notation), ("34", .notation),
            ("34, 56, 78", .notation), ("1 2 3", .notation), ("34..5, 1", .notation),
            ("N 34 N 56", .direction(.longitude)), ("34 N, 56 S", .direction(.longitude)),
            ("34 E, 56 W", .direction(.latitude)), ("34 N S, 56 E", .notation),
            ("-34 S, 56 W", .signAndDirection), ("34° 60' N 0° E", .sixty),
            ("34° 5' 60\" N 0° E", .sixty), ("34.5° 30' N 0° E", .notation),
            ("34' 5° N 0° E", .notation), ("91, 0", .range(.latitude)),
            ("0, 180.0001", .range(.longitude)), ("56 W 95 N", .range(.latitude)),
            ("34° 30' 20\" 10\" N 0 E", .notation), ("34 X, 56 Y", .notation),
            ("1e5, 3", .notation), ("--34, 56", .notation), ("½, 3", .notation),
            (String(repeating: "9", count: 500) + ", 0", .notation),
        ])
    func problems(text: String, expected: CoordinateProblem) {
        #expect(problem { try point.location(from: text) } == expected)
        #expect(problem { try comma.location(from: text) } == expected)
    }

    @Test("use the language's meaning of a comma where both are possible")
    func commas() throws {
        #expect(try point.location(from: "52,13") == Location(latitude: 52, longitude: 13))
        #expect(problem { try comma.location(from: "52,13") } == .notation)
        #expect(try point.degrees(from: "52,13", on: .latitude) == 52.13)
        #expect(try comma.degrees(from: "52,13", on: .latitude) == 52.13)
        #expect(try comma.degrees(from: "52.13", on: .latitude) == 52.13)
    }

    @Test(
        "can be read one coordinate at a time",
        arguments: [
            ("-34.9", -34.9), ("34.9 S", -34.9), ("34° 30′ S", -34.5), ("S 34 30", -34.5),
            ("95", 95), ("12.3456789012", 12.3456789012), ("34° 54′ 4″", 34.9011111),
        ])
    func single(text: String, degrees: Double) throws {
        #expect(try point.degrees(from: text, on: .latitude) == degrees)
    }

    @Test("are rejected one coordinate at a time")
    func singleProblems() {
        #expect(problem { try point.degrees(from: "3 W", on: .latitude) } == .direction(.latitude))
        #expect(
            problem { try point.degrees(from: "3 N", on: .longitude) } == .direction(.longitude))
        #expect(problem { try point.degrees(from: "1, 2", on: .latitude) } == .notation)
        #expect(problem { try point.degrees(from: "north", on: .latitude) } == .notation)
    }

    @Test("are read back from a location's text in every language")
    func roundTrip() throws {
        let place = Location(known: -34.9011, -56.1645)
        for formats in [PlainFormats(), CommaFormats()] as [any TextFormats] {
            let text = place.text(by: formats, fractionDigits: 4)
            #expect(try CoordinateReader(formats).location(from: text) == place)
        }
    }
}

/// Formats with commas instead of points.
private struct CommaFormats: TextFormats {
    let timeZone = TimeZone.gmt
    var language: String { "de" }

    func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern {
        NumberPattern(symbols: NumberPattern.Symbols(decimalSeparator: ",", groupingSeparator: "."))
    }
}
