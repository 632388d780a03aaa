import RowKit

// The focus, and keys that type no text.

extension FormDriver {
    /// Moves the focus to the first focusable view in a row, as a click or a touch does.
    ///
    /// The change of focus itself is expected implicitly. Expect other changes, such as errors of
    /// the row that lost the focus.
    public final func focus(
        _ name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("focus", name, .focus, on: .focusable), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Removes the focus from the view that has it, as a click outside all fields does.
    ///
    /// The change of focus itself is expected implicitly. Expect other changes.
    public final func blur(
        _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        guard let focused = focusedName("blur", site) else { return }
        perform(Verb("blur", focused, .blur), expect, site)
    }

    /// Presses a key that types no text, in the first focusable view in a row or in the view with
    /// the focus.
    ///
    /// `shift` is whether the Shift key is down.
    ///
    /// ```swift
    /// driver.focus("name")
    /// driver.key(.enter) { $0.focused = "email" }
    /// ```
    public final func key(
        _ key: ViewAction.Key, shift: Bool = false, in name: String? = nil,
        _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        guard let name = name ?? focusedName("press \(key)", site) else { return }
        perform(
            Verb(
                "press \(key) in", name, .key(key, shift: shift), on: .focusable, orItself: true),
            expect, site)
    }

    private func focusedName(_ words: String, _ site: CallSite) -> String? {
        if let focused = stage.focused { return focused.text }
        let message = "nothing has the focus; call focus(_:) with the name of a row first"
        report(Finding(.missingControl, at: words, message, site))
        return nil
    }
}
