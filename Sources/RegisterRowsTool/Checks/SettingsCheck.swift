import PlainText
import SwiftSource

/// Checks the settings that the classes of a target declare, and collects them by class.
struct SettingsCheck {
    let target: TargetDeclarations

    /// The classes with their settings, in the order of the sources.
    ///
    /// A class declared several times under different conditions is listed once for each. Settings
    /// that are less visible than their class are private state of the row and are left out, as are
    /// classes that only their file can use.
    var classes: [DeclaredSettings] {
        var known: Set<NamePath> = []
        let owners = target.settings.map(\.owner).filter { known.insert($0).inserted }
        return owners.filter { target.hider(of: $0, from: .module) == nil }.flatMap { path in
            let classes = target.declarations(of: path).filter { $0.kind == .class }
            return classes.compactMap { owner in
                let properties = target.settings.filter { setting in
                    let isHere =
                        classes.count == 1
                        || ConditionStack.holds(owner.condition, where: setting.condition)
                    return setting.owner == path && isHere
                        && setting.access >= max(owner.access ?? .module, .module)
                }
                return properties.isEmpty
                    ? nil : DeclaredSettings(owner: owner, properties: properties)
            }
        }
    }

    var diagnostics: [Diagnostic] {
        classes.flatMap { settings in
            settings.properties.flatMap { check($0, in: settings) } + missingOverride(of: settings)
        }
    }

    private func check(_ setting: SettingProperty, in all: DeclaredSettings) -> [Diagnostic] {
        var found: [Diagnostic] = []
        if setting.summary() == nil {
            found.append(
                Diagnostic(
                    setting.place,
                    "the setting \(setting.name) has no comment; its first sentence describes it "
                        + "to form authors:",
                    paste: ["/// How many stars there are."]))
        }
        if setting.condition != all.owner.condition {
            found.append(
                Diagnostic(
                    setting.place,
                    "the setting \(setting.name) is inside `#if`; move it out, so that its class "
                        + "has the same settings everywhere"))
        }
        if let limit = setting.attribute.limit, all.limited(limit) == nil {
            let names = all.properties.map(\.name)
            found.append(
                names.contains(limit)
                    ? Diagnostic(
                        setting.place,
                        "\(limit) is the limit of \(setting.name), so it must be `@Limited`, too")
                    : Diagnostic(
                        setting.place,
                        UnknownName.text(
                            "\(all.owner.path) declares no setting \(limit), which limits "
                                + setting.name,
                            suggestion: NearestName.of(limit, in: names), available: names)))
        }
        return found
    }

    /// An error if a public class inherits another row class's `settings` and does not append its
    /// own.
    private func missingOverride(of settings: DeclaredSettings) -> [Diagnostic] {
        guard !settings.inheritsFromRow, target.isPublic(settings.owner.path),
            !target.listers.contains(settings.owner.path)
        else { return [] }
        let name = settings.owner.path.last
        return [
            Diagnostic(
                settings.owner.place,
                "\(settings.owner.path) declares settings and inherits those of another class; add "
                    + "to it:",
                paste: [
                    "\(settings.owner.isFinal ? "public" : "open") override class var settings: "
                        + "[RowSetting] {",
                    "    super.settings + declaredSettings(of: \(name).self)",
                    "}",
                ])
        ]
    }
}

/// A class and the settings that it declares, in order.
struct DeclaredSettings {
    let owner: TypeDeclaration
    let properties: [SettingProperty]

    /// Whether the class inherits directly from RowKit's row class, so that an extension can list
    /// its settings.
    var inheritsFromRow: Bool {
        owner.inherited.first.map { ["Row", "RowOf"].contains($0.last) } ?? false
    }

    /// Returns the `@Limited` setting with a name, or nil if there is none.
    func limited(_ name: String) -> SettingProperty? {
        properties.first { $0.name == name && $0.attribute.isLimited }
    }
}
