import RowKit

/// Writes the items of a popup as an operation from which the client makes their elements.
///
/// The elements of items have much text in common, so as HTML, the results of a short search would
/// take ten times the bytes. Titles and details are HTML, because the matching parts are
/// highlighted.
struct ItemPatch {
    let list: ListView
    let window: ItemWindow
    let phrases: Phrases
    let place: PagePlace
    /// Whether the page requested the items because its user scrolled there.
    let isRequested: Bool

    /// The properties of a list that the operation sends.
    static let properties: Set<ViewProperty> = [.items, .highlighted, .placeholder, .isBusy]

    /// - Parameter index: The item that must be in the window, or nil for the highlighted one.
    init(_ list: ListView, around index: Int? = nil, _ phrases: Phrases, at place: PagePlace) {
        (self.list, self.phrases, self.place) = (list, phrases, place)
        isRequested = index != nil
        window = ItemWindow(of: list, around: index)
    }

    /// Writes the name of the operation and its arguments: the list, the number of its items, the
    /// index of the first item sent, the key of the highlighted item, the text in place of items,
    /// and the items.
    func write(to json: inout JSONWriter) {
        json.raw(isRequested ? "\"more\"," : "\"options\",")
        json.string(list.id.text)
        json.raw(",")
        json.number(window.count)
        json.raw(",")
        json.number(window.places.lowerBound)
        json.raw(",")
        json.string(list.highlighted)
        json.raw(",")
        json.string(list.emptyText(phrases))
        json.raw(list.isBusy ? ",true,[" : ",false,[")
        for place in window.places {
            if place > window.places.lowerBound { json.raw(",") }
            write(list.items[place], to: &json)
        }
        json.raw("]")
    }

    /// Writes the operation that moves the highlight: the list, the key of the highlighted item
    /// and, for a page that does not hold the item, its index.
    static func writeHighlight(of list: ListView, to json: inout JSONWriter) {
        json.raw("\"highlight\",")
        json.string(list.id.text)
        json.raw(",")
        json.string(list.highlighted)
        json.raw(",")
        json.number(list.items.firstIndex { $0.key == list.highlighted } ?? 0)
    }

    /// Writes the key and the title of an item, and then as far as needed its detail, its image and
    /// whether it is disabled.
    private func write(_ item: ListView.Item, to json: inout JSONWriter) {
        let isDisabled = !item.isEnabled || !list.takesInput
        json.raw("[")
        json.string(item.key)
        json.raw(",")
        json.string(html { $0.draw(item.title) })
        if item.detail != nil || item.image != nil || isDisabled {
            json.raw(",")
            json.string(item.detail.map { detail in html { $0.draw(detail) } } ?? [])
            json.raw(",")
            json.string(html { $0.drawImage(item.image, of: list) })
            json.raw(isDisabled ? item.isEnabled ? ",1" : ",2" : ",0")
        }
        json.raw("]")
    }

    private func html(_ body: (inout PageRenderer) -> Void) -> [UInt8] {
        var renderer = PageRenderer(phrases: phrases, place: place, capacity: 64)
        body(&renderer)
        return renderer.html.bytes
    }
}
