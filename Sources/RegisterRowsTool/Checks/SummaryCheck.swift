import SwiftSource

/// Finds the summaries of rows whose descriptors have none, in the first sentences of their class
/// comments.
struct SummaryCheck {
    let target: TargetDeclarations
    let plugin: NamePath

    /// The rows of a plugin without stated summaries.
    var summaries: [RowSummary] {
        calls.compactMap { call, _ in
            guard let row = target.rowClass(of: call, in: plugin), let text = row.summary()
            else { return nil }
            return RowSummary(type: call.typeText, text: text, condition: row.condition)
        }
    }

    /// An error for each class that has neither a stated summary nor a comment.
    var diagnostics: [Diagnostic] {
        calls.compactMap { call, place in
            guard let row = target.rowClass(of: call, in: plugin), row.summary() == nil
            else { return nil }
            return Diagnostic(
                place,
                "the row \(call.type) has no comment; its first sentence describes the row to form authors:",
                paste: ["/// Asks for a number of stars."])
        }
    }

    private var calls: [(DescriptorCall, SourcePlace)] {
        var types: Set<String> = []
        return target.rows.filter { target.resolve($0.owner, in: .top) == plugin }
            .flatMap { property -> [RowsProperty.Element] in
                if case .literal(let elements) = property.value { elements } else { [] }
            }
            .compactMap { element in
                guard let call = element.descriptor, call.isInitializer, !call.statesSummary,
                    types.insert(call.typeText).inserted
                else { return nil }
                return (call, element.place)
            }
    }
}

struct RowSummary {
    /// The class with its generic arguments.
    let type: String
    let text: String
    /// The condition of the `#if` around the class, or nil if there is none.
    let condition: String?
}

extension TargetDeclarations {
    /// Returns the class of this target that a descriptor names, or nil if there is none.
    func rowClass(of call: DescriptorCall, in scope: NamePath) -> TypeDeclaration? {
        resolve(call.type, in: scope).flatMap { path in
            declarations(of: path).first { $0.kind == .class }
        }
    }
}
