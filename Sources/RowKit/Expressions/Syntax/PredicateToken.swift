/// One word, sign or value in the text of a predicate.
struct PredicateToken {
    enum Kind {
        case end
        case open, close, openBrace, closeBrace, openBracket, closeBracket, comma
        case and, or, not
        case constant(Bool)
        case comparator(PredicateComparator)
        case quantifier(PredicateQuantifier)
        case sign(PredicateTerm.Operator)
        case operand(PredicateOperand)
        /// A word that is not a keyword.
        case word
    }

    let kind: Kind
    /// The range in the text, in UTF-8 bytes.
    let range: Range<Int>
}

/// The keywords of the language.
enum PredicateWords {
    /// The token that a word stands for, or nil if it is not a keyword.
    static func meaning(of word: String) -> PredicateToken.Kind? {
        switch word.uppercased() {
        case "AND": .and
        case "OR": .or
        case "NOT": .not
        case "IN": .comparator(.isIn)
        case "CONTAINS": .comparator(.contains)
        case "BETWEEN": .comparator(.between)
        case "BEGINSWITH": .comparator(.beginsWith)
        case "ENDSWITH": .comparator(.endsWith)
        case "LIKE": .comparator(.like)
        case "MATCHES": .comparator(.matches)
        case "TRUE", "YES": .operand(.bool(true))
        case "FALSE", "NO": .operand(.bool(false))
        case "NIL", "NULL": .operand(.null)
        case "ANY", "SOME": .quantifier(.any)
        case "ALL": .quantifier(.all)
        case "NONE": .quantifier(.none)
        case "TRUEPREDICATE": .constant(true)
        case "FALSEPREDICATE": .constant(false)
        default: nil
        }
    }

    /// The keywords that may follow a value.
    static let operators = [
        "AND", "OR", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES",
    ]

    /// The keywords that can be used as values.
    static let values = [
        "NOT", "ANY", "SOME", "ALL", "NONE", "TRUE", "FALSE", "YES", "NO", "nil", "NULL",
        "TRUEPREDICATE", "FALSEPREDICATE",
    ]

    /// Operators of other languages, with their equivalents.
    static let synonyms = [
        "IS": "==", "EQ": "==", "EQUALS": "==", "NE": "!=", "LT": "<", "LTE": "<=", "LE": "<=",
        "GT": ">", "GTE": ">=", "GE": ">=", "STARTSWITH": "BEGINSWITH", "HASPREFIX": "BEGINSWITH",
        "HASSUFFIX": "ENDSWITH", "INCLUDES": "CONTAINS", "REGEX": "MATCHES",
    ]
}
