import RowKit
import RowText

/// The form of a gallery page: a row, the code that makes it, and its settings.
final class RowPage: FormViewController {
    private let sample: RowSample
    private let editors: [SettingEditor]
    private let swift = CodeRow("swift")
    private let json = CodeRow("json")
    private var observation: FormObservation?

    /// Creates the page of a row.
    init(_ descriptor: RowDescriptor, by factory: RowFactory) {
        let sample = RowSample(descriptor, by: factory)
        self.sample = sample
        editors = descriptor.settings.inOrderOfInterest.compactMap { setting in
            guard let value = try? setting.value(of: sample.row) else { return nil }
            return SettingEditor(setting, value: value, by: factory)
        }
        super.init(form: Form())
        form.title = descriptor.name
        showsSubmitButton = false
        headerView = LabelView(descriptor.summary)
        form.append(Section([sample.row]))
        swift.title = "Swift"
        json.title = "JSON"
        form.append(Section([swift, json]))
        if !editors.isEmpty {
            let settings = Section(editors.map(\.row))
            settings.header = "Settings"
            form.append(settings)
        }
        for editor in editors {
            let setting = editor.setting
            editor.check { sample.problem(with: $0, of: setting) }
        }
        showCode()
        observation = form.onValueChange { [weak self] row, _, _ in self?.follow(row) }
    }

    /// Applies the settings, and shows the code that makes the row.
    private func follow(_ row: BaseRow) {
        if editors.contains(where: { $0.row === row }) {
            for editor in editors { apply(editor) }
            // The value may exceed a new limit, or may no longer be an option.
            sample.row.validate()
        } else if row !== sample.row {
            return
        }
        showCode()
    }

    private func apply(_ editor: SettingEditor) {
        guard let value = editor.value,
            value != (try? editor.setting.value(of: sample.row)),
            sample.problem(with: value, of: editor.setting) == nil
        else { return }
        try? editor.setting.set(value, of: sample.row)
        // A change of one limit can resolve an error of the other.
        editor.row.validate()
    }

    private func showCode() {
        swift.value = sample.swift
        json.value = String(sample.document.text.trimmed)
    }
}

extension [RowSetting] {
    /// The settings, with rarely used ones at the end.
    fileprivate var inOrderOfInterest: [RowSetting] {
        let rare = ["hiddenValue", "validationOptions"]
        return filter { !rare.contains($0.name) } + filter { rare.contains($0.name) }
    }
}
