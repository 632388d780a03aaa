import RowKit
import Testing

// snippet: pick-row
/// A cell with a checkmark while its option is chosen.
final class TickCell<Option: Equatable & Sendable>: Cell<Option>, CellType {
    override func update() {
        super.update()
        accessoryType = row?.value == nil ? .none : .checkmark
    }
}

/// Represents an option, with its name as the title.
final class TickRow<Option: Equatable & Sendable>: Row<TickCell<Option>>, RowType,
    SelectableRowType
{
    var selectableValue: Option?

    required init(tag: String?) {
        super.init(tag: tag)
        preset { displayValueFor = { _ in nil } }
    }
}

/// Shows the chosen option.
final class PickCell<Option: Equatable & Sendable>: Cell<Option>, CellType {}

/// Presents a screen for choosing one of its options.
final class PickRow<Option: Equatable & Sendable>: Row<PickCell<Option>>, RowType,
    PresenterRowType, OptionsProviderRow
{
    typealias Selector = SelectorViewControllerOf<TickRow<Option>, PickRow<Option>>

    /// The options to choose from.
    @Setting(through: "options") var optionsProvider: OptionsProvider<Option>?
    @OptionalHook var presentationMode: PresentationMode<Selector>?
    @OptionalHook var onPresentCallback: ((FormViewController, Selector) -> Void)?

    required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: .callback { Selector() }) }
    }
}
// end

@Suite("The articles' selector row")
struct PickRowTests {
    @Test("offers its options as configured")
    func use() {
        // snippet: pick-use
        let row = PickRow<String>("film") { row in
            row.title = "Film"
            row.options = ["Rear Window", "Rope", "Vertigo"]
            row.value = "Rope"
        }
        .onPresent { _, selector in
            selector.isSearchable = true
            selector.sectionKeyForValue = { film in String(film.prefix(1)) }
            selector.isOptionEnabled = { film in film != "Vertigo" }
            selector.selectableRowCellUpdate = { cell, row in
                cell.detailTextLabel?.text = row.isSelected ? "your choice" : nil
            }
        }
        // end
        let stage = FormStage("Evening", row)
        stage.press("film")
        #expect(
            stage.topDrawing == """
                form film>: "Film" [show]
                  header: stack vertical
                    search: textField "" [placeholder "Search", search, named "Search"]
                  section film>#:0
                    header: label "R" [header]
                    cell film>#:0:0
                      text: label "Rear Window"
                      detail: label
                    cell film>#:0:1 [checkmark]
                      text: label "Rope"
                      detail: label "your choice"
                  section film>#:1
                    header: label "V" [header]
                    cell film>#:1:0 [disabled]
                      text: label "Vertigo"
                      detail: label

                """)
        stage.press("film>#:0:0")
        #expect(row.value == "Rear Window" && stage.screens.count == 1)
    }
}
