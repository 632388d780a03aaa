import RowKit

/// A kind of character that a password can be required to contain.
public enum PasswordCharacters: String, Sendable, Codable, CaseIterable, DocumentValue {
    /// A lowercase letter.
    case lowercase
    /// An uppercase letter.
    case uppercase
    /// A digit.
    case digit
    /// Any other character.
    case symbol

    /// Returns the kind of a character.
    ///
    /// A letter without case, such as `あ`, counts as a symbol.
    public init(_ character: Character) {
        self =
            if character.isLowercase {
                .lowercase
            } else if character.isUppercase {
                .uppercase
            } else if character.isNumber {
                .digit
            } else {
                .symbol
            }
    }

    /// The characters of this kind in generated passwords, without similar-looking ones.
    var generated: [Character] {
        switch self {
        case .lowercase: Array("abcdefghijkmnpqrstuvwxyz")
        case .uppercase: Array("ABCDEFGHJKLMNPQRSTUVWXYZ")
        case .digit: Array("23456789")
        case .symbol: Array("!#$%&*+-=?@_")
        }
    }
}

struct PasswordRequirements {
    let minimumLength: Int
    let characters: Set<PasswordCharacters>

    /// Returns the phrases of the requirements that a password does not meet, in order.
    func missing(in password: String) -> [(
        phrase: Phrases.Key, parameters: [String: Phrases.Argument]
    )] {
        let present = Set(password.map(PasswordCharacters.init))
        let length =
            password.count < minimumLength
            ? [
                (
                    Phrases.Key.genericPasswordRowLength,
                    ["count": Phrases.Argument.number(minimumLength)]
                )
            ]
            : []
        let kinds = PasswordCharacters.allCases.filter {
            characters.contains($0) && !present.contains($0)
        }
        return length + kinds.map { (.genericPasswordRow($0), [:]) }
    }

    /// Generates a password that meets the requirements.
    ///
    /// - Parameters:
    ///   - length: The number of characters. The password is longer if the requirements demand it.
    ///   - generator: The source of randomness.
    func password(
        ofLength length: Int, using generator: inout some RandomNumberGenerator
    ) -> String {
        let kinds = PasswordCharacters.allCases.filter { $0 != .symbol || characters.contains($0) }
        let all = kinds.flatMap(\.generated)
        let required = PasswordCharacters.allCases.filter(characters.contains)
        var password = required.compactMap { $0.generated.randomElement(using: &generator) }
        while password.count < max(length, minimumLength) {
            password += [all.randomElement(using: &generator)].compactMap { $0 }
        }
        return String(password.shuffled(using: &generator))
    }
}
