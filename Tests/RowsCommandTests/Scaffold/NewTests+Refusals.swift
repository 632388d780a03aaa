import RowKit
import Testing
@testable import RowsCommand

// Rows that cannot be created.

extension NewTests {
    @Test(
        "reports what could not be written, and leaves nothing half created",
        arguments: ["Sources/StarsRow/StarsRow.swift", "Package.swift"])
    func readOnly(path: String) async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.manifest])
        world.readOnly = ["/home/\(path)"]
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.status == .problems)
        #expect(run.output == "")
        #expect(
            run.errors == """
                rows new: /home/\(path) cannot be written: permission denied; nothing was created

                """)
        #expect(world.files == ["/home/Package.swift": Self.manifest])
    }

    @Test(
        "draws only numbers on a canvas, and no options",
        arguments: [
            (
                ["--value", "String"],
                "--canvas draws a number, so the value must be one of the types Int, UInt, Double, Float; found String"
            ),
            (
                ["--value", "Int", "--kind", "options"],
                "--canvas draws a number; it cannot be used with the kind options"
            ),
        ])
    func canvas(arguments: [String], reason: String) async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.manifest])
        let run = await ProgramRun(all: ["new", "Level", "--canvas"] + arguments, world: world)
        #expect(run.errors.hasPrefix("rows new: \(reason)"))
        #expect(run.status == .usageError)
        #expect(run.output == "")
        #expect(world.files.count == 1)
    }

    @Test("draws no canvas if the flag is off", arguments: ["--canvas=false", "--canvas=no"])
    func noCanvas(flag: String) async {
        for (arguments, variables) in [([flag], [:]), ([], ["ROWS_NEW_CANVAS": "0"])] {
            let world = FakeWorld(
                files: ["/home/Package.swift": Self.manifest], variables: variables)
            let run = await ProgramRun(
                all: ["new", "Stars", "--value", "String"] + arguments, world: world)
            #expect(run.status == .success, "\(run.errors)")
        }
    }

    /// Arguments of a target, one of its files, and the folder that it occupies, or nil if the row
    /// does not conflict with it.
    static let layouts: [(arguments: String, file: String, folder: String?)] = [
        ("", "Sources/main.swift", "Sources"),
        (", path: \"Sources\"", "Sources/main.swift", "Sources"),
        (", path: \"./Sources/\"", "Sources/main.swift", "Sources"),
        (", path: \".\"", "main.swift", "the package's folder"),
        ("", "src/main.swift", "src"),
        ("", "Sources/films/main.swift", nil), (", path: \"Films\"", "Films/main.swift", nil),
        (", path: \".\", sources: [\"main.swift\"]", "main.swift", nil),
    ]

    @Test("creates no target among the sources of another", arguments: layouts)
    func neighbours(arguments: String, file: String, folder: String?) async {
        let manifest =
            "let p = Package(name: \"Films\", dependencies: [.package(path: \"../RowKit\")], "
            + "targets: [.executableTarget(name: \"films\"\(arguments))])\n"
        let files = ["/home/Package.swift": manifest, "/home/\(file)": ""]
        let world = FakeWorld(files: files)
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        guard let folder else {
            #expect(run.status == .success, "\(run.errors)")
            return
        }
        let sources = folder == "src" ? folder : "Sources"
        #expect(
            run.errors == """
                rows new: \(sources)/StarsRow would belong to the target films, which includes all of \
                \(folder); first move the sources of films to a separate folder; nothing was created

                """)
        #expect(run.status == .usageError)
        #expect(world.files == files)
    }

    /// Names that are already used elsewhere, and whether a row with each is created.
    static let sharedNames: [(type: String, name: String, kind: RowDescriptor.Kind, isMade: Bool)] =
        [
            ("Tag", "Stars", .basic, true), ("Comment", "Stars", .inline, true),
            ("Issue", "Stars", .options, true), ("Locale", "Stars", .presenter, true),
            ("Unit", "Stars", .selectable, true), ("Condition", "Stars", .basic, false),
            ("Done", "Stars", .presenter, true), ("Film", "Row", .basic, false),
            ("Test", "Stars", .basic, false), ("Suite", "Stars", .basic, false),
            ("Hashable", "Stars", .basic, false), ("Codable", "Stars", .basic, false),
            ("Form", "Stars", .basic, false), ("Cell", "Stars", .basic, false),
            ("Value", "Stars", .basic, false), ("Swift", "Stars", .basic, false),
            ("Testing", "Stars", .basic, false), ("Foundation", "Stars", .basic, false),
            ("RowKit", "Stars", .basic, false), ("Self", "Stars", .basic, false),
            ("FilmRowTests", "Film", .basic, false), ("FilmCell", "Film", .inline, false),
            ("FilmCell", "Film", .basic, true), ("FilmEditorCell", "Film", .inline, true),
            ("Film", "RowView", .presenter, false), ("Film", "RowView", .basic, true),
        ]

    @Test("rejects names that the generated sources use for something else", arguments: sharedNames)
    func clashes(type: String, name: String, kind: RowDescriptor.Kind, isMade: Bool) async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.manifest])
        let run = await ProgramRun(
            "new", name, "--value", type, "--kind", kind.rawValue, world: world)
        #expect(run.status == (isMade ? .success : .usageError), "\(run.errors)")
        #expect((world.files.count > 1) == isMade)
    }

    @Test(
        "rejects invalid names, types and kinds",
        arguments: [
            (
                ["stars", "--value", "Int"],
                "\"stars\" is not a valid row name: it must begin with a capital letter and have "
                    + "only ASCII letters and digits; did you mean \"StarsRow\"?"
            ),
            (
                ["../Stars", "--value", "Int"],
                "\"../Stars\" is not a valid row name: it must begin with a capital letter and "
                    + "have only ASCII letters and digits; did you mean \"StarsRow\"?"
            ),
            (
                ["Row", "--value", "Int"],
                "\"Row\" is not a valid row name: a word must precede Row, as in StarsRow"
            ),
            (["Inline", "--value", "Int"], "InlineRow is already used by RowKit"),
            (
                ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "--value", "Int"],
                "\"ABCDEFGHIJKLMNOPQRSTUVWXYZ\" is too long: at most 24 characters"
            ),
            (
                ["Stars", "--value", "Int?"],
                "the value of a row is always optional; use the type Int"
            ),
            (
                ["Stars", "--value", "string"],
                "\"string\" is not a known type; a new type, which is declared beside the row, "
                    + "needs a name that begins with a capital letter and has only ASCII letters "
                    + "and digits; did you mean \"String\"?"
            ),
            (
                ["Stars", "--value", "(Int, Int)"],
                "\"(Int,Int)\" is not a known type; use a list or a set, such as [Rating] or "
                    + "Set<Rating>, or a new type with a name, such as Rating, which is declared "
                    + "beside the row and can have any properties"
            ),
            (
                ["Stars", "--value", "Swift.Int"],
                "\"Swift.Int\" is not a known type; a new type, which is declared beside the row, "
                    + "needs a name that begins with a capital letter and has only ASCII letters "
                    + "and digits; did you mean \"Int\"?"
            ),
            (
                ["Stars", "--value", "[String: Int]"],
                "\"[String:Int]\" is not a known type; use a list or a set, such as [Rating] or "
                    + "Set<Rating>, or a new type with a name, such as Rating, which is declared "
                    + "beside the row and can have any properties"
            ),
            (
                ["Stars", "--value", "[seat]"],
                "\"seat\" is not a known type; a new type, which is declared beside the row, "
                    + "needs a name that begins with a capital letter and has only ASCII letters "
                    + "and digits"
            ),
            (
                ["Stars", "--value", "Set<Seat?>"],
                "the elements of \"Set<Seat?>\" are optional; use the type Set<Seat>"
            ),
            (
                ["Stars", "--value", "[URL]"],
                "there is no example of a value of the type \"[URL]\"; create the row with "
                    + "[String], and change the type in its sources"
            ),
            (
                ["Stars", "--value", "Set"],
                "\"Set\" is a type of Swift, which a new type would hide; name the type of the "
                    + "elements, as in [Rating] or Set<Rating>"
            ),
            (
                ["Stars", "--value", "Optional"],
                "\"Optional\" is a type of Swift, which a new type would hide; the value of a row "
                    + "is always optional, so use the wrapped type"
            ),
            (
                ["Stars", "--value", "Result"],
                "\"Result\" is a type of Swift, which a new type would hide; use another name, or "
                    + "change the type in the sources of the new row; did you mean \"StarsValue\"?"
            ),
            (
                ["Stars", "--value", "[Section]"],
                "\"Section\" is a type of RowKit, which a new type would hide; use another name, "
                    + "or change the type in the sources of the new row; did you mean "
                    + "\"StarsValue\"?"
            ),
            (
                ["Stars", "--value", "Set<StarsCell>"],
                "StarsCell is declared for the row itself, so it cannot be the type of its value; "
                    + "did you mean \"StarsValue\"?"
            ),
            (
                ["Stars", "--value", "Form"],
                "\"Form\" cannot be declared: the generated sources use that name for something "
                    + "else; did you mean \"StarsValue\"?"
            ),
            (
                ["Stars", "--value", "StarsCell", "--kind", "inline"],
                "StarsCell is declared for the row itself, so it cannot be the type of its value; "
                    + "did you mean \"StarsValue\"?"
            ),
            (
                ["RowView", "--value", "Int", "--kind", "presenter"],
                "RowViewController, which would be declared, is already used by RowKit"
            ),
            (
                ["Stars", "--value", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
                "\"ABCDEFGHIJKLMNOPQRSTUVWXYZ\" is too long: at most 24 characters"
            ),
            (
                ["Stars", "--value", "Int", "--kind", "optoins"],
                "--kind: there is no kind called \"optoins\"; did you mean \"options\"? "
                    + "Available: inline, presenter, selectable, options, basic\nSee: rows help new"
            ),
        ])
    func refuses(arguments: [String], message: String) async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.manifest])
        let run = await ProgramRun(all: ["new"] + arguments, world: world)
        #expect(run.errors == "rows new: \(message)\n")
        #expect(run.output == "")
        #expect(run.status == .usageError)
        #expect(world.files.count == 1)
    }

    @Test("needs a package")
    func noPackage() async {
        let run = await ProgramRun("new", "Stars", "--value", "Int")
        #expect(run.status == .usageError)
        #expect(
            run.errors == """
                rows new: there is no Package.swift in /home or above it; run swift package init to create one

                """)
    }

    @Test(
        "declares no type that would hide a type of values in documents",
        arguments: ["Duration", "TimeZone", "RowImage"])
    func knownTypes(type: String) throws {
        for type in [type, "[\(type)]"] where type != "[TimeZone]" {
            let value = try ScaffoldValue(type)
            #expect(value.declaredType == nil, "\(type)")
            #expect(value.documents.count == 2, "\(type)")
        }
    }

    /// Types that a row may have, covering all ways of scaffolding them.
    static let types = [
        "Int", "Double", "String", "Bool", "Date", "URL", "UUID", "RowColor", "RowImage",
        "Duration", "TimeZone", "[String]", "Set<Int>", "Int8", "Rating", "[Rating]",
        "Set<QwertyuiopasdfghjklzxcvX>", "[[Rating]]",
    ]
}
