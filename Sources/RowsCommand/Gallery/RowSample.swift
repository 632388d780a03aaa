import RowKit

/// A row whose settings can be changed, and the code that makes it.
struct RowSample {
    let descriptor: RowDescriptor
    let row: any BaseRow & RowType
    private let factory: RowFactory
    private let fresh: any BaseRow & RowType

    /// Creates the row of a descriptor's example.
    init(_ descriptor: RowDescriptor, by factory: RowFactory) {
        self.descriptor = descriptor
        self.factory = factory
        fresh = descriptor.make()
        let tag = RowDescriptor.exampleTag(ofRow: descriptor.name)
        // If the example is invalid, the row is shown with its defaults.
        row = (try? factory.makeExample(of: descriptor, tag: tag)) ?? descriptor.make(tag: tag)
    }

    /// The settings and the value that differ from a new row's.
    var example: RowExample {
        var settings: [String: JSONValue] = [:]
        for setting in descriptor.settings {
            guard let value = try? setting.value(of: row),
                value != (try? setting.value(of: fresh))
            else { continue }
            settings[setting.name] = value
        }
        // A group has the values of its rows.
        let rows = descriptor.example.rows
        let value = rows.isEmpty && row.jsonValue != fresh.jsonValue ? row.jsonValue : nil
        return RowExample(settings: settings, rows: rows, value: value)
    }

    /// Swift code that makes the row.
    var swift: String { descriptor.swift(of: example, in: factory.registry) }

    /// A document with the row.
    var document: JSONValue {
        ["sections": [["rows": [descriptor.json(of: example)]]]]
    }

    /// Returns the reason why a setting cannot have a value together with the other settings, or
    /// nil if it can.
    func problem(with value: JSONValue, of setting: RowSetting) -> String? {
        var settings = example.settings
        settings[setting.name] = value
        do throws(RowFactoryError) {
            _ = try factory.make(descriptor.name, settings: settings)
            return nil
        } catch {
            return error.diagnostics.first?.message
        }
    }
}

extension BaseRow {
    /// The row's value as in a document, or nil if it is empty, secret or available only in Swift.
    var jsonValue: JSONValue? {
        keepsValueSecret ? nil : (try? documentValue()) ?? nil
    }
}
