import PlainText
import RowKit

/// `rows schema [FORM]`, which prints the JSON Schema of documents, or of a form's values.
enum SchemaVerb: Verb {
    private static let openAPI = CommandOption(
        "openapi", "NAME",
        "Print the schema of what FORM accepts as a component of OpenAPI 3.1 called NAME.",
        variable: "ROWS_SCHEMA_OPENAPI")

    static let usage = VerbUsage(
        name: "schema",
        summary: "Print the JSON Schema of documents, or of a form's values.",
        details: [
            "Without FORM, the schema (2020-12) describes documents with the rows of this program. "
                + "Editors can use it to complete and check documents.",
            "With FORM, it describes the values that PROGRAM fill prints: an object with a member for "
                + "each tag, and the limits of rules and settings that JSON Schema can express.",
            "With --openapi, it describes the JSON that Form.submit(json:) accepts, as a component "
                + "for a document of OpenAPI. Members with writeOnly are secret, and those with "
                + "readOnly must not be sent.",
            "If the form has problems, print each problem to standard error instead of the schema. "
                + "The exit status is then 1.",
        ],
        operand: .form.optional, options: [openAPI])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let component = try component(call.arguments[openAPI])
        guard call.arguments.operand != nil else {
            if component != nil { throw .usageError("\(openAPI.spelling) needs a FORM") }
            call.program.print(try call.program.registry().schema)
            return .success
        }
        let problems: [String]
        switch try await call.form() {
        case .failure(let failure): problems = failure.lines
        case .success(let controller):
            let form = controller.form
            // Options may still be loading.
            await form.becomesIdle(clock: call.environment.clock)
            problems = call.problems(of: controller)
            if problems.isEmpty {
                call.program.print(
                    component.map { openAPIDocument($0, form.inputSchema) } ?? form.valueSchema)
            }
        }
        call.program.note(RowsProgram.lines(about: call.operand, problems))
        return problems.isEmpty ? .success : .problems
    }

    /// Returns the name of a component, or nil if none was given.
    ///
    /// - Throws: A usage error if OpenAPI does not allow the name.
    private static func component(
        _ given: ParsedArguments.Given?
    ) throws(CommandFailure) -> String? {
        guard let given else { return nil }
        guard given.text.wholeMatch(of: /[A-Za-z0-9._\-]+/) != nil else {
            throw .usageError(
                "\(given.source): the name of a component has only letters, digits, ., - and _; "
                    + "found \(given.text.quoted)")
        }
        return given.text
    }

    /// Returns a document of OpenAPI with a schema as its only component.
    private static func openAPIDocument(_ name: String, _ schema: JSONValue) -> JSONValue {
        guard case .object(var members) = schema else { return schema }
        // A document of OpenAPI states the version of JSON Schema for all its schemas.
        members["$schema"] = nil
        return ["components": ["schemas": .object([name: .object(members)])]]
    }
}
