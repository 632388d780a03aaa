/// The questions about a form as a whole that conditions ask.
final class Tallies {
    private var tallies: [Tally] = []

    var isEmpty: Bool { tallies.isEmpty }

    /// Notes that something happened to a row or section.
    func note(_ element: some Conditional) {
        for tally in tallies { tally.note(element) }
    }

    /// Answers a question, which is followed from now on.
    func answer(_ question: Tally.Question, in form: Form) -> Bool {
        let known = tallies.first { $0.question == question }
        let tally = known ?? Tally(question, in: form)
        if known == nil { tallies.append(tally) }
        tally.settle(in: form)
        return tally.isAny
    }

    /// Brings all answers up to date, and forgets questions that nobody asks any more.
    ///
    /// - Returns: The form's facets of which the answer has changed.
    func settle(in form: Form) -> [Facet] {
        guard !tallies.isEmpty else { return [] }
        tallies.removeAll { !form.facet($0.question.facet).hasDependants }
        return tallies.compactMap { tally in
            tally.settle(in: form)
            return tally.takeNews() ? form.facet(tally.question.facet) : nil
        }
    }
}

/// Counts the rows and sections that match a question, while any condition asks it.
///
/// Walks the whole form once. After that, it checks only rows and sections that changed.
final class Tally {
    /// What is asked of the whole form.
    enum Question {
        /// Whether anything differs from what it was given.
        case dirtiness
        /// Whether rules found anything wrong with what is visible.
        case invalidity

        /// The form's facet that changes with the answer.
        var facet: Facet.Kind {
            switch self {
            case .dirtiness: .dirtiness
            case .invalidity: .validity
            }
        }
    }

    let question: Question
    /// What was answered when conditions were last told.
    private var told = false
    private var counted: Set<ObjectIdentifier> = []
    /// Rows and sections that changed since the last check.
    private var noted: [ObjectIdentifier: any Conditional] = [:]

    init(_ question: Question, in form: Form) {
        self.question = question
        form.list.forEach { section in
            count(section)
            section.list.forEach(count)
        }
        told = isAny
    }

    /// Whether any counts; right once it was settled.
    var isAny: Bool { !counted.isEmpty }

    func note(_ element: some Conditional) { noted[ObjectIdentifier(element)] = element }

    /// Looks at what something happened to.
    func settle(in form: Form) {
        while let (id, element) = noted.popFirst() {
            if element.graph === form.conditions {
                count(element)
            } else {
                counted.remove(id)
            }
        }
    }

    /// Whether the answer differs from the one that conditions last received.
    ///
    /// Marks it as received.
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
