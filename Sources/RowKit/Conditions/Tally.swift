/// The questions about the form as a whole that conditions depend on.
final class Tallies {
    private var tallies: [Tally] = []

    var isEmpty: Bool { tallies.isEmpty }

    /// Called when something about a row or section has changed.
    func note(_ element: some Conditional) {
        for tally in tallies { tally.note(element) }
    }

    /// Returns the answer to a question, and keeps it up to date.
    func answer(_ question: Tally.Question, in form: Form) -> Bool {
        let known = tallies.first { $0.question == question }
        let tally = known ?? Tally(question, in: form)
        if known == nil { tallies.append(tally) }
        tally.settle(in: form)
        return tally.isAny
    }

    /// Updates all answers, and removes questions that no condition depends on any more.
    ///
    /// - Returns: The facets of the form whose answer has changed.
    func settle(in form: Form) -> [Facet] {
        guard !tallies.isEmpty else { return [] }
        tallies.removeAll { !form.facet($0.question.facet).hasDependants }
        return tallies.compactMap { tally in
            tally.settle(in: form)
            return tally.takeNews() ? form.facet(tally.question.facet) : nil
        }
    }
}

/// Counts the rows and sections that match a question, for as long as a condition depends on it.
///
/// Visits the whole form once. After that, it checks only rows and sections that have changed.
final class Tally {
    /// A question about the whole form.
    enum Question {
        /// Whether anything differs from its reset value.
        case dirtiness
        /// Whether any visible element has validation errors.
        case invalidity

        /// The form's facet that represents the answer.
        var facet: Facet.Kind {
            switch self {
            case .dirtiness: .dirtiness
            case .invalidity: .validity
            }
        }
    }

    let question: Question
    /// The answer last reported to conditions.
    private var told = false
    private var counted: Set<ObjectIdentifier> = []
    /// The rows and sections that have changed since the last check.
    private var noted: [ObjectIdentifier: any Conditional] = [:]

    init(_ question: Question, in form: Form) {
        self.question = question
        form.list.forEach { section in
            count(section)
            section.list.forEach(count)
        }
        told = isAny
    }

    /// Whether any row or section matches.
    ///
    /// Up to date only after settling.
    var isAny: Bool { !counted.isEmpty }

    func note(_ element: some Conditional) { noted[ObjectIdentifier(element)] = element }

    /// Checks the rows and sections that have changed.
    func settle(in form: Form) {
        while let (id, element) = noted.popFirst() {
            if element.graph === form.conditions {
                count(element)
            } else {
                counted.remove(id)
            }
        }
    }

    /// Returns whether the answer differs from the one last reported to conditions, and marks it as
    /// reported.
    func takeNews() -> Bool {
        guard isAny != told else { return false }
        told = isAny
        return true
    }

    private func count(_ element: any Conditional) {
        let isCounted =
            switch question {
            case .dirtiness: element.isFoundChanged
            case .invalidity: element.isFoundInvalid
            }
        if isCounted {
            counted.insert(ObjectIdentifier(element))
        } else {
            counted.remove(ObjectIdentifier(element))
        }
    }
}
