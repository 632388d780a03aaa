import RowKit
import Testing

@testable import RowsCommand

@Suite("rows schema")
struct SchemaVerbTests {
    @Test("prints the schema of documents with the program's rows")
    func documents() async throws {
        let run = await ProgramRun(forms: "schema")
        #expect(try JSONValue(text: run.output) == FormPlugin.registry().schema)
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("prints the schema of a document's values")
    func document() async {
        let run = await ProgramRun(forms: "schema", "sign-up.json")
        #expect(
            run.output == #"""
                {
                  "$schema": "https://json-schema.org/draft/2020-12/schema",
                  "title": "Sign up",
                  "additionalProperties": false,
                  "properties": {
                    "extras": {
                      "items": {"enum": ["x", "y"], "type": "string"},
                      "type": "array",
                      "uniqueItems": true
                    },
                    "grade": {"maximum": 6, "type": ["integer", "null"]},
                    "guests": {"items": {"type": "string"}, "type": "array"},
                    "more": {"type": ["boolean", "null"]},
                    "name": {
                      "pattern": "[^\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]",
                      "minLength": 1,
                      "type": "string"
                    },
                    "size": {"enum": ["S", "L", null], "type": ["string", "null"]}
                  },
                  "required": ["name", "more", "guests", "size", "extras"],
                  "type": "object"
                }

                """#)
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("loads one of the program's own forms, and prints its schema")
    func ownForm() async throws {
        let run = await ProgramRun(forms: "schema", "cinema")
        let schema = try JSONValue(text: run.output)
        #expect(schema["title"] == "Cinema")
        #expect(
            schema["properties"] == ["film": ["type": ["string", "null"]], "secret": [:]])
        #expect(schema["required"] == ["film"])
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("prints what a form accepts as a component of OpenAPI")
    func openAPI() async throws {
        let run = await ProgramRun(forms: "schema", "sign-up.json", "--openapi", "SignUp")
        let schema = try JSONValue(text: run.output)["components"]?["schemas"]?["SignUp"]
        #expect(schema?["$schema"] == nil)
        #expect(schema?["title"] == "Sign up")
        #expect(schema?["additionalProperties"] == false)
        // The row has no control, so nobody can enter its value.
        #expect(schema?["properties"]?["name"]?["readOnly"] == true)
        #expect(schema?["required"] == nil)
        #expect(run.status == .success)
    }

    @Test(
        "refuses a component without a form, or with an invalid name",
        arguments: [
            (["schema", "--openapi", "A"], "rows schema: --openapi needs a FORM\n"),
            (
                ["schema", "sign-up.json", "--openapi", "a b"],
                "rows schema: --openapi: the name of a component has only letters, digits, ., - and _; found \"a b\"\n"
            ),
        ])
    func invalidComponent(arguments: [String], error: String) async {
        let run = await ProgramRun(
            all: arguments, world: FakeWorld(files: ["sign-up.json": "{}"]), forms: ownForms)
        #expect(run.errors.hasPrefix(error))
        #expect(run.status == .usageError)
    }

    @Test("prints problems instead of a schema if the form has any")
    func faulty() async {
        let run = await ProgramRun(forms: "schema", "faulty")
        #expect(run.errors.hasPrefix("faulty: sections[1].rows[0]: the tag \"a\" of this"))
        #expect(run.output == "")
        #expect(run.status == .problems)
        let document = await ProgramRun(forms: "schema", "f.json", files: ["f.json": "[]"])
        #expect(
            document.errors == "f.json: the document: expected an object, found an empty list\n")
        #expect(document.output == "")
        #expect(document.status == .problems)
    }

    @Test("reports an unknown form, and the likely intention")
    func unknown() async {
        let run = await ProgramRun(forms: "schema", "cinma")
        #expect(
            run.errors == """
                rows schema: there is no form or file called "cinma"; did you mean "cinema"?

                """)
        #expect(run.output == "")
        #expect(run.status == .usageError)
    }
}
