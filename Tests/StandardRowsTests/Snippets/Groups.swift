import RowKit
import StandardRows
import Testing

@Suite("The article on groups")
struct GroupsArticleTests {
    @Test("asks for an address and for guests")
    func article() throws {
        // snippet: group-address
        let address = GroupRow("address", title: "Address") {
            NameRow("street") { $0.title = "Street" }
            ZipCodeRow("zip") { $0.title = "Postcode" }
        }
        // end
        // snippet: group-guests
        let guests = MultivaluedSection { section in
            section.tag = "guests"
            section.multivaluedRowToInsertAt = { _ in
                GroupRow { row in
                    row.bind(\.title, to: .text("{$.name}"))
                    row <<< NameRow("name") { $0.title = "Name" }
                    row <<< IntRow("age") { $0.title = "Age" }
                    row
                        <<< EmailRow("guardian") { row in
                            row.title = "Guardian's e-mail"
                            row.hidden = "$.age == nil OR $.age >= 16"
                            row.add(rule: RuleRequired(), when: "$.age < 14")
                        }
                }
            }
        }
        // end
        let form = Form {
            Section { address }
            guests
        }
        // snippet: group-structures
        struct Guest: Codable {
            var name: String
            var age: Int?
        }
        struct Party: Codable { var guests: [Guest] }
        let problems = try form.fill(from: Party(guests: [Guest(name: "Ada", age: 36)]))
        let party = try form.decode(Party.self)
        // end
        #expect(problems.isEmpty)
        #expect(party.guests.map(\.name) == ["Ada"])
        #expect(guests.entries.first?.title == "Ada")
        #expect(form.problems.isEmpty)
    }

    @Test("is that of the comments")
    func comments() {
        // snippet: group-value
        let guest: GroupValue = ["name": "Ada", "age": 36]
        print(guest["name"] as? String ?? "")
        // end
        #expect(guest.names == ["name", "age"])
        // snippet: group-comment
        let address = GroupRow("address") {
            NameRow("street") { $0.title = "Street" }
            ZipCodeRow("zip") { $0.title = "Postcode" }
        }
        // end
        #expect(address.value?.names == ["street", "zip"])
    }
}
