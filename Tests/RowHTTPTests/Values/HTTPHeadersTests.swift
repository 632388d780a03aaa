import Testing

@testable import RowHTTP

@Suite("Headers")
struct HTTPHeadersTests {
    @Test("are found regardless of case, and keep their order")
    func lookup() throws {
        let name = try #require(HTTPHeaders.Name("content-TYPE"))
        var headers: HTTPHeaders = [.contentType: "a", .host: "x"]
        headers.append(name, "b")
        #expect(headers[.contentType] == "a")
        #expect(headers.values(of: .contentType) == ["a", "b"])
        #expect(headers.fields.map(\.value) == ["a", "x", "b"])
        #expect(Set([name, .contentType]).count == 1)
    }

    @Test("are replaced and removed by assignment")
    func assignment() {
        var headers: HTTPHeaders = [.vary: "a", .host: "x"]
        headers.append(.vary, "b")
        headers[.vary] = "c"
        #expect(headers.values(of: .vary) == ["c"])
        headers[.host] = nil
        #expect(headers.fields.map(\.name) == [.vary])
    }

    @Test("are split into list members, in one field or in several")
    func members() {
        var headers: HTTPHeaders = [.connection: " a ,,b\t"]
        headers.append(.connection, "")
        headers.append(.connection, "c")
        // As a Swift character, a comma with an accent is not a comma.
        headers.append(.connection, "d,\u{301}e")
        #expect(headers.members(of: .connection) == ["a", "b", "c", "d", "\u{301}e"])
    }
}
