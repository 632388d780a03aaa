/// The targets of a package and of those that it depends on, as a package plugin sees them.
///
/// The plugin RowsPackagePlugin writes it as JSON, and RegisterRowsTool reads it; they share this
/// file.
struct SourcePackage: Codable {
    /// The name of the package.
    let name: String
    let targets: [SourceTarget]
}

/// A target in Swift.
struct SourceTarget: Codable {
    let name: String
    let module: String
    /// Whether it is one of tests.
    let isTest: Bool
    /// The modules that it depends on, directly or by others.
    let dependencies: [String]
    /// The paths of its sources.
    let sources: [String]
}
