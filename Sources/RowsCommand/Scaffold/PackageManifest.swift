import SwiftSource

/// The text of a `Package.swift`, which can be read and edited.
///
/// The manifest is read without the compiler, so it is edited only if that is safe: it must have a
/// single `Package(…)` whose lists are plain array literals.
struct PackageManifest {
    let text: String
    let bytes: [UInt8]
    let tokens: [Token]

    /// Reads a manifest.
    ///
    /// If the text cannot be read, the manifest has no tokens.
    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
        tokens = (try? Self.tokens(of: bytes)) ?? []
    }

    /// Returns the number of the line that contains the byte at an offset.
    func line(of place: Int) -> Int { bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1 }

    /// The name of the package, or nil if it cannot be read.
    var name: String? { (try? package()).flatMap { call, _ in text(of: call["name"]) } }

    /// Whether this is the manifest of RowKit itself.
    var isOfRowKit: Bool { name == "RowKit" }

    /// Whether the manifest contains a string literal with this value.
    func mentions(_ name: String) -> Bool {
        tokens.contains { text($0) == name }
    }

    // MARK: The package

    /// Returns the only `Package(…)` call and the pairs of brackets.
    ///
    /// - Throws: The reason why the call or its arguments cannot be determined.
    func package() throws(ManifestError) -> (ManifestCall, ManifestBrackets) {
        let tokens = try Self.tokens(of: bytes)
        let brackets = try ManifestBrackets(of: tokens)
        let calls = tokens.indices.dropLast().filter { place in
            tokens[place].text == "Package" && tokens[place + 1].isMark("(")
        }
        guard let first = calls.first else {
            throw ManifestError("there is no Package(…)", at: nil)
        }
        if calls.count > 1 {
            throw ManifestError(
                "there is a second Package(…)", at: tokens[calls[1]].range.lowerBound)
        }
        return (try brackets.call(in: tokens, at: first + 1), brackets)
    }

    /// Returns the index of the opening bracket of an argument's array literal.
    ///
    /// - Throws: An error if the argument is not a single array literal.
    func list(
        _ argument: ManifestCall.Argument, _ brackets: ManifestBrackets
    ) throws(ManifestError) -> Int {
        let open = argument.value.lowerBound
        guard tokens[open].isMark("["), brackets[open] == argument.end - 1 else {
            throw ManifestError(
                "\(argument.label) is not a single array literal",
                at: tokens[argument.start].range.lowerBound)
        }
        return open
    }

    /// Whether the names of all targets are known.
    var hasReadableTargets: Bool {
        guard let (package, brackets) = try? package(), !addsTargets(beside: package) else {
            return false
        }
        guard let argument = package["targets"] else { return true }
        guard let list = try? list(argument, brackets) else { return false }
        return brackets.elements(of: tokens, behind: list).count == targets.count
    }

    /// Whether a statement beside `Package(…)` adds targets, such as `package.targets.append(…)`.
    private func addsTargets(beside package: ManifestCall) -> Bool {
        tokens.indices.dropFirst().dropLast(2).contains { place in
            guard !(package.open...package.close).contains(place),
                tokens[place].isName("targets"), tokens[place - 1].isMark(".")
            else { return false }
            let next = tokens[place + 1]
            return next.isMark("=") || next.isMark("+")
                || next.isMark(".") && ["append", "insert"].contains(tokens[place + 2].text)
        }
    }

    /// The targets, or an empty array if their list cannot be read.
    var targets: [ManifestDeclaration] { declarations(in: "targets") }

    /// The products, or an empty array if their list cannot be read.
    var products: [ManifestDeclaration] { declarations(in: "products") }

    /// The elements of a list of the package that have a name.
    private func declarations(in label: String) -> [ManifestDeclaration] {
        guard let (package, brackets) = try? package(), let argument = package[label],
            let list = try? list(argument, brackets)
        else { return [] }
        return brackets.elements(of: tokens, behind: list).compactMap { element in
            let start = element.lowerBound
            guard element.count > 3, tokens[start].isMark("."), tokens[start + 2].isMark("("),
                let call = try? brackets.call(in: tokens, at: start + 2),
                let name = text(of: call["name"])
            else { return nil }
            return ManifestDeclaration(kind: tokens[start + 1].text, name: name, call: call)
        }
    }

    /// The executable targets that depend on RowsCommand.
    var programs: [ManifestDeclaration] {
        targets.filter { $0.kind == "executableTarget" && depends($0, on: "RowsCommand") }
    }

    /// The name of the product with which `swift run` runs an executable target.
    ///
    /// If the manifest declares none, SwiftPM makes a product with the target's name.
    func productName(of program: ManifestDeclaration) -> String {
        let product = products.first { product in
            product.kind == "executable" && mentions(program.name, in: product.call["targets"])
        }
        return (product ?? program).name
    }

    /// Whether a product or target is among the dependencies of a target.
    func depends(_ target: ManifestDeclaration, on name: String) -> Bool {
        mentions(name, in: target.call["dependencies"])
    }

    /// Whether an argument contains the name of a product or target, as `"Name"` or `name: "Name"`.
    private func mentions(_ name: String, in argument: ManifestCall.Argument?) -> Bool {
        guard let argument else { return false }
        return argument.value.contains { place in
            // The label and the bracket of the argument come before its value.
            text(tokens[place]) == name
                && (!tokens[place - 1].isMark(":") || tokens[place - 2].text == "name")
        }
    }

    /// The value of an argument that is a string literal, or nil for any other argument.
    func text(of argument: ManifestCall.Argument?) -> String? {
        guard let value = argument?.value, value.count == 1 else { return nil }
        return text(tokens[value.lowerBound])
    }

    /// The value of a token that is a string literal without interpolation, or nil for any other
    /// token.
    private func text(_ token: Token) -> String? {
        token.kind == .string ? StringLiteral.value(of: bytes[token.range]) : nil
    }

    /// Splits a manifest into tokens.
    ///
    /// - Throws: An error if a comment or a string literal is not closed.
    static func tokens(of bytes: [UInt8]) throws(ManifestError) -> [Token] {
        let (tokens, fault) = TokenReader.tokens(of: SourceFile(path: "", bytes: bytes))
        if let fault {
            let isComment = bytes[fault...].starts(with: "/*".utf8)
            throw ManifestError(
                "a \(isComment ? "comment" : "string literal") is not closed", at: fault)
        }
        return tokens.dropLast()
    }
}

/// A target or a product in a manifest.
struct ManifestDeclaration {
    /// The function that declares it: `target` or `library`, for example.
    let kind: String
    let name: String
    let call: ManifestCall

    /// The name of the module, if this is a target.
    var module: String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Whether it is a target that can depend on rows.
    ///
    /// Plugins and binaries cannot.
    var canHaveRows: Bool { ["target", "executableTarget", "testTarget"].contains(kind) }
}
