// Settings that rows pass to the views in their cells. In documents, they are the names of their
// cases.
extension TextInputView.Keyboard: DocumentValue {}
extension TextInputView.ReturnKey: DocumentValue {}
extension TextInputView.Capitalization: DocumentValue {}
extension ButtonView.Style: DocumentValue {}
extension LabelView.Alignment: DocumentValue {}

extension ColorView.Swatch: DocumentValue {
    /// The swatch with its name and its colour.
    public var swiftExpression: String? {
        color.swiftExpression.map { ".init(\(name.debugDescription), \($0))" }
    }

    /// An object with a name and a colour: `{"name": "Sky", "color": "#87CEEB"}`.
    public static var documentSchema: JSONValue {
        [
            "type": "object",
            "properties": [
                "name": String.documentSchema, "color": RowColor.documentSchema,
            ],
            "required": ["name", "color"], "additionalProperties": false,
        ]
    }
}
