/// An error of a value that a form was given before anybody filled it in.
package struct PresetError {
    /// The place of the value as documents have it, such as `sections[0].rows[1].value`.
    package let documentPlace: String
    /// The error, with its place by tag.
    package let error: ValidationError

    /// The place in the document and the message.
    package var documentLine: String { "\(documentPlace): \(error.message)" }
}

extension Form {
    /// Judges the values that are there, hidden ones too, by the rules and limits of their rows, and
    /// sections by the rules over them.
    ///
    /// What is still to be filled in is no error: rows without a value, boxes to check, sections
    /// with too few answers. Nothing is shown, rules that answer later are not asked, and rules over
    /// the form as a whole are not either.
    package func presetErrors() -> [PresetError] {
        update {
            conditions.settle()
            var errors: [PresetError] = []
            for (index, section) in allSections.enumerated() {
                let spot = DocumentSpot(section: index)
                for (place, row) in section.allElements.enumerated() {
                    errors += row.presetErrors(at: DocumentSpot(section: index, row: place))
                }
                errors += section.presetErrors(at: spot)
            }
            return errors
        }
    }
}

extension BaseRow {
    fileprivate final func presetErrors(at spot: DocumentSpot) -> [PresetError] {
        guard hasRules, !isNothing(untypedValue, allowsBlank: false) else { return [] }
        return validate(quietly: true).filter { $0.code != PhraseKey.accepted.id }.map { error in
            PresetError(
                documentPlace: spot.place.member(DocumentName.value.rawValue).path,
                error: error)
        }
    }
}

extension Section {
    fileprivate final func presetErrors(at spot: DocumentSpot) -> [PresetError] {
        var errors: [PresetError] = []
        if !answers.isEmpty {
            let tooFew = [PhraseKey.required.id, PhraseKey.minCount.id]
            errors = validate(quietly: true).filter { !tooFew.contains($0.code) }.map { error in
                PresetError(documentPlace: spot.place.path, error: error)
            }
        }
        // The row that is added brings its value along.
        if let section = self as? BaseMultivaluedSection, section.newRowDocument != nil,
            let row = section.multivaluedRowToInsertAt?(section.entries.count)
        {
            var spot = spot
            spot.member = [.multivalued, .newRow]
            let address = "\(address ?? placeName)[\(section.entries.count)]"
            errors += row.presetErrors(at: spot).map { preset in
                var error = preset.error
                error.place = address
                return PresetError(documentPlace: preset.documentPlace, error: error)
            }
        }
        return errors
    }
}
