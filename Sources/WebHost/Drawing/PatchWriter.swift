import RowKit

/// Writes changes of views as the operations that the client performs, in order.
///
/// Rows, sections and screens are inserted, moved and removed individually. If only the error of a
/// row with a text field changes, as it can with each key, it is sent alone. Any other change
/// redraws its unit: the row, or a part of a section or screen. The client then changes only what
/// differs.
struct PatchWriter {
    let stage: FormStage
    private let place: PagePlace
    private var json = JSONWriter()
    private var isFirst = true
    private var units: [Unit] = []
    private var known: Set<Unit> = []
    private var inserted: Set<ViewID> = []
    /// Whether a screen was inserted or removed.
    private var isStackChanged = false
    /// The popups whose items are sent.
    private var popups: [ListView] = []
    /// The popups of which only the highlight has changed.
    private var highlighted: [ListView] = []
    /// The rows with a text field of which only the error has changed.
    private var erroneous: [CellView] = []

    /// A part of the page that is drawn as a whole.
    enum Unit: Hashable {
        case row(ViewID), head(ViewID), foot(ViewID)
        case items(ViewID)
        case bar(ViewID), above(ViewID), actions(ViewID), summary(ViewID)
    }

    /// The screen whose errors are listed.
    private let summarized: ViewID?

    private init(_ stage: FormStage, _ place: PagePlace, _ summarized: ViewID?) {
        (self.stage, self.place, self.summarized) = (stage, place, summarized)
    }

    /// Returns the operations for changes, as a JSON array.
    ///
    /// - Parameters:
    ///   - place: The place of the form on the page that receives the operations.
    ///   - summarized: The screen whose errors are listed, or nil if none are.
    static func operations(
        for changes: ViewChanges, of stage: FormStage, at place: PagePlace = .page,
        summarizing summarized: ViewID?
    ) -> JSONWriter {
        var writer = PatchWriter(stage, place, summarized)
        writer.json.raw("[")
        writer.write(changes)
        writer.json.raw("]")
        return writer.json
    }

    private mutating func write(_ changes: ViewChanges) {
        for change in changes.changes { writeStructure(change) }
        if isStackChanged { coverScreens() }
        if let summarized, !changes.isEmpty {
            draw(.summary(summarized))
            writeTitle()
        }
        for unit in units { write(unit) }
        for cell in erroneous where !known.contains(.row(cell.id)) { writeError(of: cell) }
        writeItems()
        for change in changes.changes { writeRest(change) }
        announceArrivals(changes)
        announceResults(changes)
    }

    private var phrases: Phrases { stage.controller.form.phrases }

    /// Returns the operations that draw the parts that a page requested, as a JSON array.
    static func operations(
        for request: WindowRequest, of stage: FormStage, at place: PagePlace
    ) -> JSONWriter {
        var writer = PatchWriter(stage, place, nil)
        writer.json.raw("[")
        if let list = stage.view(request.view) as? ListView, list.field != nil {
            let patch = ItemPatch(list, around: request.place, writer.phrases, at: place)
            writer.operation { patch.write(to: &$0) }
        }
        writer.json.raw("]")
        return writer.json
    }

    // MARK: Structure

    private mutating func writeStructure(_ change: ViewChange) {
        switch change {
        case .set(let id, let properties):
            guard let view = stage.view(id) else { return }
            if let form = view as? FormView {
                draw(.bar(id))
                if properties.contains(.error) { draw(.summary(id)) }
                if properties.contains(.title), summarized == nil, form === stage.screens.last {
                    writeTitle()
                }
                if properties.contains(.wantsSubmitButton) || properties.contains(.isBusy) {
                    draw(.actions(id))
                }
            } else if let popup = view as? ListView, popup.field != nil {
                if properties == [.highlighted] { return highlighted.append(popup) }
                let isOfItems = ItemPatch.properties.isSuperset(of: properties)
                isOfItems ? draw(.items(id)) : drawUnit(of: view)
            } else if let cell = view as? CellView, cell.control is TextInputView,
                properties == [.error]
            {
                erroneous.append(cell)
            } else {
                drawUnit(of: view)
            }
        case .splice(let id, _, _):
            guard let list = stage.view(id) as? ListView, list.field != nil else {
                return drawUnit(of: stage.view(id))
            }
            draw(.items(id))
        case .insert(let id, let parent, let sibling):
            guard let view = stage.view(id) else { return }
            guard view.standsByItself else { return drawUnit(around: view) }
            inserted.insert(id)
            let html = self.html { $0.draw(view) }
            operation {
                $0.raw("\"insert\",")
                $0.string(html)
                $0.raw(",")
                $0.string(parent.text)
                $0.raw(",")
                $0.string(sibling?.rowOrSection)
            }
            if parent == .screens { isStackChanged = true }
        case .move(let id, let parent, let sibling):
            guard let view = stage.view(id) else { return }
            guard view.standsByItself else { return drawUnit(around: view) }
            operation {
                $0.raw("\"move\",")
                $0.string(id.text)
                $0.raw(",")
                $0.string(parent.text)
                $0.raw(",")
                $0.string(sibling?.rowOrSection)
            }
        case .remove(let id):
            if let owner = id.ownerOfPart {
                drawUnit(of: stage.view(owner), part: id)
            } else {
                operation {
                    $0.raw("\"remove\","); $0.string(id.text)
                }
                if id.isScreen { isStackChanged = true }
            }
        // Drawn later, unless the whole unit is drawn.
        case .extend, .focus, .reveal: break
        }
    }

    /// Updates which screens are covered, once the page has all screens.
    private mutating func coverScreens() {
        let screens = stage.screens
        for (index, screen) in screens.enumerated() {
            let cover = screens[(index + 1)...]
            let isHidden = cover.contains { $0.presentation == .show }
            operation {
                $0.raw("\"cover\",")
                $0.string(screen.id.text)
                $0.raw(cover.isEmpty ? ",null" : isHidden ? ",\"hidden\"" : ",\"inert\"")
            }
        }
    }

    private mutating func writeTitle() {
        let title = stage.pageTitle(summarizing: summarized)
        operation {
            $0.raw("\"title\","); $0.string(title)
        }
    }

    // MARK: Units

    private mutating func draw(_ unit: Unit) {
        if known.insert(unit).inserted { units.append(unit) }
    }

    /// Returns the unit of a view, or nil if the view is a section or screen, or a part that was
    /// removed from one.
    private func unit(of view: BaseView) -> Unit? {
        if let cell = view.enclosingCell { return .row(cell.id) }
        var child = view
        while let parent = child.parent, !child.standsByItself {
            switch parent {
            case let section as SectionView:
                return child === section.header ? .head(section.id) : .foot(section.id)
            case let form as FormView:
                if child === form.header { return .above(form.id) }
                return child === form.navigationItems ? .bar(form.id) : nil
            default: child = parent
            }
        }
        return nil
    }

    /// Draws the unit that contains the new place of a view.
    ///
    /// The cell of an inner row is a unit itself, but its place is in its outer row's unit.
    private mutating func drawUnit(around view: BaseView) {
        drawUnit(of: view is CellView ? view.parent : view)
    }

    private mutating func drawUnit(of view: BaseView?, part: ViewID? = nil) {
        guard let view else { return }
        if let unit = unit(of: view) { return draw(unit) }
        // The view was removed from a section or screen.
        if view is SectionView {
            draw(.head(view.id))
            draw(.foot(view.id))
        } else if view is FormView {
            draw(.bar(view.id))
            draw(.above(view.id))
        }
    }

    private mutating func write(_ unit: Unit) {
        guard let html = html(of: unit) else { return }
        operation {
            $0.raw("\"draw\","); $0.string(html)
        }
    }

    private mutating func html(of unit: Unit) -> [UInt8]? {
        switch unit {
        case .row(let id):
            guard let cell = stage.view(id) as? CellView, !isInserted(cell) else { return nil }
            var drawn = popups
            defer { popups = drawn }
            return html {
                $0.popups = drawn
                $0.draw(cell)
                drawn = $0.popups ?? []
            }
        case .items(let id):
            guard let list = stage.view(id) as? ListView, !isInserted(list) else { return nil }
            popups.append(list)
            return nil
        case .head(let id):
            guard let section = stage.view(id) as? SectionView else { return nil }
            return isInserted(section) ? nil : html { $0.drawHead(of: section) }
        case .foot(let id):
            guard let section = stage.view(id) as? SectionView else { return nil }
            return isInserted(section) ? nil : html { $0.drawFoot(of: section) }
        case .bar(let id), .above(let id), .actions(let id), .summary(let id):
            guard let form = stage.view(id) as? FormView else { return nil }
            return html {
                switch unit {
                case .bar: $0.drawBar(of: form)
                case .above: $0.drawAbove(form)
                case .actions: $0.drawActions(of: form)
                default: $0.drawSummary(of: form, isShown: id == summarized)
                }
            }
        }
    }

    /// Whether the view was drawn as part of an inserted one.
    private func isInserted(_ view: BaseView) -> Bool {
        guard !inserted.isEmpty else { return false }
        var next: BaseView? = view
        while let view = next {
            if inserted.contains(view.id) { return true }
            next = view.parent
        }
        return false
    }

    private func html(_ body: (inout PageRenderer) -> Void) -> [UInt8] {
        var renderer = PageRenderer(
            phrases: phrases, place: place, capacity: 1 << 10)
        body(&renderer)
        return renderer.html.bytes
    }

    /// Writes the error of a row, which the client shows like ``PageRenderer``.
    private mutating func writeError(of cell: CellView) {
        guard let control = cell.control, !isInserted(cell) else { return }
        operation {
            $0.raw("\"error\",")
            $0.string(cell.id.text)
            $0.raw(",")
            $0.string(control.id.text)
            $0.raw(",")
            $0.string(cell.error)
        }
    }

    // MARK: Popups

    /// Writes the items of popups that changed or whose rows were drawn.
    private mutating func writeItems() {
        var written: Set<ViewID> = []
        for list in popups where written.insert(list.id).inserted {
            let patch = ItemPatch(list, phrases, at: place)
            operation { patch.write(to: &$0) }
            if let announcement = list.announcement(phrases) { announce(announcement) }
        }
        for list in highlighted where written.insert(list.id).inserted && !isInserted(list) {
            operation { ItemPatch.writeHighlight(of: list, to: &$0) }
        }
    }

    // MARK: Announcements

    /// Announces how many fields appeared, except those that the user expects: added entries,
    /// expanded rows, options and screens.
    private mutating func announceArrivals(_ changes: ViewChanges) {
        var count = 0
        for case .insert(let id, _, _) in changes.changes {
            switch stage.view(id) {
            case let section as SectionView where section.parent === stage.screens.last:
                section.forEachChild { if $0.appearsUnexpectedly { count += 1 } }
            case let view?: count += view.appearsUnexpectedly ? 1 : 0
            case nil: break
            }
        }
        if count > 0 { announce(phrases.text(.fieldsAdded, ["count": .number(count)])) }
    }

    /// Announces the results of calculations that have changed, with the titles of their rows.
    private mutating func announceResults(_ changes: ViewChanges) {
        guard !stage.controller.form.isReadOnly else { return }
        var results: [String] = []
        for case .set(let id, let properties) in changes.changes where properties.contains(.text) {
            guard let view = stage.view(id), let cell = view.enclosingCell, cell.isReadOnly,
                view !== cell.titleLabel, let title = cell.title
            else { continue }
            let text = (view as? LabelView)?.text ?? (view as? TextInputView)?.text ?? ""
            results.append(text.isEmpty ? title : "\(title): \(text)")
        }
        // A page says only the last text of a patch.
        if !results.isEmpty { announce(results.joined(separator: "; ")) }
    }

    private mutating func announce(_ text: String) {
        operation {
            $0.raw("\"say\","); $0.string(text)
        }
    }

    // MARK: Values, the focus and lines

    private mutating func writeRest(_ change: ViewChange) {
        switch change {
        case .set(let id, let properties):
            writeValue(of: id, properties)
            if properties.contains(.caret) { writeSelection(of: id) }
        case .extend(let id, let shape, let count): writePoints(of: id, shape: shape, from: count)
        case .focus(let id):
            operation {
                $0.raw("\"focus\","); $0.string(id?.text)
            }
        case .reveal(let id):
            operation {
                $0.raw("\"reveal\","); $0.string(id.text)
            }
        default: break
        }
    }

    /// Writes the points that were added to the last shape of a canvas, because a line may be long.
    private mutating func writePoints(of id: ViewID, shape: Int, from count: Int) {
        guard let canvas = stage.view(id) as? CanvasView, let unit = unit(of: canvas),
            !known.contains(unit), !isInserted(canvas), canvas.shapes.indices.contains(shape),
            case .lines(let points, _) = canvas.shapes[shape].figure
        else { return }
        let place = canvas.shapes[..<shape].count(where: \.isDrawn)
        operation {
            $0.raw("\"extend\",")
            $0.string(id.text)
            $0.raw(",")
            $0.number(place)
            $0.raw(",")
            $0.string(points.dropFirst(count).map(\.plainText).joined(separator: " "))
        }
    }

    mutating func operation(_ body: (inout JSONWriter) -> Void) {
        if !isFirst { json.raw(",") }
        isFirst = false
        json.raw("[")
        body(&json)
        json.raw("]")
    }
}

extension BaseView {
    /// Whether the client inserts, moves and removes the view as a whole.
    fileprivate var standsByItself: Bool {
        (self as? CellView)?.isInner == false || self is SectionView || self is FormView
    }

    /// Whether the view is a row that does not appear because of the user's action in another row.
    fileprivate var appearsUnexpectedly: Bool {
        guard let cell = self as? CellView, !cell.isInner, !cell.isHidden else { return false }
        return !cell.isEntry && !cell.isAddButton && cell.choice == nil && cell.expandedBelow == nil
    }
}

extension ViewID {
    /// The text of the identifier, or nil for a part such as a header, which is not a sibling on
    /// the page.
    fileprivate var rowOrSection: String? { ownerOfPart == nil ? text : nil }

    /// Whether the view is a screen.
    ///
    /// Only the identifiers of screens end with a colon.
    fileprivate var isScreen: Bool { text.utf8.last == UInt8(ascii: ":") }

    /// The row, section or screen that contains the view with this identifier, or nil if the view
    /// is one itself.
    fileprivate var ownerOfPart: ViewID? {
        text.utf8.firstIndex(of: .slash).map { ViewID(String(text[..<$0])) }
    }
}
