@usableFromInline
enum SettingWriter {
    /// The row's author or another caller. The values belong to the row.
    case author
    /// The row's class, in ``BaseRow/preset(_:)``. Defaults override the values.
    case preset
    /// A default of the form. The associated value is whether the write has reached a setting or
    /// a hook.
    case defaults(wasOffered: Bool)
}
