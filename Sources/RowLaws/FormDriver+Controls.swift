import RowKit

// Actions on controls. Each addresses the first visible control of its kind in the named row or
// view, in the order on screen.

extension FormDriver {
    /// Types into a field, so that its whole text becomes `text`.
    ///
    /// The field gets the focus first, and the row that had the focus loses it.
    public final func type(
        _ text: String, into name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb(
                "type \(text.debugDescription) into", name, .type(text, caret: text.count),
                on: .textInput), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Selects characters in a field, or places the caret if the range is empty.
    ///
    /// The field gets the focus first. The selection is reported with the next action on a view
    /// that acts on the field (`BaseView.editedInput`), such as a button that makes text bold.
    ///
    /// ```swift
    /// driver.select(0..<5, in: "about")
    /// driver.press("about/bold") { $0.values["about"] = "**Hello** world" }
    /// ```
    public final func select(
        _ range: Range<Int>, in name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let words = "select \(range.lowerBound)..<\(range.upperBound) in"
        select(
            range, by: Verb(words, name, .focus, on: .textInput), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Switches a toggle on or off.
    public final func toggle(
        _ name: String, _ isOn: Bool, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("switch \(isOn ? "on" : "off")", name, .toggle(isOn), on: .toggle), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Sets a slider or a stepper.
    public final func set(
        _ name: String, to number: Double, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("set to \(number)", name, .set(number), on: .number), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Chooses options by their keys; all other options are deselected.
    public final func choose(
        _ keys: String..., in name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb(
                "choose \(keys.map(\.debugDescription).joined(separator: ", ")) in", name,
                .choose(keys), on: .choice), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Picks an item of a list by its key, such as a suggestion below a field.
    public final func pick(
        _ key: String, in name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("pick \(key.debugDescription) in", name, .choose([key]), on: .list), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Chooses a date in ISO 8601 without a time zone, or clears it if `date` is nil.
    public final func chooseDate(
        _ date: String?, in name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("choose \(ValueText.text(of: date)) in", name, .date(date), on: .date), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Chooses a colour, or clears it if `color` is nil.
    public final func chooseColor(
        _ color: RowColor?, in name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("choose the colour \(color?.text ?? "nil") in", name, .color(color), on: .color),
            expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Chooses files, which replace those chosen before.
    public final func chooseFiles(
        _ files: [FileReference], in name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb(
                "choose \(ValueText.text(of: files.map(\.name))) in", name, .files(files), on: .file
            ), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Touches points of a canvas.
    public final func touch(
        _ touch: CanvasView.Touch, on name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("touch", name, .point(touch), on: .canvas), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Presses a button, or selects the row if it contains no button.
    public final func press(
        _ name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("press", name, .press, on: .button, orItself: true), expect,
            CallSite(fileID, filePath, line, column))
    }
}
