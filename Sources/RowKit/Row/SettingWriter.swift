/// Who writes the settings of a row at this moment.
@usableFromInline
enum SettingWriter {
    /// The row's author, or whoever uses the row: what is written is the row's own.
    case author
    /// The row's class, in ``BaseRow/preset(_:)``: what is written gives way to defaults.
    case preset
    /// A default of the form; and whether it has been offered to a setting or a hook.
    case defaults(wasOffered: Bool)
}
