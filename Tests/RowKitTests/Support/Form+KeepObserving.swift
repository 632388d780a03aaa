import RowKit

extension Form {
    /// Observes the form for as long as it lives.
    func keepObserving(_ observer: @escaping (Form.Changes) -> Void) {
        var observation: FormObservation?
        observation = observe { changes in
            withExtendedLifetime(observation) { observer(changes) }
        }
    }
}
