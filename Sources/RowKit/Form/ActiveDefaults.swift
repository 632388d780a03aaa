/// The defaults of one form, which looks up the settings and listeners of each row class once and
/// orders them from superclass to subclass.
final class ActiveDefaults {
    let defaults: Form.Defaults
    private var settings: [ObjectIdentifier: [DefaultSetting]] = [:]
    private var listeners: [ObjectIdentifier: [DefaultListener]] = [:]

    init(_ defaults: Form.Defaults) { self.defaults = defaults }

    var haveListeners: Bool { !defaults.listeners.isEmpty }

    /// Applies the defaults to the properties that the row's author did not set.
    func apply(to row: BaseRow, report: (Form.Problem) -> Void) {
        // Remove the defaults of a form that was released while the row lived on.
        takeOff(row)
        guard !defaults.settings.isEmpty else { return }
        defer { row.settingWriter = .author }
        for setting in settings(for: type(of: row)) {
            row.settingWriter = .defaults(wasOffered: false)
            let undo = setting.apply(row)
            if case .defaults(wasOffered: true) = row.settingWriter {
                row.appliedDefaults.append(undo)
            } else {
                undo(row)
                report(
                    Form.Problem(
                        .notASetting, at: "defaults",
                        "\(setting.name) is neither a @Setting nor a @Hook, "
                            + "so it can have no default"))
            }
        }
    }

    /// Restores the row's previous settings, except those that its author has set since.
    func takeOff(_ row: BaseRow) {
        guard !row.appliedDefaults.isEmpty else { return }
        row.settingWriter = .defaults(wasOffered: false)
        defer { row.settingWriter = .author }
        for undo in row.appliedDefaults.reversed() { undo(row) }
        row.appliedDefaults = []
    }

    /// Runs the default listeners for an event of a row.
    func notify(_ event: RowEvent, of row: BaseRow) {
        guard haveListeners else { return }
        for listener in listeners(for: type(of: row)) where listener.event == event {
            listener.run(row)
        }
    }

    /// The default listeners for an event of a row, from superclass to subclass.
    func listeners(to event: RowEvent, of row: BaseRow) -> [DefaultListener] {
        guard haveListeners else { return [] }
        return listeners(for: type(of: row)).filter { $0.event == event }
    }

    func hasListeners(to event: RowEvent, of row: BaseRow) -> Bool {
        haveListeners && listeners(for: type(of: row)).contains { $0.event == event }
    }

    private func settings(for rowType: BaseRow.Type) -> [DefaultSetting] {
        if let known = settings[ObjectIdentifier(rowType)] { return known }
        let found = fromGeneralToSpecial(defaults.settings, for: rowType, by: \.rows)
        settings[ObjectIdentifier(rowType)] = found
        return found
    }

    private func listeners(for rowType: BaseRow.Type) -> [DefaultListener] {
        if let known = listeners[ObjectIdentifier(rowType)] { return known }
        let found = fromGeneralToSpecial(defaults.listeners, for: rowType, by: \.rows)
        listeners[ObjectIdentifier(rowType)] = found
        return found
    }
}

/// The entries for a class and its superclasses, with superclasses first.
///
/// Entries for the same class keep their order.
private func fromGeneralToSpecial<Entry>(
    _ entries: [Entry], for rowType: BaseRow.Type, by rows: (Entry) -> RowClass
) -> [Entry] {
    let matching = entries.filter { rows($0).includes(rowType) }
    // The matching classes form one line of inheritance, so the more of them a class inherits from,
    // the more specific it is.
    let depths = matching.map { entry in
        matching.count { rows($0).includes(rows(entry).type) }
    }
    return zip(matching, depths).enumerated()
        .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
        .map(\.element.0)
}
