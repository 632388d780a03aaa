import Testing

@testable import RowHTTP

@Suite("A target")
struct HTTPTargetTests {
    @Test(
        "is split at slashes, then decoded",
        arguments: [
            ("/", []),
            ("/a", ["a"]),
            ("/a/", ["a", ""]),
            ("//a", ["", "a"]),
            ("/a%2Fb/c", ["a/b", "c"]),
            ("/caf%C3%A9/%F0%9F%98%80", ["café", "😀"]),
            ("/a+b", ["a+b"]),
            ("/...", ["..."]),
            ("/a?b/c", ["a"]),
            ("/?", []),
        ] as [(String, [String])])
    func path(text: String, path: [String]) throws {
        let target = try HTTPTarget(text)
        #expect(target.path == path)
        #expect(target.description == text)
    }

    @Test(
        "has the fields of its query, reading a plus sign as a space",
        arguments: [
            ("/", [:]),
            ("/?", [:]),
            ("/?a=1&a=2&b", ["a": "1", "a": "2", "b": ""]),
            ("/?a%20b=c+d", ["a b": "c d"]),
            ("/?a=b=c", ["a": "b=c"]),
            ("/?&&=&", ["": ""]),
            ("/?a=%", ["a": "%"]),
            ("/?a=?/", ["a": "?/"]),
        ] as [(String, KeyValuePairs<String, String>)])
    func query(text: String, fields: KeyValuePairs<String, String>) throws {
        #expect(try HTTPTarget(text).query == fields.map { FormField($0.key, $0.value) })
    }

    @Test(
        "is rejected if it is not a path or leaves its root",
        arguments: [
            "", "a", "*", "/ ", "/a b", "/#", "/%", "/%4", "/%4g", "/%00", "/%C3", "/%C0%AF", "/.",
            "/..", "/a/../b", "/%2e%2e/", "/é", "/\u{7F}",
        ])
    func refused(text: String) {
        #expect { try HTTPTarget(text) } throws: { ($0 as? HTTPRefusal)?.status == .badRequest }
    }
}
