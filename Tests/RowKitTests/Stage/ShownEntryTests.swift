import RowKit
import Testing

@Suite("Entries of which only the views on a page are known")
struct ShownEntryTests {
    private let section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
        $0.tag = "guests"
        $0.multivaluedRowToInsertAt = { index in StringRow { $0.title = "\(index)" } }
        $0 <<< StringRow("host") <<< StringRow()
    }
    private let form: Form

    init() { form = Form() +++ section }

    private var keys: [String] { section.entries.map(\.key) }

    @discardableResult
    private func add(_ views: String..., limit: Int = 9) -> Int {
        form.addEntries(of: views.map(ViewID.init), limit: limit)
    }

    @Test("are added in order, with their keys, unless they exist")
    func adding() {
        #expect(keys == ["host", "#guests:0"])
        let views = ["#guests:7/content/field", "#guests:0/content", "#guests:4", "#guests:7/a"]
        #expect(form.addEntries(of: views.map(ViewID.init), limit: 9) == 2)
        #expect(keys == ["host", "#guests:0", "#guests:7", "#guests:4"])
        #expect(section.entries.map(\.title) == [nil, nil, "2", "3"])
        #expect(form.addEntries(of: views.map(ViewID.init), limit: 9) == 0)
        // Later entries have keys of their own.
        section.append(StringRow())
        #expect(keys.last == "#guests:8")
    }

    @Test("are told by a part or an expanded row, in a section without a tag as well")
    func keyParts() {
        let section = MultivaluedSection(multivaluedOptions: .insert) {
            $0.multivaluedRowToInsertAt = { _ in StringRow() }
        }
        let views = ["#:0:5:inline/content/field", "#:0:6:part/content", "#:0/head"]
        let form = Form() +++ section
        #expect(form.addEntries(of: views.map(ViewID.init), limit: 9) == 2)
        #expect(section.entries.map(\.key) == ["#:0:5", "#:0:6"])
    }

    @Test(
        "are not added if they belong to no entry",
        arguments: [
            "", "#", "#:", "#:0", "/", "guest/content/field", "#guests", "#guests/head",
            "#guests:", "#guests:x/content", "#guests:-1", "#guests:99999999999999999999",
            "#guests:9223372036854775807", "#others:5", "#:0:5", "#guests:5>#:0:0/content/field",
            "country>#guests:5/content/field", "#guests:0/content", "#guests:1/content",
        ])
    func strangers(view: String) {
        #expect(add(view) == 0)
        #expect(section.entries.count == 2)
    }

    @Test("are not added where the user could not add them, or beyond the limit")
    func limits() {
        #expect(add("#guests:5", "#guests:6", limit: 1) == 1)
        section.maximumCount = 4
        #expect(add("#guests:6", "#guests:7") == 1)
        section.maximumCount = nil
        section.disabled = true
        #expect(add("#guests:8") == 0)
        (section.disabled, section.hidden) = (nil, true)
        #expect(add("#guests:8") == 0)
        (section.hidden, section.multivaluedOptions) = (nil, [.delete])
        #expect(add("#guests:8") == 0)
        (section.multivaluedOptions, section.multivaluedRowToInsertAt) = ([.insert], nil)
        #expect(add("#guests:8") == 0)
        #expect(form.problems.isEmpty)
    }

    @Test("are put into their order, behind those without a view")
    func ordering() {
        add("#guests:5", "#guests:6", "#guests:7")
        let views = ["#guests:7/content/field", "host/content/field", "#guests:5:part/content"]
        for _ in 0..<2 {
            form.orderEntries(by: views.map(ViewID.init))
            #expect(keys == ["#guests:0", "#guests:6", "#guests:7", "host", "#guests:5"])
        }
    }

    @Test("stay in their order if the user could not move them")
    func fixedOrder() {
        section.multivaluedOptions = [.insert]
        form.orderEntries(by: ["#guests:0", "host"].map(ViewID.init))
        #expect(keys == ["host", "#guests:0"])
    }
}
