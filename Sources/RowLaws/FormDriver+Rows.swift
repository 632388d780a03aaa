import RowKit

// What a person does to rows and screens as a whole.

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

    /// Selects a row so that another opens below it: the row named `birthday:inline`, say.
    ///
    /// That it does goes without saying; expect what else changes.
    public final func expand(
        _ name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        toggleInline(
            name, to: true, "expand", expect, CallSite(fileID, filePath, line, column))
    }

    /// Selects a row so that the one below it closes.
    ///
    /// That it does goes without saying; expect what else changes.
    public final func collapse(
        _ name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        toggleInline(
            name, to: false, "collapse", expect, CallSite(fileID, filePath, line, column))
    }

    /// Does what a row offers under a title behind a swipe.
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
            as [(action: SwipeAction, edge: ViewAction.SwipeEdge, place: Int)]
        let found = offered.first { $0.action.title == title }
        if row != nil, found == nil {
            let titles = offered.map { $0.action.title?.debugDescription ?? "an action" }
            let offer = titles.isEmpty ? "nothing is" : "there is \(titles.joined(separator: ", "))"
            let message = "nothing of that title is behind a swipe; \(offer)"
            return report(
                Finding(.missingControl, at: "\(words) \(name.debugDescription)", message, site))
        }
        perform(
            Verb(words, name, .swipe(found?.edge ?? .trailing, found?.place ?? 0)), expect, site)
    }

    /// Deletes a row from a section that lets it.
    public final func delete(
        _ name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("delete", name, .delete), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Moves a row to another place among the visible entries of its section.
    public final func move(
        _ name: String, to place: Int, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("move to \(place)", name, .move(place)), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Lets the screen on top go, without a choice made.
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
            let message = "\(name.debugDescription) opens no row below itself"
            return report(Finding(.missingControl, at: verb.words, message, site))
        }
        guard inline.isExpanded != isExpanded else {
            let message = "the row below is \(isExpanded ? "there already" : "not there")"
            return report(Finding(.refused, at: verb.words, message, site))
        }
        let child = (stage.screens.last?.prefix ?? "") + row.key + ":inline"
        perform(
            verb,
            {
                $0.rows[child] = isExpanded ? .shown : nil
                expect(&$0)
            }, site)
    }
}
