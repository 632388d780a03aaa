import RowKit

/// Writes values that the form set in the control that the user is editing.
extension PatchWriter {
    /// Writes the value that the form set in a control while the user is editing it.
    mutating func writeValue(of id: ViewID, _ properties: [ViewProperty]) {
        guard let view = stage.view(id), let value = view.controlValue(after: properties) else {
            return
        }
        operation {
            $0.raw("\"value\",")
            $0.string(id.text)
            $0.raw(",")
            $0.value(value)
        }
    }

    /// Writes the characters that the form selected in a text input, in units of UTF-16.
    mutating func writeSelection(of id: ViewID) {
        guard let field = stage.view(id) as? TextInputView, let range = field.movedSelection else {
            return
        }
        operation {
            $0.raw("\"select\",")
            $0.string(id.text)
            $0.raw(",")
            $0.number(field.text.scriptOffset(of: range.lowerBound))
            $0.raw(",")
            $0.number(field.text.scriptOffset(of: range.upperBound))
        }
    }
}

extension BaseView {
    /// The value of the view's control, or nil if it is not among the changed properties.
    fileprivate func controlValue(after properties: [ViewProperty]) -> JSONValue? {
        let (property, value): (ViewProperty, JSONValue)
        switch self {
        case let field as TextFieldView where field.isSecure:
            (property, value) = (.isFilled, .bool(field.isFilled))
        case let field as TextInputView: (property, value) = (.text, .string(field.text))
        case let toggle as ToggleView: (property, value) = (.isOn, .bool(toggle.isOn))
        case let number as NumberInputView:
            property = properties.contains(.typedText) ? .typedText : .value
            value = .string(number.typedText ?? number.value.plainText)
        case let date as DateView:
            (property, value) = (.value, .string(date.date.map(date.mode.shown) ?? ""))
        case let choice as ChoiceView:
            (property, value) = (.selection, .array(choice.selection.map { .string($0) }))
        case let color as ColorView where color.swatches.isEmpty:
            (property, value) = (.value, color.color?.hexadecimal.map { .string($0) } ?? .null)
        default: return nil
        }
        return properties.contains(property) ? value : nil
    }
}

extension String {
    /// Returns the offset of a character in the control's text, in which each line break is one
    /// unit.
    fileprivate func scriptOffset(of place: Int) -> Int {
        prefix(place).reduce(0) { $0 + ($1 == "\r\n" ? 1 : $1.utf16.count) }
    }
}
