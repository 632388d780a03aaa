extension FormStage {
    /// Everything on screen as text: a line for each view, indented below its parent.
    ///
    /// Control characters and direction marks are escaped, such as `\u{9B}`.
    ///
    /// ```
    /// form : "Sign up"
    ///   section #:0
    ///     header: label "Who are you?"
    ///     cell name
    ///       text: label "Name"
    ///       content: textField "Ada"
    /// ```
    public var textDrawing: String { screens.map(\.textDrawing).joined() }
}
