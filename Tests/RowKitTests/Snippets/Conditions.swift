import RowKit
import Testing

/// Shows a Boolean.
final class SwitchCell: Cell<Bool>, CellType {}

/// Asks a yes-or-no question.
final class SwitchRow: Row<SwitchCell>, RowType {}

@Suite("The article on conditions")
struct ConditionSnippetTests {
    let seen = SwitchRow("seen")
    let rating = StarsRow("rating")
    let critic = NameRow("critic")
    /// The form of the rows above.
    let film = Form()

    init() { film +++ Section([seen, rating, critic]) }

    @Test("shows and enables rows by the form's values")
    func conditions() throws {
        // snippet: conditions
        let form = Form("Film") {
            SwitchRow("seen")
            StarsRow("rating") { row in
                row.hidden = "$seen == false"
            }
            NameRow("critic") { row in
                row.disabled = .function { form in
                    let rating: StarsRow? = form.rowBy(tag: "rating")
                    return rating?.value == nil
                }
            }
        }
        // end
        let critic: NameRow = try #require(form.rowBy(tag: "critic"))
        #expect(form.rows.map(\.tag) == ["seen", "critic"])
        #expect(critic.isDisabled)
        form.setValues(["seen": true, "rating": 4])
        #expect(form.rows.map(\.tag) == ["seen", "rating", "critic"])
        #expect(!critic.isDisabled)
        #expect(form.problems.isEmpty)
    }

    @Test("evaluates literals before a row joins and predicates afterwards")
    func joining() {
        let row = NameRow()
        row.hidden = "TRUEPREDICATE"
        row.disabled = true
        #expect(!row.isHidden && row.isDisabled)
        film +++ row
        #expect(row.isHidden && row.isDisabled)
    }

    @Test("describes that reads within a transaction reflect its writes")
    func transactions() {
        rating.hidden = "$seen == true"
        film.update {
            seen.value = true
            #expect(rating.isHidden && film.rows.count == 2)
            seen.value = false
            #expect(!rating.isHidden && film.rows.count == 3)
        }
    }

    @Test("follows what a function read in its last evaluation")
    func functions() {
        // snippet: condition-reads
        critic.hidden = .function { [unowned seen, unowned rating] _ in
            seen.value == true && rating.value == 5
        }
        // end
        rating.value = 5
        #expect(!critic.isHidden)
        seen.value = true
        #expect(critic.isHidden)
        rating.value = 4
        #expect(!critic.isHidden)
    }

    @Test("re-evaluates conditions that read state outside the form on request")
    func beyondTheForm() {
        // snippet: condition-outside
        var isOnline = false
        rating.disabled = .function { _ in !isOnline }

        isOnline = true
        rating.evaluateDisabled()
        // end
        #expect(!rating.isDisabled)
    }

    @Test("follows the state of the whole form and its configuration")
    func wholeForm() {
        // snippet: condition-form
        let save = NameRow("save")
        film +++ save
        save.disabled = .function { form in !form.isDirty || !form.isValid }
        // end
        #expect(save.isDisabled)
        rating.value = 3
        #expect(!save.isDisabled)
        critic.hidden = .function { [unowned rating] _ in rating.title != nil }
        rating.title = "Stars"
        #expect(critic.isHidden)
    }

    @Test("reports unknown tags")
    func unknownTags() {
        // snippet: condition-unknown-tags
        rating.hidden = "$saen == false"
        let problems = film.unknownTags()
        // end
        #expect(
            problems.map(\.description) == [
                "rating.isHidden: no row or section has the tag \"saen\"; "
                    + "did you mean \"seen\"?"
            ])
    }

    @Test("evaluates chains in any order")
    func chains() {
        // snippet: condition-chain
        rating.hidden = "$seen == false"
        critic.hidden = "$rating.isHidden OR $rating < 5"
        // end
        #expect(film.rows.map(\.tag) == ["seen"])
        film.setValues(["seen": true, "rating": 5])
        #expect(film.rows.count == 3)
        rating.value = 4
        #expect(film.rows.map(\.tag) == ["seen", "rating"])
    }

    @Test("describes that a condition may name rows added later")
    func laterTags() {
        critic.hidden = "$paper.isHidden == nil"
        #expect(critic.isHidden)
        film +++ NameRow("paper")
        #expect(!critic.isHidden)
        #expect(film.problems.isEmpty)
    }

    @Test("parses its language")
    func language() {
        let row = critic
        film +++ NameRow("country") +++ StarsRow("age")
        // snippet: condition-language
        row.hidden = "$country != 'AT' OR $age < 18"
        // end
        #expect(row.isHidden)
        film.setValues(["country": "AT", "age": 18])
        #expect(!row.isHidden)
    }
}

@Suite("A problem with a condition")
struct ConditionProblemSnippetTests {
    let seen = SwitchRow("seen")
    let rating = StarsRow("rating")
    let critic = NameRow("critic")
    /// The form of the rows above.
    let film = Form()

    init() { film +++ Section([seen, rating, critic]) }

    @Test("is reported for a malformed literal, and the condition is ignored")
    func malformedLiteral() throws {
        rating.hidden = "$seen == FLASE"
        #expect(!rating.isHidden)
        #expect(film.problems.map(\.code) == [.malformedCondition])
        expect(try Article("Conditions"), toSay: film.problems)
    }

    @Test("is thrown when text is parsed")
    func malformedText() throws {
        let text = "$seen == FLASE"
        var shown: [ExpressionError] = []
        func show(_ error: ExpressionError) { shown.append(error) }
        // snippet: condition-parsing
        do {
            rating.hidden = try Condition(parsing: text)
        } catch {
            show(error)
        }
        // end
        let error = try #require(shown.first)
        #expect(error.column == 10 && error.suggestion == "FALSE")
        #expect(film.problems.isEmpty)
    }

    @Test("is reported for conditions that form a cycle, and one of them is ignored")
    func circle() throws {
        film.update {
            rating.hidden = "NOT $critic.isHidden"
            critic.hidden = "NOT $rating.isHidden"
        }
        #expect(rating.isHidden && !critic.isHidden)
        #expect(film.problems.map(\.code) == [.cycle])
        expect(try Article("Conditions"), toSay: film.problems)
    }

    @Test("is reported for a condition that hides the rows it counts")
    func selfReference() throws {
        rating.hidden = .function { form in form.rows.count == 3 }
        #expect(film.problems.map(\.code) == [.cycle])
        expect(try Article("Conditions"), toSay: film.problems)
    }

    @Test("is reported for a function that writes")
    func writing() throws {
        critic.hidden = .function { [unowned seen] _ in
            seen.value = true
            return false
        }
        #expect(seen.value == nil)
        #expect(film.problems.map(\.code) == [.writtenByCondition])
        expect(try Article("Conditions"), toSay: film.problems)
    }

    @Test("is not reported for misspelled tags or for comparing different types")
    func silence() {
        rating.value = 5
        critic.hidden = "$rating == '5' OR $sene"
        #expect(!critic.isHidden)
        #expect(film.problems.isEmpty)
    }
}
