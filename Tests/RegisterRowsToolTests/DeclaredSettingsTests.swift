import Foundation
import SwiftSource
import Testing

@testable import RegisterRowsTool

@Suite("The settings that classes declare")
struct DeclaredSettingsTests {
    private let plugin = "public enum P: RowPlugin { public static let rows = [D(StarsRow.self)] }"

    private func check(_ source: String) -> SettingsCheck {
        let file = SourceFile(path: "A.swift", text: source)
        return SettingsCheck(
            target: TargetDeclarations(target: "Stars", module: "Stars", sources: [file]))
    }

    /// The generated lists of a source.
    private func lists(_ source: String) -> String {
        check(source).classes.map(SettingsSource.text).joined()
    }

    @Test(
        "are listed with the first sentences of their comments and the arguments of the attributes")
    func lists() {
        let source = #"""
            open class _StarsRow<Cell: C>: Row<Cell> {
                /// The number of `stars`, or nil for none. Set it early.
                @Limited(1...20, notAbove: "most")
                public final var maximum = 5

                /// The "limit" of ``maximum``.
                @Limited public final var most = 9

                /// The text
                /// beside the stars.
                ///
                /// More about it.
                @Setting(isWords: true) public final var hint: String?

                /// The options.
                @Setting(named: "options") public var `default`: [String] = ["a, b"]

                /// The stops, which a document lists.
                @Setting(through: "stops") public var source: Source?
                /// The texts of the zones.
                @Setting(named: "zones", through: "zoneTexts") public var zoneSource: Source?
                @Setting private var isOpen = false
                @Setting var isKnown = false
            }
            """#
        #expect(
            lists(source) == #"""

                nonisolated extension _StarsRow: RowKit::_DeclaredSettings {
                    /// The settings that the class declares.
                    public static var _declaredSettings: [RowKit::RowSetting] {
                        [
                            .init("maximum", \_StarsRow.maximum, "The number of stars, or null for none.", in: 1...20, notAbove: \_StarsRow.most),
                            .init("most", \_StarsRow.most, "The \"limit\" of maximum."),
                            .init("hint", \_StarsRow.hint, "The text beside the stars.", isWords: true),
                            .init("options", \_StarsRow.`default`, "The options.", property: "default"),
                            .init("stops", \_StarsRow.stops, "The stops, which a document lists."),
                            .init("zones", \_StarsRow.zoneTexts, "The texts of the zones.", property: "zoneTexts"),
                        ]
                    }
                }

                """#)
    }

    @Test("of a class that inherits from another row class are in a function for its override")
    func inherited() {
        let source = """
            #if os(Linux)
            public final class MoonRow: _StarsRow<Cell> {
                /// The phase.
                @Setting public var phase = 0
                override class var settings: [RowSetting] {
                    super.settings + declaredSettings(of: MoonRow.self)
                }
            }
            #endif
            """
        #expect(check(source).diagnostics == [])
        #expect(
            lists(source) == #"""

                #if (os(Linux))
                nonisolated extension MoonRow {
                    /// The settings that the class declares.
                    public static func declaredSettings(of _: MoonRow.Type) -> [RowKit::RowSetting] {
                        [
                            .init("phase", \MoonRow.phase, "The phase."),
                        ]
                    }
                }
                #endif

                """#)
    }

    @Test(
        "are wrong without a comment, an override or their limit",
        arguments: [
            (
                "public class A: Row<C> {\n@Setting public var a = 1\n}",
                """
                A.swift:2:21: error: the setting a has no comment; its first sentence describes it to \
                form authors:
                    /// How many stars there are.
                """
            ),
            (
                "public class A: B {\n/// One.\n@Setting public var a = 1\n}",
                """
                A.swift:1:14: error: A declares settings and inherits those of another class; add to it:
                    open override class var settings: [RowSetting] {
                        super.settings + declaredSettings(of: A.self)
                    }
                """
            ),
            (
                "class A: B {\n/// One.\n@Setting var a = 1\n}", ""
            ),
            (
                """
                public class A: Row<C> {
                /// One.
                @Limited(notAbove: "maximun") public var minimum = 1
                /// Two.
                @Limited public var maximum = 1
                }
                """,
                """
                A.swift:3:42: error: A declares no setting maximun, which limits minimum; did you mean \
                "maximum"? Available: minimum, maximum
                """
            ),
            (
                """
                public class A: Row<C> {
                /// One.
                @Limited(notAbove: "maximum") public var minimum = 1
                /// Two.
                @Setting public var maximum = 1
                }
                """,
                """
                A.swift:3:42: error: maximum is the limit of minimum, so it must be `@Limited`, too
                """
            ),
            (
                """
                public class A: Row<C> {
                #if DEBUG
                /// One.
                @Setting public var a = 1
                #endif
                }
                """,
                """
                A.swift:4:21: error: the setting a is inside `#if`; move it out, so that its class has \
                the same settings everywhere
                """
            ),
        ])
    func mistakes(source: String, expected: String) {
        #expect(
            check(source).diagnostics.map(\.description).joined(separator: "\n") == expected)
    }

    /// Test targets do not apply the plugin, so they list the settings of examples by hand.
    @Test("of examples are listed in tests as the plugin would list them")
    func examples() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        var count = 0
        for case let url as URL in try #require(files) where url.pathExtension == "swift" {
            let text = try String(contentsOf: url, encoding: .utf8)
            guard text.contains(": _DeclaredSettings {") else { continue }
            let written = text.filter { !$0.isWhitespace }
            for entry in lists(text).split(separator: "\n") where entry.contains(".init(") {
                let entry = entry.filter { !$0.isWhitespace }.dropLast()
                guard written.contains("extension\(owner(of: entry)):_DeclaredSettings") else {
                    continue
                }
                #expect(written.contains(entry), "\(url.lastPathComponent)")
                count += 1
            }
        }
        #expect(count > 0)
    }

    /// The class of a setting in a list: `_StarsRow` in `.init("maximum",\_StarsRow.maximum…`.
    private func owner(of entry: some StringProtocol) -> Substring {
        String(entry).split(separator: "\\", maxSplits: 1).last?.prefix { $0 != "." } ?? ""
    }
}
