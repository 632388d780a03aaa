import OptionSearch
import RowKit
import RowTesting
import TestRuns
import Testing

// snippet: option-search-row
/// Asks for a station, with those of a network and of a timetable as options.
final class StationRow: Row<StationCell>, RowType, OptionSearchRow {
    /// The timetable with further stations.
    @Setting var timetable: Timetable?
    /// The stations of a network.
    @Setting(through: "options") var optionSearch = OptionSearch<String>()

    var searchText: String { cell.textField.text }
    var searchElsewhere: (@Sendable (String) async throws -> [String])? {
        guard let timetable else { return nil }
        return { name in try await timetable.stations(called: name) }
    }
    static func name(of station: String) -> String { station }

    private var popup = OptionPopup<String>()

    override func customSetupCell() {
        super.customSetupCell()
        popup = OptionPopup(cell.stations)
        cell.textField.onType { [weak self] text in self?.enter(text) }
        cell.textField.onKey { [weak self] key in self?.popup.takes(key) ?? false }
        popup.onPick = { [weak self] station in self?.pick(station) }
        popup.onRetry = { [weak self] in self?.retrySearch() }
    }

    override func customUpdateCell() {
        super.customUpdateCell()
        cell.textField.text = unreadInput?.text ?? value ?? ""
        popup.show(offeredOptions, highlightsFirst: true, phrases: phrases) { station in
            OptionCell.item(of: station, key: station, highlighting: optionSearch.text)
        }
        cell.textField.popup = popup.isNeeded ? cell.stations : nil
    }

    override func highlightDidChange() {
        super.highlightDidChange()
        if !isHighlighted { closeOptions() }
    }

    private func enter(_ text: String) {
        if text.isEmpty {
            setValue(nil, by: .user)
        } else {
            keepUnreadInput(text, ValidationError(msg: "Choose a station"))
        }
        search(text)
    }

    private func pick(_ station: String) {
        setValue(station, by: .user)
        endSearch()
    }

    /// The appearance of a station in the list.
    private struct OptionCell: OptionCellType {
        var item = ListView.Item("", "")
        mutating func setup(for station: String) { item.title = StyledText(station) }
    }
}
// end

// What RegisterRows writes for the row above.
extension StationRow: _DeclaredSettings {
    /// The settings that the class declares.
    static var _declaredSettings: [RowSetting] {
        [
            .init("timetable", \StationRow.timetable, "The timetable with further stations."),
            .init("options", \StationRow.options, "The stations of a network."),
        ]
    }
}

struct Timetable: Equatable, Sendable {
    func stations(called name: String) async throws -> [String] { ["Bergen", "Berlin Hbf"] }
}

final class StationCell: Cell<String>, CellType {
    let textField = TextFieldView()
    let stations = ListView()

    override func setup() {
        super.setup()
        textField.part = "field"
        contentView = textField
    }
}

@Suite("A row that searches for stations", .timeLimit(.minutes(1)))
struct StationRowTests {
    @Test("offers its options, then those of the timetable, and picks one")
    func station() async {
        let row = StationRow("from") { row in
            row.options = ["Berlin Hbf", "Bern"]
            row.timetable = Timetable()
        }
        let stage = FormStage(FormViewController(form: Form { row }))
        stage.receive(ViewEvent(ViewID("from/content"), .type("ber")))
        #expect(row.cell.stations.items.map(\.key) == ["Berlin Hbf", "Bern"])
        #expect(row.isSearching && row.cell.stations.isBusy)
        #expect(row.offeredOptions == FoundOptions(["Berlin Hbf", "Bern"], notice: .loading))
        let clock = ManualClock()
        async let settled: Void? = row.form?.settle(clock: clock)
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await settled
        #expect(row.cell.stations.items.map(\.key) == ["Berlin Hbf", "Bern", "Bergen"])
        #expect(row.option(named: "BERGEN") == "Bergen" && row.option(named: "ber") == nil)
        stage.receive(ViewEvent(ViewID("from/content"), .key(.down)))
        stage.receive(ViewEvent(ViewID("from/content"), .key(.enter)))
        #expect(row.value == "Bern" && row.cell.textField.popup == nil)
        #expect(
            row.optionSearch.text == "" && !row.optionSearch.isOpen && row.form?.isDirty == true)
        #expect(row.cell.textField.text == "Bern" && row.unreadInput == nil)
    }

    @Test("keeps text of which no station was picked, also in the form's state")
    func typedText() throws {
        let row = StationRow("from") { $0.options = ["Berlin Hbf", "Bern"] }
        let form = Form { row }
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("from/content"), .type("ber")))
        #expect(row.value == nil && row.unreadInput?.text == "ber")
        #expect(form.validate().map(\.message) == ["Choose a station"])
        let other = StationRow("from") { $0.options = ["Berlin Hbf", "Bern"] }
        let fresh = FormStage(FormViewController(form: Form { other }))
        #expect(fresh.restore(form.state).isEmpty && fresh.state == form.state)
        _ = fresh.snapshot
        #expect(other.cell.textField.text == "ber")
        stage.receive(ViewEvent(ViewID("from/content"), .type("")))
        #expect(row.value == nil && row.unreadInput == nil && form.validate().isEmpty)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: StationPlugin.self) }
}

private enum StationPlugin: RowPlugin {
    static let name = "Station", version = "1.0.0"
    static let rows = [
        RowDescriptor(
            StationRow.self, "Asks for a station.",
            example: RowExample(
                settings: ["options": ["Berlin", "Bern", "Paris"]], value: "Bern"))
    ]
}
