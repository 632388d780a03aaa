import RowKit

/// A program of its own forms, with every verb of `rows`.
///
/// ```swift
/// await Rows.main(forms: ["sign-up": { SignUp() }])
/// ```
///
/// The program then lists the rows that it is linked with, and checks, draws and fills in its forms
/// by name as it does documents.
public enum Rows {
    /// Does what the arguments of the process say, and ends it.
    ///
    /// - Parameters:
    ///   - forms: What makes the program's own forms, by name. A name that stands there twice is
    ///     an error, which every verb says.
    ///   - registry: The rows that the program knows; by default all that are linked into it.
    public static func main(
        forms: KeyValuePairs<String, @Sendable () -> FormViewController>,
        registry: @autoclosure @escaping () throws(RegistryError) -> RowRegistry = try .linked()
    ) async -> Never {
        await main(FormShelf(forms), registry)
    }

    /// Does what the arguments of the process say, and ends it.
    ///
    /// - Parameters:
    ///   - forms: What makes the program's own forms, by name. A name that stands there twice is
    ///     an error, which every verb says.
    ///   - registry: The rows that the program knows; by default all that are linked into it.
    public static func main(
        forms: KeyValuePairs<String, @Sendable () -> Form>,
        registry: @autoclosure @escaping () throws(RegistryError) -> RowRegistry = try .linked()
    ) async -> Never {
        await main(FormShelf(of: forms), registry)
    }

    /// Does what the arguments of the process say, in a program without forms, and ends it.
    ///
    /// - Parameter registry: The rows that the program knows; by default all that are linked into
    ///   it.
    public static func main(
        registry: @autoclosure @escaping () throws(RegistryError) -> RowRegistry = try .linked()
    ) async -> Never {
        await main(FormShelf(of: [:]), registry)
    }

    private nonisolated(nonsending) static func main(
        _ forms: FormShelf, _ registry: @escaping () throws(RegistryError) -> RowRegistry
    ) async -> Never {
        let program = RowsProgram(forms: forms, environment: .ofProcess, registry: registry)
        let status = await program.run(Array(CommandLine.arguments.dropFirst()))
        ProgramEnvironment.endProcess(status)
    }
}
