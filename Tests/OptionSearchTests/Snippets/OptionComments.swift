import OptionSearch
import RowKit
import TestRuns
import Testing

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
        @Setting(through: "options") var optionSearch = OptionSearch<City>()
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

@Suite("The examples in the comments on searching options")
struct OptionCommentTests {
    private let cities = ["Lisbon", "Bern", "LISBOA", "Berlin"].map { Cities.City(name: $0) }

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

    @Test("highlight what a text finds")
    func highlights() {
        let highlights = results {
            // snippet: comment-option-matching
            OptionMatching.ranked.ranges(of: "an", in: "Ánna Ahnan")  // [0..<2, 8..<10]
            OptionMatching.fuzzy.ranges(of: "okn", in: "Oliver Kahn")  // [0..<1, 7..<8, 10..<11]
            // end
        }
        #expect(
            highlights == [
                "[Range(0..<2), Range(8..<10)]", "[Range(0..<1), Range(7..<8), Range(10..<11)]",
            ])
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
