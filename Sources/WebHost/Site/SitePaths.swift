import RowHTTP
import RowSeals

/// The paths of a site's pages.
struct SitePaths: Sendable {
    /// The folder of style sheets and scripts.
    static let assets = "_rowkit"

    /// The path of the site in links, without a slash at the end.
    let root: String
    private let rootParts: [String]

    /// - Parameters:
    ///   - root: The path of the site in requests, as the embedding server specifies it.
    ///   - publicRoot: The path of the site in links, or nil if it is the same.
    init(root: String, publicRoot: String?) {
        rootParts = Self.parts(of: root)
        self.root = Self.parts(of: publicRoot ?? root).map { "/" + PercentCoding.encode($0) }
            .joined()
    }

    private static func parts(of path: String) -> [String] {
        path.split(separator: "/").map(String.init)
    }

    /// Whether a form with this name can be reached, because its path is unique and is not
    /// normalised away.
    static func lead(toFormCalled name: String) -> Bool {
        !["", ".", "..", assets].contains(name)
    }

    func form(_ name: String) -> String { "\(root)/\(PercentCoding.encode(name))" }

    /// Returns the path of a session of a form.
    func session(_ id: SessionID, of name: String) -> String { "\(form(name))/s/\(id)" }

    /// Returns the path of the page that confirms a submission.
    func done(_ name: String) -> String { form(name) + "/done" }

    /// Returns the path of a style sheet or a script.
    func asset(_ name: String) -> String { "\(root)/\(Self.assets)/\(name)" }

    /// Returns the part of a requested path within the site, or nil if it is not in the site.
    func relative(_ path: [String]) -> [String]? {
        guard path.starts(with: rootParts) else { return nil }
        let rest = Array(path.dropFirst(rootParts.count))
        // The path of the site itself may end in a slash.
        return rest == [""] ? [] : rest
    }
}
