import Foundation
import MediaRow
import RowKit
import StandardRows
import WebHost

// snippet: hummingbird-forms
struct PersonEntry: Codable {
    var name: String
    var email: String
}

struct RecordKey: Codable {
    let id: UUID
    let version: Int
}

func personForm(_ title: String) -> Form {
    Form(title) {
        Section {
            NameRow("name") { row in
                row.title = "Name"
                row.add(rule: RuleRequired())
            }
            EmailRow("email") { row in
                row.title = "E-mail"
                row.add(rule: RuleRequired())
                row.add(rule: RuleEmail())
            }
            ImageRow("portrait") { $0.title = "Portrait" }
        }
    }
}

func deletionForm(_ person: Person) -> Form {
    Form("Delete a person") {
        Section(footer: "This cannot be undone.") {
            LabelRow { row in
                row.title = "Name"
                row.value = person.name
            }
        }
    }
}

extension FormList {
    static func people(in database: @escaping @Sendable () -> any Database) -> FormList {
        var forms: FormList = ["new": { personForm("New person") }]
        forms.add("edit") { (key: RecordKey) in
            let person = try await Person.existing(key.id, in: database())
            let form = personForm("Edit a person")
            try form.fill(from: PersonEntry(name: person.name, email: person.email))
            return form
        }
        forms.add("delete") { (key: RecordKey) in
            deletionForm(try await Person.existing(key.id, in: database()))
        }
        return forms
    }
}

extension Person {
    static func existing(_ id: UUID?, in database: any Database) async throws -> Person {
        guard let person = try await Person.find(id, on: database) else {
            throw FormSite.Refusal.notFound
        }
        return person
    }
}
// end
