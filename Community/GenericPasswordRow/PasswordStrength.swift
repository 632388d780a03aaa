/// The strength of a password.
public enum PasswordStrength: Int, Sendable, CaseIterable, Comparable {
    /// Easily guessed.
    case weak
    /// Better than weak.
    case fair
    /// Hard to guess.
    case good
    /// Very hard to guess.
    case strong

    /// Estimates the strength of a password by its length and its kinds of characters.
    ///
    /// A character adds nothing if it repeats the previous one, or is next to it in order, as in
    /// `aaa` or `321`.
    public init(of password: String) {
        let codes = password.compactMap { $0.unicodeScalars.first.map { Int($0.value) } }
        let steps = zip(codes.dropFirst(), codes)
        let length = steps.count { abs($0 - $1) > 1 } + (codes.isEmpty ? 0 : 1)
        let kinds = Set(password.map(PasswordCharacters.init)).count
        self =
            switch length * (kinds + 2) {
            case ..<30: .weak
            case ..<44: .fair
            case ..<62: .good
            default: .strong
            }
    }

    /// Whether a strength is below another.
    public static func < (first: PasswordStrength, second: PasswordStrength) -> Bool {
        first.rawValue < second.rawValue
    }
}
