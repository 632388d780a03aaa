import PlainText
import SwiftSource

extension PackageManifest {
    /// The argument labels of `Package(…)` in the required order.
    private static let order = [
        "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits",
        "dependencies", "targets", "swiftLanguageModes", "swiftLanguageVersions",
        "cLanguageStandard", "cxxLanguageStandard",
    ]

    /// The first argument labels of `.target(…)` in the required order.
    private static let orderOfTarget = ["name", "dependencies"]

    /// Returns the manifest with a product and targets added.
    ///
    /// - Throws: The reason why the manifest cannot be edited.
    func adding(product: String, targets: [String]) throws(ManifestError) -> PackageManifest {
        if let version = toolsVersion, version < (5, 5) {
            throw ManifestError("plugins need a swift-tools-version of 5.5 or later", at: 0)
        }
        // Check both lists first, so that an error refers to the original manifest.
        let (package, brackets) = try package()
        for label in ["products", "targets"] {
            if let argument = package[label] { _ = try list(argument, brackets) }
        }
        return try adding([product], to: "products").adding(targets, to: "targets")
    }

    /// Returns the manifest with an element added to the dependencies of a target that can have
    /// rows.
    ///
    /// - Throws: The reason why the manifest cannot be edited.
    func adding(
        dependency: String, to target: ManifestDeclaration
    ) throws(ManifestError) -> PackageManifest {
        let (_, brackets) = try package()
        guard let dependencies = target.call["dependencies"] else {
            return adding(
                [dependency], asArgument: "dependencies", of: target.call,
                order: Self.orderOfTarget)
        }
        return adding([dependency], toListAt: try list(dependencies, brackets), brackets)
    }

    /// The major and minor version in `// swift-tools-version: 6.3`.
    private var toolsVersion: (Int, Int)? {
        let line = text.prefix { !$0.isNewline }
        guard line.contains("swift-tools-version") else { return nil }
        let numbers = line.drop { !$0.isNumber }.split { !$0.isNumber }.compactMap { Int($0) }
        return numbers.first.map { ($0, numbers.dropFirst().first ?? 0) }
    }

    // MARK: Arguments

    private func adding(
        _ elements: [String], to label: String
    ) throws(ManifestError) -> PackageManifest {
        let (package, brackets) = try package()
        guard let argument = package[label] else {
            return adding(elements, asArgument: label, of: package, order: Self.order)
        }
        return adding(elements, toListAt: try list(argument, brackets), brackets)
    }

    /// Returns the manifest with an argument added to a call, such as `Package(…)`.
    ///
    /// - Parameter order: Labels of the call in the required order.
    private func adding(
        _ elements: [String], asArgument label: String, of call: ManifestCall, order: [String]
    ) -> PackageManifest {
        let place = order.firstIndex(of: label) ?? 0
        let previous = call.arguments.last { argument in
            order.firstIndex(of: argument.label).map { $0 < place } ?? false
        }
        // The new argument follows the previous one and its comma, or the opening bracket of the
        // call.
        let end = previous.map { $0.end - 1 } ?? call.open
        let hasComma = previous != nil && tokens[end + 1].isMark(",")
        let isLast = (hasComma ? end + 2 : end + 1) == call.close
        let opening = tokens[call.open].range.lowerBound
        let first = tokens[call.open + 1].range.lowerBound
        let isOnLines = lineStart(at: first) > opening
        let indent = indent(at: isOnLines ? first : opening)
        let list =
            "\(label): [\(newline)" + lines(of: elements, indent: indent + "    ") + "\(indent)]"
        let before = isOnLines ? newline + indent : previous == nil ? "" : " "
        let after = !isOnLines && previous == nil && !isLast ? ", " : !isLast || hasComma ? "," : ""
        let head = tokens[hasComma ? end + 1 : end].range.upperBound
        let target = isOnLines ? commentEnd(behind: head) : head
        let comma = previous == nil || hasComma ? "" : ","
        return replacing(
            head..<target,
            with: comma + String(decoding: bytes[head..<target], as: UTF8.self) + before + list
                + after)
    }

    // MARK: Elements

    /// Returns the manifest with elements added to a list.
    private func adding(
        _ elements: [String], toListAt opening: Int, _ brackets: ManifestBrackets
    ) -> PackageManifest {
        let closing = brackets[opening] ?? opening
        let (open, close) = (tokens[opening].range, tokens[closing].range)
        let last = tokens[closing - 1]
        let isEmpty = closing - 1 == opening
        if !isEmpty, let changed = adding(elements, onLineFrom: open, to: close, behind: last) {
            return changed
        }
        let outer = indent(at: open.lowerBound)
        let first = tokens[opening + 1].range.lowerBound
        let isOnLines = !isEmpty && lineStart(at: first) > open.lowerBound
        let lines = lines(of: elements, indent: isOnLines ? indent(at: first) : outer + "    ")
        let comma = isEmpty || last.isMark(",") ? "" : ","
        let closingLine = lineStart(at: close.lowerBound)
        let standsAlone =
            bytes[closingLine..<close.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
            && closingLine > last.range.lowerBound
        let end = standsAlone ? closingLine : close.lowerBound
        let between = String(decoding: bytes[last.range.upperBound..<end], as: UTF8.self)
        return replacing(
            last.range.upperBound..<end,
            with: comma
                + (standsAlone
                    ? between + lines : between.withoutSpacesAtEnd + newline + lines + outer))
    }

    /// Returns the manifest with elements added to a list on one line, or nil if they do not fit.
    private func adding(
        _ elements: [String], onLineFrom open: Range<Int>, to close: Range<Int>,
        behind last: Token
    ) -> PackageManifest? {
        let start = lineStart(at: open.lowerBound)
        guard start == lineStart(at: close.lowerBound), elements.allSatisfy({ !$0.contains("\n") })
        else { return nil }
        let list = elements.joined(separator: ", ")
        let text = last.isMark(",") ? " \(list)," : ", \(list)"
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
        guard line.count + text.utf8.count <= 100 else { return nil }
        return replacing(last.range.upperBound..<last.range.upperBound, with: text)
    }

    // MARK: Text

    private var newline: String { text.contains("\r\n") ? "\r\n" : "\n" }

    private func lines(of elements: [String], indent: String) -> String {
        elements.map { element in
            element.split(separator: "\n", omittingEmptySubsequences: false)
                .map { indent + $0 }.joined(separator: newline) + "," + newline
        }
        .joined()
    }

    private func replacing(_ range: Range<Int>, with text: String) -> PackageManifest {
        PackageManifest(
            String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + text
                + String(decoding: bytes[range.upperBound...], as: UTF8.self))
    }

    /// Returns the end of the line if only a comment follows the place, or otherwise the place
    /// itself.
    private func commentEnd(behind place: Int) -> Int {
        let line = bytes[place...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let text = String(decoding: line, as: UTF8.self)
        // A comment that continues on the next line.
        let goesOn = text.contains("/*") && !text.contains("*/")
        let hasCode = tokens.contains { line.indices.contains($0.range.lowerBound) }
        return goesOn || hasCode ? place : line.endIndex
    }

    private func lineStart(at place: Int) -> Int {
        (bytes[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    }

    private func indent(at place: Int) -> String {
        let line = bytes[lineStart(at: place)...]
        return String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
}
