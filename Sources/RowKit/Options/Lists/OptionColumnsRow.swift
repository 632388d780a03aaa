import Synchronization

/// A row whose value is chosen in several columns, whose options may be items of lists.
///
/// ```swift
/// place.takeOptions(in: "first", from: "countries")
/// place.takeOptions(in: "second", from: "clubs", where: "country == $place.a")
/// ```
public protocol OptionColumnsRow: BaseRow {
    /// The columns, in order, with the types of their options.
    static var optionColumns: [(name: String, type: any Sendable.Type)] { get }
}

extension OptionColumnsRow {
    /// Takes the options of a column from a list of the form.
    ///
    /// In the condition, plain names are members of an item. The row's own tag stands for the
    /// choices in the columns before.
    ///
    /// A value that is no longer offered is removed if the user's change caused that. Otherwise, it
    /// is kept, and is invalid. A malformed condition is a problem of the form, and no item is
    /// offered.
    public func takeOptions(in column: String, from list: String, where condition: String? = nil) {
        takeOptions(in: column, OptionsOrigin(.named(list), where: condition))
    }

    /// Takes the options of a column from a list.
    public func takeOptions(in column: String, from list: ItemList, where condition: String? = nil)
    {
        takeOptions(in: column, OptionsOrigin(.list(list), where: condition))
    }

    private func takeOptions(in column: String, _ origin: OptionsOrigin) {
        var columns = (optionsDecision?.origins ?? []).compactMap { known, origin in
            known.flatMap { $0 == column ? nil : ($0, origin) }
        }
        columns.append((column, origin))
        decideOptions(OptionsDecision(columns: columns))
    }

    /// The columns whose options are items of lists, by name.
    ///
    /// They are those of the row above if this is its inline row.
    public var listedColumns: [String: ListedColumn] {
        noteRead(.settings)
        let row = optionsDecision == nil ? family.inlineParent ?? self : self
        row.reportGivenUpOptions()
        let decision = row.optionsDecision
        return decision?.listedColumns ?? [:]
    }

    /// Takes the options that a decision has found.
    func take(_ decision: OptionsDecision, _ reads: [OptionsOrigin.Reads], in form: Form) {
        var columns: [String: ListedColumn] = [:]
        for ((column, origin), reads) in zip(decision.origins, reads) {
            guard let column else { continue }
            columns[column] = ListedColumn(
                origin.error == nil ? origin.list(in: form) : nil, where: origin.condition,
                reads.form, row: address)
        }
        configure { decision.listedColumns = columns }
        family.inlineChild?.markStale()
        if form.transaction.isUsers, untypedValue != nil, limitError != nil { clearValue() }
    }
}

/// A column whose options are items of a list, and may depend on the choices before.
///
/// Two are equal only if they are the same object.
public final class ListedColumn: Equatable, Sendable {
    private let list: ItemList?
    private let condition: ItemCondition?
    private let reads: FormReads
    private let row: String?
    /// The options by the choices before.
    private let made = Mutex<[JSONValue: any Sendable]>([:])

    init(
        _ list: ItemList?, where condition: ItemCondition?, _ reads: FormReads, row: String?
    ) {
        (self.list, self.condition, self.reads, self.row) = (list, condition, reads, row)
    }

    /// Returns the options after some choices.
    ///
    /// - Parameter choices: The choices in the columns before, as the row's value has them in JSON.
    public func options<Option>(after choices: JSONValue = [:]) -> ListedOptions<Option>? {
        guard let list else { return nil }
        if let known = made.withLock({ $0[choices] }) { return known as? ListedOptions<Option> }
        var reads = reads
        if let row { reads = reads.with(choices, for: row) }
        let options = ListedOptions<Option>(list, where: condition, reads)
        made.withLock { $0[choices] = options }
        return options
    }

    /// Whether both are the same object.
    public static func == (first: ListedColumn, second: ListedColumn) -> Bool { first === second }
}
