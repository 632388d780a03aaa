import RowKit
import StandardRows

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Shows a day, and expands a row below in which it is chosen.
final class DateInlineRow: Row<PushSelectorCell<Date>>, RowType, InlineRowType {
    func setupInlineRow(_ inlineRow: DateRow) { inlineRow.title = title }

    override func defaultDisplayText(for value: Date) -> String? {
        phrases.formats.string(for: value, style: DateStyle(date: .medium, time: .none))
    }
}
