import RowKit

/// `rows schema`, which prints the JSON Schema of documents.
enum SchemaVerb: Verb {
    static let usage = VerbUsage(
        name: "schema",
        summary: "Print the JSON Schema of documents.",
        details: [
            "The schema (2020-12) knows the rows of this program. Editors complete and check "
                + "documents by it."
        ])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        call.program.print(try call.program.registry().schema)
        return .success
    }
}
