import PlainText
import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CommandOperand {
    /// The operand for a form of the program or a document.
    static let form = CommandOperand(
        name: "FORM",
        summary: "The name of one of the program's own forms; otherwise the file of a document, "
            + "or - for standard input.",
        names: .forms)

    /// The operand as an optional one, for a verb that has a different effect without it.
    var optional: CommandOperand {
        var operand = self
        operand.isOptional = true
        return operand
    }

    /// The operand as a repeatable one.
    var repeatable: CommandOperand {
        var operand = self
        operand.isRepeatable = true
        return operand
    }
}

/// The problems of a form, one per line.
struct FormFailure: Error, Equatable {
    let lines: [String]
}

extension VerbCall {
    /// Loads the form that the operand names.
    ///
    /// - Returns: The form's loaded controller, or all problems of the document.
    /// - Throws: An error if there is neither a form nor a readable file of that name.
    nonisolated(nonsending) func form() async throws(CommandFailure)
        -> Result<FormViewController, FormFailure>
    {
        try await form(operand, in: try phrases())
    }

    /// Loads the form that an operand names; see ``form()``.
    ///
    /// - Parameter phrases: The phrases of the form in place of its own, or nil.
    nonisolated(nonsending) func form(
        _ operand: String, in phrases: Phrases?
    ) async throws(CommandFailure) -> Result<FormViewController, FormFailure> {
        if program.forms.contains(operand) {
            do {
                let controller = try await program.forms.controller(operand)
                if let phrases { controller.form.phrases = phrases }
                controller.loadViewIfNeeded()
                return .success(controller)
            } catch {
                let message = (error as? Form.Problem)?.message ?? "\(error)"
                return .failure(FormFailure(lines: [message]))
            }
        }
        let loaded = form(of: try document(operand), by: try program.factory())
        if let phrases, case .success(let controller) = loaded {
            controller.form.phrases = phrases
        }
        return loaded
    }

    /// Loads the form of a document.
    func form(
        of document: Data, by factory: RowFactory
    ) -> Result<FormViewController, FormFailure> {
        if let problem = notText(Array(document)) {
            return .failure(FormFailure(lines: [problem]))
        }
        return Result { () throws(RowFactoryError) in
            FormViewController(form: try factory.form(from: document))
        }
        .mapError { FormFailure(lines: $0.diagnostics.map(\.description)) }
    }

    /// Loads the form of the document that the operand names, and validates the values in it; see
    /// ``RowFactory/formAndProblems(of:limits:)``.
    func checkedDocument() throws(CommandFailure) -> (
        form: Form?, isWhole: Bool, problems: [String]
    ) {
        let document = try document()
        if let problem = notText(Array(document)) { return (nil, false, [problem]) }
        let (form, isWhole, problems) = try program.factory().formAndProblems(of: document)
        return (form, isWhole, problems.map(\.description))
    }

    /// Reads the document that the operand names.
    func document() throws(CommandFailure) -> Data { try document(operand) }

    /// Reads the document that an operand names.
    func document(_ operand: String) throws(CommandFailure) -> Data {
        Data(
            try bytes(
                at: operand, of: "document", otherwise: "form", known: program.forms.names))
    }

    /// The problems of a form in Swift, one per line.
    ///
    /// A form with problems works without its invalid parts, so its values cannot be trusted. Every
    /// verb with a form operand reports these lines and exits with ``ExitStatus/problems``.
    func problems(of controller: FormViewController) -> [String] {
        controller.form.problems.map(\.description)
    }

    /// Reads the values by tag from the file that an option names, or returns nil if the option is
    /// not given.
    ///
    /// - Returns: The values, or the problems with the file's contents.
    /// - Throws: An error if the file cannot be read.
    func values(
        of option: CommandOption
    ) throws(CommandFailure) -> Result<[String: JSONValue], FormFailure>? {
        guard let given = arguments[option] else { return nil }
        if given.text == "-", operand == "-", !program.forms.contains("-") {
            throw .usageError("FORM and \(given.source) cannot both be standard input")
        }
        let bytes: [UInt8]
        do throws(CommandFailure) {
            bytes = try self.bytes(at: given.text, of: "file of values")
        } catch {
            throw .usageError("\(given.source): \(error.message)")
        }
        if let problem = notText(bytes) {
            return .failure(FormFailure(lines: ["values: \(problem)"]))
        }
        return Result { () throws(DocumentDiagnostic) in
            guard
                case .object(let values) = try JSONValue(
                    text: String(decoding: bytes, as: UTF8.self))
            else {
                throw DocumentDiagnostic(.wrongType, "expected an object of values by tag")
            }
            return values
        }
        .mapError { FormFailure(lines: $0.all.map { $0.line(about: "values") }) }
    }

    // MARK: Files

    /// Reads a file, or standard input.
    ///
    /// - Parameters:
    ///   - kind: The expected contents of the file, for messages.
    ///   - other: What else the path could have meant, for messages.
    ///   - known: The names that exist, for suggestions.
    private func bytes(
        at path: String, of kind: String, otherwise other: String? = nil, known: [String] = []
    ) throws(CommandFailure) -> [UInt8] {
        do throws(FileFailure) {
            if path == "-" { return try environment.files.readInput() }
            if environment.files.kind(path) == .folder { throw .folder }
            return try environment.files.read(path)
        } catch {
            let near = NearestName.of(path, in: known)
            let name = path == "-" ? "standard input" : path
            if error.isMissing {
                let kinds = known.isEmpty ? "file" : "\(other.map { "\($0) or " } ?? "")file"
                throw .usageError(
                    "there is no \(kinds) called \(path.quoted)", suggestion: near)
            }
            if error == .folder {
                throw .usageError("\(name) is a folder, not a \(kind)", suggestion: near)
            }
            throw .usageError("\(name) cannot be read: \(error.reason)")
        }
    }

    /// The problem with bytes that are not UTF-8 text, or nil if they are.
    private func notText(_ bytes: [UInt8]) -> String? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        var line = 1
        while case .scalarValue(let scalar) = decoder.decode(&rest) {
            if scalar == "\n" { line += 1 }
        }
        return "line \(line): not UTF-8 text"
    }
}

extension DocumentDiagnostic {
    /// Returns the place, the message and the suggestion, prefixed with a name.
    func line(about name: String) -> String {
        let isWhole = place == .root && position == nil
        let text = isWhole ? String(description.dropFirst("\(place): ".count)) : description
        return "\(name): \(text)"
    }
}

extension RowsProgram {
    /// Returns the lines of problems, each prefixed with a name.
    ///
    /// Further lines of a problem are indented.
    static func lines(about name: String, _ problems: [String]) -> [String] {
        problems.flatMap { problem in
            // Text from a form must not look like a separate problem.
            "\(name): \(problem)".split(whereSeparator: \.isNewline).enumerated().map {
                place, line in
                (place == 0 ? "" : "  ") + line.onOneLine
            }
        }
    }
}
