import Testing

@testable import WebHost

@Suite("A push")
struct PagePatchTests {
    @Test("may bring parts of the state alone")
    func parts() {
        let patch = PagePatch([StateLine.Part(line: "abc", number: 2, text: ".seal")])
        #expect(
            String(decoding: patch.json(push: 1), as: UTF8.self)
                == #"{"push":1,"ops":[],"state":[{"line":"abc","n":2,"seal":".seal"}]}"#)
    }
}
