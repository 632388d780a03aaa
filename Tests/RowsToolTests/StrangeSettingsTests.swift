import Foundation
import RowKit
import RowTesting
import TestRuns
import Testing

@Suite("Each registered row with strange settings and values")
struct StrangeSettingsTests {
    @Test("is rejected, or else is drawn, validated and saved so that it can be loaded again")
    func strange() throws {
        let registry = try RowRegistry.linked()
        let factory = RowFactory(registry)
        try #require(!registry.rows.isEmpty)
        var (forms, refusals) = (0, 0)
        Runs.repeated(of: 100_000) { seed, random in
            let row = registry.rows[Int.random(in: 0..<registry.rows.count, using: &random)]
            let document = Self.document(of: row, using: &random)
            let form: Form
            do throws(RowFactoryError) {
                form = try factory.form(from: document)
                forms += 1
            } catch {
                refusals += 1
                #expect(!error.diagnostics.isEmpty, "seed \(seed)")
                return
            }
            #expect(!FormStage(FormViewController(form: form)).textDrawing.isEmpty)
            form.validate()
            let saved = factory.save(form)
            #expect(saved.leftOut == [], "seed \(seed): \(document)")
            do throws(RowFactoryError) {
                let again = factory.save(try factory.form(from: saved.json))
                #expect(again.text == saved.text, "seed \(seed)")
            } catch {
                Issue.record("seed \(seed): \(error) in \(saved.text)")
            }
        }
        #expect(forms + refusals == 1 || forms > 0 && refusals > 0)
    }

    /// The row's example with random values for some settings, or for its value.
    private static func document(
        of row: RowDescriptor, using random: inout SeededGenerator
    ) -> JSONValue {
        var settings = row.example.settings
        let names = row.settings.filter { $0.schema != nil }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            guard let setting = names.randomElement(using: &random) else { break }
            settings[setting.name] = stranger(
                among: setting.allowedValues ?? [row.example.value ?? .null], using: &random)
        }
        var members: [String: JSONValue] = [
            "row": .string(row.name), "tag": "tag", "settings": .object(settings),
        ]
        members["value"] =
            Bool.random(using: &random)
            ? stranger(among: [.null], using: &random) : row.example.value ?? .null
        return ["sections": [["rows": [.object(members)]]]]
    }

    private static func stranger(
        among known: [JSONValue], using random: inout SeededGenerator
    ) -> JSONValue {
        let all = strangers + known
        let stranger = all[Int.random(in: 0..<all.count, using: &random)]
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return [stranger]
        case 1: return [stranger, stranger, "a"]
        default: return stranger
        }
    }

    private static let strangers: [JSONValue] = [
        .null, true, false, 0, 1, -1, 3, 2.5, 1e39, -1e300, .integer(.max), .integer(.min), "", " ",
        "a", "ä\u{0301}", "\u{202E}ab", "שלום", "line\nline", "#123456", "systemRed", "2024-02-29",
        "2024-02-29T12:00:00Z", "9999-12-31T23:59:59Z", "https://example.org",
        .string(String(repeating: "x", count: 1_000)), [], [:],
        ["latitude": 90, "longitude": -180],
        ["symbol": "star"], ["name": "a", "identifier": "b"], ["a", "b", "c"], [1, 2, 3],
    ]
}
