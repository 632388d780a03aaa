import RowKit

// Rows that open something: another row below, or a screen.

/// A day, typed into a row below.
package final class DayRow: Row<PlainCell>, RowType, InlineRowType {
    package func setupInlineRow(_ inlineRow: EntryRow) {}
}

/// A country, chosen on a screen of its own.
package final class CountryRow: Row<PlainCell>, RowType, PresenterRowType {
    @OptionalHook package var presentationMode: PresentationMode<CountryController>?
    @OptionalHook package var onPresentCallback: ((FormViewController, CountryController) -> Void)?

    package required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: .callback { CountryController() }) }
    }
}

/// Countries to select, and a text to filter them by.
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
