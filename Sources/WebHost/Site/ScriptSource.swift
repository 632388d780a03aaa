import RowText

/// Makes the script that browsers load, from the script of one form's client.
enum ScriptSource {
    /// The script of pages, which runs the client for each form of the page.
    ///
    /// Browsers run it once, after the page is parsed, regardless of the number of forms.
    static var ofPages: [UInt8] {
        let start = "const live = (prefix) => {\n"
        // Unlike those of a form, the properties of its status are never hidden by its controls.
        let end = """
            };
            for (const { id } of document.querySelectorAll(".rowkit-status")) {
            live(id.slice(0, -"rowkit-status".length));
            }

            """
        return Array(start.utf8) + compact(PackageResources.rowkit_js) + Array(end.utf8)
    }

    /// Returns a script without indentation, blank lines, and comments on lines of their own.
    ///
    /// The script must not have a text literal of several lines, because its lines would change.
    static func compact(_ source: [UInt8]) -> [UInt8] {
        var compact: [UInt8] = []
        compact.reserveCapacity(source.count)
        var isInComment = false
        for line in source.split(separator: .lineFeed) {
            let code = line.drop { $0 == .space }
            if code.starts(with: Array("/*".utf8)) { isInComment = true }
            if isInComment {
                isInComment = !code.reversed().starts(with: Array("/*".utf8))
            } else if !code.isEmpty, !code.starts(with: Array("//".utf8)) {
                compact += code
                compact.append(.lineFeed)
            }
        }
        return compact
    }
}
