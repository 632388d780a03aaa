import Foundation

/// Test cases shared with the tests in a browser.
public enum SharedCases {
    /// Reads the cases with a name from the table of keys and their effects.
    public static func keys<Case: Decodable>(_ name: String) throws -> [Case] {
        let package = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let content = try Data(contentsOf: package.appending(path: ".ci/pages/keys.json"))
        let tables = try JSONSerialization.jsonObject(with: content) as? [String: Any]
        let cases = try JSONSerialization.data(withJSONObject: tables?[name] ?? [])
        return try JSONDecoder().decode([Case].self, from: cases)
    }
}
