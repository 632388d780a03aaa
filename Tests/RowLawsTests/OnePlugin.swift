import RowKit
import RowLaws

/// A plugin of one row.
enum OnePlugin: RowPlugin {
    static let name = "One"
    static let version = "1.0.0"
    @TaskLocal private static var row: RowDescriptor?
    static var rows: [RowDescriptor] { row.map { [$0] } ?? [] }

    /// Returns how a row breaks laws, by the sentence of each law.
    static func breaches(of row: RowDescriptor) throws -> [String: String] {
        try $row.withValue(row) {
            let findings = RowLaw.findings(in: try RowRegistry(OnePlugin.self))
            let pairs = findings.map { finding in
                (String(finding.place.dropFirst("\(row.name): ".count)), finding.message)
            }
            return Dictionary(pairs) { "\($0)\n\($1)" }
        }
    }
}
