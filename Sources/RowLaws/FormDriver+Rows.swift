import RowKit

// Actions on rows and screens as a whole.

extension FormDriver {
    /// Selects a row.
    public final func select(
        _ name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("select", name, .press), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Selects a row so that its inline row opens below it, such as `birthday:inline`.
    ///
    /// The appearance or removal of the inline row is expected implicitly. Expect other changes.
    public final func expand(
        _ name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        toggleInline(
            name, to: true, "expand", expect, CallSite(fileID, filePath, line, column))
    }

    /// Selects a row so that its inline row closes.
    ///
    /// The appearance or removal of the inline row is expected implicitly. Expect other changes.
    public final func collapse(
        _ name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        toggleInline(
            name, to: false, "collapse", expect, CallSite(fileID, filePath, line, column))
    }

    /// Performs the swipe action with a title on a row.
    public final func swipe(
        _ name: String, _ title: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let words = "swipe to \(title.debugDescription) on"
        let row = ViewSearch(stage)?.row(name)
        let offered =
            (row?.trailingSwipe.actions.enumerated().map { ($1, .trailing, $0) } ?? [])
            + (row?.leadingSwipe.actions.enumerated().map { ($1, .leading, $0) } ?? [])
            as [(action: SwipeAction, edge: ViewAction.SwipeEdge, index: Int)]
        let found = offered.first { $0.action.title == title }
        if row != nil, found == nil {
            let titles = offered.map { $0.action.title?.debugDescription ?? "an untitled action" }
            let offer =
                titles.isEmpty ? "there are none" : "found \(titles.joined(separator: ", "))"
            let message = "no swipe action has this title; \(offer)"
            return report(
                Finding(.missingControl, at: "\(words) \(name.debugDescription)", message, site))
        }
        perform(
            Verb(words, name, .swipe(found?.edge ?? .trailing, found?.index ?? 0)), expect, site)
    }

    /// Dismisses the topmost screen without a choice.
    public final func dismiss(
        _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb(words: "dismiss", ":", .dismiss), expect,
            CallSite(fileID, filePath, line, column))
    }

    private func toggleInline(
        _ name: String, to isExpanded: Bool, _ words: String, _ expect: Expectation,
        _ site: CallSite
    ) {
        let verb = Verb(words, name, .press)
        guard let row = ViewSearch(stage)?.row(name) else { return perform(verb, expect, site) }
        guard let inline = row as? any InlineRowType else {
            let message = "\(name.debugDescription) has no inline row"
            return report(Finding(.missingControl, at: verb.words, message, site))
        }
        guard inline.isExpanded != isExpanded else {
            let message = "the inline row is \(isExpanded ? "already open" : "not open")"
            return report(Finding(.refused, at: verb.words, message, site))
        }
        let child = (stage.screens.last?.prefix ?? "") + row.key + ":inline"
        perform(
            verb,
            {
                $0.rows[child] = isExpanded ? .shown : nil
                // The focus is lost with the inline row.
                if !isExpanded, $0.focused == child { $0.focused = nil }
                expect(&$0)
            }, site)
    }
}
