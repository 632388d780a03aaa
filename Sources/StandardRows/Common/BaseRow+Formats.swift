import RowKit

extension BaseRow {
    /// The formats of numbers and dates in the row's form, or plain formats outside a form.
    final var formats: any TextFormats { phrases.formats }

    /// Selects the row as the user does, on the screen that shows it if there is one.
    final func select() {
        if let controller = form?.controller {
            controller.select(self)
        } else {
            didSelect()
        }
    }
}
