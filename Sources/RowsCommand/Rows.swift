import RowKit

/// A program of its own forms, with every verb of `rows`.
///
/// ```swift
/// import RowsCommand
///
/// await Rows.main(forms: ["sign-up": { SignUp() }])
/// ```
///
/// The program then lists the rows that it is linked with, and checks, draws and fills in its forms
/// by name as it does documents.
public enum Rows {
    /// Does what the arguments of the process say, and ends it.
    ///
    /// - Parameters:
    ///   - forms: What makes the program's own forms, by name; none unless said. A name that stands
    ///     there twice is an error, which every verb says.
    ///   - registry: The rows that the program knows; by default all that are linked into it.
    public static func main(
        forms: KeyValuePairs<String, @Sendable () -> FormViewController> = [:],
        registry: @escaping @Sendable () throws(RegistryError) -> RowRegistry = {
            () throws(RegistryError) in try .linked()
        }
    ) async -> Never {
        let program = RowsProgram(
            forms: FormShelf(forms), environment: .ofProcess, registry: registry)
        let status = await program.run(Array(CommandLine.arguments.dropFirst()))
        ProgramEnvironment.endProcess(status)
    }

    /// Does what the arguments of the process say, and ends it.
    ///
    /// - Parameters:
    ///   - forms: What makes the program's own forms, by name. A name that stands there twice is
    ///     an error, which every verb says.
    ///   - registry: The rows that the program knows; by default all that are linked into it.
    public static func main(
        forms: KeyValuePairs<String, @Sendable () -> Form>,
        registry: @escaping @Sendable () throws(RegistryError) -> RowRegistry = {
            () throws(RegistryError) in try .linked()
        }
    ) async -> Never {
        let program = RowsProgram(
            forms: FormShelf(of: forms), environment: .ofProcess, registry: registry)
        let status = await program.run(Array(CommandLine.arguments.dropFirst()))
        ProgramEnvironment.endProcess(status)
    }
}
