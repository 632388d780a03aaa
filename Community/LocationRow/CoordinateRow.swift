import RowKit
import StandardRows

/// A field for a latitude or a longitude, in any notation.
///
/// A whole place can be typed or pasted into either field.
final class CoordinateRow: _DecimalRow<DecimalCell>, RowType {
    /// The axis of the field's coordinate.
    var axis = CoordinateAxis.latitude
    /// Called when the user has typed both coordinates of a place.
    var onPlace: ((Location) -> Void)?

    required init(tag: String?) {
        super.init(tag: tag)
        // The keyboard must have letters and signs.
        preset {
            keyboard = .text
            autocorrects = false
            minimumFractionDigits = 0
        }
    }

    override func value(from text: String) -> Double? {
        if let degrees = try? reader.degrees(from: text, on: axis) { return degrees }
        guard let place = try? reader.location(from: text) else { return nil }
        return axis == .latitude ? place.latitude : place.longitude
    }

    override func refusal(ofText text: String) -> ValidationError {
        let isLatitude = axis == .latitude
        let example = phrases.formats.string(
            for: isLatitude ? -34.9011 : -56.1645, style: .decimal(0...4).ungrouped)
        let notation = ValidationError(
            isLatitude ? .locationRowLatitudeNotation : .locationRowLongitudeNotation,
            ["example": .text(example)])
        return problem(in: text).error(notation: notation)
    }

    /// Returns the reason why a text is neither the row's coordinate nor a place.
    private func problem(in text: String) -> CoordinateProblem {
        do throws(CoordinateProblem) {
            _ = try reader.degrees(from: text, on: axis)
        } catch {
            if error != .notation { return error }
        }
        do throws(CoordinateProblem) {
            _ = try reader.location(from: text)
            return .notation
        } catch {
            return error
        }
    }

    override func didType() {
        super.didType()
        guard (try? reader.degrees(from: fieldText, on: axis)) == nil,
            let place = try? reader.location(from: fieldText)
        else { return }
        onPlace?(place)
    }

    private var reader: CoordinateReader { CoordinateReader(phrases.formats) }
}
