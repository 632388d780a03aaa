/// Whether an expression decides the value of a row.
enum DecidedValue: UInt8 {
    case never
    /// The value is calculated.
    case always
    /// The value is suggested, and nobody has written another.
    case untilWritten
    /// A written value has replaced the suggested one.
    case written
}

/// The texts of the expressions that decide the value of a row.
struct ValueFormulas {
    var calculated: Formula?
    var suggested: Formula?
    /// The names of the expressions that are closures.
    var closures: [DocumentName] = []

    /// All texts, with their names in documents.
    var all: [(name: DocumentName, formula: Formula)] {
        [(DocumentName.calculated, calculated), (.suggested, suggested)].compactMap {
            name, formula in formula.map { (name, $0) }
        }
    }
}

/// The expressions that decide the value of a row.
final class ValueDecision<Value: Equatable & Sendable> {
    var calculated: Calculation<Value>?
    var suggested: Calculation<Value>?
    /// The value that the program has written in place of the suggested one, which a reset
    /// restores.
    var given: Value??
    /// Whether the result of an expression is being written.
    var isTaking = false
    /// Whether the result of an expression was ever written.
    var hasTaken = false
}
