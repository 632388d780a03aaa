/// Who is writing the settings of a row.
@usableFromInline
enum SettingWriter {
    /// The row's author or another caller; the values become the row's own.
    case author
    /// The row's class, in ``BaseRow/preset(_:)``; defaults override the values.
    case preset
    /// A default of the form, and whether it has reached a setting or a hook yet.
    case defaults(wasOffered: Bool)
}
