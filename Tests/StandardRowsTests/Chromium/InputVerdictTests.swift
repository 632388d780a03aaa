import Foundation
import RowKit
import StandardRows
import Testing

@Suite("Chromium's verdicts on numbers, dates and times")
struct InputVerdictTests {
    /// Accepted and rejected texts, as written by `compare_inputs_with_chromium.py`.
    private struct Verdicts: Decodable {
        let accepted: [String]
        let rejected: [String]
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()

    private func verdicts() throws -> [String: Verdicts] {
        let file = Self.root.appending(path: "InputVerdicts.json")
        return try JSONDecoder().decode([String: Verdicts].self, from: Data(contentsOf: file))
    }

    @Test(
        "Where these rows differ, the text belongs to a listed class",
        arguments: ["number", "integer", "date", "time", "datetime-local", "month"])
    func differences(kind: String) throws {
        let verdicts = try #require(try verdicts()[kind])
        let row = TypedRow(kind)
        var used: Set<String> = []
        for (texts, isAccepted) in [(verdicts.accepted, true), (verdicts.rejected, false)] {
            for text in texts {
                let accepts = row.accepts(text)
                let classes = InputDifference.all.filter {
                    $0.kinds.contains(kind) && $0.isAccepted != isAccepted && $0.applies(text)
                }
                if accepts == isAccepted { continue }
                #expect(!classes.isEmpty, "\(kind) \(text.debugDescription) \(accepts)")
                used.formUnion(classes.map(\.name))
            }
        }
        for difference in InputDifference.all where difference.kinds.contains(kind) {
            #expect(used.contains(difference.name), "\(kind): \(difference.name)")
        }
    }

    @Test("There are at least 5,000 texts, and a quarter of each kind is accepted")
    func size() throws {
        let verdicts = try verdicts()
        #expect(verdicts.values.map { $0.accepted.count + $0.rejected.count }.reduce(0, +) >= 5000)
        for (kind, lists) in verdicts {
            #expect(lists.accepted.count * 3 >= lists.rejected.count, "\(kind)")
        }
    }

    @Test("Each class's example belongs only to it, and is accepted or rejected accordingly")
    func examples() {
        for difference in InputDifference.all {
            for kind in difference.kinds.sorted() {
                let example = difference.example(of: kind)
                let names = InputDifference.all
                    .filter { $0.kinds.contains(kind) && $0.applies(example) }.map(\.name)
                #expect(names == [difference.name], "\(kind) \(example.debugDescription)")
                #expect(TypedRow(kind).accepts(example) == difference.isAccepted, "\(example)")
            }
        }
    }

    @Test("The article lists each class with its reason and its example")
    func article() throws {
        let path = "../../../Sources/RowKit/RowKit.docc/Validation.md"
        let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
        for difference in InputDifference.all {
            let verdict = difference.isAccepted ? "Accepted" : "Rejected"
            let kinds = difference.kinds.sorted().map { "`\($0)`" }.joined(separator: ", ")
            let row =
                "| \(kinds) | \(difference.name) | `\(difference.example)` | \(verdict) here. "
                + "\(difference.reason) |\n"
            #expect(text.contains(row), "\(row)")
        }
    }
}

extension InputDifference {
    /// The example as an input of the kind writes it, with a day before the time if necessary.
    fileprivate func example(of kind: String) -> String {
        switch (kind, example.contains("-"), example.contains(":")) {
        case ("datetime-local", true, false): example + "T09:05"
        case ("datetime-local", false, _):
            example.hasPrefix(" ") ? " 2025-02-28T09:05 " : "2025-02-28T" + example
        case ("date", false, _): " 2025-02-28 "
        default: example
        }
    }
}

/// A row for a kind of input, in a drawn form, into whose field texts are typed.
private final class TypedRow {
    private let row: BaseRow
    private let stage: FormStage
    private let isNumber: Bool

    init(_ kind: String) {
        row =
            switch kind {
            case "number": DecimalRow("row")
            case "integer": IntRow("row")
            case "time": TimeRow("row")
            case "datetime-local": DateTimeRow("row")
            default: DateRow("row")
            }
        stage = FormStage(FormViewController(form: form(row)))
        isNumber = ["number", "integer"].contains(kind)
    }

    /// Whether a text becomes the row's value when the user types it.
    func accepts(_ text: String) -> Bool {
        row.baseValue = nil
        let action: ViewAction = isNumber ? .type(text) : .date(text)
        stage.receive(ViewEvent(ViewID("row/content/field"), action))
        return row.baseValue != nil
    }
}
