import RowHTTP
import WebHost

/// A picture of an article, as a file in PNG.
struct ArticlePicture: Sendable {
    /// The file's name without its extension.
    ///
    /// Articles refer to the picture by this name.
    let name: String
    let bytes: [UInt8]
    /// Whether there is a variant of the picture for dark pages, whose name ends in `~dark`.
    let hasDark: Bool

    func write(describedAs description: String, to html: inout HTMLWriter) {
        html.markup("<picture>")
        if hasDark {
            html.markup("<source media=\"(prefers-color-scheme: dark)\"")
            html.attribute("srcset", path("~dark"))
            html.markup(">")
        }
        html.markup("<img")
        html.attribute("src", path(""))
        html.attribute("alt", description)
        if let size {
            html.attribute("width", "\(size.width)")
            html.attribute("height", "\(size.height)")
        }
        html.markup("></picture>")
    }

    private func path(_ variant: String) -> String {
        "/articles/\(HTTPTarget.encoded("\(name)\(variant).png"))"
    }

    /// The size in the header of the file, or nil if there is none.
    private var size: (width: Int, height: Int)? {
        guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        func number(_ place: Int) -> Int {
            bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return (number(16), number(20))
    }
}
