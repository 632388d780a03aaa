import RowKit
import StandardRows

/// A form with two sections of options, with a single choice in one and up to three in the other.
final class ContinentsViewController: FormViewController {
    private static let continents = [
        "Africa", "Antarctica", "Asia", "Australia", "Europe", "North America", "South America",
    ]
    private static let oceans = ["Arctic", "Atlantic", "Indian", "Pacific", "Southern"]

    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "A journey"
        form
            +++ SelectableSection<ListCheckRow<String>>(
                "Where do you live?", selectionType: .singleSelection(enableDeselection: true)
            ) { section in
                section.tag = "continent"
                section.append(contentsOf: Self.rows(for: Self.continents))
            }
            +++ SelectableSection<ListCheckRow<String>>(
                "Which oceans have you seen?", footer: "Three at the most.",
                selectionType: .multipleSelection
            ) { section in
                section.tag = "oceans"
                section.selectionLimit = 3
                section.hidden = "$continent == nil"
                section.append(contentsOf: Self.rows(for: Self.oceans))
            }
    }

    private static func rows(for options: [String]) -> [ListCheckRow<String>] {
        options.map { option in
            ListCheckRow<String> { row in row.selectableValue = option }
        }
    }
}
