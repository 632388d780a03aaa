/// An event that a row sends to its listeners.
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

/// A listener of a row.
///
/// A row can have any number of listeners for each event. They run in the order in which they were
/// added.
struct RowListener {
    let event: RowEvent
    /// Whether the listener follows from another part of the form's document.
    var isFromDocument = false
    let run: (BaseRow) -> Void
}

extension BaseRow {
    /// Runs the listeners of an event.
    ///
    /// Those of the form's defaults come first, from superclass to subclass, then the row's own.
    final func notify(_ event: RowEvent) {
        guard !listeners.isEmpty || hasDefaultListeners else { return }
        let form = currentForm
        runListeners(in: form) {
            form?.activeDefaults.notify(event, of: self)
            runOwnListeners(to: event)
        }
    }

    /// Runs the row's own listeners of an event.
    final func runOwnListeners(to event: RowEvent) {
        for listener in listeners where listener.event == event { listener.run(self) }
    }

    /// Whether there are any listeners for an event, in the row's form or outside a form.
    final func hasListeners(to event: RowEvent) -> Bool {
        hasOwnListeners(to: event) || hasDefaultListeners(to: event)
    }

    /// Whether the row has listeners of its own for an event.
    final func hasOwnListeners(to event: RowEvent) -> Bool {
        listeners.contains { $0.event == event }
    }

    /// Whether the form's defaults have listeners for an event of the row.
    private final func hasDefaultListeners(to event: RowEvent) -> Bool {
        guard hasDefaultListeners else { return false }
        return currentForm?.activeDefaults.hasListeners(to: event, of: self) == true
    }

    /// Whether the form's defaults have listeners for any event.
    final var hasDefaultListeners: Bool { graph?.hasDefaultListeners == true }
}

/// Runs listeners.
///
/// In a form, their writes count as the program's, even during an action of the user.
func runListeners(in form: Form?, _ body: () -> Void) {
    guard let form else { return body() }
    let originAround = form.transaction.origin
    form.transaction.origin = .program
    body()
    form.transaction.origin = originAround
}
