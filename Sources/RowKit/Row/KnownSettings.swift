/// The settings that the build plugin has found in a class, while all settings of the class are
/// read.
///
/// The compiler knows them where it compiles the descriptor of the class, so a command that lists
/// rows need not ask the runtime, which would search all conformances of the program for each
/// class.
struct KnownSettings {
    @TaskLocal static var current: KnownSettings?

    private let type: ObjectIdentifier
    private let settings: [RowSetting]

    init(of type: BaseRow.Type, _ settings: [RowSetting]) {
        self.type = ObjectIdentifier(type)
        self.settings = settings
    }

    /// Returns the settings that the build plugin has found in a class.
    static func declared(by type: BaseRow.Type) -> [RowSetting] {
        if let current, current.type == ObjectIdentifier(type) { return current.settings }
        return (type as? any _DeclaredSettings.Type)?._declaredSettings ?? []
    }
}
