/// What a row tells its listeners.
enum RowEvent {
    case change
    case cellSetup
    case cellUpdate
    case selection
    case highlight
    case expand
    case collapse
    case validation
}

/// One listener of a row.
///
/// A row has any number of them for each event; they run in the order in which they were added.
struct RowListener {
    let event: RowEvent
    let run: (BaseRow) -> Void
}

extension BaseRow {
    /// Runs the listeners of an event: the form's defaults from general class to special, then the
    /// row's own.
    final func notify(_ event: RowEvent) {
        let form = currentForm
        runListeners(in: form) {
            form?.defaultsInForce.notify(event, of: self)
            for listener in listeners where listener.event == event { listener.run(self) }
        }
    }

    /// Whether anybody would hear of an event.
    final func hasListeners(to event: RowEvent, in form: Form) -> Bool {
        listeners.contains { $0.event == event }
            || form.defaultsInForce.hasListeners(to: event, of: self)
    }
}

/// Runs listeners of a form, if there is one: what they write is the program's, whoever acts.
func runListeners(in form: Form?, _ body: () -> Void) {
    guard let form else { return body() }
    let originAround = form.transaction.origin
    form.transaction.origin = .program
    body()
    form.transaction.origin = originAround
}
