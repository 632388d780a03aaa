import RowKit
import Testing

/// An option with a string.
private final class TextOptionRow: Row<NameCell>, RowType, SelectableRowType {
    @Setting var selectableValue: String?
}

@Suite("The article on forms and sections")
struct FormsAndSectionsTests {
    @Test("builds one form in three ways")
    func formsAreEqual() throws {
        // snippet: form-operators
        let byOperators =
            Form()
            +++ Section("Person")
            <<< NameRow("first")
            <<< NameRow("last")
            +++ IntRow("rating")
        // end
        let asksForRating = true
        // snippet: form-builder
        let byBuilder = Form("Visit") {
            Section("Person") {
                for tag in ["first", "last"] { NameRow(tag) }
            }
            if asksForRating { IntRow("rating") }
        }
        // end
        // snippet: form-methods
        let person = Section("Person")
        person.append(NameRow("last"))
        person.insert(NameRow("first"), at: 0)

        let byMethods = Form()
        byMethods.append(person)
        try byMethods.add(Section([IntRow("rating")]))
        // end
        for form in [byOperators, byBuilder, byMethods] {
            #expect(form.outline == [["first", "last"], ["rating"]])
            #expect(form.first?.header?.title == "Person")
            #expect(form.problems.isEmpty)
        }
    }

    @Test("counts only visible rows by default")
    func hiddenRowsKeepTheirPlaces() throws {
        // snippet: hidden-row
        let section = Section("Person") {
            NameRow("first")
            NameRow("middle") { $0.hidden = true }
            NameRow("last")
        }
        let form = Form { section }

        let visible = section.map(\.tag)  // first, last
        let all = section.allRows.map(\.tag)  // first, middle, last
        let values = form.values()  // first and last, each nil
        // end
        #expect(visible == ["first", "last"])
        #expect(all == ["first", "middle", "last"])
        #expect(Set(values.keys) == ["first", "last"])
    }

    @Test("collapses a section and keeps its values")
    func collapsing() {
        // snippet: collapsed-section
        let details = Section("Details") { $0.isExpanded = false }
        details.append(NameRow("nickname"))
        // end
        #expect(details.isExpanded == false)
        #expect(Form { details }.values().keys.sorted() == ["nickname"])
    }

    @Test("finds rows, and sets and reads values, by tag")
    func values() throws {
        let form = Form {
            NameRow("name")
            IntRow("rating")
        }
        // snippet: form-values
        let problems = form.setValues(["name": "Emmy", "rating": 4])

        let rating: IntRow? = form.rowBy(tag: "rating")
        rating?.value = 5
        let values = form.values()  // name: Emmy, rating: 5
        // end
        #expect(problems.isEmpty)
        #expect(values["name"] as? String == "Emmy")
        #expect(values["rating"] as? Int == 5)
        rating?.hidden = "$name != nil"
        // snippet: form-draft
        let draft = form.values(includeHidden: true)
        form.reset()
        form.setValues(draft, includeHidden: true)
        // end
        #expect(form.values(includeHidden: true)["rating"] as? Int == 5 && rating?.isHidden == true)
    }

    @Test("lets the user add rows")
    func multivaluedSections() throws {
        // snippet: multivalued-section
        let guests = MultivaluedSection(header: "Guests") { section in
            section.tag = "guests"
            section.maximumCount = 3
            section.multivaluedRowToInsertAt = { _ in NameRow() }
        }
        let form = Form { guests }

        form.setValues(["guests": ["Emmy", "David"]])
        form.rowBy(tag: "guests[1]")?.baseValue = "Hermann"
        guests.addButton?.didSelect()
        let values = form.values()  // guests: Emmy, Hermann; the blank row is left out
        // end
        #expect(values["guests"] as? [String] == ["Emmy", "Hermann"])
        #expect(guests.entries.count == 3)
        #expect(form.problems.isEmpty)
        form.setValues(["guests": ["one", "two", "three", "four"]])
        guests.minimumCount = 5
        expect(try Article("FormsAndSections"), toSay: form.problems)
        #expect(form.problems.map(\.code) == [.limit, .limit])
    }

    @Test("lets the user choose options")
    func selectableSections() throws {
        let continent = SelectableSection<TextOptionRow>("Continent") { section in
            section.tag = "continent"
            for name in ["Africa", "Asia"] {
                section <<< TextOptionRow { $0.selectableValue = name }
            }
        }
        let form = Form { continent }

        continent.first?.didSelect()
        let values = form.values()
        #expect(values["continent"] as? String == "Africa")
        #expect(continent.selectedRow() === continent.first)
        continent
            <<< TextOptionRow {
                $0.selectableValue = "Europe"
                $0.value = "Europe"
            }
        #expect(form.problems.map(\.code) == [.limit])
        expect(try Article("FormsAndSections"), toSay: form.problems)
    }

    @Test("combines several writes in one transaction")
    func transactions() throws {
        let form = Form {
            NameRow("first")
            NameRow("last")
            NameRow("greeting")
        }
        let first: NameRow = try #require(form.rowBy(tag: "first"))
        let last: NameRow = try #require(form.rowBy(tag: "last"))
        let greeting: NameRow = try #require(form.rowBy(tag: "greeting"))
        var changes: [Form.Changes] = []
        var calls = 0
        form.keepObserving { changes.append($0) }
        first.onChange { _ in calls += 1 }
        // snippet: transaction
        first.onChange { row in
            greeting.value = "\(row.value ?? "") \(last.value ?? "")"
        }

        form.update {
            first.value = "Amalie"
            first.value = "Emmy"
            last.value = "Noether"
        }
        // end
        #expect(calls == 1)
        #expect(greeting.value == "Emmy Noether")
        #expect(changes.count == 1)
        #expect(changes.first?.updatedRows.count == 3)
    }

    @Test("writes a value silently")
    func silence() {
        var calls = 0
        func lookUpPostcode() { calls += 1 }
        let city = NameRow("city")
        let form = Form { city }
        // snippet: silent-write
        city.onChange { _ in lookUpPostcode() }
        city.setValueSilently("Bern")  // no look-up
        // end
        #expect(calls == 0 && form.values()["city"] as? String == "Bern")
    }

    @Test("returns changed values, and disables all rows")
    func changes() {
        var stored: [FormValues] = []
        func store(_ values: FormValues) { stored.append(values) }
        let form = Form {
            NameRow("first")
            NameRow("last")
        }
        // snippet: changed-values
        form.setValues(["first": "Amalie", "last": "Noether"])
        form.markClean()  // what was loaded is no change

        form.rowBy(tag: "first")?.baseValue = "Emmy"
        if form.isDirty { store(form.changedValues()) }  // first: Emmy
        form.markClean()
        // end
        #expect(stored.map { $0.mapValues { $0 as? String } } == [["first": "Emmy"]])
        #expect(!form.isDirty)
        // snippet: disabled-form
        form.isDisabled = true
        store(form.values())
        form.isDisabled = false
        // end
        #expect(stored.count == 2 && form.rows.allSatisfy { !$0.isDisabled })
        // snippet: read-only-form
        form.isReadOnly = true
        // end
        #expect(form.rows.allSatisfy { $0.isDisabled })
    }

    @Test("offers swipe actions")
    func swipeActions() {
        // snippet: swipe-action
        let clear = SwipeAction(style: .normal, title: "Clear") { _, row, completion in
            row.baseValue = nil
            completion?(true)
        }
        clear.image = .symbol("xmark")

        let name = NameRow("name") { row in
            row.trailingSwipe.actions = [clear]
            row.trailingSwipe.performsFirstActionWithFullSwipe = true
        }
        // end
        let form = Form { name }
        form.setValues(["name": "Emmy"])
        let stage = FormStage(FormViewController(form: form))
        let changes = stage.receive(ViewEvent(ViewID("name"), .swipe(.trailing, 0)))
        #expect(changes.refusal == nil && name.value == nil && form.rows.count == 1)
    }

    @Test("reports problems, and keeps the rest of the form")
    func problemsAreKept() throws {
        let article = try Article("FormsAndSections")
        // snippet: problems
        let form = Form {
            NameRow("name")
            IntRow("name")
        }
        let problem = form.problems.first  // duplicateTag
        // end
        #expect(problem?.code == .duplicateTag)
        #expect(form.rows.count == 1)
        expect(article, toSay: form.problems)
    }

    @Test("throws problems from throwing methods")
    func methodsThrow() throws {
        let article = try Article("FormsAndSections")
        let form = Form { NameRow("name") }
        var thrown: [Form.Problem] = []
        func show(_ problem: Form.Problem) { thrown.append(problem) }
        // snippet: throwing
        do {
            try form.add(Section([IntRow("name")]))
        } catch {
            show(error)
        }
        // end
        #expect(thrown.map(\.code) == [.duplicateTag])
        #expect(form.problems.isEmpty)
        #expect(form.count == 1)
        #expect(article.says(try #require(thrown.first).message))
    }

    @Test("quotes the messages of problems")
    func problemsAreWorded() throws {
        let article = try Article("FormsAndSections")
        let form = Form {
            NameRow("name")
            IntRow("rating")
        }
        let name: NameRow = try #require(form.rowBy(tag: "name"))

        name.tag = "surname"
        form.setValues(["nmae": "Emmy", "rating": "five"])
        form.append(Section("Other") <<< name)
        form[0].remove(at: 1)
        expect(article, toSay: form.problems)
        #expect(
            form.problems.map(\.code) == [
                .fixedTag, .unknownTag, .wrongType, .alreadyPlaced, .indexOutOfRange,
            ])
    }
}
