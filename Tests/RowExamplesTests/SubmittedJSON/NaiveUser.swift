import Foundation
import LocationRow
import RowKit
import RowLaws
import StandardRows
import SuggestionRow
import TokenRow
import UserInfoRow

@testable import RowExamples

/// The result of submitting JSON.
enum Verdict: Equatable {
    /// The form was submitted with these values.
    case accepted(JSONValue)
    /// The places with the codes of their errors, such as `/age: wrongType`.
    case refused(Set<String>)
}

/// Enters a JSON object in a form member by member, by actions on views, and submits the form.
///
/// Knows nothing of `Form.submit(json:)`: what is visible and enabled is what the driver sees, and
/// the types are those of a table.
final class NaiveUser {
    private let driver: FormDriver
    private let members: [String: JSONValue]
    private var pending: Set<String>
    private var errors: [(place: String, code: String)] = []
    private var refused: Set<String> = []
    /// What the driver shows of the rows since the last entry, or nil if it has not been read.
    private var rows: [String: DriverState.Presence]?

    init(_ members: [String: JSONValue], in controller: FormViewController) {
        driver = FormDriver(controller)
        driver.isExhaustive = false
        self.members = members
        pending = Set(members.keys)
        for section in driver.form.allSections where section.isExpanded == false {
            section.isExpanded = true
        }
    }

    private var form: Form { driver.form }

    nonisolated(nonsending) func verdict() async throws -> Verdict {
        var isNew = true
        while isNew {
            isNew = false
            for tag in tagsInOrder where pending.contains(tag) && obstacle(tag) == nil {
                pending.remove(tag)
                await enter(members[tag] ?? .null, tag)
                rows = nil
                isNew = true
            }
        }
        for (tag, json) in members where !refused.contains(tag) {
            // What was calculated may be sent back.
            if let calculated = calculated(tag) {
                let number = Self.number(calculated)
                if calculated == json || number != nil && number == Self.number(json) { continue }
            }
            if let obstacle = obstacle(tag) { refuse(tag, "/\(tag)", obstacle) }
        }
        driver.submit()
        await driver.advance(by: .seconds(3))
        for error in form.validationErrors where !isRefused(error) {
            errors.append((place(of: error), error.code))
        }
        guard errors.isEmpty else {
            return .refused(Set(errors.map { "\($0.place): \($0.code)" }))
        }
        return .accepted(try form.json(includeSecrets: true))
    }

    // MARK: Judging

    private var tagsInOrder: [String] {
        form.allSections.flatMap { section in
            (section.hasValue ? [section.tag].compactMap(\.self) : [])
                + section.allRows.compactMap(\.tag)
        }
    }

    /// Why nothing can be entered at a tag, or nil if something can.
    private func obstacle(_ tag: String) -> String? {
        if let section = form.sectionBy(tag: tag), section.hasValue {
            return section.isHidden ? "hidden" : nil
        }
        guard let row = form.rowBy(tag: tag) as BaseRow?, row.tag == tag else { return "unknown" }
        let rows = rows ?? driver.state.rows
        self.rows = rows
        switch rows[tag] {
        case .shown?, .collapsed?: break
        case .disabled?: return "disabled"
        case .hidden?, nil: return "hidden"
        }
        let isFixed = row is LabelRow || row is ButtonRow || row is UserInfoRow
        return isFixed || calculated(tag) != nil ? "readOnly" : nil
    }

    /// The value of a calculated row, or nil if it is not calculated.
    private func calculated(_ tag: String) -> JSONValue? {
        switch form.rowBy(tag: tag) as BaseRow? {
        case let row as RowOf<Int> where row.calculated != nil:
            row.value.map { .integer($0) } ?? .null
        case let row as RowOf<Double> where row.calculated != nil:
            row.value.map { value in Int(exactly: value).map { .integer($0) } ?? .number(value) }
                ?? .null
        case let row as RowOf<Bool> where row.calculated != nil:
            row.value.map { .bool($0) } ?? .null
        case let row as RowOf<String> where row.calculated != nil:
            row.value.map { .string($0) } ?? .null
        case let row as RowOf<Date> where row.calculated != nil:
            row.value.map { .string($0.formatted(.iso8601.year().month().day())) } ?? .null
        default: nil
        }
    }

    private func refuse(_ tag: String, _ place: String, _ code: String) {
        errors.append((place, code))
        refused.insert(tag)
    }

    private func isRefused(_ error: ValidationError) -> Bool {
        let tag = error.place.map { $0.prefix { $0 != "[" } } ?? ""
        // An entry may have an error beside another that was refused.
        guard error.place == String(tag) else {
            return errors.contains { $0.place == place(of: error) }
        }
        return refused.contains(String(tag))
    }

    private func place(of error: ValidationError) -> String {
        guard let place = error.place, !place.hasPrefix("sections[") else { return "" }
        return "/" + place.replacing("[", with: "/").replacing("]", with: "")
    }

    // MARK: Entering

    private nonisolated(nonsending) func enter(_ json: JSONValue, _ tag: String) async {
        switch form.sectionBy(tag: tag) as Section? {
        case let section as MultivaluedSection?: if let section { return enter(json, tag, section) }
        default: return choose(json, tag)
        }
        guard let row: BaseRow = form.rowBy(tag: tag) else { return }
        if let code = await enter(json, in: row, called: tag) { refuse(tag, "/\(tag)", code) }
    }

    /// Adds and deletes entries, and types into them.
    private func enter(_ json: JSONValue, _ tag: String, _ section: MultivaluedSection) {
        var elements: [JSONValue] = []
        switch json {
        case .null: break
        case .array(let list): elements = list
        default: return refuse(tag, "/\(tag)", "wrongType")
        }
        guard elements.count <= section.maximumCount ?? .max else {
            return refuse(tag, "/\(tag)", "maxCount")
        }
        while section.entries.count < elements.count { driver.add(tag) }
        while section.entries.count > elements.count {
            driver.delete("\(tag)[\(section.entries.count - 1)]")
        }
        for (index, element) in elements.enumerated() {
            switch element {
            case .string(let text): driver.type(text, into: "\(tag)[\(index)]")
            case .null: driver.type("", into: "\(tag)[\(index)]")
            default: errors.append(("/\(tag)/\(index)", "wrongType"))
            }
        }
    }

    /// Selects the rows of options until the chosen ones are those of the value.
    private func choose(_ json: JSONValue, _ tag: String) {
        guard let section = form.sectionBy(tag: tag) as? SelectableSection<ListCheckRow<String>>
        else { return }
        let isMultiple = section.selectionType == .multipleSelection
        var wanted: [JSONValue] = []
        switch json {
        case .null: break
        case .array(let list) where isMultiple: wanted = list
        case .array, .bool, .integer, .number, .object:
            return refuse(tag, "/\(tag)", "wrongType")
        case .string where isMultiple: return refuse(tag, "/\(tag)", "wrongType")
        case .string: wanted = [json]
        }
        let rows = section.compactMap { $0 as? ListCheckRow<String> }
        guard wanted.count <= rows.count else { return refuse(tag, "/\(tag)", "notOffered") }
        var chosen: Set<String> = []
        for (index, element) in wanted.enumerated() {
            let place = isMultiple ? "/\(tag)/\(index)" : "/\(tag)"
            guard case .string(let text) = element else {
                refuse(tag, place, element == .null ? "notOffered" : "wrongType")
                continue
            }
            let isOption = rows.contains { $0.selectableValue == text }
            if !isOption || !chosen.insert(text).inserted { refuse(tag, place, "notOffered") }
        }
        guard !refused.contains(tag) else { return }
        guard chosen.count <= section.selectionLimit ?? .max else {
            return refuse(tag, "/\(tag)", "maxCount")
        }
        for isDeselecting in [true, false] {
            for row in rows {
                let isWanted = chosen.contains(row.selectableValue ?? "")
                guard isWanted != row.isSelected, isWanted != isDeselecting else { continue }
                _ = driver.stage.receive(ViewEvent(row.cell.view.id, .press))
            }
        }
    }

    /// Enters a value in a row.
    ///
    /// - Returns: The code of the reason if that is impossible.
    private nonisolated(nonsending) func enter(
        _ json: JSONValue, in row: BaseRow, called name: String
    ) async -> String? {
        if json == .null {
            guard row.baseValue != nil else { return nil }
            return await clear(row, name)
        }
        switch (row, json) {
        case (is IntRow, .integer(let number)): driver.type("\(number)", into: name)
        case (is IntRow, .number(let number)):
            guard number.rounded() == number, number.magnitude < 0x1p53 else { return "wrongType" }
            driver.type("\(Int(number))", into: name)
        case (is DecimalRow, .integer(let number)): driver.type("\(number)", into: name)
        case (is DecimalRow, .number(let number)):
            driver.type(number.formatted(.number.grouping(.never)), into: name)
        case (is any FieldRowConformance, .string(let text))
        where !(row is IntRow || row is DecimalRow):
            driver.type(text, into: name)
            await driver.advance(by: .zero)
        case (is SwitchRow, .bool(let isOn)), (is CheckRow, .bool(let isOn)):
            driver.toggle(name, isOn)
        case (let row as SliderRow, let json): return set(json, row.minimum, row.maximum, name)
        case (let row as StepperRow, let json): return set(json, row.minimum, row.maximum, name)
        case (is any DateRowKind, let json): return chooseDate(json, row, name)
        case (is SegmentedRow<String>, .string(let text)),
            (is PickerInputRow<String>, .string(let text)):
            return choose(text, in: name)
        case (is PickerInlineRow<String>, .string(let text)):
            driver.expand(name)
            defer { driver.collapse(name) }
            return choose(text, in: "\(name):inline")
        // A press of what is chosen already would take it back.
        case (let row as PushRow<String>, .string(let text)) where row.value == text: break
        case (is PushRow<String>, .string(let text)):
            return await pick([text], on: name) { (row as? PushRow<String>)?.options ?? [] }
        case (is MultipleSelectorRow<String>, .array(let elements)):
            var texts: [String] = []
            for case .string(let text) in elements { texts.append(text) }
            guard texts.count == elements.count else { return "wrongType" }
            guard Set(texts).count == texts.count else { return "notOffered" }
            return await pick(texts, on: name) {
                (row as? MultipleSelectorRow<String>)?.options ?? []
            }
        // A map, tokens, and rows with screens or fields of their own are compared by the type and
        // the rules of their values alone.
        case (_, _) where Self.isComparedByModel(row):
            guard (try? row.setDocumentValue(json)) != nil else { return "wrongType" }
            if json == [] { row.baseValue = nil }
        default: return "wrongType"
        }
        return nil
    }

    /// Whether the driver cannot express every value of a row.
    static func isComparedByModel(_ row: BaseRow) -> Bool {
        row is LocationRow || row is TokenAccessoryRow<String> || row is TokenTableRow<String>
            || row is CityRow || row is DoubleTextFieldRow
    }

    private nonisolated(nonsending) func clear(_ row: BaseRow, _ name: String) async -> String? {
        switch row {
        case is SwitchRow, is CheckRow, is SliderRow: return "required"
        case is any FieldRowConformance: driver.type("", into: name)
        case let row as StepperRow:
            _ = driver.stage.receive(ViewEvent(row.cell.stepper.id, .type("", caret: 0)))
        case is SegmentedRow<String>, is PickerInputRow<String>:
            let count = driver.findings.count
            driver.choose(in: name)
            return driver.findings.count > count ? "required" : nil
        default: row.baseValue = nil
        }
        return nil
    }

    private func set<Number: BinaryFloatingPoint>(
        _ json: JSONValue, _ minimum: Number, _ maximum: Number, _ name: String
    ) -> String? {
        let number: Double
        switch json {
        case .integer(let integer): number = Double(integer)
        case .number(let fraction): number = fraction
        default: return "wrongType"
        }
        guard Number(number).isFinite else { return "wrongType" }
        // The control cannot be set to it, so the row keeps what it had.
        if number < Double(minimum) { return "greaterOrEqual" }
        if number > Double(maximum) { return "smallerOrEqual" }
        driver.set(name, to: number)
        return nil
    }

    /// Chooses an option of a control by its text.
    private func choose(_ text: String, in name: String) -> String? {
        guard let choice = firstChoice(in: driver.view(name)),
            let option = choice.options.first(where: { $0.title == text && $0.isEnabled })
        else { return "notOffered" }
        driver.choose(option.key, in: name)
        return nil
    }

    private func firstChoice(in view: BaseView?) -> ChoiceView? {
        if let choice = view as? ChoiceView { return choice }
        var found: ChoiceView?
        view?.forEachChild { found = found ?? firstChoice(in: $0) }
        return found
    }

    /// Picks options on the screen that a row opens.
    private nonisolated(nonsending) func pick(
        _ texts: [String], on name: String, among options: () -> [String]
    ) async -> String? {
        driver.select(name)
        await driver.advance(by: .seconds(1))
        defer { if driver.state.screens.count > 1 { driver.dismiss() } }
        let options = options()
        guard texts.allSatisfy(options.contains) else { return "notOffered" }
        for text in Set(texts) {
            driver.select("\(name)>#:0:\(options.firstIndex(of: text) ?? 0)")
        }
        return nil
    }

    // MARK: Dates

    private func chooseDate(_ json: JSONValue, _ row: BaseRow, _ name: String) -> String? {
        let isInline = row is any InlineRowType
        let text: String
        if row is CountDownRow || row is CountDownInlineRow || row is CountDownPickerRow {
            guard let number = Self.number(json) else { return "wrongType" }
            // No clock shows as many hours.
            guard let seconds = Int(exactly: number.rounded(.towardZero)) else {
                return "notOffered"
            }
            let minutes = seconds / 60
            text = String(format: "%02d:%02d", minutes / 60, minutes % 60)
        } else {
            guard case .string(let date) = json, let moment = Self.moment(date) else {
                return "wrongType"
            }
            text = Self.text(of: moment, row, form.phrases.formats.timeZone)
        }
        if isInline { driver.expand(name) }
        driver.chooseDate(text, in: isInline ? "\(name):inline" : name)
        if isInline { driver.collapse(name) }
        return nil
    }

    private static func number(_ json: JSONValue) -> Double? {
        switch json {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    private static func moment(_ text: String) -> Date? {
        (try? Date(text, strategy: .iso8601))
            ?? (text.count == 10 ? try? Date(text + "T00:00:00Z", strategy: .iso8601) : nil)
    }

    private static func text(of moment: Date, _ row: BaseRow, _ zone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: moment)
        let day = String(
            format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
        let time = String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
        switch row {
        case is TimeRow, is TimeInlineRow, is TimePickerRow: return time
        case is DateTimeRow, is DateTimeInlineRow, is DateTimePickerRow: return "\(day)T\(time)"
        default: return day
        }
    }
}

/// The rows in which a date or a duration is chosen.
private protocol DateRowKind: BaseRow {}
extension DateRow: DateRowKind {}
extension TimeRow: DateRowKind {}
extension DateTimeRow: DateRowKind {}
extension CountDownRow: DateRowKind {}
extension DateInlineRow: DateRowKind {}
extension TimeInlineRow: DateRowKind {}
extension DateTimeInlineRow: DateRowKind {}
extension CountDownInlineRow: DateRowKind {}
extension DatePickerRow: DateRowKind {}
extension TimePickerRow: DateRowKind {}
extension DateTimePickerRow: DateRowKind {}
extension CountDownPickerRow: DateRowKind {}
