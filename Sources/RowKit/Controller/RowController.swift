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
    /// A row that takes no input any more keeps what it had, and so does one whose controller has
    /// gone already; nothing was chosen then.
    public func commit(_ value: RowValue) { finish(with: value) }

    /// Takes the row's value away as its person's choice, and goes.
    public func clear() { finish(with: nil) }

    /// Goes; the row keeps what it has.
    public func cancel() {
        if !isDismissed { outcome = .cancelled }
        dismiss()
    }

    /// Gives the row a value, or takes it away, as its person's choice, and stays.
    ///
    /// - Returns: Whether the row took it: one that is hidden, disabled or gone takes nothing, nor
    ///   does any from a controller that has gone or from a condition or a rule.
    @discardableResult
    public func choose(_ value: RowValue?) -> Bool {
        guard let row, !isDismissed, row.mayBeWritten(), !row.isDisabled, !row.isHidden
        else { return false }
        row.setValue(value, by: .user)
        outcome = value == nil ? .cleared : .committed
        return true
    }

    private func finish(with value: RowValue?) {
        if !choose(value), outcome == nil { outcome = .cancelled }
        dismiss()
    }
}

/// The superclass of most controllers in which a row's value is chosen.
///
/// While it is open it follows its row: ``rowDidChange()`` shows what the row has, be it the
/// program that wrote it.
open class RowViewController<RowValue: Equatable & Sendable>: FormViewController,
    RowControllerType
{
    /// The row that opened the controller.
    public final weak var row: RowOf<RowValue>?

    /// What came of it; nil: nothing yet.
    public final var outcome: RowControllerOutcome?

    private final var observation: FormObservation?
    private final weak var observedForm: Form?

    /// Called each time the controller has been dismissed.
    public final var onDismissCallback: ((FormViewController) -> Void)?

    /// Makes a controller that calls a closure each time it has been dismissed.
    public convenience init(_ onDismissCallback: ((FormViewController) -> Void)?) {
        self.init()
        self.onDismissCallback = onDismissCallback
    }

    /// Called when the controller is opened, and each time that its row's value or settings
    /// changed while it is open.
    open func rowDidChange() {}

    /// Begins to follow the row.
    open override func willBePresented() {
        super.willBePresented()
        followRow()
    }

    /// Follows the row no more.
    open override func didDismiss() {
        super.didDismiss()
        observation = nil
        observedForm = nil
        onDismissCallback?(self)
    }

    /// Shows what the row has, and follows it from now on.
    final func followRow() {
        if observedForm !== row?.form || observation == nil {
            observedForm = row?.form
            observation = observedForm?.observe { [weak self] changes in
                guard let self, let row = self.row else { return }
                if changes.updatedRows.contains(where: { $0 === row }) { self.rowDidChange() }
            }
        }
        rowDidChange()
    }
}
