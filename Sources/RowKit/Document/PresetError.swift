/// An error in a value that a form has before the user fills it in.
package struct PresetError {
    /// The place of the value in the document, such as `sections[0].rows[1].value`.
    package let documentPlace: String
    /// The error, whose place is given by tags.
    package let error: ValidationError

    /// The place in the document and the message.
    package var documentLine: String { "\(documentPlace): \(error.message)" }

    /// The error as a problem of the document.
    var diagnostic: DocumentDiagnostic {
        DocumentDiagnostic(.invalid, at: DocumentPlace(path: documentPlace), error.message)
    }
}

extension Form {
    /// Validates the values that the form already has, including hidden ones, with the rules and
    /// limits of their rows, and validates sections with their own rules.
    ///
    /// Missing input is not an error: rows without a value, required boxes that are not checked,
    /// and sections with too few answers. No errors are shown, and neither asynchronous rules nor
    /// rules of the form as a whole run.
    package func presetErrors() -> [PresetError] {
        update {
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
    /// Validates the value that the row already has; see ``Form/presetErrors()``.
    final func presetErrors(at spot: DocumentSpot) -> [PresetError] {
        if self is any RowGroup {
            return family.inner.enumerated().flatMap { index, part in
                part.row.presetErrors(at: spot.part(index))
            }
        }
        // A value that an expression decides follows from what the user will enter.
        guard isValidated, decidedValue == .never, !isBlank(untypedValue, allowsBlank: false) else {
            return []
        }
        let place = spot.place.member(DocumentName.value.rawValue).path
        let ownLength = address?.count ?? 0
        return validate(quietly: true).filter { $0.code != Phrases.Key.accepted.id }.map { error in
            // The place of an error of an inner row continues with the names of parts.
            let parts = error.place?.dropFirst(ownLength) ?? ""
            return PresetError(documentPlace: place + parts, error: error)
        }
    }
}

extension Section {
    /// Validates the values that the section and its new rows already have; see
    /// ``Form/presetErrors()``.
    final func presetErrors(at spot: DocumentSpot) -> [PresetError] {
        var errors: [PresetError] = []
        if !answers.isEmpty {
            let tooFew = [Phrases.Key.required.id, Phrases.Key.minCount.id]
            errors = validate(quietly: true).filter { !tooFew.contains($0.code) }.map { error in
                PresetError(documentPlace: spot.place.path, error: error)
            }
        }
        // A new row may already have a value.
        if let section = self as? BaseMultivaluedSection, section.newRowDocument != nil,
            let row = section.multivaluedRowToInsertAt?(section.entries.count)
        {
            var spot = spot
            spot.member = [.multivalued, .newRow]
            // The row is in no section, so this is its address.
            row.storedTag = "\(address ?? placeName)[\(section.entries.count)]"
            errors += row.presetErrors(at: spot)
        }
        return errors
    }
}
