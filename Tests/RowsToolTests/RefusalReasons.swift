@testable import RowKit

/// Whether JSON Schema can express why a form rejected its values.
struct RefusalReasons {
    let form: Form

    func areExpressible(_ error: ValidationError) -> Bool {
        guard let place = error.place, let row = form.rowBy(tag: place) else {
            return isExpressible(error, of: error.tag.flatMap(form.sectionBy(tag:)))
        }
        // A blank entry is left out of its section's array.
        if row.baseValue == nil, place.hasSuffix("]") { return false }
        let text = row.baseValue as? String
        let scalars = text.map { Array($0.unicodeScalars) } ?? []
        // Text in which each code point is a character.
        let isPlain = scalars.allSatisfy { $0.isASCII && $0 != "\r" }
        switch error.code {
        case "required", "accepted", "notOffered": return true
        case "minCount", "maxCount": return isPlain
        case "greaterThan", "greaterOrEqual", "smallerThan", "smallerOrEqual":
            return row.baseValue is Int || row.baseValue is Double || row.baseValue is Float
        case "minLength", "maxLength", "exactLength": return isPlain
        case "pattern": return error.parameters["pattern"] != .text(RandomDocument.unshared)
        case "email": return text?.contains("@") == false
        // A web address, the order of dates, and the value of another row.
        default: return false
        }
    }

    /// Whether a rule of a section counts its entries.
    ///
    /// The section's minimum also counts blank entries.
    private func isExpressible(_ error: ValidationError, of section: Section?) -> Bool {
        guard let section, error.code == "maxCount" || error.code == "minCount" else {
            return false
        }
        return section.ruleSet.all.contains { rule in
            switch rule.base {
            case let rule as RuleMinCount<Section>: section.answers.count < rule.minCount
            case let rule as RuleMaxCount<Section>: section.answers.count > rule.maxCount
            default: false
            }
        }
    }
}
