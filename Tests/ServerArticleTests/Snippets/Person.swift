import Foundation

// snippet: hummingbird-person
final class Person: Model, @unchecked Sendable {
    static let schema = "people"

    @ID(key: .id) var id: UUID?
    @Field(key: "name") var name: String
    @Field(key: "email") var email: String
    @Field(key: "portrait") var portrait: String?
    @Field(key: "version") var version: Int
    @Field(key: "changed_by") var changedBy: String
    @Field(key: "submission") var submission: String

    init() {}
}

struct CreatePeople: AsyncMigration {
    func prepare(on database: any Database) async throws {
        try await database.schema(Person.schema)
            .id()
            .field("name", .string, .required)
            .field("email", .string, .required)
            .field("portrait", .string)
            .field("version", .int, .required)
            .field("changed_by", .string, .required)
            .field("submission", .string, .required)
            .unique(on: "email")
            .create()
    }

    func revert(on database: any Database) async throws {
        try await database.schema(Person.schema).delete()
    }
}
// end
