import RowKit
import Testing

@Suite("The place of an error")
struct ErrorPlaceTests {
    private let form = Form()
    private let guests = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
        section in
        section.tag = "guests"
        section.multivaluedRowToInsertAt = { _ in StringRow() }
        for name in ["Ada", nil, nil] {
            section
                <<< StringRow {
                    $0.value = name
                    $0.add(rule: RuleRequired())
                }
        }
    }

    private func blank(_ tag: String? = nil) -> StringRow {
        StringRow(tag) { $0.add(rule: RuleRequired()) }
    }

    init() {
        form.append(guests)
        form.append(Section("Rows") <<< StringRow("first") <<< blank() <<< blank("tagged"))
    }

    private let allPlaces = ["guests[1]", "guests[2]", "sections[1].rows[1]", "tagged"]

    @Test("is an entry's address, a tag or a position, in every list of errors")
    func places() throws {
        #expect(form.validate().map(\.place) == allPlaces)
        #expect(form.validationErrors.map(\.place) == allPlaces)
        #expect(form.rows.flatMap(\.validationErrors).map(\.place) == allPlaces)
        #expect(form.rows.flatMap { $0.validate() }.map(\.place) == allPlaces)
        let error = #expect(throws: SubmissionError.self) { try form.submit() }
        #expect(error?.errors.map(\.place) == allPlaces)
        let lines = allPlaces.map { "\($0): Must be filled in" }
        #expect(error?.description == lines.joined(separator: "\n"))
        #expect(form.validate().map(\.tag) == [nil, nil, nil, "tagged"])
        #expect(form.rowBy(tag: "guests[1]") === guests.entries[1])
    }

    @Test("counts hidden and blank entries, and not inline rows")
    func counting() throws {
        let section = MultivaluedSection { section in
            section.tag = "n"
            for _ in 0..<3 { section <<< NumberInlineRow { $0.add(rule: RuleRequired()) } }
        }
        form.append(section)
        (section[0] as? NumberInlineRow)?.expandInlineRow()
        section.allRows[2].hidden = true
        #expect(form.validate().compactMap(\.place).suffix(2) == ["n[0]", "n[2]"])
        let all = form.validate(includeHidden: true).compactMap(\.place)
        #expect(all.suffix(2) == ["n[1]", "n[2]"])
        #expect(form.rowBy(tag: "n[2]") === section.entries.last)
    }

    @Test("follows the row without another validation")
    func moving() throws {
        form.validate()
        try guests.moveRow(guests.entries.at(2), to: 0)
        let found = guests.entries.map { $0.validationErrors.first?.place }
        #expect(found == ["guests[0]", nil, "guests[2]"])
        try guests.remove(guests.entries.at(0))
        #expect(form.validationErrors.first?.place == "guests[1]")
        try form.move(form[1], to: .start)
        #expect(form.validationErrors.first?.place == "sections[0].rows[1]")
    }

    @Test("updates conditions that read it when rows and sections are inserted or moved")
    func conditions() throws {
        let (entry, section) = (guests.entries[1], form[1])
        let row = section[1]
        section.add(rule: RuleClosure { _ in ValidationError(msg: "section") })
        form.validate()
        let reads: [() -> String?] = [
            { entry.validationErrors.first?.place },
            { entry.validate(quietly: true).first?.place },
            { row.validationErrors.first?.place },
            { section.validationErrors.first?.place },
            { section.validate(quietly: true).first?.place },
        ]
        let heard = reads.map { read in
            let (heard, watcher) = (Recorder<String>(), StringRow())
            watcher.disabled = .function { _ in
                heard(read() ?? "none")
                return false
            }
            form.append(watcher)
            return heard
        }
        let before: [String?] = [
            "guests[1]", "guests[1]", "sections[1].rows[1]", "sections[1]", "sections[1]",
        ]
        #expect(heard.map { $0.take().last } == before)
        try guests.insert(StringRow(), at: .start)
        #expect(heard.map { $0.take().last }.prefix(2) == ["guests[2]", "guests[2]"])
        try section.insert(StringRow(), at: .start)
        try form.move(section, to: .start)
        let after: [String?] = ["sections[0].rows[2]", "sections[0]", "sections[0]"]
        #expect(heard.map { $0.take().last }.suffix(3) == after[...])
    }

    @Test("is a tag or a position for sections, and nil for the form")
    func sections() {
        guests.minimumCount = 4
        form[1].add(rule: RuleClosure { _ in ValidationError(msg: "section") })
        form.add(rule: RuleClosure { _ in ValidationError(msg: "form") })
        let errors = form.validate().filter { $0.code != "required" }
        #expect(errors.map(\.place) == ["guests", "sections[1]", nil])
        #expect(errors.map(\.description).last == "form")
        #expect(guests.validate().map(\.place) == ["guests"])
        #expect(form[1].validationErrors.map(\.place) == ["sections[1]"])
    }

    @Test("is reported to listeners once, even if the row moves")
    func listeners() throws {
        let heard = Recorder<String>()
        let row = try #require(guests.entries[1] as? StringRow)
        row.onRowValidationChanged { _, row in heard(row.validationErrors.first?.place ?? "none") }
        form.validate()
        try guests.moveRow(row, to: 0)
        form.validate()
        #expect(heard.take() == ["guests[1]"])
    }

    @Test("is nil outside a form")
    func noForm() {
        #expect(blank().validate().map(\.place) == [nil])
        #expect(blank().validate().map(\.description) == ["Must be filled in"])
        let section = Section([blank()])
        section.add(rule: RuleRequired())
        #expect(section[0].validate().map(\.place) == [nil])
        #expect(section.validate().map(\.place) == [nil])
    }

    @Test("identifies rows whose asynchronous rules are still running")
    func validating() {
        let form = Form {
            MultivaluedSection {
                $0.tag = "g"
                $0 <<< StringRow() <<< StringRow()
            }
        }
        (form[0][1] as? StringRow)?.add(rule: RuleAsync(msg: "never") { _ in true })
        let error = #expect(throws: SubmissionError.self) { try form.submit() }
        #expect(error?.validating == ["g[1]"])
    }
}
