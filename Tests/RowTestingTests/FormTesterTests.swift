import RowKit
import RowLaws
import RowTesting
import TestRows
import Testing

@Suite("A tester")
struct FormTesterTests {
    private func makeForm() -> Form {
        Form("Trip") {
            EntryRow("name")
            CityRow("city")
        }
    }

    @Test("records nothing if everything is as expected, in any isolation")
    @MainActor
    func clean() async {
        let tester = FormTester(form: makeForm())
        tester.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        tester.expectWork("search", of: "city", after: .milliseconds(300))
        await tester.advance(by: .milliseconds(300)) { $0.values["city"] = "London" }
        tester.finish()
        #expect(tester.findings == [])
    }

    @Test("records a finding immediately, at the call that caused it")
    func location() {
        let line = #line + 3
        let found = recordedIssues {
            let tester = FormTester(FormViewController(form: makeForm()))
            tester.type("Ada", into: "name")
            tester.press("nmae")
            tester.finish()
        }
        #expect(found.map(\.sourceLocation?.line) == [line, line + 1])
        #expect(found.map(\.sourceLocation?.fileID) == [#fileID, #fileID])
        #expect(
            found.map(\.comments) == [
                [
                    """
                    type "Ada" into "name": unexpected changes:
                      values["name"]: nil → "Ada"
                    """
                ],
                [
                    """
                    press "nmae": nothing on "Trip" is called "nmae"; did you mean "name"? \
                    found "name", "city"
                    """
                ],
            ])
    }

    @Test("records leftover work where the tester was created, if it is never finished")
    func dropped() {
        let line = #line + 2
        let found = recordedIssues {
            let tester = FormTester(form: makeForm())
            tester.type("Lo", into: "city") { $0.values["city"] = "Lo" }
            tester.expectWork("search", of: "city", after: .milliseconds(300))
        }
        #expect(found.map(\.sourceLocation?.line) == [line])
        #expect(
            found.map(\.comments) == [
                [
                    """
                    "search" of "city": it is still pending at the end, due in 0.3 seconds; \
                    run it with advance(by:) or answer it with answer(_:of:with:); finish() was \
                    never called
                    """
                ]
            ])
    }

    @Test("records nothing more after finish() when it is deallocated")
    func finished() {
        let found = recordedIssues {
            let tester = FormTester(form: makeForm())
            tester.type("Lo", into: "city") { $0.values["city"] = "Lo" }
            tester.expectWork("search", of: "city", after: .milliseconds(300))
            tester.finish()
        }
        #expect(found.count == 1)
    }

    @Test("records nothing if it is never finished but nothing is left over")
    func droppedClean() {
        let tester = FormTester(form: makeForm())
        tester.type("Ada", into: "name") { $0.values["name"] = "Ada" }
    }
}
