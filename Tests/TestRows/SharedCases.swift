import Foundation

/// Test cases shared with the tests in a browser.
public enum SharedCases {
    /// Reads the cases with a name from the table of keys and their effects.
    public static func keys<Case: Decodable>(_ name: String) throws -> [Case] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let content = try Data(contentsOf: folder.appending(path: "Keys.json"))
        let tables = try JSONSerialization.jsonObject(with: content) as? [String: Any]
        let cases = try JSONSerialization.data(withJSONObject: tables?[name] ?? [])
        return try JSONDecoder().decode([Case].self, from: cases)
    }
}
