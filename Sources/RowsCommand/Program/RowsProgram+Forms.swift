import RowKit
import RowText

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
            + "for standard input.")
}

/// The problems of a form, one per line.
struct FormFailure: Error, Equatable {
    let lines: [String]
}

extension VerbCall {
    /// The form that the verb is asked about.
    ///
    /// - Returns: Its controller, loaded; or all that is wrong with the document.
    /// - Throws: That there is neither such a form nor such a file.
    func form() throws(CommandFailure) -> Result<FormViewController, FormFailure> {
        if let make = program.forms[operand] {
            let controller = make()
            controller.loadViewIfNeeded()
            return .success(controller)
        }
        let document = try bytes(
            at: operand, of: "document", otherwise: "form", known: program.forms.names)
        if let problem = notText(document) { return .failure(FormFailure(lines: [problem])) }
        let factory = RowFactory(try program.registry())
        return Result { () throws(RowFactoryError) in
            FormViewController(form: try factory.form(from: Data(document)))
        }
        .mapError { FormFailure(lines: $0.diagnostics.map(\.description)) }
    }

    /// The problems of a form in Swift, one per line.
    ///
    /// Such a form lives on without the part that is wrong, so its values cannot be trusted. Every
    /// verb that takes a form reports these lines, and ends with ``ExitStatus/problems``.
    func problems(of controller: FormViewController) -> [String] {
        controller.form.problems.map(\.description)
    }

    /// The values by tag that an option names the file of; nil if it is not given.
    ///
    /// - Returns: The values, or what is wrong with the file.
    /// - Throws: That there is no such file.
    func values(
        of option: CommandOption
    ) throws(CommandFailure) -> Result<[String: JSONValue], FormFailure>? {
        guard let given = arguments[option] else { return nil }
        if given.text == "-", operand == "-", program.forms["-"] == nil {
            throw .misuse("FORM and \(given.source) cannot both be standard input")
        }
        let bytes: [UInt8]
        do throws(CommandFailure) {
            bytes = try self.bytes(at: given.text, of: "file of values")
        } catch {
            throw .misuse("\(given.source): \(error.message)")
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
        .mapError { FormFailure(lines: [$0.line(about: "values")]) }
    }

    // MARK: Files

    /// Reads a file, or standard input.
    ///
    /// - Parameters:
    ///   - kind: What the file is expected to be.
    ///   - other: What else the path could have named, and the names that there are.
    private func bytes(
        at path: String, of kind: String, otherwise other: String? = nil, known: [String] = []
    ) throws(CommandFailure) -> [UInt8] {
        do throws(FileFailure) {
            if path == "-" { return try environment.files.readInput() }
            if environment.files.kind(path) == .folder { throw .folder }
            return try environment.files.read(path)
        } catch {
            let near = NearestName.of(path, in: known)
            if error.isMissing {
                let kinds = known.isEmpty ? "file" : "\(other.map { "\($0) or " } ?? "")file"
                throw .misuse(
                    "there is no \(kinds) called \(path.debugDescription)", suggestion: near)
            }
            if error == .folder {
                throw .misuse("\(path) is a folder, not a \(kind)", suggestion: near)
            }
            throw .misuse(
                "\(path == "-" ? "standard input" : path) cannot be read: \(error.reason)")
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
