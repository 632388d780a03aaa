import RowKit
import Testing

@Suite("Submitting to an asynchronous listener")
struct WaitingSubmissionTests {
    private struct Outage: Error, CustomStringConvertible {
        let description = "db-7.internal: connection refused"
    }

    private let email = StringRow("email") { $0.value = "ada@example.org" }
    private let age = NumberRow("age") { $0.value = 36 }
    private let form = Form()

    init() {
        let guests = MultivaluedSection { section in
            section.tag = "guests"
            section.multivaluedRowToInsertAt = { _ in StringRow() }
            for name in ["Grace", nil, "Alan"] { section <<< StringRow { $0.value = name } }
        }
        form +++ Section([email, age]) +++ guests
    }

    nonisolated(nonsending) private func failure() async -> SubmissionError? {
        do throws(SubmissionError) {
            try await form.submit()
            return nil
        } catch {
            return error
        }
    }

    @Test("The listener receives the values, and the form is busy until it returns")
    func waiting() async throws {
        var (received, wasBusy) = (FormValues(), false)
        form.onSubmit { values in
            await Task.yield()
            (received, wasBusy) = (values, form.isSubmitting)
        }
        let values = try await form.submit()
        #expect(received["age"] as? Int == 36)
        #expect(values["age"] as? Int == 36)
        #expect(wasBusy)
        #expect(!form.isSubmitting)
    }

    @Test("A second submission is refused while the first is pending")
    func busy() async throws {
        var second: SubmissionError?
        form.onSubmit { _ in
            await Task.yield()
            second = await failure()
        }
        try await form.submit()
        #expect(second?.reason == .busy)
        #expect(await failure() == nil)
    }

    @Test("The listener can read the submission's identifier, which is new each time")
    func identifier() throws {
        var identifiers: [String?] = []
        form.onSubmit { _ in identifiers.append(form.submissionID) }
        for _ in 0..<2 { try form.submit() }
        #expect(form.submissionID == nil)
        #expect(Set(identifiers.compactMap(\.self)).count == 2)
    }

    @Test("A repeated submission has the identifier of the first attempt")
    func repeated() async throws {
        let form = Form()
        let log = StringRow("log")
        let save = StringRow("save") { $0.onCellSelection { _, _ in _ = try? form.submit() } }
        form +++ Section([save, log])
        form.onSubmit { [unowned form] _ in
            log.value = [log.value, form.submissionID].compactMap(\.self).joined(separator: " ")
        }
        let session = FormSession(controller: FormViewController(form: form))
        for id in ["first", nil] {
            var event = ViewEvent(ViewID("save"), .press)
            event.submissionID = id
            await session.send(event)
            _ = try await session.submit(id: id)
        }
        let text = await session.values()["log"] as? String
        let identifiers = text?.split(separator: " ") ?? []
        #expect(identifiers.count == 4)
        #expect(identifiers.prefix(2) == ["first", "first"])
        #expect(Set(identifiers).count == 3)
    }

    @Test("A condition can depend on whether the form is being submitted")
    func condition() async throws {
        age.disabled = .function([]) { $0.isSubmitting }
        var wasDisabled = false
        form.onSubmit { _ in
            await Task.yield()
            wasDisabled = age.isDisabled
        }
        try await form.submit()
        #expect(wasDisabled)
        #expect(!age.isDisabled)
    }

    @Test("Errors that the listener throws stay on their rows until the values change")
    func errorsByTag() async throws {
        form.onSubmit { values in
            await Task.yield()
            if values["email"] as? String == "ada@example.org" {
                throw SubmissionError(["email": "This address has an account already."])
            }
        }
        let error = await failure()
        #expect(error?.errors.map(\.description) == ["email: This address has an account already."])
        #expect(email.validationErrors.map(\.msg) == ["This address has an account already."])
        email.validate()
        #expect(!email.isValid, "Validating the same value again does not clear the error.")
        email.value = "ada@example.com"
        #expect(email.isValid)
        try await form.submit()
    }

    @Test("A new submission calls the listener again")
    func again() async throws {
        var isTaken = true
        form.onSubmit { _ in
            await Task.yield()
            if isTaken { throw SubmissionError(["email": "Taken."]) }
        }
        #expect(await failure() != nil)
        isTaken = false
        try await form.submit()
        #expect(email.isValid)
    }

    @Test("A reset clears the listener's errors")
    func reset() async {
        form.onSubmit { _ in throw SubmissionError(["email": "Taken."]) }
        _ = await failure()
        form.reset()
        #expect(email.isValid)
        #expect(email.validate().isEmpty)
    }

    @Test("An error for a list element belongs to its entry, not counting blank entries")
    func elements() async {
        form.onSubmit { values in
            #expect(values["guests"] as? [String] == ["Grace", "Alan"])
            throw SubmissionError(["guests[1]": "Was not invited."])
        }
        #expect(await failure()?.errors.map(\.description) == ["guests[2]: Was not invited."])
        #expect(form.rowBy(tag: "guests[2]")?.isValid == false)
    }

    @Test("An error for a value that has changed meanwhile is the form's")
    func changeMeanwhile() async throws {
        email.title = "E-mail"
        form.onSubmit { values in
            await Task.yield()
            guard values["email"] as? String == "ada@example.org" else { return }
            email.value = "ada@example.com"
            age.value = 36
            throw SubmissionError(["email": "Taken.", "age": "Too young."])
        }
        let messages = await failure()?.errors.map(\.description)
        #expect(messages == ["age: Too young.", "E-mail: Taken."])
        #expect(email.isValid)
        #expect(form.validationErrors.count == 2)
        try await form.submit()
        #expect(form.validationErrors.isEmpty)
    }

    @Test("An error for a list element stays with its entry if others are removed meanwhile")
    func removalMeanwhile() async {
        form.onSubmit { _ in
            await Task.yield()
            form.sectionBy(tag: "guests")?.remove(at: 0)
            throw SubmissionError(["guests[1]": "Was not invited.", "guests[0]": "Is ill."])
        }
        let messages = await failure()?.errors.map(\.description)
        #expect(messages == ["guests[1]: Was not invited.", "guests[0]: Is ill."])
        #expect(form.rowBy(tag: "guests[1]")?.isValid == false)
        #expect(form.rowBy(tag: "guests[0]")?.isValid == true)
    }

    @Test("An error for a section is the section's, and one with no visible place the form's")
    func otherPlaces() async {
        age.hidden = true
        form.onSubmit { _ in
            throw SubmissionError(["guests": "Too few.", "age": "Too young.", "nobody": "Odd."])
        }
        #expect(
            await failure()?.errors.map(\.description)
                == ["guests: Too few.", "age: Too young.", "nobody: Odd."])
        #expect(form.sectionBy(tag: "guests")?.isValid == false)
        #expect(!form.isValid)
        age.hidden = nil
        #expect(age.isValid)
    }

    @Test("Any other error is reported with its message to the program, but not to the user")
    func outage() async {
        form.onSubmit { _ in throw Outage() }
        let error = await failure()
        #expect(error?.errors.map(\.code) == ["submissionFailed"])
        #expect(error?.reason == .failed("db-7.internal: connection refused"))
        #expect(form.validationErrors.map(\.msg) == error?.errors.map(\.msg))
        #expect(error?.errors.first?.msg.contains("db-7") == false)
    }

    @Test("Values are cleared only after the listener has succeeded")
    func clearing() async throws {
        var isDown = true
        age.hiddenValue = .clearOnSubmit
        age.hidden = true
        form.onSubmit { _ in if isDown { throw Outage() } else { await Task.yield() } }
        _ = await failure()
        #expect(age.value == 36)
        isDown = false
        try await form.submit()
        #expect(age.value == nil)
    }

    @Test("Listeners run in order, and none after one that throws")
    func order() async {
        var called: [String] = []
        form.onSubmit { _ in called.append("first") }
        form.onSubmit { _ in
            await Task.yield()
            called.append("second")
            throw Outage()
        }
        form.onSubmit { _ in called.append("third") }
        _ = await failure()
        #expect(called == ["first", "second"])
    }

    @Test("A synchronous submit reports the asynchronous listener, and does nothing")
    func synchronous() {
        var count = 0
        form.onSubmit { _ in
            await Task.yield()
            count += 1
        }
        let submit: () throws -> Void = { try form.submit() }
        #expect(throws: SubmissionError.self) { try submit() }
        #expect(count == 0)
        #expect(!form.isSubmitting)
        do { try submit() } catch {
            #expect("\(error)".contains("await submit(clock:)"))
        }
    }

    @Test("A session continues while the listener is suspended, and submits only once")
    func session() async throws {
        let (stream, gate) = AsyncStream.makeStream(of: Void.self)
        let session = FormSession {
            let form = Form { Section { StringRow("name") { $0.value = "Ada" } } }
            form.onSubmit { _ in for await _ in stream { break } }
            return FormViewController(form: form)
        }
        async let submitted = session.submit()
        while await !session.withForm(\.isSubmitting) { await Task.yield() }
        await session.withForm { $0.rowBy(tag: "name")?.baseValue = "Grace" }
        await #expect(throws: SubmissionError.self) { try await session.submit() }
        gate.yield()
        #expect(try await submitted["name"] as? String == "Ada")
        #expect(await session.values()["name"] as? String == "Grace")
        #expect(await !session.withForm(\.isSubmitting))
    }
}
