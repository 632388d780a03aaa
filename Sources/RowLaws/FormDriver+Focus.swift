import RowKit

// Where the focus is, and keys that mean something beside text.

extension FormDriver {
    /// Gives the focus to the first view in a row that takes it, as a click or a touch does.
    ///
    /// That the row has it then goes without saying; expect what else changes, such as what is said
    /// of the row that was left.
    public final func focus(
        _ name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("focus", name, .focus, on: .focusable), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Takes the focus from whatever has it, as a click beside all fields does.
    ///
    /// That nothing has it then goes without saying; expect what else changes.
    public final func blur(
        _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        guard let focused = focusedName("blur", site) else { return }
        perform(Verb("blur", focused, .blur), expect, site)
    }

    /// Presses a key that means something beside text: in a field, or in what has the focus.
    ///
    /// ```swift
    /// driver.focus("name")
    /// driver.key(.enter) { $0.focused = "email" }
    /// ```
    public final func key(
        _ key: ViewAction.Key, in name: String? = nil, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        guard let name = name ?? focusedName("press \(key)", site) else { return }
        perform(
            Verb("press \(key) in", name, .key(key), on: .textInput, orItself: true), expect,
            site)
    }

    private func focusedName(_ words: String, _ site: CallSite) -> String? {
        if let focused = stage.focused { return focused.text }
        report(Finding(.missingControl, at: words, "nothing has the focus", site))
        return nil
    }
}
