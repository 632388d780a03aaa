import RowKit
import Testing

/// Submits the example of every row linked into the tool as JSON.
@Suite("Each registered row that a program submits")
struct SubmittedRowTests {
    private static let registry = Result { try RowRegistry.linked() }
    private static let rows = (try? registry.get().rows) ?? []

    /// The rows in which a user enters nothing, and options outside a section of options.
    private static let readOnly: Set = [
        "ButtonRow", "ButtonRowOf", "ImageCheckRow", "LabelRow", "ListCheckRow", "UserInfoRow",
        "ValueRow", "ViewRow", "ViewRowOf",
    ]

    private static func form(of row: RowDescriptor) throws -> Form {
        let factory = RowFactory(try registry.get())
        let row = try factory.make(
            row.name, tag: "row", settings: row.example.settings, rows: row.example.rows)
        return Form { row }
    }

    @Test("accepts the value of its example, unless it takes no input", arguments: rows)
    func example(row: RowDescriptor) async throws {
        guard let value = row.example.value else { return }
        let form = try Self.form(of: row)
        do throws(SubmissionError) {
            try await form.submit(json: ["row": value])
            #expect(!Self.readOnly.contains(row.name))
            #expect(form.rowBy(tag: "row")?.baseValue != nil)
        } catch {
            #expect(Self.readOnly.contains(row.name), "\(error)")
            #expect(error.errors.map(\.code) == ["readOnly"])
        }
        #expect(form.problems == [])
    }

    @Test("refuses a value of another type, and what a user could not enter", arguments: rows)
    func stranger(row: RowDescriptor) async throws {
        for value: JSONValue in [[:], [[[1]]], 1e300, .null, "\u{0}", true] {
            let form = try Self.form(of: row)
            do throws(SubmissionError) {
                try await form.submit(json: ["row": value])
            } catch {
                #expect(error.errors.allSatisfy { $0.pointer.hasPrefix("/row") }, "\(error)")
            }
            _ = try form.json(includeSecrets: true)
        }
    }
}
