#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The articles in the documentation catalogues of RowKit's sources.
struct ArticleFolder: Sendable {
    /// The path of the folder of the package's targets.
    ///
    /// The targets of community rows are in the folder `Community` beside it.
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

    /// The articles by catalogue: RowKit, StandardRows, other libraries, and community rows.
    ///
    /// Articles are read each time, so that pages show saved changes. Articles that cannot be read
    /// are left out.
    var all: [Article] {
        let first = ["RowKit", "StandardRows"]
        let others = targets(in: path).filter { !first.contains($0) }
        let community = "\(path)/../Community"
        return (first + others).flatMap { articles(in: "\(path)/\($0)/\($0).docc", of: $0) }
            + targets(in: community).flatMap {
                articles(in: "\(community)/\($0)/\($0).docc", of: $0)
            }
    }

    private func targets(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// Returns the articles of a catalogue: the landing page, and then the others in the order of
    /// its topics.
    private func articles(in catalogue: String, of target: String) -> [Article] {
        let names = targets(in: catalogue).filter { $0.hasSuffix(".md") }.map { $0.dropLast(3) }
        let texts = names.compactMap { name in
            FileManager.default.contents(atPath: "\(catalogue)/\(name).md").map { bytes in
                (name: String(name), text: String(decoding: bytes, as: UTF8.self))
            }
        }
        let landing = texts.first { $0.name == target }?.text ?? ""
        let topics = landing.components(separatedBy: "\n## Topics\n").last ?? ""
        let order = topics.split(separator: "\n").map(String.init)
        func place(of name: String) -> Int {
            if name == target { return -1 }
            return order.firstIndex { ["- <doc:\(name)>", "- ``\(name)``"].contains($0) }
                ?? order.count
        }
        return texts.sorted { (place(of: $0.name), $0.name) < (place(of: $1.name), $1.name) }
            .compactMap { Article($0.name, source: $0.text) }
    }
}
