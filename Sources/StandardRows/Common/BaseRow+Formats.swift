import RowKit

extension BaseRow {
    /// How numbers and dates look in the row's form; in no form the plain way.
    final var formats: any TextFormats { phrases.formats }

    /// Selects the row as a person does, on the screen that shows it if there is one.
    final func select() {
        if let controller = form?.controller {
            controller.select(self)
        } else {
            didSelect()
        }
    }
}
