extension Section {
    /// Creates a section and lets the closure configure it.
    public convenience init(_ initializer: (Section) -> Void) {
        self.init()
        initializer(self)
    }

    /// Creates a section with a header unless it is nil, and lets the closure configure it.
    public convenience init(_ header: String?, _ initializer: (Section) -> Void = { _ in }) {
        self.init(header: header, footer: nil, initializer)
    }

    /// Creates a section with a footer unless it is nil, and lets the closure configure it.
    public convenience init(footer: String?, _ initializer: (Section) -> Void = { _ in }) {
        self.init(header: nil, footer: footer, initializer)
    }

    /// Creates a section with a header and a footer and lets the closure configure it.
    public convenience init(
        header: String?, footer: String?, _ initializer: (Section) -> Void = { _ in }
    ) {
        self.init()
        self.header = header
        self.footer = footer
        initializer(self)
    }

    // For any sequence, the compiler would report a mistake in the closure of the first initialiser
    // as a closure that is not a sequence.

    /// Creates a section from rows.
    public convenience init(_ rows: [BaseRow]) {
        self.init()
        append(contentsOf: rows)
    }

    /// Creates a section from the rows of a block, which may contain `if`, `for` and nil.
    public convenience init(
        _ header: String? = nil, footer: String? = nil, @SectionBuilder rows: () -> [BaseRow]
    ) {
        self.init()
        self.header = header
        self.footer = footer
        append(contentsOf: rows())
    }
}
