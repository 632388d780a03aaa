import Foundation
import RowKit

// snippet: hummingbird-api
struct InvalidPerson: Encodable {
    let type = "https://people.example/problems/invalid-person"
    let title = "The person is invalid"
    let status = 422
    let errors: SubmissionError
}

func addAPI(to router: Router<AppContext>, store: PersonStore) {
    router.post("api/people") { request, context in
        let user = try context.requireUser()
        let body = try await request.body.collect(upTo: 1 << 20)
        let form = personForm("New person")
        do {
            try await form.submit(json: Data(body.readableBytesView))
            try await store.create(form.decode(), by: user, id: UUID().uuidString)
            return Response(status: .created)
        } catch let errors as SubmissionError {
            return try problem(errors)
        } catch let error as any DatabaseError where error.isConstraintFailure {
            return try problem(SubmissionError(["email": PersonStore.takenAddress]))
        }
    }
}

func problem(_ errors: SubmissionError) throws -> Response {
    let json = try JSONEncoder().encode(InvalidPerson(errors: errors))
    return Response(
        status: .unprocessableContent, headers: [.contentType: "application/problem+json"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: json)))
}
// end
