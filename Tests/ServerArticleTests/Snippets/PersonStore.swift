import Foundation
import WebHost

// snippet: hummingbird-store
struct PersonStore: Sendable {
    static let takenAddress = "Another person has this address."

    let database: @Sendable () -> any Database
    /// The folder of the portraits.
    let folder: URL

    struct Conflict: Error {
        let sentence: String
    }

    func key(for opening: FormSite.Opening) async throws -> RecordKey {
        let id = opening.query["id"].flatMap { UUID(uuidString: $0) }
        let person = try await Person.existing(id, in: database())
        return RecordKey(id: try person.requireID(), version: person.version)
    }

    func save(_ submission: FormSite.Submission) async -> FormSite.Outcome {
        do {
            switch submission.form {
            case "new":
                let portrait = try await storePortrait(of: submission)
                try await create(
                    submission.decode(), portrait: portrait, by: submission.owner,
                    id: submission.id)
            case "edit": try await change(submission)
            default: try await delete(submission)
            }
            return .redirect("/people")
        } catch let conflict as Conflict {
            return .refused(conflict.sentence)
        } catch let error as any DatabaseError where error.isConstraintFailure {
            return .invalid(["email": Self.takenAddress])
        } catch {
            return .failed("\(error)")
        }
    }

    func create(
        _ entry: PersonEntry, portrait: String? = nil, by owner: String, id: String
    ) async throws {
        let query = Person.query(on: database()).filter(\.$submission == id)
        // A page that received no response submits again.
        guard try await query.first() == nil else { return }
        let person = Person()
        (person.name, person.email, person.portrait) = (entry.name, entry.email, portrait)
        (person.version, person.changedBy, person.submission) = (1, owner, id)
        try await person.create(on: database())
    }

    private func change(_ submission: FormSite.Submission) async throws {
        let key = try submission.context(as: RecordKey.self)
        let entry = try submission.decode(PersonEntry.self)
        // One statement, so that only one of two users can change a version.
        let query = Person.query(on: database())
            .filter(\.$id == key.id).filter(\.$version == key.version)
            .set(\.$name, to: entry.name).set(\.$email, to: entry.email)
            .set(\.$version, to: key.version + 1)
            .set(\.$changedBy, to: submission.owner).set(\.$submission, to: submission.id)
        if let portrait = try await storePortrait(of: submission) {
            query.set(\.$portrait, to: portrait)
        }
        try await query.update()
        guard let person = try await Person.find(key.id, on: database()) else {
            throw Conflict(sentence: "This person was deleted.")
        }
        guard person.submission == submission.id else {
            throw Conflict(sentence: "This person was changed by \(person.changedBy).")
        }
    }

    private func delete(_ submission: FormSite.Submission) async throws {
        let key = try submission.context(as: RecordKey.self)
        try await Person.query(on: database())
            .filter(\.$id == key.id).filter(\.$version == key.version).delete()
        if let person = try await Person.find(key.id, on: database()) {
            throw Conflict(sentence: "This person was changed by \(person.changedBy).")
        }
    }

    /// Writes the portrait of a submission, and returns the name of its file.
    private func storePortrait(of submission: FormSite.Submission) async throws -> String? {
        guard let file = submission.files["portrait"]?.first else { return nil }
        let url = folder.appending(path: submission.id)
        try Data().write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        for await part in file.bytes { try handle.write(contentsOf: part) }
        return url.lastPathComponent
    }
}
// end
