import PlainText

/// Strings as words of a shell command.
enum ShellWord {
    /// Returns a string in single quotes, in which bash and zsh have no escapes.
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }

    /// Returns a string as a word of a command, in quotes if it needs them.
    static func inCommand(_ text: String) -> String {
        text.isEmpty || text.contains(where: isSpecial) ? quoted(text).onOneLine : text
    }

    /// Whether a character must be quoted.
    static func isSpecial(_ character: Character) -> Bool {
        character.isASCII && !character.isLetter && !character.isNumber
            && !"-_./".contains(character)
    }
}
