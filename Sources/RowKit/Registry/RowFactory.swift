/// Makes rows by name.
///
/// ```swift
/// let factory = RowFactory(registry)
/// let row = try factory.make("StarsRow", tag: "rating", settings: ["maximum": 3], value: 2)
/// ```
public struct RowFactory: Sendable {
    /// The rows that can be made.
    public let registry: RowRegistry

    private let settings: [String: [String: RowSetting]]

    /// A factory for the rows of a registry.
    public init(_ registry: RowRegistry) {
        self.registry = registry
        var settings: [String: [String: RowSetting]] = [:]
        for row in registry.rows {
            // A setting that a class says again stands in the place of its superclass's.
            settings[row.name] = Dictionary(row.settings.map { ($0.name, $0) }) { $1 }
        }
        self.settings = settings
    }

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - name: Its name in the registry.
    ///   - tag: Its tag.
    ///   - settings: Its settings by name; all others are as the row has them.
    ///   - value: Its value, as JSON; nil: as the row has it.
    /// - Throws: All that is wrong, each with its place: `settings.maximum`.
    public func make(
        _ name: String, tag: String? = nil, settings: [String: JSONValue] = [:],
        value: JSONValue? = nil
    ) throws(RowFactoryError) -> any BaseRow & RowType {
        guard let descriptor = registry[name] else {
            throw RowFactoryError([
                .unknown("row", name, known: registry.names).within(.root.member("row"))
            ])
        }
        let row = descriptor.make(tag: tag)
        var problems = configure(row, as: descriptor, settings)
        if let value {
            do throws(DocumentDiagnostic) {
                try give(row, descriptor.value(from: value))
            } catch {
                problems.append(error.within(.root.member("value")))
            }
        }
        guard problems.isEmpty else { throw RowFactoryError(problems) }
        return row
    }

    /// Makes a row of a class.
    ///
    /// - Throws: All that is wrong; also that the registry has no such class.
    public func make<Row: BaseRow & RowType>(
        _ type: Row.Type, tag: String? = nil, settings: [String: JSONValue] = [:],
        value: Row.Cell.Value? = nil
    ) throws(RowFactoryError) -> Row {
        guard let descriptor = registry[type] else {
            throw RowFactoryError([
                DocumentDiagnostic(.unknownName, "no plugin of the registry has the row \(type)")
            ])
        }
        let row = Row(tag: tag)
        let problems = configure(row, as: descriptor, settings)
        guard problems.isEmpty else { throw RowFactoryError(problems) }
        if let value { row.value = value }
        return row
    }

    private func configure(
        _ row: BaseRow, as descriptor: RowDescriptor, _ values: [String: JSONValue]
    ) -> [DocumentDiagnostic] {
        guard !values.isEmpty else { return [] }
        let known = settings[descriptor.name] ?? [:]
        var problems: [DocumentDiagnostic] = []
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            let place = DocumentPlace.root.member("settings").member(name)
            guard let setting = known[name] else {
                problems.append(
                    .unknown("setting of \(descriptor.name)", name, known: known.keys)
                        .within(place))
                continue
            }
            do throws(DocumentDiagnostic) {
                try setting.set(value, of: row)
            } catch {
                problems.append(error.within(place))
            }
        }
        return problems
    }

    private func give(_ row: BaseRow, _ value: any Sendable) throws(DocumentDiagnostic) {
        do throws(FormProblem) {
            try row.setBaseValue(value)
        } catch {
            throw DocumentDiagnostic(.invalid, error.message)
        }
    }
}

/// Why a row could not be made: all that is wrong.
public struct RowFactoryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, each with its place.
    public let diagnostics: [DocumentDiagnostic]

    init(_ diagnostics: [DocumentDiagnostic]) { self.diagnostics = diagnostics }

    /// A line for each.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
