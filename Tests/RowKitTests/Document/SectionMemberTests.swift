import RowKit
import Testing

@Suite("A section's properties")
struct SectionMemberTests {
    typealias Member = Example<@Sendable (Section) -> Void, @Sendable (Section) -> String>

    static let members: [Member] = [
        Member("tag", { $0.tag = "tagged" }, { $0.tag ?? "" }),
        Member("header", { $0.header = "Header" }, { $0.header?.title ?? "" }),
        Member("footer", { $0.footer = "Footer" }, { $0.footer?.title ?? "" }),
        Member("hidden", { $0.hidden = true }, { "\($0.isHidden)" }),
        Member("hidden by a predicate", { $0.hidden = "$name == nil" }, { "\($0.isHidden)" }),
        Member("disabled", { $0.disabled = true }, { "\($0.isDisabled)" }),
        Member("disabled by a predicate", { $0.disabled = "$name == nil" }, { "\($0.isDisabled)" }),
        Member(
            "rules", { $0.add(rule: RuleMinCount(minCount: 3)) },
            { "\($0.validate(quietly: true).map(\.message))" }),
        Member("rows", { $0.append(StringRow("row")) }, { $0.tags.joined() }),
    ]

    @Test("are the same after the form is saved and loaded", arguments: members)
    func saved(_ member: Member) throws {
        let factory = try DocumentPlugin.factory()
        let section = Section()
        // The tag cannot change once the section has joined a form.
        member.input(section)
        let form = Form {
            StringRow("name")
            section
        }
        let saved = factory.save(form)
        #expect(saved.leftOut == [])
        #expect(form.problems == [])
        let loaded = try factory.form(from: saved.data)
        try #require(loaded.allSections.count == 2)
        let found = member.outcome(loaded.allSections[1])
        #expect(found == member.outcome(form.allSections[1]))
        #expect(found != member.outcome(Section()))
        #expect(loaded.problems == [])
    }

    @Test(
        "include how many options may be chosen",
        arguments: [
            (.multipleSelection, nil), (.multipleSelection, 2),
            (.singleSelection(enableDeselection: true), nil),
            (.singleSelection(enableDeselection: false), nil),
        ] as [(SelectionType, Int?)])
    func choice(type: SelectionType, limit: Int?) throws {
        let factory = try DocumentPlugin.factory()
        let section = SelectableSection<ChosenRow<String>>(selectionType: type)
        section.selectionLimit = limit
        let saved = factory.save(Form { section })
        let loaded = try factory.form(from: saved.data)
        let found = try #require(loaded.first as? SelectableSection<ChosenRow<String>>)
        #expect(found.selectionType == type)
        #expect(found.selectionLimit == limit)
        #expect(saved.leftOut == [])
        #expect(loaded.problems == [])
    }
}
