import RowKit

/// A form that is given values as documents write them.
struct FormFilling {
    let form: Form
    let clock: any Clock<Duration>

    /// Gives the form values, and lets it judge them.
    ///
    /// What the form asks for by itself, such as options to load, is waited for before and after.
    ///
    /// - Returns: What is wrong, a line each with the tag before it: values that do not fit, and
    ///   what the form finds wrong besides.
    nonisolated(nonsending) func fill(_ values: [String: JSONValue]) async -> [String] {
        await form.settle(clock: clock)
        let misfits = form.setDocumentValues(values)
        _ = await form.validate(clock: clock)
        // Of a value that was not taken, rules would speak beside the point.
        let others = form.validationErrors.filter { error in
            error.place.map { misfits[$0] == nil } ?? true
        }
        return misfits.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.description) }
            + others.map(\.description)
    }

    /// Submits the form.
    ///
    /// - Returns: The values; or what is wrong, a line each.
    nonisolated(nonsending) func submit() async -> Result<[String: JSONValue], FormFailure> {
        do throws(RowFactoryError) {
            // What cannot be printed is better known before anything happens.
            _ = try form.documentValues()
            do throws(SubmissionError) {
                try await form.submit(clock: clock)
            } catch {
                let waiting = error.lines.suffix(error.validating.count)
                return .failure(FormFailure(lines: error.errors.map(\.description) + waiting))
            }
            return .success(try form.documentValues())
        } catch {
            return .failure(FormFailure(lines: error.diagnostics.map(\.description)))
        }
    }
}

extension SubmissionError {
    fileprivate var lines: [String] { description.split(separator: "\n").map(String.init) }
}
