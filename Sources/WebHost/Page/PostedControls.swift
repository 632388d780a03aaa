import RowHTTP
import RowKit
import RowSeals

/// The contents of a page's controls, as posted by a form.
struct PostedControls {
    private var texts: [String: [String]] = [:]
    private var files: [String: [FormField.File]] = [:]
    /// The controls that exist on the page.
    ///
    /// Browsers send nothing for a control without a choice.
    private var present: Set<String> = []
    /// The views of the controls, in the order of the page.
    private(set) var views: [ViewID] = []
    /// The parts of the sealed state, in order.
    private(set) var seals: [String] = []
    /// The button that was pressed.
    private(set) var button: PostedButton?
    /// The page that sent the controls, or nil if it has no script.
    private(set) var page: String?
    /// Whether the post differs from those of all other pages.
    private(set) var hasNonce = false
    /// The hash of the context from which the form of the page was made, or nil if it has none.
    private(set) var context: String?
    /// What the controls showed at first, or nil if the form of the page has no context.
    private(set) var shown: ShownControls?
    /// The session that the page shows, if other pages may show it, too.
    private(set) var joined: SessionID?
    /// The view with the focus.
    private(set) var focused: ViewID?
    /// Whether a reloaded page sent the contents that it had stored when the user left it.
    ///
    /// Such a page states no focus, and does not show these contents yet.
    var areKept: Bool { page != nil && !statesFocus }
    private var statesFocus = false
    /// The screen whose errors the page lists, or nil if it lists none.
    private(set) var summarized: ViewID?
    /// The place of the form on the page.
    private(set) var place = PagePlace.page
    /// The messages of the page that its state may not include, in order.
    private(set) var log: [PageMessage] = []
    /// The sizes of the largest messages, in bytes, by view.
    private(set) var logSizes: [ViewID: Int] = [:]
    /// The views whose contents the page had before the browser reloaded it.
    private(set) var missing: [ViewID] = []
    /// The last change that the page shows, or nil if it is not stated.
    private(set) var known: StatePast.Moment?
    /// The pages that the browser has reloaded as this one, with the number of the last message of
    /// each that this page knows of.
    private(set) var left: [String: Int] = [:]
    /// The hash of the page's contents, or nil if they have changed since it was loaded.
    private(set) var drawing: String?

    init(_ form: PostedForm) {
        for field in form.fields {
            switch field.name {
            case "_state": if !field.value.isEmpty { seals.append(field.value) }
            case "_nonce": hasNonce = !field.value.isEmpty
            case "_context": context = field.value
            case "_shown": shown = ShownControls(field.value)
            case "_page": page = field.value
            case "_focus":
                statesFocus = true
                focused = field.value.isEmpty ? nil : ViewID(field.value)
            case "_log":
                guard let message = PageMessage(Array(field.value.utf8)) else { continue }
                log.append(message)
                if case .event(let event) = message.content {
                    logSizes[event.view] = max(logSizes[event.view] ?? 0, field.value.utf8.count)
                }
            case "_missing": missing.append(ViewID(field.value))
            case "_known": known = StatePast.Moment(field.value)
            case "_left":
                let parts = field.value.split(separator: " ")
                if parts.count == 2 { left[String(parts[0])] = Int(parts[1]) }
            case "_summarized": summarized = ViewID(field.value)
            case "_joined": joined = SessionID(field.value)
            case "_drawn": if !field.value.isEmpty { drawing = field.value }
            case "_prefix": place = PagePlace(stated: field.value) ?? .page
            case "_is":
                present.insert(field.value)
                views.append(ViewID(field.value))
            // The name of a control contains a slash, even if the name of its row begins with an
            // underscore.
            case let name where name.hasPrefix("_") && !name.utf8.contains(.slash):
                if let button = PostedButton(name: name, value: field.value) {
                    self.button = button
                }
            case let name:
                // The name of the box for no colour is the name of its control with a suffix.
                if name.utf8.contains(.slash), !name.hasSuffix("!none") {
                    views.append(ViewID(name))
                }
                switch field.content {
                case .text(let text): texts[name, default: []].append(text)
                case .file(let file): if !file.isNone { files[name, default: []].append(file) }
                }
            }
        }
    }

    /// The page as an author that knows all changes.
    var author: StateLine.Author { author(knowing: nil) }

    /// The page as an author that knew of certain changes when its user filled in a control.
    func author(knowing past: StatePast?) -> StateLine.Author {
        StateLine.Author(page: PageMessage.pageName(of: page ?? ""), past: past, left: left)
    }

    /// Returns the last change that the page showed when its user filled in the control of a view.
    ///
    /// The page may have received later changes before it sent the message.
    func known(at view: ViewID) -> StatePast.Moment? {
        log.first { $0.pageName == author.page && $0.states(view) }?.known ?? known
    }

    /// The page as the author of a message in the log.
    func author(of message: PageMessage, past: StatePast) -> StateLine.Author {
        let name = message.pageName
        let isOwn = name == author.page || left[name] != nil
        return StateLine.Author(
            page: name, message: message.number, past: past, left: isOwn ? left : [:])
    }

    /// The size of all files, in bytes.
    var fileSize: Int {
        files.values.reduce(0) { $0 + $1.reduce(0) { $0 + $1.content.bytes.count } }
    }

    func contain(_ view: ViewID) -> Bool {
        texts[view.text] != nil || present.contains(view.text)
    }

    func haveContents(of view: ViewID) -> Bool {
        files[view.text] != nil || texts[view.text]?.contains { !$0.isEmpty } == true
    }

    /// The text in the control of a view, or nil if there is none.
    func text(of view: ViewID) -> String? { texts[view.text]?.first }

    /// Returns the action that sets a view to the contents of its control, or nil if they are the
    /// same.
    func action(for view: BaseView) -> ViewAction? {
        let id = view.id.text
        guard view.takesInput else { return nil }
        switch view {
        case let field as TextFieldView where field.isSecure:
            return texts[id]?.first.flatMap { $0.isEmpty ? nil : .type($0) }
        case let field as TextInputView:
            guard !field.isReadOnly, let text = texts[id]?.first, text != field.text else {
                return nil
            }
            return .type(text)
        case let toggle as ToggleView:
            let isOn = texts[id] != nil
            return present.contains(id) && isOn != toggle.isOn ? .toggle(isOn) : nil
        case let number as NumberInputView:
            guard let text = texts[id]?.first, text != number.typedText ?? number.value.plainText
            else { return nil }
            // Only the form can read a number typed in its language.
            guard number is SliderView, let new = Double(text) else { return .type(text) }
            return new == number.value && number.typedText == nil ? nil : .set(new)
        case let choice as ChoiceView: return choose(choice, id)
        case let date as DateView:
            guard let text = texts[id]?.first,
                text != date.date.map(date.mode.shown) ?? ""
            else { return nil }
            return .date(text.isEmpty ? nil : text)
        case let color as ColorView: return self.color(color, id)
        case is FileView:
            guard let files = files[id] else { return nil }
            return .files(files.map(FileReference.init))
        default: return nil
        }
    }

    private func choose(_ view: ChoiceView, _ id: String) -> ViewAction? {
        guard texts[id] != nil || present.contains(id) else { return nil }
        // An empty value stands for no option. Keys begin with an equals sign.
        let keys = (texts[id] ?? []).filter { $0.hasPrefix("=") }.map { String($0.dropFirst()) }
        return keys == view.selection ? nil : .choose(keys)
    }

    private func color(_ view: ColorView, _ id: String) -> ViewAction? {
        guard present.contains(id) else { return nil }
        if !view.swatches.isEmpty {
            let text = texts[id]?.first.map { String($0.dropFirst()) }
            guard text != view.color?.text else { return nil }
            return text.map { .color(RowColor(text: $0)) }
        }
        let isNone = texts["\(id)!none"] != nil
        if isNone { return view.color == nil ? nil : .color(nil) }
        guard let text = texts[id]?.first, text != view.color?.hexadecimal,
            let color = RowColor(text: text.uppercased())
        else { return nil }
        return .color(color)
    }
}

extension PostedControls {
    /// Whether the button submits the form.
    var submits: Bool { if case .submit? = button { true } else { false } }
}

/// A button that was pressed on a page without a script.
enum PostedButton: Equatable {
    /// An action on a view.
    case event(ViewEvent)
    /// Move an entry by a number of places.
    case move(ViewID, by: Int)
    case submit(ViewID)
    case commit
    /// Draw more of a long list.
    case window(WindowRequest)

    /// Parses the name and the value of a button, or returns nil if there is no such button.
    init?(name: String, value: String) {
        let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
        let view = ViewID(parts.first ?? "")
        let rest = parts.count > 1 ? parts[1] : ""
        switch name {
        case "_submit": self = .submit(view)
        case "_commit": self = .commit
        case "_window":
            guard let place = Int(rest) else { return nil }
            self = .window(WindowRequest(view: view, place: place))
        case "_press": self = .event(ViewEvent(view, .press))
        case "_dismiss": self = .event(ViewEvent(view, .dismiss))
        case "_delete": self = .event(ViewEvent(view, .delete))
        case "_choose": self = .event(ViewEvent(view, .choose([rest])))
        case "_move":
            guard let distance = Int(rest) else { return nil }
            self = .move(view, by: distance)
        case "_key":
            guard let key = ViewAction.Key(rawValue: rest) else { return nil }
            self = .event(ViewEvent(view, .key(key)))
        case "_set":
            guard let number = Double(rest) else { return nil }
            self = .event(ViewEvent(view, .set(number)))
        case "_swipe":
            let words = rest.split(separator: " ")
            guard words.count == 2, let edge = ViewAction.SwipeEdge(rawValue: String(words[0])),
                let index = Int(words[1])
            else { return nil }
            self = .event(ViewEvent(view, .swipe(edge, index)))
        default: return nil
        }
    }

    /// The part of a long list that the button requests, or nil if it requests none.
    var window: WindowRequest? { if case .window(let request) = self { request } else { nil } }

    /// Returns the event of the button, or nil if it has no event.
    func event(on stage: FormStage) -> ViewEvent? {
        switch self {
        case .event(let event): return event
        case .move(let id, let distance):
            guard let cell = stage.view(id) as? CellView,
                let index = (cell.parent as? SectionView)?.entries.firstIndex(where: { $0 === cell }
                )
            else { return nil }
            let (place, isTooFar) = index.addingReportingOverflow(distance)
            return isTooFar ? nil : ViewEvent(id, .move(place))
        case .submit, .commit, .window: return nil
        }
    }
}
