/// One word, sign or value of a predicate's text.
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
        /// A name that means nothing by itself.
        case word
    }

    let kind: Kind
    /// Where it stands in the text, in UTF-8 bytes.
    let range: Range<Int>
}

/// The words of the language.
enum PredicateWords {
    /// What a word means; nil for one that is not of the language.
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

    /// What may stand after a value.
    static let operators = [
        "AND", "OR", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES",
    ]

    /// What may stand where a value is expected.
    static let values = [
        "NOT", "ANY", "SOME", "ALL", "NONE", "TRUE", "FALSE", "YES", "NO", "nil", "NULL",
        "TRUEPREDICATE", "FALSEPREDICATE",
    ]

    /// What other languages call the words of this one.
    static let synonyms = [
        "IS": "==", "EQ": "==", "EQUALS": "==", "NE": "!=", "LT": "<", "LTE": "<=", "LE": "<=",
        "GT": ">", "GTE": ">=", "GE": ">=", "STARTSWITH": "BEGINSWITH", "HASPREFIX": "BEGINSWITH",
        "HASSUFFIX": "ENDSWITH", "INCLUDES": "CONTAINS", "REGEX": "MATCHES",
    ]
}
