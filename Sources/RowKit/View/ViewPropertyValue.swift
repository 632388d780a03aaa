/// A value of a view's property, which can be written as JSON.
protocol ViewPropertyValue {
    var json: JSONValue { get }
}

extension ViewPropertyValue where Self: RawRepresentable, RawValue == String {
    var json: JSONValue { .string(rawValue) }
}

extension Bool: ViewPropertyValue {
    var json: JSONValue { .bool(self) }
}

extension Int: ViewPropertyValue {
    var json: JSONValue { .integer(self) }
}

extension Double: ViewPropertyValue {
    /// An integer if the number is whole, or null if the number is not finite, which JSON cannot
    /// represent.
    var json: JSONValue {
        isFinite ? Int(exactly: self).map { .integer($0) } ?? .number(self) : .null
    }
}

extension String: ViewPropertyValue {
    var json: JSONValue { .string(self) }
}

extension Array: ViewPropertyValue where Element: ViewPropertyValue {
    var json: JSONValue { .array(map(\.json)) }
}

extension JSONValue {
    /// Creates an object from the members that are not nil.
    init(members: KeyValuePairs<String, JSONValue?>) {
        var object: [String: JSONValue] = [:]
        for (name, value) in members { object[name] = value }
        self = .object(object)
    }
}

extension BaseView.Role: ViewPropertyValue {}

extension RowColor: ViewPropertyValue {
    /// `"systemRed"`, `"#RRGGBB"`, or `"#RRGGBBAA"` if the colour is translucent.
    var json: JSONValue { .string(text) }
}

extension RowFont: ViewPropertyValue {
    var json: JSONValue {
        let size: JSONValue =
            switch size {
            case .style(let style): .string(style.rawValue)
            case .points(let points): points.json
            }
        return JSONValue(members: [
            "size": size, "bold": isBold ? true : nil, "italic": isItalic ? true : nil,
        ])
    }
}

extension RowImage: ViewPropertyValue {
    var json: JSONValue {
        switch self {
        case .symbol(let name): ["symbol": .string(name)]
        case .url(let address): ["url": .string(address)]
        }
    }
}
