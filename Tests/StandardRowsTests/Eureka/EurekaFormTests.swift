import RowKit
import StandardRows
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A typical first controller of a Eureka user.
private final class FirstViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form +++ Section("Section1")
            <<< TextRow { row in
                row.title = "Text Row"
                row.placeholder = "Enter text here"
            }
            <<< PhoneRow {
                $0.title = "Phone Row"
                $0.placeholder = "And numbers here"
            }
            +++ Section("Section2")
            <<< DateRow {
                $0.title = "Date Row"
                $0.value = Date(timeIntervalSinceReferenceDate: 0)
            }
    }
}

@Suite("A form written for Eureka")
struct EurekaFormTests {
    @Test("is made by a controller of two sections with rows")
    func controller() {
        let stage = FormStage(FirstViewController())
        #expect(
            stage.textDrawing == """
                form :
                  section #:0
                    header: label "Section1" [header]
                    cell #:0:0
                      content: stack horizontal
                        title: label "Text Row"
                        field: textField "" [placeholder "Enter text here"]
                    cell #:0:1
                      content: stack horizontal
                        title: label "Phone Row"
                        field: textField "" [phone keyboard, placeholder "And numbers here"]
                  section #:1
                    header: label "Section2" [header]
                    cell #:1:0
                      content: stack horizontal
                        title: label "Date Row"
                        field: date 2001-01-01 ["2001-01-01"]

                """)
    }

    @Test("has implicit sections for rows, and accepts arrays of sections and of rows")
    func operators() throws {
        var form =
            Form() +++ TextRow()
            +++ TextRow()
            <<< DateRow()
        #expect(form.map(\.count) == [1, 2])
        form += [Section("A"), Section("B"), Section("C")]
        try #require(form.count == 5)
        var section = form[2]
        section += [TextRow(), DateRow()]
        #expect(section.count == 2)
        #expect(section.header?.title == "A")
        #expect(form.problems.isEmpty)
    }

    private let isRoundTrip = true

    @FormBuilder private var trip: Form {
        Section("There") { section in
            section.tag = "there"
        }
        if isRoundTrip {
            Section("Back") { section in
                section.tag = "back"
            }
        }
        NameRow("traveller") { $0.title = "Traveller" }
    }

    @Test("has sections and rows of builders, with conditions")
    func builders() {
        #expect(trip.map(\.tag) == ["there", "back", nil])
        #expect(trip.rows.map(\.tag) == ["traveller"])
        var form = Form()
        form =
            (Section("Where")
                +++ {
                    URLRow("page") { $0.title = "Page" }
                    if isRoundTrip {
                        TextRow("return") { $0.title = "Return" }
                    } else {
                        TextRow("stay") { $0.title = "Stay" }
                    }
                    AccountRow("account") { $0.title = "Account" }
                })
        form +++ {
            if isRoundTrip {
                PhoneRow("mobile") { $0.title = "Mobile" }
            } else {
                PhoneRow("phone") { $0.title = "Phone" }
            }
            PasswordRow("password") { $0.title = "Password" }
        }
        #expect(
            form.map { $0.map(\.tag) } == [
                [], ["page", "return", "account"], ["mobile", "password"],
            ])
        #expect(form.problems.isEmpty)
    }

    @Test("has rows whose titles follow their values, and cells that are set up and updated")
    func callbacks() {
        var updates = 0
        let row = SwitchRow("SwitchRow") { row in
            row.title = "The title"
        }.onChange { row in
            row.title = (row.value ?? false) ? "The title expands when on" : "The title"
        }.cellSetup { cell, row in
            cell.backgroundColor = .lightGray
        }.cellUpdate { cell, row in
            updates += 1
            cell.textLabel?.font = .italicSystemFont(ofSize: 18.0)
        }
        let form = Form() +++ row
        let stage = FormStage(FormViewController(form: form))
        #expect(updates == 1)
        #expect(row.cell.backgroundColor == .lightGray)
        row.value = true
        #expect(stage.textDrawing.contains(#"label "The title expands when on""#))
        #expect(row.cell.textLabel?.font == .italicSystemFont(ofSize: 18))
        #expect(updates == 2)
        row.value = false
        #expect(stage.textDrawing.contains(#"label "The title""#))
    }

    @Test("has headers and footers: texts, views of a class, and views from a closure")
    func headers() {
        var setUp = 0
        let form = Form()
        form
            +++ Section(header: "Title", footer: "Footer Title")
            +++ Section(footer: "Footer Title")
            +++ Section { section in
                var header = HeaderFooterView<ImageView>(.class)
                header.height = { 100 }
                header.onSetupView = { view, _ in
                    setUp += 1
                    view.backgroundColor = .red
                }
                section.header = header
            }
            +++ Section { section in
                section.header = {
                    var header = HeaderFooterView<StackView>(
                        .callback {
                            let view = StackView(.vertical, [])
                            view.backgroundColor = .red
                            return view
                        })
                    header.height = { 100 }
                    return header
                }()
            }
        let stage = FormStage(FormViewController(form: form))
        let sections = stage.screens.first?.sections ?? []
        #expect(sections.map { ($0.header as? LabelView)?.text } == ["Title", nil, nil, nil])
        #expect(
            sections.map { ($0.footer as? LabelView)?.text } == [
                "Footer Title", "Footer Title", nil, nil,
            ])
        #expect(sections.map { $0.header?.height } == [nil, nil, 100, 100])
        #expect(sections.map { $0.header?.backgroundColor } == [nil, nil, .red, .red])
        #expect(setUp == 1)
        form[0].header = HeaderFooterView(title: "Header title \(1)")
        #expect((sections.first?.header as? LabelView)?.text == "Header title 1")
    }

    @Test("has rows and sections that are hidden by functions, predicates, literals and constants")
    func hiding() throws {
        let form = Form()
        form +++ Section()
            <<< SwitchRow("switchRowTag") {
                $0.title = "Show message"
            }
            <<< LabelRow("function") {
                $0.hidden = Condition.function(["switchRowTag"]) { form in
                    !((form.rowBy(tag: "switchRowTag") as? SwitchRow)?.value ?? false)
                }
                $0.title = "Switch is on!"
            }
            <<< LabelRow("predicate") {
                $0.hidden = Condition.predicate("$switchRowTag == false")
            }
            <<< LabelRow("literal") { $0.hidden = "$switchRowTag == false" }
            <<< LabelRow("constant") { $0.hidden = true }
            +++ Section { section in
                section.tag = "section"
                section.hidden = "$switchRowTag == false"
            }
            <<< TextRow("disabled") { $0.disabled = "$switchRowTag == true" }
            <<< TextRow("never") { $0.disabled = true }
        #expect(form.rows.map(\.tag) == ["switchRowTag"])
        let row: SwitchRow = try #require(form.rowBy(tag: "switchRowTag"))
        #expect(form.rowBy(tag: "disabled")?.isDisabled == false)
        row.value = true
        #expect(
            form.rows.map(\.tag) == [
                "switchRowTag", "function", "predicate", "literal", "disabled", "never",
            ])
        #expect(form.rows.map(\.isDisabled) == [false, false, false, false, true, true])
        row.value = false
        #expect(form.rows.map(\.tag) == ["switchRowTag"])
        #expect(form.problems.isEmpty)
    }

    private enum Size: String, CaseIterable, Codable { case small, large }

    @Test("compares enumerations by their raw values")
    func enumerations() {
        let size = PushRow<Size>("size") { $0.options = Size.allCases }
        let note = TextRow("note") { $0.hidden = "$size != 'large'" }
        let form = form(size, note)
        #expect(note.isHidden)
        size.value = .large
        #expect(!note.isHidden)
        size.value = .small
        #expect(note.isHidden)
        #expect(form.problems.isEmpty)
    }

    @Test("has a list of options, which are added to its last section")
    func options() throws {
        let form = Form()
        form
            +++ SelectableSection<ListCheckRow<String>>(
                "Where do you live", selectionType: .singleSelection(enableDeselection: true))
        for option in ["Africa", "Antarctica", "Asia"] {
            form.last!
                <<< ListCheckRow<String>(option) { listRow in
                    listRow.title = option
                    listRow.selectableValue = option
                    listRow.value = nil
                }
        }
        let section = try #require(form.last as? SelectableSection<ListCheckRow<String>>)
        #expect(section.selectedRow() == nil)
        form.rowBy(tag: "Asia")?.didSelect()
        form.rowBy(tag: "Africa")?.didSelect()
        #expect(section.selectedRow()?.selectableValue == "Africa")
        #expect(section.compactMap { ($0 as? ListCheckRow<String>)?.value } == ["Africa"])
        form.rowBy(tag: "Africa")?.didSelect()
        #expect(section.selectedRow() == nil)
        section.selectionType = .multipleSelection
        form.rowBy(tag: "Asia")?.didSelect()
        form.rowBy(tag: "Africa")?.didSelect()
        #expect(section.selectedRows().map(\.selectableValue) == ["Africa", "Asia"])
    }

    @Test("has entries that are added by a button, or by a row of another kind")
    func multivalued() throws {
        let form = Form()
        form
            +++ MultivaluedSection(
                multivaluedOptions: [.reorder, .insert, .delete],
                header: "Multivalued TextField",
                footer: "A button adds an item."
            ) {
                $0.addButtonProvider = { section in
                    ButtonRow {
                        $0.title = "Add New Tag"
                    }
                }
                $0.multivaluedRowToInsertAt = { index in
                    NameRow {
                        $0.placeholder = "Tag Name \(index)"
                    }
                }
                $0
                    <<< NameRow {
                        $0.placeholder = "Tag Name"
                    }
            }
            +++ GenericMultivaluedSection<LabelRow>(
                multivaluedOptions: [.reorder, .insert, .delete]
            ) {
                $0.addButtonProvider = { section in
                    LabelRow {
                        $0.title = "A Label row as add button"
                    }
                }
                $0.multivaluedRowToInsertAt = { _ in DateInlineRow() }
            }
        let stage = FormStage(FormViewController(form: form))
        try #require(form.count == 2)
        let (names, dates) = (form[0], form[1])
        #expect(names.count == 2)
        #expect(names.last?.title == "Add New Tag")
        #expect(dates.count == 1)
        try #require(names.last).didSelect()
        try #require(dates.last).didSelect()
        #expect((names.dropFirst().first as? NameRow)?.placeholder == "Tag Name 1")
        #expect(names.last is ButtonRow)
        #expect(dates.first is DateInlineRow)
        #expect(dates.last is LabelRow)
        #expect(stage.textDrawing.contains("A Label row as add button"))
        let icons = {
            stage.screens.first?.sections.map { $0.rows.last?.editing.contains(.insert) }
        }
        #expect(icons() == [true, true])
        (names as? MultivaluedSection)?.showInsertIconInAddButton = false
        #expect(icons() == [false, true])
        #expect(form.problems.isEmpty)
    }

    @Test("finds rows and sections by tag, typed as requested")
    func lookup() {
        let form = Form() +++ Section { $0.tag = "sectionTag" }
        form.last! <<< DateRow("dateRowTag") <<< LabelRow("labelRowTag") { $0.value = "a" }
        let dateRow: DateRow? = form.rowBy(tag: "dateRowTag")
        let labelRow: LabelRow? = form.rowBy(tag: "labelRowTag")
        let dateRow2: Row<DateCell>? = form.rowBy(tag: "dateRowTag")
        let labelRow2: BaseRow? = form.rowBy(tag: "labelRowTag")
        let typed: RowOf<Date>? = form.rowBy(tag: "dateRowTag")
        let section: Section? = form.sectionBy(tag: "sectionTag")
        #expect(dateRow != nil)
        #expect(dateRow === dateRow2)
        #expect(dateRow === typed)
        #expect(labelRow?.value == "a")
        #expect(labelRow === labelRow2)
        #expect(section === form.first)
        #expect(form.rowBy(tag: "labelRowTag") as DateRow? == nil)
    }

    private struct Company: Hashable, Sendable, CustomStringConvertible {
        var name: String
        var description: String { name }
    }

    @Test("takes its values from a dictionary, and shows them")
    func values() {
        let push = PushRow<Company>("PushRowTag") { $0.options = [Company(name: "Acme")] }
        let form = Form() +++ IntRow("IntRowTag") <<< TextRow("TextRowTag") <<< push
        let stage = FormStage(FormViewController(form: form))
        form.setValues([
            "IntRowTag": 8, "TextRowTag": "Hello world!", "PushRowTag": Company(name: "Acme"),
        ])
        for text in [#"textField "8""#, #"textField "Hello world!""#, #"label "Acme""#] {
            #expect(stage.textDrawing.contains(text))
        }
        let valuesDictionary = form.values()
        #expect(valuesDictionary["PushRowTag"] as? Company == Company(name: "Acme"))
        let problems = form.setValues(["IntRowTag": "eight", "TextRowTag": nil])
        #expect(problems.map(\.code) == [.wrongType])
        #expect(form.values()["IntRowTag"] as? Int == 8, "an invalid value changes nothing")
        #expect((form.rowBy(tag: "TextRowTag") as TextRow?)?.value == nil)
    }

    @Test("is a collection of sections, which are collections of rows, without any operator")
    func collections() throws {
        let form = Form()
        form.append(Section("A"))
        form.append(contentsOf: [Section("B"), Section("C")])
        form.insert(Section("D"), at: 0)
        form.insert(contentsOf: [Section("E")], at: 4)
        form.remove(at: 1)
        #expect(form.map { $0.header?.title } == ["D", "B", "C", "E"])
        form.removeSubrange(0..<1)
        form.removeFirst()
        #expect(form.map { $0.header?.title } == ["C", "E"])
        let section = try #require(form.first)
        section.append(contentsOf: [TextRow("1"), TextRow("2"), TextRow("3")])
        section.removeFirst(2)
        section[0] = TextRow("4")
        #expect(section.map(\.tag) == ["4"])
        section.removeAll()
        form.removeAll(keepingCapacity: true)
        #expect(section.isEmpty)
        #expect(form.isEmpty)
        #expect(form.problems.isEmpty)
    }
}
