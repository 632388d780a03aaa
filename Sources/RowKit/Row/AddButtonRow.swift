// The only file of the model that names a cell class: the add button looks like any other row, and
// exists in a section before a host draws it.

/// The default add button of a ``MultivaluedSection``.
package final class AddButtonRow: Row<AddButtonCell>, RowType {
    package override func formatsDidChange() {
        super.formatsDidChange()
        title = phrases.text(.add)
    }
}

package final class AddButtonCell: Cell<Bool>, CellType {}
