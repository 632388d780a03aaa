import RowKit

extension PageRenderer {
    mutating func draw(_ view: CanvasView) {
        // The id of an svg element must be an XML name, but the identifier of a view may not be
        // one.
        html.markup("<div")
        drawClasses("canvas", of: view)
        html.elementID("id", view)
        if view.isInteractive { html.markup(" data-k=\"point\"") }
        if let slider = view.slider {
            html.markup(" role=\"slider\"")
            html.attribute("aria-valuemin", slider.range.lowerBound.plainText)
            html.attribute("aria-valuemax", slider.range.upperBound.plainText)
            html.attribute("aria-valuenow", slider.value.plainText)
            html.attribute("aria-valuetext", slider.text)
        } else {
            html.attribute("role", view.takesKeys ? "application" : "img")
        }
        html.attribute("aria-label", view.name ?? cell?.title ?? cell?.name)
        if view.slider != nil || view.takesKeys {
            html.attribute("aria-disabled", view.takesInput ? nil : "true")
        }
        if view.hint != nil { html.elementID("aria-describedby", view, part: "!hint") }
        drawCommon(view)
        html.markup("><svg aria-hidden=\"true\"")
        // Beside a title, the drawing has its own width. Without one, it fills the row.
        html.attribute("width", view.size.width.plainText)
        html.attribute("viewBox", "0 0 \(view.size.width.plainText) \(view.size.height.plainText)")
        html.markup(">")
        for shape in view.shapes { draw(shape) }
        html.markup("</svg></div>")
        if view.slider != nil, view.takesInput { drawSteps(of: view) }
        drawHelp(for: view)
    }

    /// Draws buttons in place of the arrow keys, which the style sheet shows in browsers that run
    /// no script.
    private mutating func drawSteps(of view: CanvasView) {
        html.markup("<span class=\"stepper steps\">")
        for (key, sign, phrase) in [("down", "−", Phrases.Key.decrease), ("up", "+", .increase)] {
            html.markup("<button class=\"step\" name=\"_key\"")
            html.attribute("value", "\(view.id.text) \(key)")
            html.attribute(
                "aria-label", phrases.text(phrase, on: view.name ?? cell?.title ?? ""))
            html.markup(">")
            html.text(sign)
            html.markup("</button>")
        }
        html.markup("</span>")
    }

    private mutating func draw(_ shape: CanvasView.Shape) {
        switch shape.figure {
        case .lines(let points, let isClosed):
            html.markup(isClosed ? "<polygon" : "<polyline")
            html.attribute("points", points.map(\.plainText).joined(separator: " "))
            drawPaint(of: shape)
            html.markup("/>")
        case .circle(let center, let radius):
            html.markup("<circle")
            html.attribute("cx", center.x.plainText)
            html.attribute("cy", center.y.plainText)
            html.attribute("r", max(radius, 0).plainText)
            drawPaint(of: shape)
            html.markup("/>")
        case .text(let start, let text, let size):
            html.markup("<text")
            html.attribute("x", start.x.plainText)
            html.attribute("y", start.y.plainText)
            html.attribute("font-size", size.plainText)
            drawPaint(of: shape, fillsByDefault: true)
            html.markup(">")
            html.text(text)
            html.markup("</text>")
        case .image(let corner, let size, let image):
            guard case .url(let url) = image else { return }
            html.markup("<image")
            html.attribute("x", corner.x.plainText)
            html.attribute("y", corner.y.plainText)
            html.attribute("width", max(size.width, 0).plainText)
            html.attribute("height", max(size.height, 0).plainText)
            html.attribute("href", url)
            html.markup("/>")
        }
    }

    private mutating func drawPaint(of shape: CanvasView.Shape, fillsByDefault: Bool = false) {
        var classes = shape.fill?.roleClass("fill") ?? ""
        classes += shape.stroke?.roleClass("stroke") ?? ""
        if fillsByDefault, shape.fill == nil { classes += " fill-label" }
        if !classes.isEmpty { html.attribute("class", String(classes.dropFirst())) }
        if let fill = shape.fill {
            html.attribute("fill", fill.literalText)
        } else if !fillsByDefault {
            html.attribute("fill", "none")
        }
        guard let stroke = shape.stroke else { return }
        html.attribute("stroke", stroke.literalText)
        html.attribute("stroke-width", shape.width.plainText)
        html.markup(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
    }
}

extension CanvasView.Shape {
    /// Whether the page has an element for the shape.
    var isDrawn: Bool {
        guard case .image(_, _, let image) = figure else { return true }
        if case .url = image { return true }
        return false
    }
}

extension CanvasView.Point {
    /// The point as in the points of a line.
    var plainText: String { "\(x.plainText),\(y.plainText)" }
}
