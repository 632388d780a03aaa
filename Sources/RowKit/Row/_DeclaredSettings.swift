/// A row class whose settings the build plugin `RegisterRows` has found in its source.
///
/// The plugin writes the conformance of a class that inherits from ``Row``.
public protocol _DeclaredSettings: BaseRow {
    /// The settings that the class declares, in the order of their declarations.
    static var _declaredSettings: [RowSetting] { get }
}
