extension ValidationError {
    /// Returns the error about a row or section, in the language of the form.
    ///
    /// - Parameter row: The row that formats dates and its limit, or nil to use the form's formats.
    func attributed(to tag: String?, in form: Form?, row: BaseRow? = nil) -> ValidationError {
        var error = localized(by: form?.currentPhrases ?? .english) { parameters in
            row.map(parameters.written(by:)) ?? parameters
        }
        error.tag = tag
        return error
    }
}

extension [String: Phrases.Argument] {
    /// Returns the parameters with dates and the number `limit` as text, formatted by the row.
    fileprivate func written(by row: BaseRow) -> Self {
        var written: Self = mapValues { argument in
            guard case .date(let date) = argument else { return argument }
            return .text(row.text(ofLimit: date))
        }
        switch self["limit"] {
        case .number(let limit)?: written["limit"] = .text(row.text(ofNumericLimit: limit))
        case .decimal(let limit)?: written["limit"] = .text(row.text(ofNumericLimit: limit))
        case .exact(let limit)?: written["limit"] = .text(row.text(ofNumericLimit: limit))
        case .text?, .date?, .duration?, nil: break
        }
        return written
    }
}
