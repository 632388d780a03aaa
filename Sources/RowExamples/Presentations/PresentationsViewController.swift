import RowKit
import StandardRows

/// Asks in each of the ways in which a row can open something: a screen in place of the form, a
/// screen above it, and a row below.
final class PresentationsViewController: FormViewController {
    private typealias Screen = PushRow<String>.Selector

    private static let options = ["Chad", "Chile", "China", "Cuba"]

    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Presentations"
        form
            +++ Section("On a screen")
            <<< country("Show") { .show(controllerProvider: $0) }
            <<< countries
            <<< country("Popover") { .popover(controllerProvider: $0) }
            <<< country("Alert") { .alert(controllerProvider: $0) }
            <<< country("Sheet") { .sheet(controllerProvider: $0) }

            +++ Section("In a row below")
            <<< DateInlineRow("day") { row in
                row.title = "Day"
            }
    }

    /// A row that presents the countries in a certain way.
    private func country(
        _ title: String, presentation: (ControllerProvider<Screen>) -> PresentationMode<Screen>
    ) -> PushRow<String> {
        let row = PushRow<String>(title.lowercased())
        row.title = title
        row.options = Self.options
        row.presentationMode = presentation(row.selectorProvider)
        return row
    }

    /// A row that presents the countries above the form and allows multiple choices.
    private var countries: MultipleSelectorRow<String> {
        MultipleSelectorRow<String>("modal") { row in
            row.title = "Modal"
            row.options = Self.options
            row.presentationMode = .presentModally(
                controllerProvider: .callback { MultipleSelectorRow<String>.Selector() })
        }
    }
}
