import SwiftSource
import Testing

@testable import RegisterRowsTool

@Suite("A target that applies RegisterRows")
struct RegistrationTests {
    /// A target of one or more files, called A.swift, B.swift and so on.
    private func registration(
        _ sources: [String], target: String = "StarsRow"
    ) -> (registration: Registration, fault: SourcePlace?) {
        let names = ["A.swift", "B.swift", "C.swift"]
        let files = zip(names, sources).map { SourceFile(path: $0, text: $1) }
        let declarations = TargetDeclarations(target: target, module: target, sources: files)
        return (Registration(of: declarations, first: files[0].place(of: 0)), declarations.fault)
    }

    private func expect(
        _ sources: [String], toSay expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (registration, fault) = registration(sources)
        let found = registration.diagnostics.map(\.description).joined(separator: "\n")
        #expect(found == expected, sourceLocation: sourceLocation)
        #expect(fault == nil, sourceLocation: sourceLocation)
        #expect((registration.plugin == nil) == !expected.isEmpty, sourceLocation: sourceLocation)
    }

    private let plugin = """
        public enum StarsRowPlugin: RowPlugin {
            public static let name = "StarsRow", version = "0.1.0"
            public static let rows = [
                RowDescriptor(StarsRow.self, "Asks for stars.")
            ]
        }
        """

    // MARK: Valid targets

    @Test(
        "is registered if its one plugin lists its rows",
        arguments: [
            "public final class StarsRow: Row<StarsCell>, RowType {}",
            "public final class StarsRow: Row<StarsCell> {}\nextension StarsRow: RowType {}",
            "public final class StarsRow: Row<StarsCell>, RowKit.RowType {}",
            "public final class StarsRow: RowKit::Row<StarsCell>, RowKit::RowType {}",
            "open class StarsRow<T>: Row<StarsCell<T>>, SelectableRowType {}",
            "public final class StarsRow: Row<StarsCell>, RowType {}\nfinal class OtherRow: StarsRow {}",
            "public final class StarsRow: Row<StarsCell>, RowType {}\nclass B: Row<C>, RowType {}",
            "public class StarsRow: Row<C>, RowType {}\nenum E { public class B: Row<C>, RowType {} }",
            "public class StarsRow: Row<C>, RowType {}\npublic protocol P: RowType {}",
            "public class StarsRow: Row<C>, RowType {}\npublic class Other: Row<C>, InlineRowType {}",
            "public class StarsRow: Row<C>, RowType {}\npackage class Other: Row<C>, RowType {}",
            "public class StarsRow: Row<C>, RowType {}\n@available(*, unavailable)\npublic class Old: "
                + "Row<C>, RowType {}",
        ])
    func registered(source: String) { expect([source, plugin], toSay: "") }

    @Test("may have a plugin that is nested, conforms in an extension, or is another kind of type")
    func plugins() throws {
        let row = "public class StarsRow: Row<C>, RowType {}"
        let nested = registration([row, "extension StarsRow { \(plugin) }"]).registration
        #expect(nested.plugin?.path.description == "StarsRow.StarsRowPlugin")
        let extended = """
            public struct Stars {}
            extension Stars: RowKit.RowPlugin {
                public static var rows: [RowDescriptor] { [.init(StarsRow.self, "Asks.")] }
            }
            """
        expect([row, extended], toSay: "")
        let selected = extended.replacing("RowKit.RowPlugin", with: "RowKit::RowPlugin")
        expect([row, selected], toSay: "")
        let aliased = """
            typealias Base = Sendable & RowPlugin
            public enum Stars: Base {
                public static let rows: [RowDescriptor] = [.init(StarsRow.self, "Asks.")]
            }
            """
        expect([row, aliased], toSay: "")
    }

    @Test("may list a row by an alias, by its module, or from within another type")
    func listed() {
        let sources = """
            public enum Stars {
                public final class FullRow<T>: Row<Cell<T>>, RowType {}
                public final class EmptyRow: Row<C>, RowType {}
                public enum Plugin: RowPlugin {
                    public static let rows = [
                        RowDescriptor(EmptyRow.self, ""), RowDescriptor(Full.self, ""),
                        RowDescriptor(StarsRow.OtherRow.self, ""), RowDescriptor(Foreign.self, ""),
                        RowKit::RowDescriptor(StarsRow::LastRow.self, ""),
                        RowDescriptor(Self.OwnRow.self, ""),
                    ]
                    public final class OwnRow: Row<C>, RowType {}
                }
            }
            public typealias Full = Stars.FullRow<Int>
            public final class OtherRow: Row<C>, RowType {}
            public final class LastRow: Row<C>, RowKit::RowType {}
            """
        expect([sources], toSay: "")
    }

    @Test(
        "may declare rows and its plugin in extensions of an alias or with its module",
        arguments: ["A", "StarsRow.Outer", "StarsRow::Outer", "Outer", "StarsRow::A"])
    func extended(name: String) throws {
        let source = """
            public enum Outer {}
            typealias A = Outer
            extension \(name) { public enum Inner {} }
            extension \(name).Inner { public final class MoonRow: Row<C>, RowType {} }
            extension \(name) {
                public enum Stars: RowPlugin { public static let rows = [D(Inner.MoonRow.self)] }
            }
            """
        expect([source], toSay: "")
        let plugin = try #require(registration([source]).registration.plugin)
        #expect(plugin.path.description == "Outer.Stars")
        let unlisted = source.replacing("D(Inner.MoonRow.self)", with: "")
        #expect(
            registration([unlisted]).registration.diagnostics.map(\.paste) == [
                ["RowDescriptor(Outer.Inner.MoonRow.self),"]
            ])
    }

    @Test("may have a plugin in both branches of an #if, each listing rows")
    func branches() throws {
        let source = """
            public class StarsRow: Row<C>, RowType {}
            #if os(macOS)
            public class MacRow: Row<C>, RowType {}
            public enum Plugin: RowPlugin { public static let rows = [D(StarsRow.self), D(MacRow.self)] }
            #else
            public enum Plugin: RowPlugin { public static let rows = [D(StarsRow.self)] }
            #endif
            """
        expect([source], toSay: "")
        let plugin = try #require(registration([source]).registration.plugin)
        #expect(plugin.condition == "(((os(macOS))) || (!(os(macOS))))")
        let always = try #require(registration([self.plugin]).registration.plugin)
        #expect(always.condition == nil)
    }

    // MARK: Mistakes

    @Test("gets an error with the plugin to add if it has none")
    func noPlugin() {
        let source = """
            import RowKit

            /// Asks for "stars". Five at most.
            public final class StarsRow: _StarsRow<StarsCell>, RowType {}

            public final class PickRow<Option: Hashable, Value>: Row<C<Option>>, RowType {}
            """
        expect(
            [source],
            toSay: """
                A.swift:4:20: error: StarsRow has public rows but no plugin that lists them; add to \
                one of its files:
                    /// The plugin that contributes the rows of StarsRow.
                    public enum StarsRowPlugin: RowPlugin {
                        public static let version = "0.1.0"
                        public static let rows = [
                            RowDescriptor(StarsRow.self),
                            RowDescriptor(PickRow<String, String>.self),
                        ]
                    }
                """)
    }

    @Test("gets suggested lines that compile, with backticks and enclosing generic types")
    func paste() {
        let source = """
            public struct Outer<A, B> {
                public enum Inner { public class DeepRow<C>: Row<D>, RowType {} }
            }
            public class `default`: Row<D>, RowType {}
            public class `Two Words`: Row<D>, RowType {}
            """
        let entries = registration([source, plugin]).registration.diagnostics.map(\.paste)
        #expect(
            entries == [
                ["RowDescriptor(Outer<String, String>.Inner.DeepRow<String>.self),"],
                ["RowDescriptor(`default`.self),"],
                ["RowDescriptor(`Two Words`.self),"],
            ])
    }

    @Test("gets an error if its plugin cannot be registered where it is declared")
    func genericPlugin() {
        expect(
            ["public struct Outer<A> { \(plugin) }\npublic class StarsRow: Row<C>, RowType {}"],
            toSay: """
                A.swift:1:38: error: Outer.StarsRowPlugin or an enclosing type is generic, so it \
                cannot be registered; declare the plugin at the top level of a file
                """)
    }

    @Test("gets an error if it has no public row")
    func noRows() {
        expect(
            ["final class StarsRow: Row<StarsCell>, RowType {}\nstruct S {}"],
            toSay: """
                A.swift:1:1: error: StarsRow applies RegisterRows but has no public row: no public \
                class conforms to RowType
                """)
    }

    @Test("gets an error if its plugin is not public")
    func hiddenPlugin() {
        expect(
            ["public class StarsRow: Row<C>, RowType {}", "\n  struct Stars: RowPlugin {}"],
            toSay: """
                B.swift:2:10: error: Stars is the plugin of StarsRow but is not public; write:
                    public struct Stars: RowPlugin {
                """)
    }

    @Test(
        "gets the line that makes its plugin public",
        arguments: [
            (
                "enum Stars { public enum Plugin: RowPlugin {} }", "Stars is not public",
                "public enum Stars {"
            ),
            (
                "public enum Stars { enum Plugin: Sendable, RowPlugin {} }", "is not public",
                "public enum Plugin: Sendable, RowPlugin {"
            ),
            (
                "enum Stars {}\nextension Stars: RowPlugin {}", "is not public",
                "public enum Stars {"
            ),
        ])
    func hiddenPlugins(source: String, reason: String, line: String) {
        for row in ["public class StarsRow: Row<C>, RowType {}\n", ""] {
            let found = registration([row + source]).registration.diagnostics
            #expect(found.map(\.paste) == [[line]])
            #expect(found.first?.message.hasSuffix(" but \(reason); write:") == true)
        }
    }

    @Test(
        "gets an error if its plugin does not conform to RowPlugin",
        arguments: [
            ("public enum StarsRowPlugin: RowPlugIn {}", "StarsRowPlugin"),
            ("public enum Moon { static let rows = [RowDescriptor(StarsRow.self, \"\")] }", "Moon"),
        ])
    func noConformance(source: String, type: String) {
        expect(
            ["public class StarsRow: Row<C>, RowType {}", source],
            toSay: """
                B.swift:1:13: error: StarsRow has public rows but no plugin that lists them: \
                \(type) does not conform to RowPlugin; write:
                    public enum \(type): RowPlugin {
                """)
    }

    @Test("gets a suggested plugin named after its module")
    func hyphen() throws {
        let file = SourceFile(path: "A.swift", text: "public class StarsRow: Row<C>, RowType {}")
        let target = TargetDeclarations(target: "stars-row", module: "stars_row", sources: [file])
        let diagnostics = Registration(of: target, first: file.place(of: 0)).diagnostics
        let paste = try #require(diagnostics.first?.paste)
        #expect(paste.contains("public enum stars_rowPlugin: RowPlugin {"))
    }

    @Test("gets an error for a second plugin")
    func twoPlugins() {
        expect(
            [
                "public class StarsRow: Row<C>, RowType {}", plugin,
                "public enum Other: RowPlugin { public static let rows: [RowDescriptor] = [] }",
            ],
            toSay: """
                C.swift:1:13: error: Other is a second plugin of StarsRow, which already has \
                StarsRowPlugin at B.swift:1:13; a target can have only one, so list all rows there
                """)
    }

    @Test(
        "gets an error for an unlisted row whatever the line before it",
        arguments: [
            "public let r = 3...\n", "let r = 3++\n", "public let r = 3%\n", "import Foundation; ",
            "import struct Foundation.Date;", "static func /(a: A, b: A) -> A { a }\n",
            "#if swift(<5)\n { \" (\n#endif\n", "let r = a /\n", "let r = [A] as\n    [B]\n",
        ])
    func behind(source: String) {
        let row = "public final class MoonRow: Row<C>, RowType {}"
        let (registration, fault) = registration([
            "public class StarsRow: Row<C>, RowType {}", plugin, source + row,
        ])
        #expect(
            registration.diagnostics.map(\.paste) == [["RowDescriptor(MoonRow.self),"]])
        #expect(fault == nil)
    }

    @Test("gets errors for rows that use protocols and classes of its dependencies")
    func dependencies() {
        let other = """
            public protocol GlowType: SelectableRowType {}
            public typealias Shining = AnyObject & GlowType
            open class SunRow: Row<C>, Shining {}
            protocol Hidden: RowType {}
            public protocol Versioned: RowPlugin {}
            public protocol Unrelated {}
            """
        let own = """
            public class ARow: Row<C>, GlowType {}
            public class BRow: Row<C>, Shining {}
            public class CRow: SunRow {}
            public class DRow: Row<C>, Hidden {}
            public class ERow: Row<C>, Unrelated {}
            public enum Stars: Versioned { public static let rows = [D(ARow.self)] }
            """
        let file = SourceFile(path: "A.swift", text: own)
        let dependency = TargetDeclarations(
            target: "B", module: "B", sources: [SourceFile(path: "B.swift", text: other)])
        let target = TargetDeclarations(
            target: "A", module: "A", sources: [file], dependencies: [dependency])
        let diagnostics = Registration(of: target, first: file.place(of: 0)).diagnostics
        #expect(
            diagnostics.map(\.paste) == [
                ["RowDescriptor(BRow.self),"], ["RowDescriptor(CRow.self),"],
            ])
    }

    @Test("gets no errors for types that only share a name with a row's protocol or superclass")
    func otherDependencies() {
        let sources = [
            "protocol Styled: RowType {}", "protocol Styled {}\npublic class Moon: Styled {}",
        ]
        let dependencies = sources.enumerated().map { index, source in
            TargetDeclarations(
                target: "B\(index)", module: "B\(index)",
                sources: [SourceFile(path: "\(index).swift", text: source)])
        }
        let file = SourceFile(
            path: "A.swift",
            text: "public class StarsRow: Row<C>, RowType {}\npublic class Sun: Moon {}\n" + plugin)
        let target = TargetDeclarations(
            target: "A", module: "A", sources: [file], dependencies: dependencies)
        #expect(Registration(of: target, first: file.place(of: 0)).diagnostics == [])
        expect(
            [
                "public class StarsRow: Row<C>, RowType {}\n" + plugin,
                "private protocol Styled: RowType {}",
                "private protocol Styled {}\npublic class Moon: Styled {}",
            ], toSay: "")
    }

    @Test(
        "gets an error for a row that conforms through a package's protocol or a dependency's",
        arguments: ["package protocol Glow: RowType {}", "public protocol Glow: Base {}"])
    func indirect(source: String) {
        let dependencies = [source, "public protocol Base: RowType {}"].map { source in
            TargetDeclarations(
                target: "B", module: "B", sources: [SourceFile(path: "B.swift", text: source)])
        }
        let file = SourceFile(
            path: "A.swift",
            text: "public class StarsRow: Row<C>, RowType {}\npublic class Sun: Row<C>, Glow {}\n"
                + "private protocol Base {}\n" + plugin)
        let target = TargetDeclarations(
            target: "A", module: "A", sources: [file], dependencies: dependencies)
        #expect(
            Registration(of: target, first: file.place(of: 0)).diagnostics.map(\.paste) == [
                ["RowDescriptor(Sun.self),"]
            ])
    }

    @Test("is checked in the branches of an #if that declare its types public")
    func publicBranch() {
        let row = """
            #if os(Linux)
            class MoonRow: Row<C>, RowType {}
            enum Stars {}
            #else
            public class MoonRow: Row<C>, RowType {}
            public enum Stars: RowPlugin { public static let rows: [D] = [] }
            #endif
            """
        expect(
            [row],
            toSay: """
                A.swift:5:14: error: MoonRow is a public row that Stars does not list; add to its \
                rows at A.swift:6:50:
                    RowDescriptor(MoonRow.self),
                """)
    }

    @Test("gets an error for each name that a registry would reject")
    func names() {
        let source = """
            public class StarsRow: Row<C>, RowType {}
            public enum Outer { public class StarsRow: Row<C>, RowType {} }
            public class `Some Row`: Row<C>, RowType {}
            public class ListRow<A>: Row<C>, RowType {}
            public enum Stars: RowPlugin {
                public static let name = "stars-row"
                public static let rows = [
                    RowDescriptor(StarsRow.self, "", name: "OuterRow"),
                    RowDescriptor(Outer.StarsRow.self, ""),
                    RowDescriptor(`Some Row`.self, ""),
                    RowDescriptor(ListRow<Int>.self, "", name: "OuterRow"),
                    RowDescriptor(ListRow<String>.self, ""),
                    .init(ListRow<Bool>.self, ""),
                    describe(ListRow<Float>.self),
                ]
            }
            """
        expect(
            [source],
            toSay: """
                A.swift:6:23: error: the plugin Stars cannot be called "stars-row"; write letters, \
                digits and _ only
                A.swift:10:9: error: the row `Some Row` cannot be called "Some Row"; write letters, \
                digits and _ only
                A.swift:11:9: error: the plugin Stars lists two rows called "OuterRow"; rename one \
                with name: in its RowDescriptor
                A.swift:13:9: error: the plugin Stars lists two rows called "ListRow"; rename one \
                with name: in its RowDescriptor
                """)
    }

    @Test("gets an error for each row that its plugin does not list")
    func missingRows() {
        let source = """
            public class StarsRow: Row<C>, RowType {}
            /// Asks for the moon.
            @MainActor public final class MoonRow: Row<C> {}
            public protocol SunType: SelectableRowType {}
            extension Sky {
                open class SunRow<Value>: Row<C>, SunType {}
            }
            public typealias Shape = AnyObject & RowType
            public class CloudRow: Row<C>, Shape {}
            public final class RainRow: CloudRow {}
            """
        expect(
            [source, plugin, "extension MoonRow: RowKit::RowType {}"],
            toSay: """
                A.swift:3:31: error: MoonRow is a public row that StarsRowPlugin does not list; add \
                to its rows at B.swift:3:23:
                    RowDescriptor(MoonRow.self),
                A.swift:6:16: error: Sky.SunRow is a public row that StarsRowPlugin does not list; \
                add to its rows at B.swift:3:23:
                    RowDescriptor(Sky.SunRow<String>.self),
                A.swift:9:14: error: CloudRow is a public row that StarsRowPlugin does not list; add \
                to its rows at B.swift:3:23:
                    RowDescriptor(CloudRow.self),
                A.swift:10:20: error: RainRow is a public row that StarsRowPlugin does not list; add \
                to its rows at B.swift:3:23:
                    RowDescriptor(RainRow.self),
                """)
    }

    @Test(
        "gets an error for each branch of an #if that does not list a row that is compiled there",
        arguments: [
            ("", "public class StarsRow: Row<C>, RowType {}", ["4:16", "6:16"]),
            ("D(StarsRow.self)", "public class StarsRow: Row<C>, RowType {}", ["6:16"]),
            ("", "#if os(macOS)\npublic class A: Row<C>, RowType {}\n#endif", ["4:16"]),
            ("", "#if os(macOS)\n#else\npublic class A: Row<C>, RowType {}\n#endif", ["6:16"]),
            (
                "",
                "public class A: Row<C> {}\n#if os(macOS)\n#else\nextension A: RowType {}\n#endif",
                ["6:16"]
            ),
            ("", "#if os(Linux)\npublic class A: Row<C>, RowType {}\n#endif", ["4:16"]),
            ("D(A.self)", "#if os(Linux)\npublic class A: Row<C>, RowType {}\n#endif", []),
        ])
    func branch(listed: String, row: String, places: [String]) {
        let plugin = """
            public enum Stars: RowPlugin {
                public static let name = "Stars"
                #if os(macOS)
                static let rows = [\(listed)]
                #else
                static let rows: [D] = []
                #endif
            }
            """
        let messages = registration([plugin, row]).registration.diagnostics.map(\.message)
        #expect(messages.count == places.count)
        for (message, place) in zip(messages, places) {
            #expect(message.hasSuffix("add to its rows at A.swift:\(place):"), "\(message)")
        }
    }

    @Test("gets an error if rows is not a single literal")
    func noLiteral() {
        let source = """
            public class StarsRow: Row<C>, RowType {}
            public enum StarsRowPlugin: RowPlugin {
                public static let rows = [RowDescriptor(StarsRow.self, "Stars.")] + Other.rows
            }
            """
        expect(
            [source],
            toSay: """
                A.swift:3:23: error: the rows of StarsRowPlugin are read before they are compiled, so \
                they must be one array literal; found `[RowDescriptor(StarsRow.self, … + \
                Other.rows`; write:
                    public static let rows = [
                        RowDescriptor(StarsRow.self)
                    ]
                """)
    }

    @Test("gets an error if a plugin has no rows")
    func noRowsInPlugin() {
        expect(
            [
                "public class A: Row<C>, RowType {}\npublic enum P: RowPlugin { var rows: [D] { [] } }"
            ],
            toSay: """
                A.swift:2:13: error: P has no rows; write them as one array literal:
                    public static let rows = [
                        RowDescriptor(A.self)
                    ]
                """)
    }

    @Test("gets an error for an element that hides which row it describes")
    func hiddenElement() {
        let source = """
            public class StarsRow: Row<C>, RowType {}
            public enum StarsRowPlugin: RowPlugin {
                public static let rows = [
                    RowDescriptor(StarsRow.self, "Stars."),
                    describe("moon"),
                ]
            }
            """
        expect(
            [source],
            toSay: """
                A.swift:5:9: error: `describe("moon")` does not show which row it describes; write it \
                as:
                    RowDescriptor(StarsRow.self),
                """)
    }
}
