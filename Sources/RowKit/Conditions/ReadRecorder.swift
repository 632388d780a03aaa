/// Records what a condition or a rule reads while it runs.
///
/// A condition or a rule must not write, so the form asks ``isRecording`` before each write.
final class ReadRecorder {
    /// Whether a condition or a rule is running.
    private(set) var isRecording = false
    /// The facets that were read in the current recording, in the order of the first reads.
    private(set) var reads: [Facet] = []
    /// Whether there may be reads or problems of a recording that has ended.
    private(set) var hasRecords = false
    /// The number of recordings so far; identifies the current one.
    private var recordings = 0
    private var absentTags = AbsentTags()
    /// Problems found while a condition or a rule was running, to be reported afterwards.
    private var problems: [Form.Problem] = []

    var absentTagCount: Int { absentTags.count }

    func begin() {
        recordings += 1
        isRecording = true
    }

    func end() { isRecording = false }

    /// Continues a recording that was interrupted by ``end()``.
    func resume() { isRecording = true }

    func record(_ facet: Facet) {
        guard facet.readIn != recordings else { return }
        facet.readIn = recordings
        reads.append(facet)
        hasRecords = true
    }

    /// Records that no row or section with a tag was found.
    func recordAbsence(of tag: String) {
        if isRecording { record(absentTags.facet(for: tag, in: recordings)) }
    }

    /// Returns the facet of a tag that was absent, if a condition has read it and still depends on it.
    func tagAppeared(_ tag: String) -> Facet? { absentTags.remove(tag) }

    func removeReads(where isRemoved: (Facet) -> Bool) {
        reads.removeAll(where: isRemoved)
    }

    func forgetReads() {
        hasRecords = false
        if !reads.isEmpty { reads.removeAll(keepingCapacity: true) }
    }

    /// Keeps a problem until the condition or rule that is running has ended.
    func keep(_ problem: Form.Problem) {
        problems.append(problem)
        hasRecords = true
    }

    /// Removes and returns the problems that were kept.
    func takeProblems() -> [Form.Problem] {
        defer { problems = [] }
        return problems
    }
}
