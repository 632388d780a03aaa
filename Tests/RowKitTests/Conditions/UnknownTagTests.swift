import RowKit
import Testing

@Suite("Unknown tags in conditions and rules")
struct UnknownTagTests {
    @Test("are reported with their place and the nearest known tag")
    func said() {
        let form = Form {
            Section {
                NumberRow("age")
                NumberRow("b") { $0.hidden = "$aeg > 17 AND $aeg < 30 OR $age == nil" }
                NumberRow { $0.disabled = .function(["agee", "age"]) { _ in false } }
            }
            Section { section in
                section.tag = "details"
                section.hidden = "$detials.isHidden"
                section.disabled = "$zzz"
            }
        }
        #expect(
            form.unknownTags().map(\.description) == [
                "b.isHidden: no row or section has the tag \"aeg\"; did you mean \"age\"?",
                "sections[0].rows[2].isDisabled: no row or section has the tag \"agee\"; "
                    + "did you mean \"age\"?",
                "details.isHidden: no row or section has the tag \"detials\"; "
                    + "did you mean \"details\"?",
                "details.isDisabled: no row or section has the tag \"zzz\"",
            ])
        #expect(form.unknownTags().allSatisfy { $0.code == .unknownTag })
        #expect(form.problems.isEmpty, "rows added later may have these tags")
    }

    @Test("are reported for rows within rows, and for the rows of a selectable section")
    func parts() {
        let outer = StringRow("outer")
        outer.setInnerRow(StringRow { $0.hidden = "$typo == 1" }, named: "part")
        let options = SelectableSection<OptionRow>()
        options.tag = "options"
        let form = Form { Section([outer]) }
        form.append(options)
        form.append(StringRow("last") { $0.hidden = "$options[0] == 'a'" })
        let places = form.unknownTags().map(\.place)
        #expect(places == ["outer.part.isHidden", "last.isHidden"])
    }

    @Test("are reported for rules that look them up in this form")
    func rules() {
        let (form, other) = (Form(), Form())
        let repeated = StringRow("repeated") { row in
            row.add(rule: RuleEqualsToRow(form: form, tag: "pasword"))
            row.add(rule: RuleEqualsToRow(form: form, tag: "pasword", id: "twice"))
            row.add(rule: RuleEqualsToRow(form: form, tag: "password"))
            row.add(rule: RuleEqualsToRow(form: other, tag: "elsewhere"))
            row.add(rule: RuleEqualsToRow(row: StringRow("held")))
            row.hidden = "$pasword == nil"
        }
        form.append(Section([StringRow("password"), repeated]))
        form.append(StringRow { $0.add(rule: RuleEqualsToRow(form: form, tag: "guests[1]")) })
        let text = "no row or section has the tag \"pasword\"; did you mean \"password\"?"
        #expect(
            form.unknownTags().map(\.description) == [
                "repeated.isHidden: \(text)", "repeated: \(text)",
                "sections[1].rows[0]: no row or section has the tag \"guests[1]\"",
            ])
        form.append(MultivaluedSection { $0.tag = "guests" })
        repeated.removeAllRules()
        #expect(form.unknownTags().count == 1)
    }

    @Test("include entry addresses in elements without entries")
    func addresses() {
        let form = Form {
            Section { section in
                section.tag = "plain"
                section <<< NumberRow("name")
            }
            MultivaluedSection { $0.tag = "guests" }
            Section([
                NumberRow("b") { $0.hidden = "$name[2] == 1 OR $plain[0] == 1 OR $guests[7] == 1" },
                NumberRow("c") { $0.hidden = "$gusets[3] == 1" },
            ])
        }
        #expect(
            form.unknownTags().map(\.message) == [
                "no row or section has the tag \"name[2]\"; did you mean \"name\"?",
                "no row or section has the tag \"plain[0]\"; did you mean \"plain\"?",
                "no row or section has the tag \"gusets[3]\"; did you mean \"guests[3]\"?",
            ])
    }

    @Test("are only those that no element has at the moment")
    func known() {
        let row = NumberRow("b") { $0.hidden = "$guests[3] == nil OR $details.isHidden OR $later" }
        let form = Form {
            Section([row])
            Section { $0.tag = "details" }
            MultivaluedSection { $0.tag = "guests" }
        }
        #expect(form.unknownTags().map(\.message).count == 1)
        form[0].append(FlagRow("later"))
        #expect(form.unknownTags().isEmpty)
        form[0].removeAll { $0 !== row }
        #expect(form.unknownTags().count == 1)
    }
}
