import Synchronization
import Testing

/// The issues that a body records, which are treated as known issues.
func recordedIssues(in body: () -> Void) -> [Issue] {
    let found = Found()
    withKnownIssue {
        body()
    } matching: { issue in
        found.issues.withLock { $0.append(issue) }
        return true
    }
    return found.issues.withLock { $0 }
}

private final class Found: Sendable {
    let issues = Mutex<[Issue]>([])
}
