import RowKit
import TestRuns
import Testing

// The examples in the comments on cells and on options.

private enum PlainStars {
    // snippet: comment-plain-cell
    final class StarsCell: Cell<Int>, CellType {}
    // end

    // snippet: comment-plain-row
    final class StarsRow: Row<StarsCell>, RowType {}
    // end

    static func makeForm() -> Form {
        Form {
            // snippet: comment-row-in-form
            StarsRow("rating") { row in row.title = "Your rating" }
            // end
        }
    }
}

private enum StarsInText {
    // snippet: comment-cell-type
    final class StarsCell: Cell<Int>, CellType {
        override func update() {
            super.update()
            detailTextLabel?.text = String(repeating: "★", count: row?.value ?? 0)
        }
    }
    // end

    final class StarsRow: Row<StarsCell>, RowType {}
}

private enum Controls {
    // snippet: comment-control-cell
    final class ThermostatRow: Row<ControlCell<Int, StepperView>>, RowType {
        override func customSetupCell() {
            super.customSetupCell()
            cell.stepper.onSet { [weak self] degrees in self?.setValue(Int(degrees), by: .user) }
        }

        override func customUpdateCell() {
            super.customUpdateCell()
            cell.stepper.value = Double(value ?? 20)
        }
    }
    // end

    // snippet: comment-control-cell-type
    open class _VolumeRow<Cell: ControlCellType<SliderView> & CellType>: Row<Cell>
    where Cell.Value == Int {
        open override func customSetupCell() {
            super.customSetupCell()
            cell.control.onSet { [weak self] volume in self?.setValue(Int(volume), by: .user) }
        }
    }
    // end

    final class VolumeRow: _VolumeRow<ControlCell<Int, SliderView>>, RowType {}
}

private enum Cities {
    struct City: Equatable, Sendable, CustomStringConvertible {
        var code = "lis"
        let name: String
        var country = "Portugal"
        var description: String { name }
    }

    // snippet: comment-option-cell
    struct CityCell: OptionCellType {
        var item = ListView.Item("", "")

        mutating func setup(for city: City) {
            item.title = StyledText(city.name)
            item.detail = StyledText(city.country)
        }
    }
    // end

    final class FieldCell: Cell<City>, CellType {
        let textField = TextFieldView()
        let list = ListView()
    }

    final class CityRow: Row<FieldCell>, RowType, OptionSearchRow {
        // snippet: comment-option-search-setting
        @Setting var optionSearch = OptionSearch<City>()
        // end
        var searchText: String { cell.textField.text }
        static func name(of city: City) -> String { city.name }

        override func customSetupCell() {
            super.customSetupCell()
            // snippet: comment-option-search-row
            cell.textField.onType { [weak self] text in self?.search(text) }
            // end
        }

        // snippet: comment-await-options
        override func commitInput() {
            super.commitInput()
            guard unreadInput != nil else { return }
            if let city = option(named: searchText) { value = city } else { awaitOptions() }
        }
        // end
    }
}

private final class MyCell: Cell<Int>, CellType {}
private final class MyRow: Row<MyCell>, RowType {}

@Suite("The examples in the comments on cells and options")
struct CellCommentTests {
    private let cities = ["Lisbon", "Bern", "LISBOA", "Berlin"].map { Cities.City(name: $0) }

    @Test("show a row's value")
    func cells() {
        #expect(PlainStars.makeForm().rows.first?.title == "Your rating")
        let row = StarsInText.StarsRow { $0.value = 2 }
        #expect(row.cell.detailTextLabel?.text == "★★")
    }

    @Test("connect a row to its control")
    func controls() {
        let thermostat = Controls.ThermostatRow("thermostat") { $0.title = "Temperature" }
        let volume = Controls.VolumeRow("volume")
        let stage = FormStage(
            FormViewController(
                form: Form {
                    thermostat
                    volume
                }))
        #expect(thermostat.cell.textLabel?.text == "Temperature")
        #expect(thermostat.cell.stepper.value == 20 && thermostat.cell.detailText == nil)
        stage.receive(ViewEvent(thermostat.cell.stepper.id, .set(21)))
        #expect(thermostat.value == 21 && thermostat.cell.stepper.value == 21)
        stage.receive(ViewEvent(volume.cell.slider.id, .set(3)))
        #expect(volume.value == 3)
    }

    @Test("give one row another cell")
    func provider() {
        let row = MyRow()
        // snippet: comment-cell-provider
        row.cellProvider = CellProvider { MyCell() }
        // end
        #expect(row.cell.row === row)
    }

    @Test("find options by typed text")
    func index() {
        let found = results {
            // snippet: comment-option-index
            let index = OptionIndex(cities) { $0.name }
            index.options(matching: "lis", limit: 50)  // options whose names contain it, in order
            index.options(matching: "lis", limit: 50, by: .ranked)  // the best first
            index.options(named: "LISBOA")  // the options with that name
            // end
        }
        #expect(found == ["[Lisbon, LISBOA]", "[Lisbon, LISBOA]", "[LISBOA]"])
        let item = Cities.CityCell.item(of: cities[0], key: "lis", highlighting: "")
        #expect(item.detail == "Portugal")
    }

    @Test("keep search results with their query")
    func search() {
        let found = results {
            // snippet: comment-option-search
            var search = OptionSearch<String>()
            search.begin("An")
            search.wait()
            search.take(.success(["Ann", "Anton"]), for: "An")  // true
            search.begin("Bob")
            search.offered().options  // ["Ann", "Anton"], so that the list does not flicker,
            search.offered().isCurrent  // false: no key picks them
            search.take(.success(["Anna"]), for: "An")  // false: the text has changed
            // end
        }
        #expect(found == ["true", #"["Ann", "Anton"]"#, "false", "false"])
    }

    @Test("give each option a unique key")
    func keys() {
        let found = results {
            // snippet: comment-unique-keys
            var keys = UniqueKeys()
            keys.key(like: "Ann")  // "Ann"
            keys.key(like: "Ann")  // "Ann#2"
            // end
        }
        #expect(found == ["Ann", "Ann#2"])
    }

    @Test("show a list below a field")
    func popup() {
        typealias City = Cities.City
        let row = Cities.CityRow()
        let cell = row.cell
        row.options = cities
        cell.textField.text = "lis"
        row.search("lis")
        // snippet: comment-option-popup
        let popup = OptionPopup<City>(cell.list)
        popup.onPick = { city in row.value = city }
        popup.onRetry = { row.retrySearch() }
        popup.show(row.offeredOptions, phrases: row.phrases) { .init($0.code, StyledText($0.name)) }
        cell.textField.popup = popup.isNeeded ? popup.list : nil
        cell.textField.onKey { key in popup.takes(key) }
        // end
        #expect(popup.list.items.map(\.title.text) == ["Lisbon", "LISBOA"])
    }
}
