import SwiftSource

/// A public type that a library target of the package already declares.
struct DeclaredType {
    /// The target that declares it.
    let target: ManifestDeclaration
    /// The file, line and column of its name.
    let place: SourcePlace
    /// Whether it has the members of a type that `rows new` declares, so that generated sources can
    /// use it.
    let hasText: Bool

    /// Finds a type by its name, or returns nil if no target of the package declares it.
    init?(_ name: String, in manifest: PackageManifest, at root: String, _ files: FileAccess) {
        let hasFolder = { (path: String) in files.kind("\(root)/\(path)") == .folder }
        for target in manifest.targets where target.kind == "target" {
            guard let folder = manifest.sources(of: target, hasFolder) else { continue }
            for path in Self.sources(in: folder, at: root, files) {
                guard let bytes = try? files.read("\(root)/\(path)"),
                    let found = Self.find(name, in: SourceFile(path: path, bytes: bytes))
                else { continue }
                self.target = target
                (place, hasText) = found
                return
            }
        }
        return nil
    }

    /// Returns the paths of the Swift files in a folder, sorted.
    private static func sources(
        in folder: String, at root: String, _ files: FileAccess, depth: Int = 8
    ) -> [String] {
        // A symbolic link can lead back to a parent folder.
        guard depth > 0 else { return [] }
        return files.names("\(root)/\(folder)").sorted().flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".swift") { return [path] }
            guard name.first != ".", files.kind("\(root)/\(path)") == .folder else { return [] }
            return sources(in: path, at: root, files, depth: depth - 1)
        }
    }

    private static func find(
        _ name: String, in source: SourceFile
    ) -> (place: SourcePlace, hasText: Bool)? {
        let tokens = TokenReader.tokens(of: source).tokens
        var depth = 0
        for (index, token) in tokens.enumerated() {
            if token.isMark("{") { depth += 1 }
            if token.isMark("}") { depth -= 1 }
            guard depth == 0, index > 0, token.isIdentifier, token.text == name,
                kinds.contains(tokens[index - 1].text), isPublic(tokens[..<(index - 1)])
            else { continue }
            let words = declaration(from: tokens[index...]).map(\.text)
            let hasText = ["DocumentValue", "var text", "init ( text : String )"].allSatisfy {
                words.contains($0.split(separator: " ").map(String.init))
            }
            return (source.place(of: token.range.lowerBound), hasText)
        }
        return nil
    }

    /// Returns the tokens from the name of a type to the end of its declaration.
    private static func declaration(from tokens: ArraySlice<Token>) -> ArraySlice<Token> {
        var depth = 0
        return tokens.prefix { token in
            if token.isMark("{") { depth += 1 }
            guard token.isMark("}") else { return true }
            depth -= 1
            return depth > 0
        }
    }

    private static let kinds: Set = ["struct", "enum", "class", "actor", "typealias", "protocol"]

    /// Whether the modifiers at the end of the tokens make the following declaration public.
    private static func isPublic(_ tokens: ArraySlice<Token>) -> Bool {
        let modifiers: Set = ["public", "open", "final", "nonisolated", "indirect"]
        return tokens.reversed().prefix { modifiers.contains($0.text) }
            .contains { ["public", "open"].contains($0.text) }
    }
}
