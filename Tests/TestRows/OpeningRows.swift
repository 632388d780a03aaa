import RowKit

// Rows that expand an inline row or present a screen.

/// A day, typed into an inline row.
package final class DayRow: Row<PlainCell>, RowType, InlineRowType {
    package func setupInlineRow(_ inlineRow: EntryRow) {}
}

/// A country, chosen on a separate screen.
package final class CountryRow: Row<PlainCell>, RowType, PresenterRowType {
    @OptionalHook package var presentationMode: PresentationMode<CountryController>?
    @OptionalHook package var onPresentCallback: ((FormViewController, CountryController) -> Void)?

    package required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: .callback { CountryController() }) }
    }
}

/// A screen of countries to select, with a text field to filter them.
package final class CountryController: RowViewController<String> {
    package override func viewDidLoad() {
        super.viewDidLoad()
        let section = Section()
        section.append(EntryRow("filter"))
        for country in ["Chad", "Chile"] {
            let option = PlainRow(country).onCellSelection { [weak self] _, _ in
                self?.commit(country)
            }
            option.hidden = .function { form in
                let filter = form.rowBy(tag: "filter")?.baseValue as? String ?? ""
                return !country.hasPrefix(filter)
            }
            section.append(option)
        }
        form.append(section)
    }
}
