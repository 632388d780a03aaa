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

    @Test("records nothing where all is as expected, in whatever isolation")
    @MainActor
    func clean() async {
        let tester = FormTester(form: makeForm())
        tester.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        tester.expectWork("search", of: "city", after: .milliseconds(300))
        await tester.advance(by: .milliseconds(300)) { $0.values["city"] = "London" }
        tester.finish()
        #expect(tester.findings == [])
    }

    @Test("records a finding as it is found, at the call that found it")
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

    @Test("records what is left, where it was made, if nobody finishes it")
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

    @Test("that was finished records nothing more when it goes")
    func finished() {
        let found = recordedIssues {
            let tester = FormTester(form: makeForm())
            tester.type("Lo", into: "city") { $0.values["city"] = "Lo" }
            tester.expectWork("search", of: "city", after: .milliseconds(300))
            tester.finish()
        }
        #expect(found.count == 1)
    }

    @Test("that nobody finishes records nothing if nothing is left")
    func droppedClean() {
        let tester = FormTester(form: makeForm())
        tester.type("Ada", into: "name") { $0.values["name"] = "Ada" }
    }
}
