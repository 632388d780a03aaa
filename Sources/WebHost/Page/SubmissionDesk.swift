import RowKit
import Synchronization

/// Stores the values of a submitted form until they are passed on.
///
/// A form may be submitted by its host or by one of its rows. The values of both are stored here.
final class SubmissionDesk: Sendable {
    private let state = Mutex<Result<[String: JSONValue], RowFactoryError>?>(nil)

    /// Listens to the submission of a form.
    func listen(to form: Form) {
        form.onSubmit { [self, unowned form] values in
            let values = Result { () throws(RowFactoryError) in
                try form.documentValues(of: values)
            }
            state.withLock { $0 = values }
        }
    }

    /// Removes and returns the values of the last submission, or nil if there was none since the
    /// last call.
    func take() -> Result<[String: JSONValue], RowFactoryError>? {
        state.withLock { state in
            defer { state = nil }
            return state
        }
    }
}
