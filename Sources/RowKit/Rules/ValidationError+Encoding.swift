extension ValidationError: Encodable {
    private enum CodingKeys: String, CodingKey { case place, code, message }

    /// The place as a JSON Pointer (RFC 6901), which is empty for the form as a whole.
    ///
    /// It points into the JSON that a program submitted
    /// (``Form/submit(json:limits:clock:)-(JSONValue,_,_)``), or otherwise into the form's JSON:
    /// `/email`, or `/guests/1` for an entry. An error of a row
    /// that JSON cannot name, because neither the row nor its section has a tag, is about the form
    /// as a whole.
    public var pointer: String {
        if let submittedPointer { return submittedPointer }
        if let tag { return JSONPointer.text(of: tag) }
        guard let place, !place.hasPrefix("sections[") else { return "" }
        return DocumentPlace(tag: place).pointer
    }

    /// Writes an object with ``pointer`` as `place`, the `code`, and the `message`.
    ///
    /// The code of a custom rule is its identifier if it has one.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(pointer, forKey: .place)
        let isCustom = code == Phrases.Key.custom.id
        try members.encode(isCustom ? ruleID ?? code : code, forKey: .code)
        try members.encode(message, forKey: .message)
    }
}
