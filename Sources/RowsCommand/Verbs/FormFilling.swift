import RowKit

/// Fills in a form with JSON values.
struct FormFilling {
    let form: Form
    let clock: any Clock<Duration>
    /// Whether secret values are returned as well.
    var includesSecrets = false

    /// Sets the form's values and validates it.
    ///
    /// Waits for pending work, such as loading options, before and after setting the values.
    ///
    /// - Returns: A line for each error, beginning with the tag. An error is an invalid value or a
    ///   validation error of the form.
    nonisolated(nonsending) func fill(_ values: [String: JSONValue]) async -> [String] {
        await form.becomesIdle(clock: clock)
        let problems = form.setDocumentValues(values)
        _ = await form.validate(clock: clock)
        // A rejected value was not set, so its row's errors are irrelevant.
        let others = form.validationErrors.filter { error in
            error.place.map { problems[$0] == nil } ?? true
        }
        return problems.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.description) }
            + others.map(\.description)
    }

    /// Submits the form.
    ///
    /// - Returns: The values, or a line for each error.
    nonisolated(nonsending) func submit() async -> Result<JSONValue, FormFailure> {
        do throws(RowFactoryError) {
            // Check that all values can be printed before submitting anything.
            _ = try form.json(includeSecrets: includesSecrets)
            do throws(SubmissionError) {
                try await form.submit(clock: clock)
            } catch {
                var lines = error.errors.map(\.description)
                lines += error.lines.suffix(error.validating.count)
                if case .failed(let reason) = error.reason { lines.append(reason) }
                return .failure(FormFailure(lines: lines))
            }
            return .success(try form.json(includeSecrets: includesSecrets))
        } catch {
            return .failure(FormFailure(lines: error.diagnostics.map(\.description)))
        }
    }
}

extension SubmissionError {
    fileprivate var lines: [String] { description.split(separator: "\n").map(String.init) }
}
