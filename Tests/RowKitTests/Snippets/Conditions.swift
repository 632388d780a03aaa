import RowKit
import Testing

// snippet: switch-row
/// Shows a Boolean.
final class SwitchCell: Cell<Bool>, CellType {}

/// Asks a yes-or-no question.
final class SwitchRow: Row<SwitchCell>, RowType {}
// end

@Suite("The article on conditions")
struct ConditionSnippetTests {
    let seen = SwitchRow("seen")
    let rating = StarsRow("rating")
    let critic = NameRow("critic")
    /// The form of the rows above.
    let film = Form()

    init() { film +++ Section([seen, rating, critic]) }

    @Test("shows and enables by what the form holds")
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

    @Test("says when literals and others decide")
    func joining() {
        let row = NameRow()
        row.hidden = "TRUEPREDICATE"
        row.disabled = true
        #expect(!row.isHidden && row.isDisabled)
        film +++ row
        #expect(row.isHidden && row.isDisabled)
    }

    @Test("says that whoever asks within a transaction gets the answer for what was written")
    func transactions() {
        rating.hidden = "$seen == true"
        film.update {
            seen.value = true
            #expect(rating.isHidden && film.rows.count == 2)
            seen.value = false
            #expect(!rating.isHidden && film.rows.count == 3)
        }
    }

    @Test("follows what a function read the last time")
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

    @Test("evaluates again by call what reads beyond the form")
    func beyondTheForm() {
        // snippet: condition-outside
        var isOnline = false
        rating.disabled = .function { _ in !isOnline }

        isOnline = true
        rating.evaluateDisabled()
        // end
        #expect(!rating.isDisabled)
    }

    @Test("follows the form as a whole, and everything that is configured")
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

    @Test("says which tags nothing bears")
    func unknownTags() {
        // snippet: condition-unknown-tags
        rating.hidden = "$saen == false"
        let problems = film.unknownTags()
        // end
        #expect(
            problems.map(\.description) == [
                "\"rating\".isHidden: no row or section has the tag \"saen\"; "
                    + "did you mean \"seen\"?"
            ])
    }

    @Test("evaluates chains, whichever link was written first")
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

    @Test("says that a condition may name what comes later")
    func laterTags() {
        critic.hidden = "$paper.isHidden == nil"
        #expect(critic.isHidden)
        film +++ NameRow("paper")
        #expect(!critic.isHidden)
        #expect(film.problems.isEmpty)
    }

    @Test("reads its language")
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

@Suite("What goes wrong with conditions")
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

    @Test("is thrown where a text is parsed")
    func malformedText() throws {
        let text = "$seen == FLASE"
        var shown: [Condition.SyntaxError] = []
        func show(_ error: Condition.SyntaxError) { shown.append(error) }
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

    @Test("is said of conditions that read each other, and one of them counts as not said")
    func circle() throws {
        film.update {
            rating.hidden = "NOT $critic.isHidden"
            critic.hidden = "NOT $rating.isHidden"
        }
        #expect(rating.isHidden && !critic.isHidden)
        #expect(film.problems.map(\.code) == [.cycle])
        expect(try Article("Conditions"), toSay: film.problems)
    }

    @Test("is said of a condition that hides what it counts")
    func selfReference() throws {
        rating.hidden = .function { form in form.rows.count == 3 }
        #expect(film.problems.map(\.code) == [.cycle])
        expect(try Article("Conditions"), toSay: film.problems)
    }

    @Test("is said of a function that writes")
    func writing() throws {
        critic.hidden = .function { [unowned seen] _ in
            seen.value = true
            return false
        }
        #expect(seen.value == nil)
        #expect(film.problems.map(\.code) == [.writtenByCondition])
        expect(try Article("Conditions"), toSay: film.problems)
    }

    @Test("is not said of misspelled tags and of values of unlike kinds")
    func silence() {
        rating.value = 5
        critic.hidden = "$rating == '5' OR $sene"
        #expect(!critic.isHidden)
        #expect(film.problems.isEmpty)
    }
}
