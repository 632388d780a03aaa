internal import CAssets
import RowHTTP
import RowKit
import RowSeals

/// The style sheet, the script and the pictures of pages, with names that depend on their content.
struct SiteAssets: Sendable {
    private let assets: [String: (type: String, bytes: [UInt8])]
    /// The paths from which pages load them.
    let paths: PageAssets

    init(_ site: SitePaths, theme: FormSite.Theme, frame: PageFrame?) {
        var assets: [String: (type: String, bytes: [UInt8])] = [:]
        func add(_ bytes: [UInt8], _ ending: String, _ type: String) -> String {
            let name = "\(ContentHash(of: bytes)).\(ending)"
            assets[name] = (type, bytes)
            return site.asset(name)
        }
        func add(style: [UInt8]) -> String { add(style, "css", "text/css; charset=utf-8") }
        func add(script: [UInt8]) -> String { add(script, "js", "text/javascript; charset=utf-8") }
        let style = ServedStyle.own
        for (name, picture) in style.pictures { assets[name] = (Self.pictureType, picture) }
        paths = PageAssets(
            style: add(style: style.bytes + Array(theme.styleSheet.utf8)),
            script: add(script: PageScript.served),
            icon: add([UInt8](CAssetPageIcon()), "svg", Self.pictureType),
            frame: frame.map { (add(style: $0.style), add(script: $0.script)) })
        self.assets = assets
    }

    private static let pictureType = "image/svg+xml"

    /// Returns the response with an asset, whose content never changes under the same name, or nil
    /// if there is none.
    func response(_ name: String) -> HTTPResponse? {
        guard let asset = assets[name] else { return nil }
        let headers: HTTPHeaders = [
            .contentType: asset.type, .contentTypeOptions: "nosniff",
            .cacheControl: "public, max-age=31536000, immutable",
        ]
        return HTTPResponse(.ok, headers: headers, body: asset.bytes)
    }
}
