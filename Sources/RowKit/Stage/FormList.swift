import PlainText

/// The forms of a program by name.
///
/// A form is made each time it is opened.
///
/// A form may need a context, such as the current user, the key of a record, or a query. The context
/// can be of any Codable type.
///
/// ```swift
/// var forms: FormList = ["sign-up": { signUp() }, "contact": { contactForm() }]
/// forms.add("order") { (order: OrderContext) in OrderForm(order) }
/// forms.add("edit") { (key: RecordKey) in
///     let person = try await people.find(key.id)
///     let form = personForm()
///     try form.fill(from: person)
///     return form
/// }
///
/// let order = OrderContext(number: 7, user: "ada")
/// let controller = try await forms.controller("order", context: order)
/// ```
///
/// The same context must make the same rows in any process. The context is part of the form's
/// ``FormState``. A record is not: the closure reads it, by its key in the context, each time that
/// the form is made. If it has changed in the meantime, a restored form has the new record and, on
/// it, what the user entered.
public struct FormList: Sendable {
    /// The names of the forms, in the order in which they were added.
    public var names: [String] { entries.map(\.name) }
    /// The names that more than one form has.
    package private(set) var repeatedNames: [String] = []
    // A program has few forms, so a search is as fast as a lookup, and every verb of `rows` starts
    // faster than with a dictionary.
    private var entries: [Entry] = []
    /// The phrases of all forms in place of their own, or nil if each form has its own.
    package var phrases: Phrases?

    /// Creates an empty list.
    public init() {}

    /// Adds a form that needs no context.
    ///
    /// - Parameters:
    ///   - name: The name of the form.
    ///   - make: Makes the form. It may wait and throw, for example while it reads options.
    public mutating func add(
        _ name: String, _ make: @escaping @Sendable () async throws -> sending any ScreenContent
    ) {
        add(Entry(name: name, contextType: nil) { _ in try await make() })
    }

    /// Adds a form that is made from a context.
    ///
    /// - Parameters:
    ///   - name: The name of the form.
    ///   - make: Makes the form from the context. It may wait and throw, for example while it reads
    ///     the record that the context names.
    public mutating func add<Context: Codable & Sendable>(
        _ name: String,
        _ make: @escaping @Sendable (Context) async throws -> sending any ScreenContent
    ) {
        add(
            Entry(name: name, contextType: typeName(Context.self)) { json in
                try await make(
                    try DocumentDecoder.decode(Context.self, from: json, ignoresOthers: true))
            })
    }

    /// Adds the form with a name from another list, if that list has one.
    package mutating func add(_ name: String, of other: FormList) {
        if let entry = other.entry(name) { add(entry) }
    }

    private mutating func add(_ entry: Entry) {
        if contains(entry.name) { repeatedNames.append(entry.name) }
        entries.append(entry)
    }

    /// Whether there is a form with a name.
    public func contains(_ name: String) -> Bool { entry(name) != nil }

    private func entry(_ name: String) -> Entry? { entries.first { $0.name == name } }

    // MARK: Opening forms

    /// Whether the form with a name is made from a context.
    public func needsContext(_ name: String) -> Bool { entry(name)?.contextType != nil }

    /// Makes a form that needs no context.
    ///
    /// - Throws: A problem if no form or several forms have the name, or if the form needs a
    ///   context. Also the error of the closure that makes the form.
    public func controller(_ name: String) async throws -> sending FormViewController {
        try await controller(name, json: nil)
    }

    /// Makes a form from a context.
    ///
    /// - Parameters:
    ///   - name: The name of the form.
    ///   - context: A value of the context type, or its JSON.
    /// - Throws: A problem if no form or several forms have the name, or if the context is invalid.
    ///   Also the error of the closure that makes the form.
    public func controller(
        _ name: String, context: some Encodable
    ) async throws -> sending FormViewController {
        let json: JSONValue
        do throws(DocumentDiagnostic) {
            json = try JSONValue(encoding: context)
        } catch {
            throw Form.Problem.invalidContext(error, of: name)
        }
        return try await controller(name, json: json, of: typeName(type(of: context)))
    }

    /// Makes the form of a state from the state's name and context, and restores the state.
    ///
    /// - Returns: The controller, and a problem for each part of the state that cannot be restored.
    /// - Throws: A problem if the form cannot be made, or the error of the closure that makes it.
    public func controller(
        restoring state: FormState
    ) async throws -> sending (controller: FormViewController, problems: [Form.Problem]) {
        guard let name = state.name else {
            throw Form.Problem(.notFound, at: "the state", "its form has no name")
        }
        let controller = try await controller(name, json: state.context)
        controller.loadViewIfNeeded()
        return (controller, controller.form.restore(state))
    }

    /// - Parameter found: The name of the type from which the JSON was made.
    private func controller(
        _ name: String, json: JSONValue?, of found: String = typeName(JSONValue.self)
    ) async throws -> sending FormViewController {
        guard let entry = entry(name) else {
            let hint = NearestName.of(name, in: names).map { "; did you mean \"\($0)\"?" } ?? ""
            throw Form.Problem(.notFound, at: name, "no form has this name\(hint)")
        }
        guard !repeatedNames.contains(name) else {
            throw Form.Problem(.notAllowed, at: name, "more than one form has this name")
        }
        let types = entry.contextTypes(found: json == nil ? "none" : found)
        guard (entry.contextType == nil) == (json == nil) else {
            throw Form.Problem(.wrongType, at: name, types)
        }
        let content: any ScreenContent
        do {
            content = try await entry.make(json ?? .null)
        } catch let error as DocumentDiagnostic {
            throw Form.Problem.invalidContext(error, of: name, "; \(types)")
        }
        let controller = content.screenController()
        if let phrases { controller.form.phrases = phrases }
        controller.form.identity.name = name
        controller.form.identity.context = json
        // A record that the closure has read is in no state.
        if json != nil { controller.form.noteRecord() }
        return controller
    }

    /// A form's name, the name of the type of its context, and a closure that makes the form.
    private struct Entry: Sendable {
        let name: String
        let contextType: String?
        let make: @Sendable (JSONValue) async throws -> sending any ScreenContent

        /// Returns a sentence with the type of the context that the form needs, and the type that
        /// was found.
        func contextTypes(found: String) -> String {
            let needed = contextType.map { "needs a context of type \($0)" } ?? "takes no context"
            return "the form \(needed), found \(found)"
        }
    }
}

extension Form.Problem {
    /// The problem that a context is not valid for a form.
    fileprivate static func invalidContext(
        _ diagnostic: DocumentDiagnostic, of name: String, _ types: String = ""
    ) -> Form.Problem {
        let reason = diagnostic.within(DocumentPlace(path: "context")).description
        return Form.Problem(.wrongType, at: name, reason + types)
    }
}

extension FormList: ExpressibleByDictionaryLiteral {
    /// Creates a list of forms that need no context.
    ///
    /// A repeated name is an error when its form is opened.
    public init(
        dictionaryLiteral forms: (String, @Sendable () async throws -> sending any ScreenContent)...
    ) {
        for (name, make) in forms { add(name, make) }
    }
}
