import Foundation
import PlainText
import RowKit
import Testing

/// Compares the tables in the article *At a glance* with the sources.
@Suite("The tables of the article At a glance")
struct AtAGlanceTests {
    private let article: Article

    init() throws { article = try Article("AtAGlance") }

    @Test("have each view with all of its listeners, and only properties that it has")
    func views() throws {
        let classes = ViewClass.all()
        try #require(
            classes["StepperView"]?.listeners == ["`onSet` (`Double`)", "`onType` (`String`)"])
        var listed: [String] = []
        for row in article.rows(under: "| View | Use | Main properties | Listeners |") {
            let cells = row.split(separator: "|")
            let name = String(try #require(cells[0].firstMatch(of: /``(\w+)``/)).output.1)
            listed.append(name)
            let view = try #require(classes[name], "\(name)")
            let listeners = cells[3].matches(of: /`on\w+`(?: \(`[^`]+`\))?/).map {
                String($0.output)
            }
            #expect(
                Set(listeners) == view.listeners,
                "\(name)")
            #expect(
                listeners.count == view.listeners.count,
                "\(name)")
            let properties = cells[2].matches(of: /`(\w+)`/).map { String($0.output.1) }
            #expect(Set(properties).subtracting(view.properties) == [], "\(name)")
        }
        let views = classes.values.filter { $0.isFinal }.map(\.name) + ["BaseView"]
        #expect(listed.sorted() == views.sorted())
    }

    @Test("have each colour, font and kind of image")
    func appearance() throws {
        let rows = article.rows(under: "| Appearance | Write |")
        let listed = rows.flatMap { row in row.matches(of: /`\.(\w+)/).map { String($0.output.1) } }
        let colors = try Self.names(
            in: ["RowColor", "RowColor+Named"], matching: /public static let (\w+)/)
        try #require(colors.count > 30)
        let fonts = try Self.names(in: ["RowFont"], matching: /public static func (\w+)/)
        let styles = RowFont.TextStyle.allCases.map(\.rawValue)
        let images = try Self.names(in: ["RowImage"], matching: /case (\w+)\(String\)/)
        #expect(listed.sorted() == (colors + fonts + styles + images).sorted())
    }

    @Test("have each symbol that browsers draw")
    func symbols() throws {
        let rows = article.rows(under: "| Appearance | Write |")
        let row = try #require(rows.first { $0.contains("browsers draw") })
        let words = row.components(separatedBy: "browsers draw").last ?? ""
        let listed = words.matches(of: /`([^`]+)`/).map { String($0.output.1) }
        let style = try #require(PackageSources.text(of: "Sources/WebHost/Assets/rowkit.css"))
        let drawn = style.matches(of: /\[data-symbol="([^"]+)"\] \{ --rowkit-icon/)
            .map { String($0.output.1) }
        #expect(listed.sorted() == drawn.sorted())
    }

    @Test("declare settings and hooks as in code that compiles")
    func settings() throws {
        let path = "Tests/RowKitTests/Snippets/AtAGlance.swift"
        let code = try #require(PackageSources.text(of: path))
        let declarations = article.rows(under: "| To declare | Write |").flatMap { row in
            row.matches(of: /`(@\w+(?:\([^)]*\))? [^`]+)`/).map { String($0.output.1) }
        }
        #expect(declarations.count == 6)
        for declaration in declarations { #expect(code.contains(declaration), "\(declaration)") }
    }

    /// The names that a pattern finds in files of values.
    private static func names(
        in files: [String], matching pattern: Regex<(Substring, Substring)>
    ) throws -> [String] {
        try files.flatMap { file in
            let text = PackageSources.text(of: "Sources/RowKit/Values/\(file).swift")
            return try #require(text).matches(of: pattern).map { String($0.output.1) }
        }
    }
}

/// A public class of views as the sources declare it.
private struct ViewClass {
    let name: String
    let superclass: String?
    let isFinal: Bool
    /// The listeners that it declares or inherits from a class other than `BaseView`, as the
    /// article writes them.
    var listeners: Set<String> = []
    /// The public properties that it declares or inherits.
    var properties: Set<String> = []

    /// The classes by name.
    static func all() -> [String: ViewClass] {
        var classes: [String: ViewClass] = [:]
        var bodies: [String: String] = [:]
        for source in PackageSources.all where source.path.hasPrefix("Sources/RowKit/View/") {
            var current: String?
            for line in source.text.split(separator: "\n") {
                if let match = line.prefixMatch(of: /public (final )?class (\w+)(?:: (\w+))?/) {
                    let name = String(match.output.2)
                    classes[name] = ViewClass(
                        name: name, superclass: match.output.3.map { String($0) },
                        isFinal: match.output.1 != nil)
                    current = name
                } else if let match = line.prefixMatch(of: /extension (\w+)/) {
                    current = String(match.output.1)
                } else if line == "}" {
                    current = nil
                }
                if let current { bodies[current, default: ""] += "\(line)\n" }
            }
        }
        return classes.mapValues { $0.reading(bodies, classes) }
    }

    /// Returns the class with the members that it declares or inherits.
    ///
    /// - Parameters:
    ///   - bodies: The members of the classes, by the names of the classes.
    ///   - classes: The classes by name.
    private func reading(_ bodies: [String: String], _ classes: [String: ViewClass]) -> ViewClass {
        var result = self
        var next: ViewClass? = self
        while let ancestor = next {
            let body = bodies[ancestor.name] ?? ""
            if ancestor.name == name || ancestor.name != "BaseView" {
                result.listeners.formUnion(Self.listeners(in: body))
            }
            result.properties.formUnion(Self.properties(in: body))
            next = ancestor.superclass.flatMap { classes[$0] }
        }
        return result
    }

    private static func listeners(in body: String) -> [String] {
        let pattern =
            /\n    public (?:final )?func (on[A-Z]\w*)\((?:\s*_ \w+: @escaping \(([^)]*)\))?/
        return body.matches(of: pattern).map { match in
            let types = String(match.output.2 ?? "").replacing(/_ \w+:\s/, with: "")
            return types.isEmpty ? "`\(match.output.1)`" : "`\(match.output.1)` (`\(types)`)"
        }
    }

    private static func properties(in body: String) -> [String] {
        let pattern = /\n    public (?:final |weak |internal\(set\) )*(?:var|let) (\w+)/
        return body.matches(of: pattern).map { String($0.output.1) }
    }
}
