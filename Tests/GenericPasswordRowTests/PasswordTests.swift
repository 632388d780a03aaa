import RowKit
import Testing

@testable import GenericPasswordRow

@Suite("A password")
struct PasswordTests {
    @Test(
        "is rated by its length and its kinds of characters",
        arguments: [
            ("", .weak), ("a", .weak), ("password", .weak), ("Passw0rd", .fair),
            ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", .weak), ("abcdefghijklmnopqrstuvwxyz", .weak),
            ("98765432109876543210", .weak), ("correct horse battery", .strong),
            ("kT4#vQ9!", .good), ("kT4#vQ9!zR2&", .strong), ("👨‍👩‍👧👨‍👩‍👧", .weak),
        ] as [(String, PasswordStrength)])
    func strength(password: String, strength: PasswordStrength) {
        #expect(PasswordStrength(of: password) == strength)
    }

    @Test("is not weaker with one more character")
    func growing() {
        var password = ""
        var strength = PasswordStrength.weak
        for character in "m4Lr!9Wz?2Tk&7Qp" {
            password.append(character)
            #expect(PasswordStrength(of: password) >= strength)
            strength = PasswordStrength(of: password)
        }
        #expect(strength == .strong)
    }

    @Test(
        "has characters of four kinds",
        arguments: [
            ("a", .lowercase), ("é", .lowercase), ("Z", .uppercase), ("Ж", .uppercase),
            ("7", .digit), ("٤", .digit), (" ", .symbol), ("あ", .symbol), ("👍", .symbol),
        ] as [(Character, PasswordCharacters)])
    func kinds(character: Character, kind: PasswordCharacters) {
        #expect(PasswordCharacters(character) == kind)
    }

    @Test("is generated to meet every requirement, and differs each time")
    func generation() {
        var random = Steps()
        for length in [0, 1, 8, 40] {
            for bits in 0..<16 {
                let kinds = PasswordCharacters.allCases.enumerated()
                    .filter { bits >> $0.offset & 1 == 1 }.map(\.element)
                let requirements = PasswordRequirements(
                    minimumLength: length, characters: Set(kinds))
                let password = requirements.password(ofLength: 12, using: &random)
                #expect(requirements.missing(in: password).isEmpty)
                #expect(password.count == max(length, 12))
                #expect(!password.contains { "0O1lI".contains($0) })
                #expect(password != requirements.password(ofLength: 12, using: &random))
            }
        }
    }
}

/// Pseudorandom numbers that are the same in each run.
private struct Steps: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
