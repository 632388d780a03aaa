internal import CAssets
import RowText

/// Makes the script that browsers load, from the script of one form's client.
enum ScriptSource {
    /// The script of pages, which runs the client for each form of the page.
    ///
    /// Browsers run it once, after the page is parsed, regardless of the number of forms.
    static let ofPages: [UInt8] = {
        let start = "const live = (prefix) => {\n"
        // Unlike those of a form, the properties of its status are never hidden by its controls.
        let end = """
            };
            for (const { id } of document.querySelectorAll(".rowkit-status")) {
            live(id.slice(0, -"rowkit-status".length));
            }

            """
        return Array(start.utf8) + compact([UInt8](CAssetPageScript())) + Array(end.utf8)
    }()

    /// Returns a script without comments, needless spaces and needless line breaks, and with short
    /// names.
    ///
    /// - Precondition: The script has no empty statements, whose semicolons would be removed like
    ///   any other before a closing brace.
    static func compact(_ source: [UInt8]) -> [UInt8] {
        let tokens = ScriptTokenizer.tokens(of: source)
        let names = ScriptNames(in: tokens)
        var compact: [UInt8] = []
        compact.reserveCapacity(source.count)
        for (index, token) in tokens.enumerated() {
            if token.is(";"), index + 1 < tokens.count, tokens[index + 1].is("}") { continue }
            let text = names.text(of: token)
            if let last = compact.last, let next = text.first {
                switch token.space {
                case .lineBreak where isLineBreakNeeded(after: last, before: next):
                    compact.append(.lineFeed)
                case .blank where isSpaceNeeded(after: last, before: next):
                    compact.append(.space)
                default: break
                }
            }
            compact += text
        }
        if !compact.isEmpty { compact.append(.lineFeed) }
        return compact
    }

    /// The signs after which a line break means nothing, and those before which it means nothing.
    private static let openEnds = Array("([{;,:?=>&|".utf8)
    private static let openStarts = Array("}]).?:&|".utf8)

    private static func isLineBreakNeeded(after last: UInt8, before next: UInt8) -> Bool {
        !openEnds.contains(last) && !openStarts.contains(next)
    }

    /// The signs of which two become another one, or a comment.
    private static let pairs = Array("+-/".utf8)

    private static func isSpaceNeeded(after last: UInt8, before next: UInt8) -> Bool {
        last.isNameByte && next.isNameByte || pairs.contains(last) && pairs.contains(next)
    }
}
