import RowKit

/// The items of a list that a page holds at a time.
///
/// A popup shows a few of its items, and each keystroke of a search replaces them. Therefore, a
/// page holds only a window of a long list. Gaps before and after the window stand for the rest,
/// each with the estimated height of its items. When the user scrolls to a gap, or moves the
/// highlight beyond the window, the page requests the window around that place.
///
/// The server does not store which window a page holds. It is determined by the highlighted item or
/// by the place in the request.
struct ItemWindow {
    /// The indices of the items that the page holds.
    let places: Range<Int>
    /// The number of items in the list.
    let count: Int

    /// The number of items in a window.
    static let size = 20
    /// The maximum number of items in a list without gaps, because gaps save little in a short
    /// list.
    private static let wholeLimit = 24
    /// The number of items in a window before the requested place.
    private static let lead = 7

    /// Determines the window around a place.
    ///
    /// - Parameter place: The index of an item, or nil for the highlighted item. A place outside
    ///   the list stands for the nearest item.
    init(of list: ListView, around place: Int? = nil) {
        count = list.items.count
        guard count > Self.wholeLimit else {
            places = 0..<count
            return
        }
        let highlighted = list.highlighted.flatMap { key in
            list.items.firstIndex { $0.key == key }
        }
        let place = min(max(place ?? highlighted ?? 0, 0), count - 1)
        // The items of a strip have unknown widths before they are drawn, so its window only grows.
        let start = list.style == .strip ? 0 : min(max(place - Self.lead, 0), count - Self.size)
        let end = list.style == .strip ? place - Self.lead + Self.size : start + Self.size
        places = start..<min(max(end, Self.size), count)
    }

    /// Whether the page holds only a part of the list.
    var isPartial: Bool { places.count < count }

    /// The indices of the items before the window and of those after it.
    var gaps: (before: Range<Int>, after: Range<Int>) {
        (0..<places.lowerBound, places.upperBound..<count)
    }
}
