/// The targets of a package and its dependencies, as a package plugin sees them.
///
/// The plugin RowsPackagePlugin writes it as JSON, and RegisterRowsTool reads it; they share this
/// file.
struct SourcePackage: Codable {
    let name: String
    /// The name of the package RowKit in references to its products.
    var rowKit = "RowKit"
    let targets: [SourceTarget]
}

struct SourceTarget: Codable {
    let name: String
    let module: String
    let isTest: Bool
    /// Whether this is a target of the package itself, rather than of a dependency.
    var isOwn = false
    /// The modules that it depends on, directly or indirectly.
    let dependencies: [String]
    /// The paths of its sources.
    let sources: [String]
}
