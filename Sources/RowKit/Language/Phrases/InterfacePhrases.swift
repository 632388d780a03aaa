// What buttons, lists and notices say.

extension PhraseKey {
    /// Adds an item.
    public static let add = PhraseKey("add", "Add")

    /// Removes an item.
    public static let delete = PhraseKey("delete", "Delete")

    /// Moves an item up in its list.
    public static let moveUp = PhraseKey("moveUp", "Move up")

    /// Moves an item down in its list.
    public static let moveDown = PhraseKey("moveDown", "Move down")

    /// Leaves without a change.
    public static let cancel = PhraseKey("cancel", "Cancel")

    /// Ends editing.
    public static let done = PhraseKey("done", "Done")

    /// Agrees.
    public static let ok = PhraseKey("ok", "OK")

    /// Leaves a screen.
    public static let close = PhraseKey("close", "Close")

    /// Goes back to the screen before.
    public static let back = PhraseKey("back", "Back")

    /// Goes to the next row.
    public static let next = PhraseKey("next", "Next")

    /// Goes to the row before.
    public static let previous = PhraseKey("previous", "Previous")

    /// Sends the form.
    public static let submit = PhraseKey("submit", "Submit")

    /// Empties a field.
    public static let clear = PhraseKey("clear", "Clear")

    /// Looks for options.
    public static let search = PhraseKey("search", "Search")

    /// Opens a list of options.
    public static let choose = PhraseKey("choose", "Choose")

    /// Stands where there is no value.
    public static let none = PhraseKey("none", "None")

    /// A switch that is on.
    public static let on = PhraseKey("on", "On")

    /// A switch that is off.
    public static let off = PhraseKey("off", "Off")

    /// Options are on their way.
    public static let loading = PhraseKey("loading", "Loading…")

    /// Loading failed; asks again.
    public static let tryAgain = PhraseKey("tryAgain", "Try again")

    /// Loading failed.
    public static let loadingFailed = PhraseKey("loadingFailed", "Could not load")

    /// A search found nothing.
    public static let noResults = PhraseKey("noResults", "No results")

    /// There is nothing to choose from.
    public static let noOptions = PhraseKey("noOptions", "No options")

    /// Stands above what is chosen and can be chosen no more.
    public static let noOptionAnyMore = PhraseKey("noOptionAnyMore", "No longer available")

    /// A search found `count` options.
    public static let results = PhraseKey(
        "results", ["one": "{count} result", "other": "{count} results"])

    /// `count` options are chosen.
    public static let selected = PhraseKey("selected", "{count} selected")

    /// Shows what a password field hides.
    public static let showPassword = PhraseKey("showPassword", "Show password")

    /// Hides it again.
    public static let hidePassword = PhraseKey("hidePassword", "Hide password")

    /// The form has `count` values that are not valid.
    public static let problems = PhraseKey(
        "problems",
        [
            "one": "{count} field needs your attention",
            "other": "{count} fields need your attention",
        ])

    /// The page lost its server, and is looking for it.
    public static let reconnecting = PhraseKey("reconnecting", "Connection lost. Reconnecting…")

    /// All that the library itself says.
    public static let builtIn: [PhraseKey] =
        validation + [
            add, delete, moveUp, moveDown, cancel, done, ok, close, back, next, previous, submit,
            clear, search, choose, none, on, off, loading, tryAgain, loadingFailed, noResults,
            noOptions, noOptionAnyMore, results, selected, showPassword, hidePassword, problems,
            reconnecting,
        ]
}
