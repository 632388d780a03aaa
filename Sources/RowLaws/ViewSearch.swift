import PlainText
import RowKit

/// Finds views on the topmost screen by their names in tests.
///
/// A name is that of a row or section, the visible text of a row without a tag, or, outside rows,
/// the part of a view or the title of a button.
///
/// `stars/3`, `Done`. An inner row is named after its outer row: `street:left`. A view's full
/// identifier is a name too: `country>search/content/field`.
struct ViewSearch {
    /// The view that receives an event, and the row to which it belongs.
    struct Target {
        let id: ViewID
        let row: BaseRow?
    }

    /// The reason why no view was found.
    struct Miss: Error {
        let code: Finding.Code
        let message: String
    }

    private let stage: FormStage
    private let screen: FormView
    private let form: Form

    init?(_ stage: FormStage) {
        guard let top = stage.shown.last else { return nil }
        self.stage = stage
        (screen, form) = (top.screen, top.controller.form)
    }

    func target(of verb: Verb) throws(Miss) -> Target {
        if let row = owner(of: verb.name), row.isHidden {
            // The form refuses the action with the reason.
            return Target(id: ViewID(screen.prefix + row.key), row: row)
        }
        let view = try view(named: verb.name)
        guard let control = verb.control else { return target(view) }
        if let found = view.visibleFamily.first(where: control.isOne)
            ?? view.family.first(where: control.isOne)
        {
            return target(found)
        }
        if verb.fallsBack { return target(view) }
        throw noControl(control, in: view, called: verb.name)
    }

    /// Whether the first part of a name refers to a row or a view, hidden or not.
    func knowsOwner(of name: String) -> Bool {
        owner(of: name) != nil || root(String(local(name).prefix { $0 != "/" })) != nil
    }

    /// The row to which a name refers, or the row that contains the view to which it refers.
    private func owner(of name: String) -> BaseRow? {
        let name = local(name)
        return row(name) ?? row(String(name.prefix { $0 != "/" }))
    }

    private func target(_ view: BaseView) -> Target {
        Target(id: view.id, row: stage.row(of: view))
    }

    /// Returns the view with a name, which must be visible.
    func view(named name: String) throws(Miss) -> BaseView {
        var parts = local(name).split(separator: "/", omittingEmptySubsequences: false)[...]
        // The title of a button can contain a slash.
        if let view = root(local(name)) { return view }
        guard let owner = parts.popFirst().map(String.init), var view = root(owner) else {
            throw unknown(local(name).split(separator: "/").first.map(String.init) ?? name)
        }
        for part in parts {
            let child = view.views().dropFirst().first {
                $0.part == String(part) || $0.id.text.hasSuffix("/\(part)")
            }
            guard let child else { throw noView(String(part), in: view, of: owner) }
            view = child
        }
        return view
    }

    /// Returns the multivalued section with a tag, and the name of its add button.
    func addButton(
        of name: String
    ) throws(Miss) -> (section: BaseMultivaluedSection, button: String) {
        let sections = form.allSections.compactMap { $0 as? BaseMultivaluedSection }
        guard let section = sections.first(where: { $0.tag == local(name) }) else {
            let hint = Self.hint(local(name), among: sections.compactMap(\.tag))
            throw Miss(
                code: .unknownView,
                message: "no section with entries is called \(name.debugDescription); "
                    + (hint ?? "none has a tag"))
        }
        let named = section.namedRows.first { $0.row === section.addButton }
        guard let named else {
            throw Miss(
                code: .missingControl, message: "\(name.debugDescription) has no add button")
        }
        return (section, screen.prefix + named.name)
    }

    /// Returns the row with a name, hidden or not.
    func row(_ name: String) -> BaseRow? {
        let name = local(name)
        if let row = form.rowBy(tag: name) ?? form.allRows.first(where: { $0.key == name }) {
            return row
        }
        return form.allSections.lazy.flatMap(\.namedRows).first { $0.name == name }?.row
            ?? untaggedRow(showing: name)
    }

    /// Returns the first row without a tag that shows the given text, such as an option.
    private func untaggedRow(showing text: String) -> BaseRow? {
        cells.lazy.filter { $0.shownTextLabel?.text == text }.compactMap { stage.row(of: $0) }
            .first { $0.tag == nil }
    }

    private var cells: some Sequence<CellView> & LazySequenceProtocol {
        screen.sections.lazy.flatMap(\.rows)
    }

    /// Returns a name without the prefix of the screen.
    private func local(_ name: String) -> String {
        name.hasPrefix(screen.prefix) ? String(name.dropFirst(screen.prefix.count)) : name
    }

    private func root(_ name: String) -> BaseView? {
        if name == ":" { return screen }
        if let row = row(name) { return cell(of: row) }
        if let section = form.allSections.first(where: { $0.tag == name || $0.key == name }) {
            return screen.sections.first { $0.id.text == screen.prefix + section.key }
        }
        return outsideOfRows.first { $0.part == name || ($0 as? ButtonView)?.title == name }
    }

    private func cell(of row: BaseRow) -> CellView? {
        if let cell = cells.first(where: { stage.row(of: $0) === row }) { return cell }
        guard row.outerRow != nil else { return nil }
        return cells.flatMap { $0.views() }.compactMap { $0 as? CellView }
            .first { stage.row(of: $0) === row }
    }

    /// The views of the screen outside all rows.
    private var outsideOfRows: [BaseView] {
        screen.views { !($0 is CellView) }.filter { !($0 is CellView) }
    }

    // MARK: Failures

    /// The maximum number of names listed in a message.
    private static let nameLimit = 12

    private func unknown(_ name: String) -> Miss {
        let buttons = outsideOfRows.compactMap { ($0 as? ButtonView)?.title }
        // Keys are listed only if the test uses one.
        let listsKeys = local(name).hasPrefix("#")
        let tags = form.allSections.flatMap { section in
            section.namedRows.map(\.name).filter { listsKeys || !$0.hasPrefix("#") }
        }
        let texts = cells.filter { stage.row(of: $0)?.tag == nil }.compactMap {
            $0.shownTextLabel?.text
        }
        let place = screen.title.map { "on \($0.debugDescription)" } ?? "here"
        let hint = Self.hint(local(name), among: tags + texts + buttons) ?? "no row has a tag"
        return Miss(
            code: .unknownView,
            message: "nothing \(place) is called \(name.debugDescription); \(hint)")
    }

    private func noView(_ part: String, in view: BaseView, of owner: String) -> Miss {
        let hint = Self.hint(part, among: view.views().dropFirst().compactMap(\.part))
        return Miss(
            code: .unknownView,
            message: "\(owner.debugDescription) has no view \(part.debugDescription); "
                + (hint ?? "it is empty"))
    }

    /// Returns a list of all names with the most similar one first, or nil if there are none.
    static func hint(_ name: String, among names: [String]) -> String? {
        let known = Set(names).sorted()
        guard !known.isEmpty else { return nil }
        let near = NearestName.of(name, in: known)
        let ordered = (near.map { [$0] } ?? []) + known.filter { $0 != near }
        var list = ordered.prefix(nameLimit).map(\.debugDescription)
        if ordered.count > list.count { list.append("…") }
        let question = near.map { "did you mean \($0.debugDescription)? " } ?? ""
        return "\(question)found \(list.joined(separator: ", "))"
    }

    private func noControl(_ control: Control, in view: BaseView, called name: String) -> Miss {
        var kinds: [String] = []
        for child in view.views().dropFirst() where !(child is StackView) {
            let kind = child.kind.rawValue
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        let found = kinds.isEmpty ? "it is empty" : "it shows \(kinds.joined(separator: ", "))"
        let remedy = remedy(for: view, called: name) ?? found
        return Miss(
            code: .missingControl,
            message: "\(name.debugDescription) has no \(control.name); \(remedy)")
    }

    /// Returns the verbs that operate a row without controls, or nil if the view is not such a row.
    private func remedy(for view: BaseView, called name: String) -> String? {
        guard let cell = view as? CellView, let row = stage.row(of: cell) else { return nil }
        let name = name.debugDescription
        if (row as? any PresenterRowType)?.presentsScreen == true {
            return "press(\(name)) opens its screen; the next verbs act there"
        }
        if row is any InlineRowType {
            let inline = "\(screen.prefix)\(row.key):inline".debugDescription
            return "expand(\(name)) opens \(inline) below it"
        }
        if cell.family.contains(where: { ($0 as? CanvasView)?.slider != nil }) {
            return "focus(\(name)) and then key(.right) set the number of its canvas"
        }
        return nil
    }
}

extension PresenterRowType {
    fileprivate var presentsScreen: Bool { presentationMode != nil }
}

extension BaseView {
    /// The view and its descendants in the order on screen, without hidden ones.
    fileprivate var visibleFamily: [BaseView] {
        isHidden ? [] : [self] + children.flatMap(\.visibleFamily)
    }

    /// The view and its descendants in breadth-first order.
    ///
    /// - Parameter opens: Whether to include the children of a view.
    fileprivate func views(
        openedWhere opens: (BaseView) -> Bool = { _ in true }
    ) -> [BaseView] {
        var views = [self]
        var next = 0
        while next < views.count {
            if opens(views[next]) { views += views[next].children }
            next += 1
        }
        return views
    }
}
