import RowHTTP
import RowSeals

/// The paths of a site's pages.
struct SitePaths: Sendable {
    /// The folder of style sheets and scripts.
    static let assets = "_rowkit"

    /// The path of the site, without a slash at the end.
    let root: String
    private let rootParts: [String]

    /// - Parameter root: The path of the site, as the embedding server specifies it.
    init(root: String) {
        rootParts = root.split(separator: "/").map(String.init)
        self.root = rootParts.map { "/" + PercentCoding.encode($0) }.joined()
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

    /// Returns the part of a path within the site, or nil if it is not in the site.
    func relative(_ path: [String]) -> [String]? {
        guard path.starts(with: rootParts) else { return nil }
        let rest = Array(path.dropFirst(rootParts.count))
        // The path of the site itself may end in a slash.
        return rest == [""] ? [] : rest
    }
}
