/// Hears of what changes in a form, as long as it lives.
final class FormWatch {
    private weak var form: Form?
    private var observation: FormObservation?

    /// Begins to hear of a form's changes.
    init(_ form: Form, _ hear: @escaping (Form, FormChanges) -> Void) {
        self.form = form
        observation = form.observe { [weak form] changes in
            if let form { hear(form, changes) }
        }
    }

    deinit {
        if let observation { form?.dropObserver(observation) }
    }
}
