struct VerbCall {
    /// The program that runs the verb.
    let program: RowsProgram
    let arguments: ParsedArguments

    var environment: ProgramEnvironment { program.environment }

    /// The operand, or an empty string if it was omitted.
    var operand: String { arguments.operand ?? "" }
}
