import RowKit

/// The entry point of a program with its own forms and every verb of `rows`.
///
/// ```swift
/// await Rows.main(forms: ["sign-up": { signUp() }])
/// ```
///
/// The program has every verb of `rows`, for the rows that are linked into it and for its own
/// forms. It opens its forms by name, in the same way as documents.
public enum Rows {
    /// Runs the verb that the process's arguments name, then exits.
    ///
    /// - Parameters:
    ///   - forms: The program's own forms. If two share a name, every verb fails.
    ///   - version: The version of the program, which `--version` prints beside that of RowKit, or
    ///     nil if it has none.
    ///   - formats: Returns the formats of a language such as `de` or `zh-Hans`, for documents that
    ///     have a language and for the option `--language`. By default, these are plain formats,
    ///     which need no locale data.
    ///   - registry: The registry of rows. By default, it contains all rows that are linked into
    ///     the program.
    public static func main(
        forms: FormList, version: String? = nil,
        formats: @escaping @Sendable (_ language: String) -> any TextFormats = {
            PlainFormats(language: $0)
        },
        registry: @autoclosure @escaping () throws(RegistryError) -> RowRegistry = try .linked()
    ) async -> Never {
        let program = RowsProgram(
            forms: forms, version: version, environment: .ofProcess, formats: formats,
            registry: registry)
        let status = await program.run(Array(CommandLine.arguments.dropFirst()))
        ProgramEnvironment.endProcess(status)
    }

    /// Runs the verb that the process's arguments name, in a program without its own forms, then
    /// exits.
    ///
    /// - Parameters:
    ///   - version: The version of the program, which `--version` prints beside that of RowKit, or
    ///     nil if it has none.
    ///   - registry: The registry of rows. By default, it contains all rows that are linked into
    ///     the program.
    public static func main(
        version: String? = nil,
        registry: @autoclosure @escaping () throws(RegistryError) -> RowRegistry = try .linked()
    ) async -> Never {
        await main(forms: FormList(), version: version, registry: try registry())
    }
}
