/// The parts of the tests' package.
enum Garden {
    /// The package's own row, in a module with the strictest settings.
    static let moonRow = ScratchPackage.Target(
        name: "MoonRow", products: ["RowKit"], isRow: true,
        settings: [
            ".defaultIsolation(MainActor.self)", ".strictMemorySafety()",
            ".treatAllWarnings(as: .error)",
        ],
        files: ["MoonRow.swift": moonSource, "MoonRowPlugin.swift": moonPlugin])

    /// A program of three lines, with its own name.
    static func executable(products: [String]) -> ScratchPackage.Target {
        ScratchPackage.Target(
            kind: .executableTarget, name: "garden", products: ["RowsCommand"] + products,
            targets: ["MoonRow"],
            files: ["main.swift": "import RowsCommand\n\nawait Rows.main()\n"])
    }

    static let moonSource = """
        import RowKit

        /// Shows the phase of the moon.
        nonisolated public final class MoonCell: Cell<Int>, CellType {}

        /// Asks for the phase of the moon.
        nonisolated public final class MoonRow: Row<MoonCell>, RowType {}

        """

    static let moonPlugin = """
        import RowKit

        /// The plugin that contributes the rows of MoonRow.
        public enum MoonRowPlugin: RowPlugin {
            public static let version = "0.1.0"
            public static let rows = [
                RowDescriptor(MoonRow.self)
            ]
        }

        """
}
