extension FormSite {
    /// The colours and shapes of pages, as a style sheet that follows RowKit's own.
    ///
    /// ```swift
    /// settings.theme = .plain
    /// settings.theme = FormSite.Theme(styleSheet: ":root { --rowkit-tint: rebeccapurple; }")
    /// ```
    ///
    /// Each colour and size of a page is a custom property, such as `--rowkit-page`,
    /// `--rowkit-group`, `--rowkit-text`, `--rowkit-tint`, `--rowkit-error`, `--rowkit-font`,
    /// `--rowkit-radius` and `--rowkit-width`. The style sheet `rowkit.css` lists all of them at
    /// its start. A colour for light and dark pages is written `light-dark(white, black)`.
    public struct Theme: Hashable, Sendable {
        /// The style sheet of the theme.
        public let styleSheet: String

        /// Creates a theme from a style sheet.
        public init(styleSheet: String) { self.styleSheet = styleSheet }

        /// White groups with round corners on grey, and dark ones on black: RowKit's own theme.
        public static let grouped = Theme(styleSheet: "")

        /// Black on white with square corners and strong borders, and white on black.
        public static let plain = Theme(
            styleSheet: """

                :root {
                  --rowkit-page: light-dark(#fff, #000);
                  --rowkit-group: light-dark(#fff, #000);
                  --rowkit-below: light-dark(#f3f2f1, #161616);
                  --rowkit-fill: light-dark(#f3f2f1, #262626);
                  --rowkit-pressed: light-dark(#dcdbd9, #3a3a3a);
                  --rowkit-text: light-dark(#0b0c0c, #fff);
                  --rowkit-secondary: light-dark(#484c4f, #c4c4c4);
                  --rowkit-tint: light-dark(#00562b, #7ee2a8);
                  --rowkit-on-tint: light-dark(#fff, #002e17);
                  --rowkit-error: light-dark(#a8071a, #ff9b9b);
                  --rowkit-error-row: light-dark(#fdf3f3, #2b1113);
                  --rowkit-control: light-dark(#0b0c0c, #d0d0d0);
                  --rowkit-separator: light-dark(#b1b4b6, #4a4a4a);
                  --rowkit-radius: 0px;
                  --rowkit-control-radius: 0px;
                  --rowkit-border: 1px solid var(--rowkit-separator);
                }

                """)
    }
}
