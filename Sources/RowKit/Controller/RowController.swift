/// A controller in which the user chooses a row's value.
public protocol RowControllerType: FormViewController {
    /// The type of the row's value.
    associatedtype RowValue: Equatable & Sendable
    /// The row that presented the controller, referenced weakly.
    var row: RowOf<RowValue>? { get set }
    /// The outcome, or nil if there is none yet.
    var outcome: RowControllerOutcome? { get set }
}

/// The outcome of a controller that a row presented.
public enum RowControllerOutcome: Sendable, Hashable, CaseIterable {
    /// A value was chosen.
    case committed
    /// The value was removed.
    case cleared
    /// The row keeps its value.
    case cancelled
}

extension RowControllerType {
    /// Sets the row's value as the user's choice, and dismisses the controller.
    ///
    /// If the row takes no input, or the controller has already been dismissed, the row keeps its
    /// value.
    public func commit(_ value: RowValue) { finish(with: value) }

    /// Removes the row's value as the user's choice, and dismisses the controller.
    public func clear() { finish(with: nil) }

    /// Dismisses the controller; the row keeps its value.
    public func cancel() {
        if !isDismissed { outcome = .cancelled }
        dismiss()
    }

    /// Sets the row's value as the user's choice, or removes it if nil, without dismissing the
    /// controller.
    ///
    /// - Returns: Whether the row accepted the value; false if the row is hidden, disabled or
    ///   deallocated, if the controller has been dismissed, or if a condition or a rule calls this
    ///   method.
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

/// The superclass of most controllers in which the user chooses a row's value.
///
/// While the controller is presented, it calls ``rowDidChange()`` when the row changes, whether the
/// user or the program changed it.
open class RowViewController<RowValue: Equatable & Sendable>: FormViewController,
    RowControllerType
{
    /// The row that presented the controller.
    public final weak var row: RowOf<RowValue>?

    /// The outcome, or nil if there is none yet.
    public final var outcome: RowControllerOutcome?

    private final var observation: FormObservation?
    private final weak var observedForm: Form?
    private final var dismissListener: ((FormViewController) -> Void)?

    /// Dismisses the controller when called.
    ///
    /// A controller whose user chose something calls ``RowControllerType/commit(_:)``,
    /// ``RowControllerType/clear()`` or ``RowControllerType/cancel()`` instead, so that its
    /// ``outcome`` is known. A closure assigned to this property is called each time the controller
    /// has been dismissed, for any reason.
    public final var onDismissCallback: ((FormViewController) -> Void)? {
        get { { controller in controller.dismiss() } }
        set { dismissListener = newValue }
    }

    /// Creates a controller that calls a closure each time it has been dismissed.
    public convenience init(_ onDismissCallback: ((FormViewController) -> Void)?) {
        self.init()
        dismissListener = onDismissCallback
    }

    /// Called when the controller is presented, and each time its row's value or settings change
    /// while it is presented.
    open func rowDidChange() {}

    /// Starts observing the row.
    open override func willBePresented() {
        super.willBePresented()
        followRow()
    }

    /// Stops observing the row.
    open override func didDismiss() {
        super.didDismiss()
        observation = nil
        observedForm = nil
        dismissListener?(self)
    }

    /// Calls ``rowDidChange()``, and observes the row.
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
