import RowKit

extension PageRenderer {
    /// Draws a table with a line for each option: its radio button, or check box if several can be
    /// chosen, and its texts.
    ///
    /// A button is named by the texts of its line, each after its column's title. Therefore, to
    /// assistive technology, the table is a group of buttons.
    mutating func drawTable(_ view: ChoiceView) {
        drawPresence(of: view)
        html.markup("<div")
        drawClasses("choices", of: view)
        html.attribute("role", view.allowsMultiple ? "group" : "radiogroup")
        html.elementID("id", view)
        drawState(of: view)
        drawCommon(view)
        html.markup("><table role=\"presentation\">")
        if view.hasColumnTitles { drawHead(of: view) }
        html.markup("<tbody>")
        let chosen = Set(view.selection)
        for option in view.options {
            drawLine(of: option, isChosen: chosen.contains(option.key), in: view)
        }
        html.markup("</tbody></table></div>")
    }

    private mutating func drawHead(of view: ChoiceView) {
        html.markup("<thead aria-hidden=\"true\"><tr>")
        for place in 0..<view.columnCount {
            html.markup("<td")
            html.attribute("class", view.alignmentClass(ofColumn: place))
            html.elementID("id", view.idOfTitle(ofColumn: place))
            html.markup(">")
            html.text(view.title(ofColumn: place) ?? "")
            html.markup("</td>")
        }
        html.markup("</tr></thead>")
    }

    private mutating func drawLine(
        of option: ChoiceView.Option, isChosen: Bool, in view: ChoiceView
    ) {
        let id = view.id.item(option.key).text
        html.markup("<tr")
        html.elementID("id", id + "!line")
        html.markup("><td><label class=\"segment\"><input")
        html.attribute("type", view.allowsMultiple ? "checkbox" : "radio")
        html.elementID("id", id)
        html.attribute("name", view)
        html.attribute("value", "=" + option.key)
        html.markup(" data-k=\"choose\"")
        html.attribute("data-of", view)
        html.flag("data-clears", !view.allowsMultiple && !view.isRequired)
        html.flag("checked", isChosen)
        html.flag("disabled", !option.isEnabled || !view.takesInput)
        html.attribute(
            "aria-labelledby",
            view.idsOfTexts(of: option).map { html.elementID($0) }.joined(separator: " "))
        html.markup("><span")
        html.elementID("id", id + "!0")
        html.markup(">")
        drawImage(option.image, of: view)
        html.text(option.title)
        html.markup("</span></label></td>")
        for place in 1..<view.columnCount {
            html.markup("<td aria-hidden=\"true\"")
            html.attribute("class", view.alignmentClass(ofColumn: place))
            html.elementID("id", "\(id)!\(place)")
            html.markup(">")
            if place <= option.details.count { html.text(option.details[place - 1]) }
            html.markup("</td>")
        }
        html.markup("</tr>")
    }
}

extension ChoiceView {
    /// The number of columns, at least one.
    var columnCount: Int {
        max(columns.count, 1 + (options.map(\.details.count).max() ?? 0))
    }

    fileprivate var hasColumnTitles: Bool { columns.contains { !$0.title.isEmpty } }

    fileprivate func title(ofColumn place: Int) -> String? {
        guard columns.indices.contains(place), !columns[place].title.isEmpty else { return nil }
        return columns[place].title
    }

    fileprivate func alignmentClass(ofColumn place: Int) -> String? {
        guard columns.indices.contains(place), columns[place].alignment != .leading else {
            return nil
        }
        return columns[place].alignment.rawValue
    }

    fileprivate func idOfTitle(ofColumn place: Int) -> String { "\(id.text)!column\(place)" }

    /// The identifiers of the texts of an option; all but the first follow their column's title.
    fileprivate func idsOfTexts(of option: Option) -> [String] {
        let line = self.id.item(option.key).text
        var ids = ["\(line)!0"]
        for (index, text) in option.details.enumerated() where !text.isEmpty {
            if title(ofColumn: index + 1) != nil { ids.append(idOfTitle(ofColumn: index + 1)) }
            ids.append("\(line)!\(index + 1)")
        }
        return ids
    }
}
