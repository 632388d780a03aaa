import RowKit

/// Draws views as HTML: a minimal host.
struct PageRenderer: FormRenderer {
    mutating func draw(_ view: FormView) -> String { box("form", view, heading: view.title) }
    mutating func draw(_ view: SectionView) -> String { box("fieldset", view) }
    mutating func draw(_ view: CellView) -> String { box("div", view) }
    mutating func draw(_ view: LabelView) -> String { tag("span", view, [:], view.text) }
    mutating func draw(_ view: ImageView) -> String {
        tag("img", view, ["alt": view.name ?? ""], nil)
    }
    mutating func draw(_ view: TextFieldView) -> String {
        let type = view.isSecure ? "password" : "text"
        let input = tag("input", view, ["type": type, "value": view.text], nil)
        return view.children.reduce(input) { $0 + $1.draw(on: &self) }
    }
    mutating func draw(_ view: TextAreaView) -> String { tag("textarea", view, [:], view.text) }
    mutating func draw(_ view: ToggleView) -> String {
        tag("input", view, ["type": "checkbox", "checked": view.isOn ? "" : nil], nil)
    }
    mutating func draw(_ view: SliderView) -> String { number("range", view) }
    mutating func draw(_ view: StepperView) -> String { number("number", view) }
    mutating func draw(_ view: ChoiceView) -> String {
        let options = view.options.map { option in
            let selected = view.selection.contains(option.key) ? " selected=\"\"" : ""
            return "<option value=\"\(escaped(option.key))\"\(selected)>"
                + "\(escaped(option.title))</option>"
        }
        return open("select", view, [:]) + options.joined() + "</select>"
    }
    mutating func draw(_ view: DateView) -> String {
        tag("input", view, ["type": view.mode.rawValue, "value": view.date], nil)
    }
    mutating func draw(_ view: ButtonView) -> String {
        view.children.isEmpty ? tag("button", view, [:], view.title) : box("button", view)
    }
    mutating func draw(_ view: StackView) -> String { box("div", view) }
    mutating func draw(_ view: ListView) -> String {
        let items = view.items.map { "<li>\(escaped($0.title.text))</li>" }
        return open("ul", view, [:]) + items.joined() + "</ul>"
    }
    mutating func draw(_ view: CanvasView) -> String {
        tag("svg", view, ["width": "\(view.size.width)"], "\(view.shapes.count)")
    }
    mutating func draw(_ view: ColorView) -> String {
        tag("input", view, ["type": "color", "value": view.color?.text], nil)
    }
    mutating func draw(_ view: FileView) -> String { tag("input", view, ["type": "file"], nil) }
    mutating func draw(_ view: ProgressView) -> String {
        tag("progress", view, ["value": view.value.map { "\($0)" }], "")
    }

    // MARK: Writing

    private mutating func box(_ name: String, _ view: BaseView, heading: String? = nil) -> String {
        let inner = view.children.map { $0.draw(on: &self) }.joined()
        let title = heading.map { "<h1>\(escaped($0))</h1>" } ?? ""
        return open(name, view, [:]) + title + inner + "</\(name)>"
    }

    private func number(_ type: String, _ view: NumberInputView) -> String {
        tag("input", view, ["type": type, "value": "\(view.value)"], nil)
    }

    private func tag(
        _ name: String, _ view: BaseView, _ attributes: KeyValuePairs<String, String?>,
        _ text: String?
    ) -> String {
        open(name, view, attributes) + (text.map { escaped($0) + "</\(name)>" } ?? "")
    }

    private func open(
        _ name: String, _ view: BaseView, _ attributes: KeyValuePairs<String, String?>
    ) -> String {
        var text = "<\(name) id=\"\(escaped(view.id.text))\""
        for (key, value) in attributes {
            if let value { text += " \(key)=\"\(escaped(value))\"" }
        }
        return text + ">"
    }

    private func escaped(_ text: String) -> String {
        var page = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": page += "&amp;"
            case "<": page += "&lt;"
            case ">": page += "&gt;"
            case "\"": page += "&quot;"
            case "\0": page += "\u{FFFD}"
            default: page.unicodeScalars.append(scalar)
            }
        }
        return page
    }
}
