// The phrases of buttons, lists and notices.

extension Phrases.Key {
    /// Adds an item.
    public static let add = Phrases.Key("add", "Add")

    /// Removes an item.
    public static let delete = Phrases.Key("delete", "Delete")

    /// Moves an item up in its list.
    public static let moveUp = Phrases.Key("moveUp", "Move up")

    /// Moves an item down in its list.
    public static let moveDown = Phrases.Key("moveDown", "Move down")

    /// Cancels without a change.
    public static let cancel = Phrases.Key("cancel", "Cancel")

    /// Ends editing.
    public static let done = Phrases.Key("done", "Done")

    /// Confirms.
    public static let ok = Phrases.Key("ok", "OK")

    /// Closes a screen.
    public static let close = Phrases.Key("close", "Close")

    /// Returns to the previous screen.
    public static let back = Phrases.Key("back", "Back")

    /// Moves to the next row.
    public static let next = Phrases.Key("next", "Next")

    /// Moves to the previous row.
    public static let previous = Phrases.Key("previous", "Previous")

    /// Submits the form.
    public static let submit = Phrases.Key("submit", "Submit")

    /// Clears a field.
    public static let clear = Phrases.Key("clear", "Clear")

    /// Searches for options.
    public static let search = Phrases.Key("search", "Search")

    /// Opens a list of options.
    public static let choose = Phrases.Key("choose", "Choose")

    /// Shown in place of a missing value.
    public static let none = Phrases.Key("none", "None")

    /// The state of a switch that is on.
    public static let on = Phrases.Key("on", "On")

    /// The state of a switch that is off.
    public static let off = Phrases.Key("off", "Off")

    /// Options are being loaded.
    public static let loading = Phrases.Key("loading", "Loading…")

    /// Retries after loading failed.
    public static let tryAgain = Phrases.Key("tryAgain", "Try again")

    /// Loading failed.
    public static let loadingFailed = Phrases.Key("loadingFailed", "Could not load")

    /// Shows more options at the end of a long list.
    public static let showMore = Phrases.Key("showMore", "Show more")

    /// A search found nothing.
    public static let noResults = Phrases.Key("noResults", "No results")

    /// There are no options to choose from.
    public static let noOptions = Phrases.Key("noOptions", "No options")

    /// The heading of chosen options that are no longer offered.
    public static let noOptionAnyMore = Phrases.Key("noOptionAnyMore", "No longer available")

    /// A search found `count` options.
    public static let results = Phrases.Key(
        "results", ["one": "{count} result", "other": "{count} results"])

    /// `count` fields appeared in the form.
    public static let fieldsAdded = Phrases.Key(
        "fieldsAdded", ["one": "{count} field added", "other": "{count} fields added"])

    /// The user moved an entry of a list to the place `place`, of `count` places.
    public static let movedTo = Phrases.Key("movedTo", "Moved to place {place} of {count}")

    /// `count` options are chosen.
    public static let selected = Phrases.Key("selected", "{count} selected")

    /// Shows the text of a password field.
    public static let showPassword = Phrases.Key("showPassword", "Show password")

    /// Hides a shown password.
    public static let hidePassword = Phrases.Key("hidePassword", "Hide password")

    /// The form has `count` invalid values.
    public static let problems = Phrases.Key(
        "problems",
        [
            "one": "{count} field needs your attention",
            "other": "{count} fields need your attention",
        ])

    /// Submitting failed for a reason that the user cannot correct.
    public static let submissionFailed = Phrases.Key(
        "submissionFailed", "The form could not be submitted. Please try again.")

    /// The form was not submitted, because an earlier submission, for example of another page, has
    /// not finished.
    public static let submissionUnderWay = Phrases.Key(
        "submissionUnderWay", "The form is already being submitted.")

    /// The page lost the connection to its server and is reconnecting.
    public static let reconnecting = Phrases.Key("reconnecting", "Connection lost. Reconnecting…")

    /// The user has to sign in again before the page can continue.
    public static let signInAgain = Phrases.Key(
        "signInAgain", "Sign in again to continue. Your entries are kept.")

    /// The page is sending the form.
    public static let sending = Phrases.Key("sending", "Sending…")

    /// The form was submitted.
    public static let submitted = Phrases.Key("submitted", "Thank you")

    /// The beginning of the title of a page with errors.
    public static let errorTitle = Phrases.Key("errorTitle", "Error")

    /// The files that the user chose are too large and were not kept.
    public static let filesTooLarge = Phrases.Key(
        "filesTooLarge", "The files are too large.")

    /// A file has changed since the user chose it, so that it can no longer be sent.
    public static let filesUnreadable = Phrases.Key(
        "filesUnreadable", "A file has changed. Choose it again.")

    /// The record that the form shows has changed since the user opened the form.
    public static let recordChanged = Phrases.Key(
        "recordChanged",
        """
        What this form shows was changed after you opened it. Your entries were kept. \
        Please check them.
        """)

    /// The form that the page shows can no longer be made, such as because its record was deleted.
    public static let formGone = Phrases.Key(
        "formGone",
        """
        This form is not available anymore. Your entries stay on this page, so that you can copy \
        them.
        """)

    /// A button copies what the user entered.
    public static let copyEntries = Phrases.Key("copyEntries", "Copy entries")

    /// A page without JavaScript empties a secure field or a file field whenever a button is
    /// pressed.
    public static let emptiedByButtons = Phrases.Key(
        "emptiedByButtons", "Every button on this page empties this field. Fill it in last.")

    /// The rows `rows` of a page without JavaScript were emptied.
    public static let emptied = Phrases.Key(
        "emptied", "Some fields were emptied. Please fill them in again: {rows}")

    /// The page was open for so long that its state cannot be used anymore, and continues with the
    /// contents of its controls.
    public static let pageExpired = Phrases.Key(
        "pageExpired",
        """
        The page was open for too long. Only the contents of its fields could be kept. \
        Please check your choices and lists.
        """)

    /// The state of the page cannot be read, and the page continues with the contents of its
    /// controls.
    public static let pageNotRestored = Phrases.Key(
        "pageNotRestored",
        """
        The page could not be restored as it was. Only the contents of its fields could be kept. \
        Please check your choices and lists.
        """)

    /// The server lost the entries of a form that only it held.
    public static let entriesLost = Phrases.Key(
        "entriesLost", "The form starts empty, because the server did not keep its entries.")

    /// Some parts of a page could not be restored.
    public static let entriesNotRestored = Phrases.Key(
        "entriesNotRestored", "Some entries could not be restored. Please check the form.")

    /// The rows `rows` of a page could not be restored.
    public static let rowsNotRestored = Phrases.Key(
        "rowsNotRestored", "Some entries could not be restored. Please check: {rows}")

    /// The rows `rows` were changed on two pages of a form that were separated, and have the
    /// values of one of them.
    public static let changedTwice = Phrases.Key(
        "changedTwice", "Changed on two pages at once, please check: {rows}")

    /// The actions `actions`, such as presses of buttons, were not performed.
    public static let notDone = Phrases.Key("notDone", "Not done: {actions}")

    /// The note `text` on the row `title`.
    public static let noteAbout = Phrases.Key("noteAbout", "{title}: {text}")

    /// A page without a script has new fields, which the user has not seen yet.
    public static let newFields = Phrases.Key(
        "newFields", "There are new fields. Please fill them in, then continue.")

    /// The title of a list of forms.
    public static let forms = Phrases.Key("forms", "Forms")

    /// The name of a menu with the actions of the row `title`.
    public static let moreActions = Phrases.Key("moreActions", "Actions for {title}")

    /// The button in a password field that shows the hidden text.
    public static let show = Phrases.Key("show", "Show")

    /// Makes a number larger.
    public static let increase = Phrases.Key("increase", "Increase")

    /// Makes a number smaller.
    public static let decrease = Phrases.Key("decrease", "Decrease")

    /// The name of a button that acts on the row `title`, where `action` is another phrase, such as
    /// ``delete``.
    public static let actionOn = Phrases.Key("actionOn", "{action} {title}")

    /// An action was refused because the form has changed in the meantime.
    public static let notPossible = Phrases.Key(
        "notPossible", "This is not possible right now.")

    /// An option was chosen that is no longer offered.
    public static let optionGone = Phrases.Key(
        "optionGone", "An option that you chose is no longer available.")

    /// The value is less than the minimum or greater than the maximum of its control.
    public static let outOfRange = Phrases.Key("outOfRange", "Is outside the allowed range")

    /// Several files were chosen where one is expected.
    public static let oneFileOnly = Phrases.Key("oneFileOnly", "Only one file can be chosen.")

    /// A file is too large.
    public static let fileTooLarge = Phrases.Key("fileTooLarge", "“{file}” is too large.")

    /// A file is of a type that is not accepted.
    public static let fileNotAccepted = Phrases.Key(
        "fileNotAccepted", "“{file}” is a kind of file that is not accepted.")

    /// The title of the page for an unknown address.
    public static let pageNotFound = Phrases.Key("pageNotFound", "Page not found")

    /// The advice on such a page.
    public static let checkAddress = Phrases.Key(
        "checkAddress", "There is no page at this address. Please check the address.")

    /// The title of a page for a request that is malformed or took too long.
    public static let requestNotCompleted = Phrases.Key(
        "requestNotCompleted", "The request could not be completed")

    /// A form is no longer available, and the browser still has what the user entered.
    public static let goBackAndCopy = Phrases.Key(
        "goBackAndCopy", "The form is not available anymore. Go back to copy what you entered.")

    /// The advice on such a page.
    public static let goBackAndRetry = Phrases.Key(
        "goBackAndRetry",
        "The back button of your browser returns to your entries. Please try again.")

    /// The title of a page for a request that another site sent.
    public static let requestNotAccepted = Phrases.Key(
        "requestNotAccepted", "The request was not accepted")

    /// The advice on such a page.
    public static let openFormAgain = Phrases.Key(
        "openFormAgain",
        "The request did not come from a page of this site. Please open the form again.")

    /// The title of a page for a request that is too large.
    public static let tooMuchSent = Phrases.Key("tooMuchSent", "Too much was sent")

    /// The advice on such a page.
    public static let goBackAndSendLess = Phrases.Key(
        "goBackAndSendLess",
        "Your files or entries are too large. The back button of your browser returns to them.")

    /// The title of the page shown if the server could not make the requested one.
    public static let serverFailed = Phrases.Key("serverFailed", "Something went wrong")

    /// The title of a page of a server with too many visitors.
    public static let serverBusy = Phrases.Key("serverBusy", "The server is busy")

    /// The advice on such pages.
    public static let tryLater = Phrases.Key("tryLater", "Please try again later.")

    /// Opens the form from a page with an error.
    public static let openForm = Phrases.Key("openForm", "Open the form")

    /// All phrases of the library.
    public static let builtIn: [Phrases.Key] =
        validation + refusal + [
            add, delete, moveUp, moveDown, movedTo,
            cancel, done, ok, close, back, next, previous, submit,
            clear, search, choose, none, on, off, loading, tryAgain, loadingFailed, showMore,
            noResults, noOptions, noOptionAnyMore, results, fieldsAdded, selected, showPassword,
            hidePassword, problems, submissionFailed, submissionUnderWay, reconnecting, signInAgain,
            sending, recordChanged, formGone, copyEntries, submitted, errorTitle, filesTooLarge,
            filesUnreadable, emptiedByButtons, emptied, pageExpired, pageNotRestored, entriesLost,
            entriesNotRestored, rowsNotRestored,
            changedTwice, notDone, noteAbout, newFields, forms, moreActions, show,
            increase, decrease, actionOn, notPossible, optionGone, outOfRange, oneFileOnly,
            fileTooLarge, fileNotAccepted, pageNotFound, checkAddress, requestNotCompleted,
            goBackAndRetry, goBackAndCopy, requestNotAccepted, openFormAgain, tooMuchSent,
            goBackAndSendLess,
            serverFailed, serverBusy, tryLater, openForm,
        ]
}
