import RowKit

/// A text field with a list of results below.
package final class CityCell: Cell<String>, ControlCellType, CellType {
    package let control = TextFieldView()

    package override func setup() {
        super.setup()
        let list = ListView()
        list.onPick { [weak self] city in self?.row?.value = city }
        textField.popup = list
        contentView = textField
        textField.onType { [weak self] text in (self?.row as? CityRow)?.search(text) }
    }

    package override func update() {
        super.update()
        textField.text = row?.value ?? ""
        textField.popup?.items = (row as? CityRow)?.found.map { .init($0, StyledText($0)) } ?? []
    }
}

/// A city, searched for during typing; a single result becomes the value.
package final class CityRow: Row<CityCell>, RowType {
    /// The results.
    @Setting package var found: [String] = []

    /// Searches for cities.
    @Hook package var cities: @Sendable (String) async throws -> [String] = { text in
        ["Berlin", "Bern", "London"].filter { $0.hasPrefix(text) }
    }

    func search(_ text: String) {
        value = text
        let cities = cities
        perform(.latest("search"), after: .milliseconds(300)) {
            try await cities(text)
        } then: { row, result in
            row.found = (try? result.get()) ?? []
            if row.found.count == 1 { row.value = row.found[0] }
        }
    }
}
