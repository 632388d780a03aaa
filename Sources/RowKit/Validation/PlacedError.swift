/// An error with its place: a tag, or where a row or section without one stands.
package struct PlacedError {
    /// The tag, `guests[2]` in a multivalued section, `sections[0].rows[1]` elsewhere; that of the
    /// form is empty.
    package let place: String
    /// What is wrong.
    package let error: ValidationError

    /// Place and message.
    package var line: String { place.isEmpty ? error.message : "\(place): \(error.message)" }
}

extension Form {
    /// What the last runs of rules found wrong with what is visible now, each with its place, in
    /// the order of ``validate(includeHidden:includeDisabled:quietly:)``.
    package var placedErrors: [PlacedError] {
        var errors: [PlacedError] = []
        for section in self {
            let addresses = section.addresses
            for row in section {
                errors += row.validationErrors.map { error in
                    let place = row.tag ?? addresses[ObjectIdentifier(row)] ?? row.placeName
                    return PlacedError(place: place, error: error)
                }
            }
            errors += section.validationErrors.map { error in
                PlacedError(place: section.tag ?? section.placeName, error: error)
            }
        }
        return errors + ownErrors.map { PlacedError(place: "", error: $0) }
    }
}

extension Section {
    /// How rows are addressed by the section's tag, where they are.
    fileprivate final var addresses: [ObjectIdentifier: String] {
        guard let tag, let entries = (self as? BaseMultivaluedSection)?.entries else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: entries.enumerated().map { place, row in
                (ObjectIdentifier(row), "\(tag)[\(place)]")
            })
    }
}
