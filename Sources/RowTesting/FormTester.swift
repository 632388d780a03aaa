import RowKit
import RowLaws
import Testing

/// Drives a form as a host would, and records unexpected changes as issues of the test.
///
/// ```swift
/// @Test("A grown-up needs no guardian")
/// func guardian() {
///     let tester = FormTester(SignUp())
///     tester.toggle("adult", true) {
///         $0.values["adult"] = true
///         $0.rows["guardian"] = .hidden
///     }
///     tester.finish()
/// }
/// ```
///
/// Verbs and expectations are those of `FormDriver`. Each issue has the location of the call that
/// found it. A tester that is deallocated without `finish()` records the remaining findings at the
/// location where it was created.
public final class FormTester: FormDriver {
    /// Records a finding as an issue of the current test.
    public override func report(_ finding: Finding) {
        super.report(finding)
        Issue.record(finding)
    }

    deinit { finishUnlessFinished() }
}

extension Issue {
    /// Records a finding as an issue of the current test, at the call that found it.
    ///
    /// - Returns: The issue.
    @discardableResult
    public static func record(_ finding: Finding) -> Issue {
        let site = finding.site
        return record(
            Comment(rawValue: finding.description),
            sourceLocation: SourceLocation(
                fileID: site.fileID, filePath: site.filePath, line: site.line,
                column: site.column))
    }
}
