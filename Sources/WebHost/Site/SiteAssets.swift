import RowKit

/// The style sheet and the script of pages, with names that depend on their content.
struct SiteAssets: Sendable {
    private let assets: [String: (type: String, bytes: [UInt8])]
    /// The paths from which pages load them.
    let paths: PageAssets

    init(_ site: SitePaths) {
        let style = PackageResources.rowkit_css
        let script = ScriptSource.compact(PackageResources.rowkit_js)
        let styleName = "\(ContentHash(of: style)).css"
        let scriptName = "\(ContentHash(of: script)).js"
        assets = [
            styleName: ("text/css; charset=utf-8", style),
            scriptName: ("text/javascript; charset=utf-8", script),
        ]
        paths = PageAssets(style: site.asset(styleName), script: site.asset(scriptName))
    }

    /// Returns the response with an asset, whose content never changes under the same name.
    func response(_ name: String) -> HTTPResponse {
        guard let asset = assets[name] else { return .text(.notFound, "there is no \(name)\n") }
        let headers: HTTPHeaders = [
            .contentType: asset.type, .contentTypeOptions: "nosniff",
            .cacheControl: "public, max-age=31536000, immutable",
        ]
        return HTTPResponse(.ok, headers: headers, body: asset.bytes)
    }
}
