/// Where options come from: a list, or a plugin's source, with the condition of what is offered.
struct OptionsOrigin {
    enum Source {
        /// One of the form's lists.
        case named(String)
        case list(ItemList)
        /// A plugin's source, and the tag of the row on whose value its options depend.
        case source(OptionSource, row: String?)
    }

    let source: Source
    let condition: ItemCondition?
    /// The error of a malformed condition, because of which nothing is offered.
    let error: ExpressionError?

    init(_ source: Source, where condition: ItemCondition?) {
        (self.source, self.condition, error) = (source, condition, nil)
    }

    /// Creates an origin with a condition that may be malformed.
    init(_ source: Source, where text: String?) {
        self.source = source
        do throws(ExpressionError) {
            if let text { condition = try ItemCondition(parsing: text) } else { condition = nil }
            error = nil
        } catch {
            condition = nil
            self.error = error
        }
    }

    /// The tags and addresses that decide what is offered, in order.
    var tags: [String] {
        var tags = (condition?.predicate.references ?? []).compactMap(\.tag)
        if case .source(_, let row?) = source { tags.insert(row, at: 0) }
        return tags
    }

    /// The list, or nil if the form has none with the name, or if this is a plugin's source.
    func list(in form: Form) -> ItemList? {
        switch source {
        case .named(let name): form.lists[name]
        case .list(let list): list
        case .source: nil
        }
    }

    /// Reads what decides the options; the decision that is being made depends on it.
    ///
    /// The value of a row with columns is not read, because its first choices decide the options.
    func read(in context: ElementContext, noting note: GivenUpNote) -> Reads {
        let row = (context.owner as? any BaseRow & OptionColumnsRow)?.address
        var value: (any Sendable)?
        if case .source(_, let row?) = source { value = context.wholeValue(of: row) }
        let form = FormReads(condition?.predicate, in: context, except: row, noting: note)
        return Reads(value: value, form: form)
    }

    /// What decides the options, at the moment at which it was read.
    struct Reads: Sendable {
        /// The value on which the options of a plugin's source depend.
        let value: (any Sendable)?
        let form: FormReads
    }

    /// Returns the options of a list, or nil if there is none.
    func options<Option>(_ reads: Reads, in form: Form) -> ListedOptions<Option>? {
        guard error == nil, let list = list(in: form) else { return nil }
        return ListedOptions(list, where: condition, reads.form)
    }
}
