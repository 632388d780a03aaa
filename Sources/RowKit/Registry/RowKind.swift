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
        self =
            switch type {
            case is any InlineRowType.Type: .inline
            case is any PresenterRowType.Type: .presenter
            case is any SelectableRowType.Type: .selectable
            case is any OptionsProviderRow.Type: .options
            default: .basic
            }
    }
}
