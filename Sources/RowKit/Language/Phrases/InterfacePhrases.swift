// The phrases of buttons, lists and notices.

extension PhraseKey {
    /// Adds an item.
    public static let add = PhraseKey("add", "Add")

    /// Removes an item.
    public static let delete = PhraseKey("delete", "Delete")

    /// Moves an item up in its list.
    public static let moveUp = PhraseKey("moveUp", "Move up")

    /// Moves an item down in its list.
    public static let moveDown = PhraseKey("moveDown", "Move down")

    /// Cancels without a change.
    public static let cancel = PhraseKey("cancel", "Cancel")

    /// Ends editing.
    public static let done = PhraseKey("done", "Done")

    /// Confirms.
    public static let ok = PhraseKey("ok", "OK")

    /// Closes a screen.
    public static let close = PhraseKey("close", "Close")

    /// Returns to the previous screen.
    public static let back = PhraseKey("back", "Back")

    /// Moves to the next row.
    public static let next = PhraseKey("next", "Next")

    /// Moves to the previous row.
    public static let previous = PhraseKey("previous", "Previous")

    /// Submits the form.
    public static let submit = PhraseKey("submit", "Submit")

    /// Clears a field.
    public static let clear = PhraseKey("clear", "Clear")

    /// Searches for options.
    public static let search = PhraseKey("search", "Search")

    /// Opens a list of options.
    public static let choose = PhraseKey("choose", "Choose")

    /// Shown in place of a missing value.
    public static let none = PhraseKey("none", "None")

    /// The state of a switch that is on.
    public static let on = PhraseKey("on", "On")

    /// The state of a switch that is off.
    public static let off = PhraseKey("off", "Off")

    /// Options are being loaded.
    public static let loading = PhraseKey("loading", "Loading…")

    /// Retries after loading failed.
    public static let tryAgain = PhraseKey("tryAgain", "Try again")

    /// Loading failed.
    public static let loadingFailed = PhraseKey("loadingFailed", "Could not load")

    /// Shows more options at the end of a long list.
    public static let showMore = PhraseKey("showMore", "Show more")

    /// A search found nothing.
    public static let noResults = PhraseKey("noResults", "No results")

    /// There are no options to choose from.
    public static let noOptions = PhraseKey("noOptions", "No options")

    /// The heading of chosen options that are no longer offered.
    public static let noOptionAnyMore = PhraseKey("noOptionAnyMore", "No longer available")

    /// A search found `count` options.
    public static let results = PhraseKey(
        "results", ["one": "{count} result", "other": "{count} results"])

    /// `count` fields appeared in the form.
    public static let fieldsAdded = PhraseKey(
        "fieldsAdded", ["one": "{count} field added", "other": "{count} fields added"])

    /// `count` options are chosen.
    public static let selected = PhraseKey("selected", "{count} selected")

    /// Shows the text of a password field.
    public static let showPassword = PhraseKey("showPassword", "Show password")

    /// Hides a shown password.
    public static let hidePassword = PhraseKey("hidePassword", "Hide password")

    /// The form has `count` invalid values.
    public static let problems = PhraseKey(
        "problems",
        [
            "one": "{count} field needs your attention",
            "other": "{count} fields need your attention",
        ])

    /// Submitting failed for a reason that the user cannot correct.
    public static let submissionFailed = PhraseKey(
        "submissionFailed", "The form could not be submitted. Please try again.")

    /// The page lost the connection to its server and is reconnecting.
    public static let reconnecting = PhraseKey("reconnecting", "Connection lost. Reconnecting…")

    /// The user has to sign in again before the page can continue.
    public static let signInAgain = PhraseKey(
        "signInAgain", "Sign in again to continue. Your entries are kept.")

    /// The page is sending the form.
    public static let sending = PhraseKey("sending", "Sending…")

    /// The form was submitted.
    public static let submitted = PhraseKey("submitted", "Thank you")

    /// The beginning of the title of a page with errors.
    public static let errorTitle = PhraseKey("errorTitle", "Error")

    /// The files that the user chose are too large and were not kept.
    public static let filesTooLarge = PhraseKey(
        "filesTooLarge", "The files are too large.")

    /// A file has changed since the user chose it, so that it can no longer be sent.
    public static let filesUnreadable = PhraseKey(
        "filesUnreadable", "A file has changed. Choose it again.")

    /// The page was open for so long that its state cannot be used anymore.
    public static let pageExpired = PhraseKey(
        "pageExpired", "The page was open for too long. Only what it showed could be kept.")

    /// The state of the page cannot be read.
    public static let pageNotRestored = PhraseKey(
        "pageNotRestored",
        "The page could not be restored as it was. Only what it showed could be kept.")

    /// The server lost the entries of a form that only it held.
    public static let entriesLost = PhraseKey(
        "entriesLost", "The form starts empty, because the server did not keep its entries.")

    /// Some parts of a page could not be restored.
    public static let entriesNotRestored = PhraseKey(
        "entriesNotRestored", "Some entries could not be restored. Please check the form.")

    /// The title of a list of forms.
    public static let forms = PhraseKey("forms", "Forms")

    /// The name of a menu with the actions of the row `title`.
    public static let moreActions = PhraseKey("moreActions", "Actions for {title}")

    /// The button in a password field that shows the hidden text.
    public static let show = PhraseKey("show", "Show")

    /// Makes a number larger.
    public static let increase = PhraseKey("increase", "Increase")

    /// Makes a number smaller.
    public static let decrease = PhraseKey("decrease", "Decrease")

    /// The name of a button that acts on the row `title`, where `action` is another phrase, such as
    /// ``delete``.
    public static let actionOn = PhraseKey("actionOn", "{action} {title}")

    /// An action was refused because the form has changed in the meantime.
    public static let notPossible = PhraseKey(
        "notPossible", "This is not possible right now.")

    /// An option was chosen that is no longer offered.
    public static let optionGone = PhraseKey(
        "optionGone", "An option that you chose is no longer available.")

    /// The value is less than the minimum or greater than the maximum of its control.
    public static let outOfRange = PhraseKey("outOfRange", "Is outside the allowed range")

    /// Several files were chosen where one is expected.
    public static let oneFileOnly = PhraseKey("oneFileOnly", "Only one file can be chosen.")

    /// A file is too large.
    public static let fileTooLarge = PhraseKey("fileTooLarge", "“{file}” is too large.")

    /// A file is of a type that is not accepted.
    public static let fileNotAccepted = PhraseKey(
        "fileNotAccepted", "“{file}” is a kind of file that is not accepted.")

    /// The title of the page for an unknown address.
    public static let pageNotFound = PhraseKey("pageNotFound", "Page not found")

    /// The advice on such a page.
    public static let checkAddress = PhraseKey(
        "checkAddress", "There is no page at this address. Please check the address.")

    /// The title of a page for a request that is malformed or took too long.
    public static let requestNotCompleted = PhraseKey(
        "requestNotCompleted", "The request could not be completed")

    /// The advice on such a page.
    public static let goBackAndRetry = PhraseKey(
        "goBackAndRetry",
        "The back button of your browser returns to your entries. Please try again.")

    /// The title of a page for a request that another site sent.
    public static let requestNotAccepted = PhraseKey(
        "requestNotAccepted", "The request was not accepted")

    /// The advice on such a page.
    public static let openFormAgain = PhraseKey(
        "openFormAgain",
        "The request did not come from a page of this site. Please open the form again.")

    /// The title of a page for a request that is too large.
    public static let tooMuchSent = PhraseKey("tooMuchSent", "Too much was sent")

    /// The advice on such a page.
    public static let goBackAndSendLess = PhraseKey(
        "goBackAndSendLess",
        "Your files or entries are too large. The back button of your browser returns to them.")

    /// The title of the page shown if the server could not make the requested one.
    public static let serverFailed = PhraseKey("serverFailed", "Something went wrong")

    /// The title of a page of a server with too many visitors.
    public static let serverBusy = PhraseKey("serverBusy", "The server is busy")

    /// The advice on such pages.
    public static let tryLater = PhraseKey("tryLater", "Please try again later.")

    /// Opens the form from a page with an error.
    public static let openForm = PhraseKey("openForm", "Open the form")

    /// All phrases of the library.
    public static let builtIn: [PhraseKey] =
        validation + [
            add, delete, moveUp, moveDown, cancel, done, ok, close, back, next, previous, submit,
            clear, search, choose, none, on, off, loading, tryAgain, loadingFailed, showMore,
            noResults, noOptions, noOptionAnyMore, results, fieldsAdded, selected, showPassword,
            hidePassword, problems, submissionFailed, reconnecting, signInAgain, sending, submitted,
            errorTitle, filesTooLarge, filesUnreadable, pageExpired, pageNotRestored, entriesLost,
            entriesNotRestored, forms, moreActions, show, increase, decrease, actionOn, notPossible,
            optionGone, outOfRange, oneFileOnly, fileTooLarge, fileNotAccepted, pageNotFound,
            checkAddress, requestNotCompleted, goBackAndRetry, requestNotAccepted, openFormAgain,
            tooMuchSent, goBackAndSendLess, serverFailed, serverBusy, tryLater, openForm,
        ]
}
