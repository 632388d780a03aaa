import RowKit

/// A minimal host, which draws views as HTML into one buffer of bytes.
struct ByteRenderer: FormRenderer {
    private(set) var bytes: [UInt8] = []

    /// Removes the drawing, and keeps the capacity for the next one.
    mutating func clear() { bytes.removeAll(keepingCapacity: true) }

    mutating func draw(_ view: FormView) { box("form", view, heading: view.title) }
    mutating func draw(_ view: SectionView) { box("fieldset", view) }
    mutating func draw(_ view: CellView) { box("div", view) }
    mutating func draw(_ view: StackView) { box("div", view) }
    mutating func draw(_ view: LabelView) { leaf("span", view, text: view.text) }
    mutating func draw(_ view: ImageView) { leaf("img", view, ("alt", view.name)) }
    mutating func draw(_ view: TextFieldView) {
        leaf("input", view, ("value", view.text), ("placeholder", view.placeholder))
        view.popup?.draw(on: &self)
    }
    mutating func draw(_ view: TextAreaView) { leaf("textarea", view, text: view.text) }
    mutating func draw(_ view: ToggleView) {
        leaf("input", view, ("type", "checkbox"), ("checked", view.isOn ? "" : nil))
    }
    mutating func draw(_ view: SliderView) { number("range", view) }
    mutating func draw(_ view: StepperView) { number("number", view) }
    mutating func draw(_ view: ChoiceView) {
        open("select", view)
        for option in view.options {
            add("<option")
            attribute("value", option.key)
            if view.selection.contains(option.key) { add(" selected=\"\"") }
            add(">")
            escape(option.title)
            add("</option>")
        }
        close("select")
    }
    mutating func draw(_ view: DateView) {
        leaf("input", view, ("type", view.mode.rawValue), ("value", view.date))
    }
    mutating func draw(_ view: ButtonView) {
        open("button", view)
        var hasLabel = false
        view.forEachChild {
            hasLabel = true
            $0.draw(on: &self)
        }
        if !hasLabel, let title = view.title { escape(title) }
        close("button")
    }
    mutating func draw(_ view: ListView) {
        open("ul", view)
        for item in view.items {
            add("<li>")
            escape(item.title.text)
            add("</li>")
        }
        close("ul")
    }
    mutating func draw(_ view: CanvasView) { leaf("svg", view) }
    mutating func draw(_ view: ColorView) { leaf("input", view, ("value", view.color?.text)) }
    mutating func draw(_ view: FileView) { leaf("input", view, ("type", "file")) }
    mutating func draw(_ view: ProgressView) { leaf("progress", view) }

    // MARK: Writing

    private mutating func box(_ name: StaticString, _ view: BaseView, heading: String? = nil) {
        open(name, view)
        if let heading {
            add("<h1>")
            escape(heading)
            add("</h1>")
        }
        view.forEachChild { $0.draw(on: &self) }
        close(name)
    }

    private mutating func number(_ type: String, _ view: NumberInputView) {
        leaf("input", view, ("type", type), ("value", "\(view.value)"))
    }

    private mutating func leaf(
        _ name: StaticString, _ view: BaseView, _ attributes: (StaticString, String?)...,
        text: String? = nil
    ) {
        add("<")
        add(name)
        identifier(of: view)
        for (name, value) in attributes { if let value { attribute(name, value) } }
        add(">")
        if let text { escape(text) }
        close(name)
    }

    private mutating func open(_ name: StaticString, _ view: BaseView) {
        add("<")
        add(name)
        identifier(of: view)
        if let error = view.error { attribute("title", error) }
        add(">")
    }

    private mutating func close(_ name: StaticString) {
        add("</")
        add(name)
        add(">")
    }

    private mutating func attribute(_ name: StaticString, _ value: String) {
        add(" ")
        add(name)
        add("=\"")
        escape(value)
        add("\"")
    }

    /// Writes the identifier of a view, in which no character has a meaning in HTML.
    private mutating func identifier(of view: BaseView) {
        add(" id=\"")
        view.appendID(to: &bytes)
        add("\"")
    }

    private mutating func add(_ text: StaticString) {
        unsafe bytes.append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private static func hasMeaning(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\"")
    }

    private mutating func escape(_ text: String) {
        guard text.utf8.contains(where: Self.hasMeaning) else { return bytes += text.utf8 }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "<"): add("&lt;")
            case UInt8(ascii: "&"): add("&amp;")
            case UInt8(ascii: "\""): add("&quot;")
            default: bytes.append(byte)
            }
        }
    }
}
