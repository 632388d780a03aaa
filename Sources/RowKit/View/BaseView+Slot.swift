extension BaseView {
    /// The use of a view in its parent, if the order of the children does not determine it.
    public enum Slot: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// The view above the rows of a section, or above the sections of a screen.
        case header
        /// The view below the rows of a section.
        case footer
        /// The buttons beside the title of a screen.
        case navigation
        /// The items above the keyboard of a screen.
        case keyboard
        /// The view at the end of a row.
        case accessory
    }

    /// The use of the view in its parent, or nil if the view is an ordinary child.
    ///
    /// The slot is determined when the view is inserted, and does not change afterwards.
    public final var slot: Slot? {
        switch parent {
        case let section as SectionView:
            if self === section.header { return .header }
            return self === section.footer ? .footer : nil
        case let cell as CellView: return self === cell.accessoryView ? .accessory : nil
        case let form as FormView:
            if self === form.header { return .header }
            if self === form.navigationItems { return .navigation }
            return self === form.keyboardItems ? .keyboard : nil
        default: return nil
        }
    }
}
