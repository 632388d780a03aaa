#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The articles in the documentation catalogues of a package's sources.
struct ArticleFolder: Sendable {
    /// The path of the folder of the package's targets.
    let path: String

    /// The pictures of all articles by name.
    var pictures: [String: ArticlePicture] {
        let files = FileManager.default
        let folder = "\(path)/RowKit/RowKit.docc/Resources"
        let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
        var pictures: [String: ArticlePicture] = [:]
        for name in names where name.hasSuffix(".png") {
            guard let bytes = files.contents(atPath: "\(folder)/\(name)") else { continue }
            let stem = String(name.dropLast(4))
            pictures[stem] = ArticlePicture(
                name: stem, bytes: Array(bytes), hasDark: names.contains("\(stem)~dark.png"))
        }
        return pictures
    }

    /// The articles, those of RowKit first, then by the name of their catalogue and their title.
    ///
    /// Articles are read each time, so that pages show what was saved. Those that cannot be read are
    /// left out.
    var all: [Article] {
        let files = FileManager.default
        var articles: [Article] = []
        let others = (try? files.contentsOfDirectory(atPath: path)) ?? []
        for target in ["RowKit"] + others.sorted().filter({ $0 != "RowKit" }) {
            let folder = "\(path)/\(target)/\(target).docc"
            let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
            let found = names.filter { $0.hasSuffix(".md") }.compactMap { name -> Article? in
                guard let bytes = files.contents(atPath: "\(folder)/\(name)") else { return nil }
                return Article(
                    String(name.dropLast(3)), source: String(decoding: bytes, as: UTF8.self))
            }
            articles += found.sorted { $0.title < $1.title }
        }
        return articles
    }
}
