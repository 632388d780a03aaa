import Foundation
import RowKit
import Testing

@testable import RowsCommand

extension ScratchPackageTests {
    @Suite("builds what rows new makes")
    struct ScaffoldBuildTests {
        /// Every kind, and every way to give a value.
        private static let rows: [(name: String, kind: RowDescriptor.Kind, type: String)] = [
            ("Stars", .basic, "Int"), ("Motto", .basic, "String"), ("Consent", .basic, "Bool"),
            ("Birthday", .basic, "Date"), ("Home", .basic, "URL"), ("Words", .basic, "[String]"),
            ("Ticket", .basic, "UUID"), ("Price", .inline, "Double"),
            ("Remark", .inline, "Remarks"),
            ("Meeting", .presenter, "Date"), ("Film", .presenter, "Rating"),
            ("Size", .selectable, "String"), ("Channel", .selectable, "Int8"),
            ("Zone", .options, "TimeZone"), ("Paint", .options, "RowColor"),
            // Types of elements.
            ("Plan", .basic, "Set<Seat>"), ("Place", .inline, "Seat"), ("Route", .inline, "[Stop]"),
            ("Tour", .presenter, "Set<Town>"), ("Deck", .selectable, "[Card]"),
            ("Crew", .options, "Set<Sailor>"),
            // Foundation and Testing have types with these names.
            ("Keyword", .basic, "Tag"), ("Reply", .inline, "Comment"),
            ("Defect", .options, "Issue"), ("Region", .presenter, "Locale"),
            ("Measure", .selectable, "Unit"), ("RowView", .basic, "Done"),
            ("QwertyuiopasdfghjklzxcvB", .inline, "QwertyuiopasdfghjklzxcvX"),
        ]

        /// Rows that are edited on a canvas: of each kind that can be, and of each type of number.
        private static let canvases: [(name: String, kind: RowDescriptor.Kind, type: String)] = [
            ("Level", .basic, "Int"), ("Volume", .inline, "Double"), ("Depth", .presenter, "UInt"),
            ("Tempo", .basic, "Float"),
        ]

        @Test("without warnings, and the result passes its tests and is formatted")
        func builds() async throws {
            let package = try ScratchPackageTests.package.get()
            try await package.write([])
            for (name, kind, type) in Self.rows {
                try await make(
                    [name, "--value", type, "--kind", kind.rawValue], in: package.folder)
            }
            for (name, kind, type) in Self.canvases {
                try await make(
                    [name, "--value", type, "--kind", kind.rawValue, "--canvas"],
                    in: package.folder)
            }
            let configuration = ScratchPackage.rowKit.appending(path: ".swift-format").path
            let lint = try await package.swift(
                "format", "lint", "--strict", "-r", "--configuration", configuration, "Sources",
                "Tests", "Package.swift")
            #expect(lint.status == 0, "\(lint.errors)")
            let test = try await package.swift("test")
            let said = test.output + test.errors
            #expect(test.status == 0, "\(said)")
            #expect(!said.contains("warning:"), "\(said)")
            let count = Self.rows.count + Self.canvases.count
            #expect(test.output.contains("in \(count) suites passed"), "\(test.output)")
        }

        /// Runs `rows new` in a package.
        private func make(_ arguments: [String], in folder: URL) async throws {
            var errors = ""
            var environment = ProgramEnvironment(
                files: .ofProcess, writeOutput: { _ in }, writeError: { errors += $0 })
            environment.currentFolder = folder.path
            let program = RowsProgram(
                forms: FormList(), environment: environment,
                registry: { () throws(RegistryError) in try RowRegistry() })
            let status = await program.run(["new"] + arguments)
            // The package has no program that could be extended by the row.
            let notes = errors.split(separator: "\n").map { $0.prefix(20) }
            #expect(status == .success, "\(errors)")
            #expect(notes == ["No executable target"], "\(errors)")
        }
    }
}
