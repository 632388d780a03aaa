/// How a row is used: the first that fits.
public enum RowKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// It opens another row below itself.
    case inline
    /// It opens another screen.
    case presenter
    /// It stands for one option of a section.
    case selectable
    /// Its value is chosen among options.
    case options
    /// None of these.
    case basic

    /// The kind of a class of rows.
    init(of type: any RowType.Type) {
        // What opens something does so when it is selected. It is asked first, since to find that a
        // class is something not, the runtime goes through all conformances of the program.
        if type is any SelectionResponder.Type {
            if type is any InlineRowType.Type {
                self = .inline
                return
            }
            if type is any PresenterRowType.Type {
                self = .presenter
                return
            }
        }
        self =
            switch type {
            case is any SelectableRowType.Type: .selectable
            case is any OptionsProviderRow.Type: .options
            default: .basic
            }
    }
}
