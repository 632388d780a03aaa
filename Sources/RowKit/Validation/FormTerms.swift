/// The condition under which a rule is applied, and the text of its error if it shows values.
final class FormTerms: RuleTerms {
    let condition: Condition?
    let message: PipedText?

    init(when condition: Condition?, message: PipedText? = nil) {
        self.condition = condition?.ofRule
        self.message = message
    }

    override var isConditional: Bool { condition != nil }

    override var isFunction: Bool { condition?.isFunction == true }

    override var fault: String? {
        condition?.error.map { "the condition of a rule is malformed: \($0)" }
    }

    /// The tags and addresses in the condition and the message, in order.
    var tags: [String] { (condition?.tags ?? []) + (message?.tags ?? []) }

    override func holds(for element: AnyObject?) -> Bool {
        guard let condition else { return true }
        if let constant = condition.constant { return constant }
        return context(of: element).map { condition.evaluate(in: $0) } ?? false
    }

    override func saying(
        _ error: ValidationError, of element: AnyObject?
    ) -> ValidationError {
        guard let message, let context = context(of: element) else { return error }
        return error.saying(message.text(in: context))
    }

    private func context(of element: AnyObject?) -> ElementContext? {
        guard let element = element as? any Conditional, let form = element.graph?.form else {
            return nil
        }
        return ElementContext(form: form, owner: element)
    }
}
