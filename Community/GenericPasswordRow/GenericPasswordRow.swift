import RowKit
import StandardRows

/// Asks for a new password, and shows how strong it is and what it still lacks.
///
/// ```swift
/// GenericPasswordRow("password") { row in
///     row.title = "Password"
///     row.minimumLength = 12
///     row.requiredCharacters = [.digit]
/// }
/// ```
///
/// The user can make the password visible until the row loses the focus or the form is submitted,
/// and have one generated. A password is invalid if it is too short or lacks a required kind of
/// character. The value is secret, like that of a `PasswordRow`.
public final class GenericPasswordRow: _GenericPasswordRow<GenericPasswordCell>, RowType {}

/// The logic of a ``GenericPasswordRow``, for any cell with its views.
open class _GenericPasswordRow<Cell: GenericPasswordCellType>: _PasswordRow<Cell> {
    // MARK: Settings

    /// The minimum number of characters.
    @Limited(0...128) public final var minimumLength = 8

    /// The kinds of characters that a password must contain.
    @Setting public final var requiredCharacters: Set<PasswordCharacters> = [
        .lowercase, .uppercase, .digit,
    ]

    /// Whether a password can be generated.
    @Setting public final var canGenerate = true

    /// The number of characters in a generated password.
    ///
    /// A generated password is longer or shorter if the row's rules of length require it.
    @Limited(8...128) public final var generatedLength = 16

    /// Returns the strength of a password.
    ///
    /// By default, it is estimated by length and kinds of characters.
    @Hook public final var strengthOf: (String) -> PasswordStrength = { PasswordStrength(of: $0) }

    /// A closure that returns a new password with the given number of characters, or nil to
    /// generate a random password that meets the requirements.
    @OptionalHook public final var generator: ((Int) -> String)?

    /// Whether the password can be read.
    @Setting private final var isVisible = false

    /// Creates a row for a new password.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { contentType = "new-password" }
    }

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _GenericPasswordRow.self)
    }

    // MARK: Behaviour

    /// Requires the length and the kinds of characters.
    open override var limits: RuleSet<String> {
        super.limits + [
            RuleClosure(valueSchema: ["minLength": .integer(self.$minimumLength)]) {
                [self] password in
                lacks(password).map {
                    ValidationError(.genericPasswordRowMissing, ["parts": .text($0)])
                }
            }
        ]
    }

    /// Hides the password when the row loses the focus or the form is submitted.
    open override func commitInput() {
        super.commitInput()
        isVisible = false
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.visibilityToggle.style = .button
        cell.visibilityToggle.onToggle { [weak self] isOn in self?.show(isOn) }
        cell.generateButton.onPress { [weak self] in self?.generate() }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.textField.isSecure = !isVisible
        cell.visibilityToggle.isOn = isVisible
        cell.visibilityToggle.title = phrases.text(.genericPasswordRowShow)
        cell.generateButton.title = phrases.text(.genericPasswordRowGenerate)
        cell.generateButton.isHidden = !canGenerate
        let missing = value.flatMap(lacks)
        let strength = value.map { missing == nil ? strengthOf($0) : .weak }
        cell.strengthView.isHidden = strength == nil
        cell.strengthView.value = Double((strength?.rawValue ?? -1) + 1) / 4
        cell.strengthView.color = strength?.color
        cell.strengthView.name = phrases.text(.genericPasswordRowStrength)
        cell.hintLabel.text =
            missing.map {
                phrases.text(.genericPasswordRowMissing, ["parts": .text($0)])
            } ?? strength.map { phrases.text(.genericPasswordRow($0)) }
    }

    private final var requirements: PasswordRequirements {
        PasswordRequirements(
            minimumLength: $minimumLength, characters: requiredCharacters)
    }

    /// Returns the missing requirements of a password, separated by commas, or nil if there are
    /// none.
    private final func lacks(_ password: String) -> String? {
        let missing = requirements.missing(in: password).map {
            phrases.text($0.phrase, $0.parameters)
        }
        return missing.isEmpty ? nil : missing.joined(separator: ", ")
    }

    /// The number of characters to generate, from 8 to 128 unless a rule requires fewer.
    private final var lengthToGenerate: Int {
        var length = max(generatedLength, 8)
        for rule in rules {
            switch rule {
            case let rule as RuleMinLength: length = max(length, Int(clamping: rule.minLength))
            case let rule as RuleExactLength: length = Int(clamping: rule.exactLength)
            default: break
            }
        }
        for case let rule as RuleMaxLength in rules {
            length = min(length, Int(clamping: rule.maxLength))
        }
        return min(length, 128)
    }

    /// Shows or hides the password, and moves the focus to the field.
    ///
    /// In a browser, pressing a button takes the focus from the field. If the row did not have the
    /// focus, it could not lose it, and the password would stay visible.
    private final func show(_ isVisible: Bool) {
        self.isVisible = isVisible
        form?.controller?.focus(self)
    }

    /// Sets the value to a new password, and shows it so that the user can note it down.
    private final func generate() {
        let length = lengthToGenerate
        var random = SystemRandomNumberGenerator()
        let password =
            generator?(length) ?? requirements.password(ofLength: length, using: &random)
        forgetTyping()
        setValue(password, by: .user)
        show(true)
    }
}

extension PasswordStrength {
    /// The colour of the strength, which is also shown in words.
    fileprivate var color: RowColor {
        switch self {
        case .weak: .systemRed
        case .fair: .systemOrange
        case .good, .strong: .systemGreen
        }
    }
}
