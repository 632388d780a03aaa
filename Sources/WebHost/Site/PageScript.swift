internal import CAssets

/// The script that browsers load: that of a page, and that of one form's client.
enum PageScript {
    /// The script as it is served.
    ///
    /// Browsers run it once per page, after parsing. It then runs the client for each form on the
    /// page.
    static let served = compact(source)

    /// The script as written, with comments and indentation.
    static let source: [UInt8] = {
        let start = "const live = (prefix) => {\n"
        // Unlike the properties of a form, those of its status are never hidden by controls.
        let end = """
            };
            for (const { id } of document.querySelectorAll(".rowkit-status")) {
            live(id.slice(0, -"rowkit-status".length));
            }

            """
        return [UInt8](CAssetPageScript()) + Array(start.utf8) + [UInt8](CAssetFormScript())
            + Array(end.utf8)
    }()

    /// Returns a script without indentation and without comment lines.
    ///
    /// - Precondition: No template literal has several lines.
    static func compact(_ source: [UInt8]) -> [UInt8] {
        var compact: [UInt8] = []
        compact.reserveCapacity(source.count)
        var isInComment = false
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let text = line.drop { $0 == UInt8(ascii: " ") }
            isInComment = isInComment || text.starts(with: "/*".utf8)
            if isInComment {
                isInComment = !text.reversed().starts(with: "/*".utf8)
            } else if !text.isEmpty, !text.starts(with: "//".utf8) {
                compact += text
                compact.append(UInt8(ascii: "\n"))
            }
        }
        return compact
    }
}
