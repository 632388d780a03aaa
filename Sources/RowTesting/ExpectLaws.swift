import RowKit
import RowLaws
import Testing

/// Expects that the rows of plugins keep all laws, and records each violation as an issue.
///
/// ```swift
/// @Test("Stars keep the laws of rows")
/// func laws() throws { try expectLaws(of: StarsRowPlugin.self) }
/// ```
///
/// If the plugins have no rows, that is an issue as well.
///
/// - Throws: An error if the plugins cannot be combined in one registry.
public func expectLaws(
    of plugin: any RowPlugin.Type, _ others: any RowPlugin.Type..., fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line, column: Int = #column
) throws {
    let registry = try RowRegistry([plugin] + others)
    if registry.rows.isEmpty {
        Issue.record(
            "there are no rows to check",
            sourceLocation: SourceLocation(
                fileID: fileID, filePath: filePath, line: line, column: column))
    }
    for finding in RowLaw.findings(
        in: registry, fileID: fileID, filePath: filePath, line: line, column: column)
    {
        Issue.record(finding)
    }
}
