import PlainText
import RowKit

/// The program `rows`, which runs verbs.
///
/// It has a registry and forms. It accesses everything outside the program through its environment.
package struct RowsProgram {
    let forms: FormList
    /// The version of the program itself, or nil if it has none.
    let version: String?
    let environment: ProgramEnvironment
    /// Returns the formats of a language.
    let formats: @Sendable (String) -> any TextFormats
    private let makeRegistry: () throws(RegistryError) -> RowRegistry

    /// Creates a program.
    ///
    /// - Parameters:
    ///   - forms: The program's own forms.
    ///   - version: The version of the program itself, or nil if it has none.
    ///   - environment: The environment in which the program runs.
    ///   - formats: Returns the formats of a language.
    ///   - registry: The registry of rows, evaluated by the verbs that need it.
    package init(
        forms: FormList, version: String? = nil, environment: ProgramEnvironment,
        formats: @escaping @Sendable (_ language: String) -> any TextFormats = {
            PlainFormats(language: $0)
        },
        registry: @escaping () throws(RegistryError) -> RowRegistry
    ) {
        self.forms = forms
        self.version = version
        self.environment = environment
        self.formats = formats
        makeRegistry = registry
    }

    func registry() throws(CommandFailure) -> RowRegistry {
        do throws(RegistryError) {
            return try makeRegistry()
        } catch {
            throw CommandFailure(.problems, error.description)
        }
    }

    /// A factory for the rows of the registry.
    func factory() throws(CommandFailure) -> RowFactory {
        RowFactory(try registry(), formats: formats)
    }

    /// Prints lines to standard output.
    func print(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        environment.writeOutput(lines.joined(separator: "\n") + "\n")
    }

    /// Prints lines to standard output while more are being computed.
    ///
    /// - Returns: Whether the output is still being read.
    func printPart(_ lines: [String]) throws(CommandFailure) -> Bool {
        do throws(FileFailure) {
            try environment.writeLine(lines.joined(separator: "\n") + "\n")
            return true
        } catch {
            guard error != .unread else { return false }
            throw CommandFailure(.problems, "cannot write output: \(error.reason)")
        }
    }

    /// Prints JSON to standard output.
    func print(_ json: JSONValue) { environment.writeOutput(json.text) }

    /// Prints lines to standard error.
    func note(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        environment.writeError(lines.joined(separator: "\n") + "\n")
    }
}
