extension FormStage {
    /// All that is shown as text: a line for each view, indented by what it stands in.
    ///
    /// Control characters and marks of direction are written out, such as `\u{9B}`.
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
