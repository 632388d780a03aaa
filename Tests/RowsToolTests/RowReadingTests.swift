import Foundation
import LocationRow
import RowKit
import StandardRows
import SuggestionRow
import Testing
import TokenRow
import UserInfoRow

@Suite("Reads of registered rows by conditions are recorded")
struct RowReadingTests {
    @Test("A condition is evaluated again when what it reads changes", arguments: RowReading.all)
    func follows(reading: RowReading) {
        let reader = reading.make()
        let watcher = LabelRow("watcher")
        let form = Form { Section([reader.row, watcher]) }
        let stage = FormStage(FormViewController(form: form))
        reader.prepare(stage)
        var heard: [String] = []
        watcher.disabled = .function { _ in
            heard.append(reader.text)
            return false
        }
        let before = reader.text
        #expect(heard == [before])
        reader.change(stage)
        let last = heard.last
        #expect(reader.text != before, "the change has no effect")
        #expect(last == reader.text)
        #expect(form.problems.isEmpty)
    }
}

/// A row on a stage, a way to read it, and a change that affects what is read.
struct RowReader {
    let row: BaseRow
    let prepare: (FormStage) -> Void
    let change: (FormStage) -> Void
    private let read: () -> Any?

    fileprivate init(
        _ row: BaseRow, _ read: @escaping () -> Any?,
        after prepare: @escaping (FormStage) -> Void = { _ in },
        _ change: @escaping (FormStage) -> Void
    ) {
        (self.row, self.prepare, self.change, self.read) = (row, prepare, change, read)
    }

    /// The result of reading, as text.
    var text: String { read().map { "\($0)" } ?? "nil" }
}

struct RowReading: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () -> RowReader

    private init(_ name: String, _ make: @escaping @Sendable () -> RowReader) {
        (testDescription, self.make) = (name, make)
    }

    static let all = fields + controls + options + searches

    /// Acts on the field of the row that is read.
    private static func act(_ action: ViewAction, _ stage: FormStage) {
        stage.receive(ViewEvent(ViewID("row/content/field"), action))
    }

    private static let fields: [RowReading] = [
        RowReading("what was typed, of the same value") {
            let row = DecimalRow("row")
            return RowReader(row, { row.typedText }, after: { act(.type("1.5"), $0) }) {
                act(.type("1.50"), $0)
            }
        },
        RowReading("what stands in the field, of the same value") {
            let row = DecimalRow("row")
            return RowReader(row, { row.fieldText }, after: { act(.type("1.5"), $0) }) {
                act(.type("1.50"), $0)
            }
        },
        RowReading("what was typed, when the row is left") {
            let row = DecimalRow("row")
            return RowReader(
                row, { row.typedText },
                after: { stage in
                    act(.focus, stage)
                    act(.type("1.5"), stage)
                }
            ) {
                act(.blur, $0)
            }
        },
        RowReading("what was typed and is no value") {
            let row = IntRow("row")
            return RowReader(row, { row.typedText }, after: { act(.type("x"), $0) }) {
                act(.type("y"), $0)
            }
        },
        RowReading("what stands in the field, by the focus") {
            let row = DecimalRow("row") {
                $0.value = 2.71828
                $0.maximumFractionDigits = 2
            }
            return RowReader(row, { row.fieldText }) { act(.focus, $0) }
        },
        RowReading("what stands in the field, by a setting") {
            let row = DecimalRow("row") { $0.value = 2.71828 }
            return RowReader(row, { row.fieldText }) { _ in row.maximumFractionDigits = 2 }
        },
        RowReading("the mode of an area") {
            let row = TextAreaRow("row")
            return RowReader(row, { row.textAreaMode }) { _ in row.textAreaMode = .readOnly }
        },
    ]

    private static let controls: [RowReading] = [
        RowReading("whether a date is valid, by its limits") {
            let row = DateRow("row") { $0.value = Date(timeIntervalSinceReferenceDate: 0) }
            return RowReader(row, { row.validate(quietly: true).count }) { _ in
                row.minimumDate = Date(timeIntervalSinceReferenceDate: 1_000_000)
            }
        },
        RowReading("whether a number is valid, by its limits") {
            let row = SliderRow("row") { $0.value = 7 }
            return RowReader(row, { row.validate(quietly: true).count }) { _ in row.maximum = 5 }
        },
        RowReading("a number in words") {
            let row = StepperRow("row") { $0.value = 7 }
            return RowReader(row, { row.displayText }) { _ in row.value = 8 }
        },
        RowReading("the style of a button") {
            let row = ButtonRow("row")
            return RowReader(row, { row.style }) { _ in row.style = .prominent }
        },
        RowReading("a place in words") {
            let row = LocationRow("row") { $0.value = Location(latitude: 1, longitude: 2) }
            return RowReader(row, { row.displayText }) { _ in row.fractionDigits = 1 }
        },
        RowReading("how a date of birth is written") {
            let row = UserInfoRow("row")
            return RowReader(row, { row.dateFormatter == nil }) { _ in
                row.dateFormatter = { _ in nil }
            }
        },
    ]

    private static let options: [RowReading] = [
        RowReading("an option") {
            let row = ListCheckRow<String>("row")
            return RowReader(row, { row.selectableValue }) { _ in row.selectableValue = "a" }
        },
        RowReading("options") {
            let row = SegmentedRow<String>("row")
            return RowReader(row, { row.options }) { _ in row.options = ["a"] }
        },
        RowReading("whether an option is offered") {
            let row = PushRow<String>("row") { $0.value = "a" }
            return RowReader(row, { row.validate(quietly: true).count }) { _ in
                row.options = ["b"]
            }
        },
        RowReading("chosen options in words") {
            let row = MultipleSelectorRow<String>("row") {
                $0.options = ["a", "b"]
                $0.value = ["a", "b"]
            }
            return RowReader(row, { row.displayText }) { _ in row.options = ["b", "a"] }
        },
        RowReading("whether more options are chosen than allowed") {
            let row = MultipleSelectorRow<String>("row") { $0.value = ["a", "b"] }
            return RowReader(row, { row.validate(quietly: true).count }) { _ in
                row.selectionLimit = 1
            }
        },
    ]

    private static let searches: [RowReading] = [
        RowReading("what was typed behind tokens") {
            let row = TokenTableRow<String>("row")
            return RowReader(row, { row.typedText }) { act(.type("a"), $0) }
        },
        RowReading("what is offered as a token, by typing") {
            let row = TokenTableRow<String>("row") { $0.options = ["ab", "b"] }
            return RowReader(row, { row.filteredTokens }) { act(.type("a"), $0) }
        },
        RowReading("what is offered as a token, by a choice") {
            let row = TokenTableRow<String>("row") { $0.options = ["ab", "ac"] }
            return RowReader(row, { row.filteredTokens }, after: { act(.type("a"), $0) }) { _ in
                row.addToken("ab")
            }
        },
        RowReading("whether tokens are looked for elsewhere") {
            let row = TokenTableRow<String>("row") { $0.searchTokens = { _ in [] } }
            return RowReader(row, { row.isSearching }) { act(.type("a"), $0) }
        },
        RowReading("what is suggested, by typing") {
            let row = SuggestionTableRow<String>("row") { $0.options = ["ab", "b"] }
            return RowReader(row, { row.suggestions }) { act(.type("a"), $0) }
        },
        RowReading("what is suggested, by a setting") {
            let row = SuggestionTableRow<String>("row") { $0.options = ["ab", "ac"] }
            return RowReader(row, { row.suggestions }, after: { act(.type("a"), $0) }) { _ in
                row.maximumSuggestions = 1
            }
        },
        RowReading("what suggestions are looked for by") {
            let row = SuggestionTableRow<String>("row")
            return RowReader(row, { row.searchText }) { act(.type("a"), $0) }
        },
    ]
}
