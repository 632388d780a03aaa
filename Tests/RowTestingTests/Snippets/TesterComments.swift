import RowKit
import RowTesting
import TestRows
import Testing

// The example in the comment on the tester.

@Suite("The example in the comment on the tester")
struct TesterCommentTests {
    private final class SignUp: FormViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            form +++ SwitchRow("adult")
                <<< EntryRow("guardian") { $0.hidden = "$adult == true" }
        }
    }

    // snippet: comment-tester
    @Test("A grown-up needs no guardian")
    func guardian() {
        let tester = FormTester(SignUp())
        tester.toggle("adult", true) {
            $0.values["adult"] = true
            $0.rows["guardian"] = .hidden
        }
        tester.finish()
    }
    // end
}
