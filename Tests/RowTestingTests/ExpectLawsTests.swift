import RowKit
import RowTesting
import Testing

@Suite("Expecting that rows keep the laws")
struct ExpectLawsTests {
    @Test("fails if there are no rows to check")
    func noRows() {
        let issues = recordedIssues { try? expectLaws(of: EmptyPlugin.self) }
        #expect(issues.map(\.comments) == [["there are no rows to check"]])
        #expect(issues.first?.sourceLocation?.fileID == #fileID)
        #expect(issues.first?.sourceLocation?.line == #line - 3)
    }
}

private enum EmptyPlugin: RowPlugin {
    static let name = "Empty", version = "1"
    static let rows: [RowDescriptor] = []
}
