import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CommandOperand {
    /// A form of the program, or a document.
    static let form = CommandOperand(
        name: "FORM",
        summary: "The name of one of the program's own forms; else the file of a document, or - "
            + "for what is handed to the program.")
}

extension VerbCall {
    /// The form that the verb is asked about.
    ///
    /// - Returns: Its controller, loaded; or all that is wrong with the document.
    /// - Throws: That there is neither such a form nor such a file.
    func form() throws(CommandFailure) -> Result<FormViewController, RowFactoryError> {
        if let make = program.forms[operand] {
            let controller = make()
            controller.loadViewIfNeeded()
            return .success(controller)
        }
        let document = try document()
        let factory = RowFactory(try program.registry())
        return Result { () throws(RowFactoryError) in
            FormViewController(form: try factory.form(from: document))
        }
    }

    private func document() throws(CommandFailure) -> Data {
        do throws(FileFailure) {
            return Data(try bytes(at: operand))
        } catch {
            let forms = program.forms.names
            guard environment.files.kind(operand) != .folder else {
                throw .misuse(
                    "\(operand) is a folder, not a document",
                    suggestion: NearestName.of(operand, in: forms))
            }
            let none =
                forms.isEmpty
                ? "\(operand) cannot be read"
                : "there is no form called \(operand.debugDescription), and no such file"
            throw .misuse(
                "\(none): \(error.reason)", suggestion: NearestName.of(operand, in: forms))
        }
    }

    /// The values by tag that an option names the file of; nil: none.
    ///
    /// - Returns: The values, or what is wrong with the file.
    /// - Throws: That there is no such file.
    func values(
        of option: CommandOption
    ) throws(CommandFailure) -> Result<[String: JSONValue], DocumentDiagnostic>? {
        guard let path = arguments[option]?.text else { return nil }
        if path == "-", operand == "-", program.forms["-"] == nil {
            throw .misuse("form and values cannot both be handed to the program")
        }
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try self.bytes(at: path)
        } catch {
            throw .misuse("\(path) cannot be read: \(error.reason)")
        }
        return Result { () throws(DocumentDiagnostic) in
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw DocumentDiagnostic(.syntax, "it is no text of UTF-8")
            }
            guard case .object(let values) = try JSONValue(text: text) else {
                throw DocumentDiagnostic(.wrongType, "expected an object of values by tag")
            }
            return values
        }
    }

    private func bytes(at path: String) throws(FileFailure) -> [UInt8] {
        path == "-" ? try environment.files.readInput() : try environment.files.read(path)
    }
}

extension DocumentDiagnostic {
    /// Place, message and suggestion, said of something that has a name.
    func line(about name: String) -> String {
        let text = place == .root ? String(description.dropFirst("\(place): ".count)) : description
        return "\(name): \(text)"
    }
}

extension RowsProgram {
    /// Problems, each with what it is about before it; further lines of one stand below it.
    static func lines(about name: String, _ problems: [String]) -> [String] {
        problems.flatMap { problem in
            // What is whoever's cannot look like a problem of its own.
            "\(name): \(problem)".split(whereSeparator: \.isNewline).enumerated().map {
                place, line in
                (place == 0 ? "" : "  ") + line.onOneLine
            }
        }
    }
}
