/// A controller in which a row's value is chosen.
public protocol RowControllerType: FormViewController {
    /// What is chosen.
    associatedtype RowValue: Equatable & Sendable
    /// The row that opened the controller, referred to weakly.
    var row: RowOf<RowValue>? { get set }
    /// What came of it; nil: nothing yet.
    var outcome: RowControllerOutcome? { get set }
}

/// What came of a controller that a row opened.
public enum RowControllerOutcome: Sendable, Hashable, CaseIterable {
    /// A value was chosen.
    case committed
    /// The row is to have no value.
    case cleared
    /// The row keeps what it had.
    case cancelled
}

extension RowControllerType {
    /// Gives the row a value as its person's choice, and goes.
    ///
    /// A row that takes no input any more keeps what it had.
    public func commit(_ value: RowValue) { finish(.committed) { $0.value = value } }

    /// Takes the row's value away as its person's choice, and goes.
    public func clear() { finish(.cleared) { $0.value = nil } }

    /// Goes; the row keeps what it had.
    public func cancel() { finish(.cancelled) { _ in } }

    private func finish(_ outcome: RowControllerOutcome, _ choose: (RowOf<RowValue>) -> Void) {
        self.outcome = outcome
        if let row {
            if row.isDisabled || row.isHidden {
                self.outcome = .cancelled
            } else {
                row.act(by: .user) { choose(row) }
            }
        }
        dismiss()
    }
}

/// The superclass of most controllers in which a row's value is chosen.
open class RowViewController<RowValue: Equatable & Sendable>: FormViewController,
    RowControllerType
{
    /// The row that opened the controller.
    public final weak var row: RowOf<RowValue>?

    /// What came of it; nil: nothing yet.
    public final var outcome: RowControllerOutcome?
}
