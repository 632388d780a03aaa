import RowKit
import Synchronization

/// Where the values of a form are kept from its submission until they are handed over.
///
/// A form may be submitted by its host or by a row of its own. Both arrive here.
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

    /// Takes the values that were submitted last, or nil if none were since the last call.
    func take() -> Result<[String: JSONValue], RowFactoryError>? {
        state.withLock { state in
            defer { state = nil }
            return state
        }
    }
}
