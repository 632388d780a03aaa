import PlainText
import SwiftSource

/// Finds the names of a plugin and its rows that a registry would reject, as far as the sources
/// determine them.
struct NameCheck {
    let target: TargetDeclarations
    let plugin: NamePath

    func diagnostics(of properties: [RowsProperty]) -> [Diagnostic] {
        pluginNames + properties.flatMap(rowNames)
    }

    private var pluginNames: [Diagnostic] {
        target.nameProperties.filter { target.resolve($0.owner, in: .top) == plugin }
            .compactMap { property in
                property.value.flatMap { RegistryName.problem(of: "the plugin \(plugin)", $0) }
                    .map { Diagnostic(property.place, $0) }
            }
    }

    private func rowNames(of property: RowsProperty) -> [Diagnostic] {
        guard case .literal(let elements) = property.value else { return [] }
        var names: Set<String> = []
        return elements.compactMap { element in
            guard let row = element.descriptor,
                let name = name(of: row, in: property.owner)
            else { return nil }
            if let problem = RegistryName.problem(of: "the row \(row.type)", name) {
                return Diagnostic(element.place, problem)
            }
            guard !names.insert(name).inserted else { return nil }
            return Diagnostic(
                element.place, RegistryName.twoRows(called: name, inPlugin: "\(plugin)"))
        }
    }

    /// Returns the name under which a row is registered, or nil if the sources do not determine it.
    private func name(of row: DescriptorCall, in owner: NamePath) -> String? {
        switch row.name {
        case .literal(let name): return name
        case .expression: return nil
        case .ofClass:
            // Another function can register the row under a different name.
            guard row.isInitializer else { return nil }
            let path = target.resolve(row.type, in: owner)
            let type = path.flatMap { target.declaration(of: $0, in: .top) }
            return type?.kind == .class ? path?.last : nil
        }
    }
}
