import RowKit
import Testing

// The examples in the comments on rows, conditions and work.

private enum Inline {
    final class StarsPickerRow: Row<ValueCell<Int>>, RowType {
        @Setting var maximum = 3
    }

    // snippet: comment-inline-row
    final class StarsInlineRow: Row<StarsCell>, RowType, InlineRowType {
        typealias InlineRow = StarsPickerRow
    }
    // end
}

private struct Catalogue: Sendable {
    func films(called name: String) async throws -> [String] { [name] }
}

private final class SuggestedFilmRow: Row<ValueCell<String>>, RowType {
    @Setting var suggestions: [String] = []
}

private class RangeRow: Row<ValueCell<Int>> {
    @Limited(notAbove: "warmest") final var coldest = 5
    @Limited final var warmest = 30

    // snippet: comment-limit-conflict
    override var limitConflict: LimitConflict? {
        if let conflict = super.limitConflict { return conflict }
        guard coldest == warmest else { return nil }
        return LimitConflict("coldest", coldest, because: "it must be below warmest")
    }
    // end
}

private final class PlainRangeRow: RangeRow, RowType {}

private final class LimitedStarsRow: Row<ValueCell<Int>>, RowType {
    @Limited(1...20) var maximum = 5

    // snippet: comment-limits
    override var limits: RuleSet<Int> {
        super.limits + [RuleSmallerOrEqualThan(max: $maximum)]
    }
    // end
}

@Suite("The examples in the comments on rows")
struct RowCommentTests {
    @Test("hide and disable rows")
    func conditions() {
        let row = StringRow("row")
        let form = Form { Section([row, FlagRow("subscribes")]) }
        form +++ NumberRow("age") { $0.hidden = true }
        // snippet: comment-condition
        row.hidden = true
        row.hidden = "$subscribes == false"
        row.disabled = .function(["age"]) { form in form.rowBy(tag: "age")?.isHidden == true }
        // end
        #expect(row.isHidden && row.isDisabled && form.problems.isEmpty)
    }

    @Test("limit values by the row's own settings")
    func ownLimits() {
        let row = LimitedStarsRow("stars") { $0.value = 6 }
        let form = Form { row }
        #expect(form.validate().map(\.message) == ["Must be at most 5"])
        row.maximum = 6
        #expect(form.validate() == [])
    }

    @Test("report unknown tags")
    func unknownTags() {
        // snippet: comment-unknown-tags
        let form = Form {
            NameRow("name")
            StarsRow("rating") { $0.hidden = "$nmae == nil" }
        }
        // rating.isHidden: no row or section has the tag "nmae"; did you mean "name"?
        let problem = form.unknownTags().first
        // end
        #expect(
            problem?.description == "rating.isHidden: no row or section has the tag "
                + "\"nmae\"; did you mean \"name\"?")
    }

    @Test("report contradictory limits")
    func limits() {
        let form = Form { PlainRangeRow { $0.coldest = 30 } }
        #expect(
            form.problems.map(\.message) == ["coldest cannot be 30: it must be below warmest"])
    }

    @Test("find rows by their tags and types")
    func lookup() {
        let form = Form { NumberRow("age") { $0.value = 36 } }
        // snippet: comment-lookup
        let age: RowOf<Int>? = form.rowBy(tag: "age")
        // end
        #expect(age?.value == 36)
    }

    @Test("add a swipe action")
    func swipe() {
        let row = StringRow("row")
        // snippet: comment-swipe
        row.trailingSwipe.actions = [
            SwipeAction(style: .destructive, title: "Delete") { action, row, completion in
                completion?(true)
            }
        ]
        // end
        #expect(row.trailingSwipe.actions.map(\.title) == ["Delete"])
    }

    @Test("expand an inline row")
    func inline() {
        let row = Inline.StarsInlineRow("stars")
        let form = Form { row }
        row.expandInlineRow()
        #expect(row.inlineRow?.maximum == 3 && form.rows.count == 2)
    }

    @Test("request work, and cancel it")
    func work() async {
        let row = SuggestedFilmRow("film")
        let form = Form { row }
        let (catalogue, name) = (Catalogue(), "Vertigo")
        // snippet: comment-work
        row.perform(.latest("search"), after: .milliseconds(300)) {
            try await catalogue.films(called: name)
        } then: { row, result in
            row.suggestions = (try? result.get()) ?? []
        }
        // end
        #expect(row.isPerforming(.latest("search")))
        // snippet: comment-cancel
        row.cancel(.latest("search"))
        // end
        #expect(!form.hasWork)
    }

    @Test("load options without a session")
    func settling() async {
        let row = ChoiceRow<String> { $0.optionsProvider = .lazy { ["a"] } }
        let form = Form { row }
        // snippet: comment-settle
        row.loadOptions()
        await form.settle()
        // end
        #expect(row.options == ["a"])
    }
}
