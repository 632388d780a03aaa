/// The rows and sections that errors are about, and their places in submitted JSON.
struct SubmittedPlaces {
    /// A row or a section.
    private struct Place {
        let target: AnyObject
        let rank: Int
        let pointer: String
        /// The rows around a row and its section.
        let owners: [ObjectIdentifier]
    }

    /// The rows and sections by the places that errors have.
    private var places: [String: Place] = [:]
    private var ranks: [ObjectIdentifier: Int] = [:]
    /// The pointers of entered rows.
    private let entered: [ObjectIdentifier: String]

    init(_ form: Form, _ entered: [ObjectIdentifier: String]) {
        self.entered = entered
        for section in form.allSections {
            let pointer = section.hasValue ? section.storedTag.map(JSONPointer.text) : nil
            let multivalued = section as? BaseMultivaluedSection
            var count = 0
            for row in section.allRows {
                var place = pointer
                if let pointer, multivalued?.isElement(row) == true {
                    place = "\(pointer)/\(count)"
                    count += 1
                }
                add(row, at: row.storedTag.map(JSONPointer.text) ?? place ?? "", in: [section])
            }
            // The errors of a section follow those of its rows.
            guard let address = section.address else { continue }
            note(section, address, at: pointer ?? "", in: [])
        }
    }

    private mutating func add(_ row: BaseRow, at pointer: String, in owners: [AnyObject]) {
        let pointer = entered[ObjectIdentifier(row)] ?? pointer
        if let address = row.address { note(row, address, at: pointer, in: owners) }
        for part in row.family.inner {
            add(part.row, at: pointer + JSONPointer.text(of: part.part), in: owners + [row])
        }
    }

    private mutating func note(
        _ target: AnyObject, _ address: String, at pointer: String, in owners: [AnyObject]
    ) {
        let rank = ranks.count
        ranks[ObjectIdentifier(target)] = rank
        places[address] = Place(
            target: target, rank: rank, pointer: pointer,
            owners: owners.map { ObjectIdentifier($0) })
    }

    /// Whether an error is about one of some rows and sections, or about a row in one of them.
    func isPart(_ error: ValidationError, of targets: Set<ObjectIdentifier>) -> Bool {
        guard let place = place(of: error) else { return false }
        return targets.contains(ObjectIdentifier(place.target))
            || place.owners.contains(where: targets.contains)
    }

    /// The position of a row or section in the order of errors; other errors come last.
    func rank(of target: AnyObject?) -> Int {
        target.flatMap { ranks[ObjectIdentifier($0)] } ?? ranks.count
    }

    /// The position of an error; those of the form come last.
    func rank(of error: ValidationError) -> Int { place(of: error)?.rank ?? ranks.count + 1 }

    /// Returns an error with its pointer.
    func placed(_ error: ValidationError) -> ValidationError {
        var error = error
        error.submittedPointer = place(of: error)?.pointer ?? ""
        return error
    }

    /// Returns errors with their pointers.
    func placed(_ errors: [ValidationError]) -> [ValidationError] { errors.map { placed($0) } }

    private func place(of error: ValidationError) -> Place? { error.place.flatMap { places[$0] } }
}
