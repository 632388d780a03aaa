import RowKit

/// A host in the process of the form: it reads the changed views from the stage, and reuses the
/// drawing of a cell as long as the cell's revision stays the same.
struct DrawnHost {
    private struct Node {
        var kind: ViewKind
        var properties: [ViewProperty: JSONValue]
        var children: [ViewID]
    }

    private var nodes: [ViewID: Node] = [:]
    private var screens: [ViewID] = []
    private var drawings: [ViewID: (revision: Int, text: String)] = [:]
    /// The changes that could not be applied.
    private(set) var misfits: [ViewChange] = []
    /// The identifiers of cells whose drawing changed although their revision did not.
    private(set) var outdated: [ViewID] = []

    init(_ stage: FormStage) {
        for screen in stage.screens {
            insert(screen)
            screens.append(screen.id)
        }
    }

    /// The screens that the host shows.
    var shown: [ViewDescription] { screens.map(describe) }

    private func describe(_ id: ViewID) -> ViewDescription {
        guard let node = nodes[id] else { return ViewDescription(id: id, kind: .label) }
        return ViewDescription(
            id: id, kind: node.kind, properties: node.properties,
            children: node.children.map(describe))
    }

    /// Shows a view's control as it is after the user's action, before any patch.
    mutating func show(_ id: ViewID, as view: ViewDescription?) {
        if let view { nodes[id]?.properties = view.properties }
    }

    mutating func apply(_ changes: ViewChanges, of stage: FormStage) {
        var new: Set<ViewID> = []
        for change in changes.changes where !apply(change, of: stage, &new) {
            misfits.append(change)
        }
    }

    private mutating func apply(
        _ change: ViewChange, of stage: FormStage, _ new: inout Set<ViewID>
    ) -> Bool {
        switch change {
        case .set(let id, let properties):
            guard nodes[id] != nil, !new.contains(id), let view = stage.view(id) else {
                return false
            }
            let drawn = view.snapshot.properties
            for property in properties { nodes[id]?.properties[property] = drawn[property] }
            return true
        case .splice(let id, let property, let splice):
            guard nodes[id] != nil, !new.contains(id), let view = stage.view(id),
                case .array(let elements) = view.snapshot.properties[property] ?? [],
                case .array(var held) = nodes[id]?.properties[property] ?? [],
                splice.index + splice.removed <= held.count,
                held.count + splice.inserted - splice.removed == elements.count
            else { return false }
            let range = splice.index..<splice.index + splice.removed
            held.replaceSubrange(range, with: elements[splice.index...].prefix(splice.inserted))
            nodes[id]?.properties[property] =
                held.isEmpty && property == .shapes ? nil : .array(held)
            return true
        case .extend(let id, let shape, _):
            guard !new.contains(id), let view = stage.view(id),
                case .array(let shapes) = view.snapshot.properties[.shapes] ?? [],
                case .array(var held) = nodes[id]?.properties[.shapes] ?? [],
                shape < held.count, shapes.indices.contains(shape)
            else { return false }
            held[shape] = shapes[shape]
            nodes[id]?.properties[.shapes] = .array(held)
            return true
        case .insert(let id, let parent, let sibling):
            guard let view = stage.view(id), view.id == id, insert(view, noting: &new) else {
                return false
            }
            return put(id, into: parent, after: sibling)
        case .move(let id, let parent, let sibling):
            return take(id) && put(id, into: parent, after: sibling)
        case .remove(let id):
            guard take(id) else { return false }
            forget(id)
            return true
        case .focus(let id): return id.map { nodes[$0] != nil } ?? true
        case .reveal(let id): return nodes[id] != nil
        }
    }

    @discardableResult
    private mutating func insert(_ view: BaseView) -> Bool {
        var new: Set<ViewID> = []
        return insert(view, noting: &new)
    }

    private mutating func insert(_ view: BaseView, noting new: inout Set<ViewID>) -> Bool {
        let drawn = view.snapshot
        guard nodes[drawn.id] == nil else { return false }
        var children: [ViewID] = []
        var fits = true
        for child in view.children {
            children.append(child.id)
            if !insert(child, noting: &new) { fits = false }
        }
        nodes[drawn.id] = Node(kind: drawn.kind, properties: drawn.properties, children: children)
        new.insert(drawn.id)
        return fits
    }

    private mutating func forget(_ id: ViewID) {
        for child in nodes[id]?.children ?? [] { forget(child) }
        nodes[id] = nil
        drawings[id] = nil
    }

    private mutating func take(_ id: ViewID) -> Bool {
        if let index = screens.firstIndex(of: id) {
            screens.remove(at: index)
            return true
        }
        guard let parent = nodes.first(where: { $0.value.children.contains(id) })?.key else {
            return false
        }
        nodes[parent]?.children.removeAll { $0 == id }
        return true
    }

    private mutating func put(_ id: ViewID, into parent: ViewID, after sibling: ViewID?) -> Bool {
        var siblings = parent == .screens ? screens : nodes[parent]?.children ?? []
        guard parent == .screens || nodes[parent] != nil else { return false }
        if let sibling {
            guard let index = siblings.firstIndex(of: sibling) else { return false }
            siblings.insert(id, at: index + 1)
        } else {
            siblings.insert(id, at: 0)
        }
        if parent == .screens { screens = siblings } else { nodes[parent]?.children = siblings }
        return true
    }

    // MARK: Kept drawings

    /// Draws every cell, but keeps the drawing of one whose revision has not changed.
    mutating func drawCells(of stage: FormStage) {
        for cell in stage.screens.flatMap(\.sections).flatMap(\.rows) {
            let text = cell.textDrawing
            if let kept = drawings[cell.id], kept.revision == cell.revision, kept.text != text {
                outdated.append(cell.id)
            }
            drawings[cell.id] = (cell.revision, text)
        }
    }
}
