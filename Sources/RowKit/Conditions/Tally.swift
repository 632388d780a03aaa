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

/// Counts which rows and sections of a form are so, as long as conditions ask whether any is.
///
/// Looking through the whole form is for the first time only; afterwards only those are looked at
/// that something happened to.
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
    /// What something happened to since it was last looked at.
    private var noted: [any Conditional] = []

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

    func note(_ element: some Conditional) { noted.append(element) }

    /// Looks at what something happened to.
    func settle(in form: Form) {
        while let element = noted.popLast() {
            if element.graph === form.conditions {
                count(element)
            } else {
                counted.remove(ObjectIdentifier(element))
            }
        }
    }

    /// Whether the answer is another than conditions were told; now they are.
    func takeNews() -> Bool {
        guard isAny != told else { return false }
        told = isAny
        return true
    }

    private func count(_ element: any Conditional) {
        let isCounted =
            switch question {
            case .dirtiness: element.isChanged
            case .invalidity: element.isFoundInvalid
            }
        if isCounted {
            counted.insert(ObjectIdentifier(element))
        } else {
            counted.remove(ObjectIdentifier(element))
        }
    }
}
