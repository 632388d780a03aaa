import Testing

@testable import RegisterRowsTool

@Suite("A condition of #if")
struct HostConditionTests {
    #if os(Linux)
        private static let (own, other) = ("os(Linux)", "os(macOS)")
    #else
        private static let (own, other) = ("os(macOS)", "os(Linux)")
    #endif

    static let cases: [(String, Bool?)] = [
        (own, true), (other, false), ("!\(own)", false), ("!(\(own) || DEBUG)", false),
        ("os( Windows )", false), ("\(own) && DEBUG", nil), ("\(other) && DEBUG", false),
        ("\(own) || DEBUG", true), ("\(other) || DEBUG", nil), ("DEBUG", nil), ("!DEBUG", nil),
        ("true", true), ("!false && true", true), ("SWIFT_PACKAGE", true),
        ("compiler(>=5.9)", true), ("swift(<5)", false), ("compiler(>=99)", nil),
        ("canImport(UIKit)", false), ("canImport(Foundation)", true), ("canImport(Some)", nil),
        ("targetEnvironment(simulator)", false), ("hasFeature(A)", nil),
        ("(\(own)) && !(\(other)) && !(false)", true), ("\(own) &&\n  (\(other) || true)", true),
        ("", nil), ("&& (", nil),
    ]

    @Test("is evaluated for this machine as far as possible from its text", arguments: cases)
    func value(condition: String, expected: Bool?) {
        #expect(HostCondition.value(of: condition) == expected)
        #expect(HostCondition.mayHold(condition) == (expected != false))
    }
}
