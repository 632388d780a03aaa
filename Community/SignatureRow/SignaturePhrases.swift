import RowKit

extension Phrases.Key {
    /// The text of a ``SignatureRow`` with a drawn signature.
    public static let signatureRowDrawn = Phrases.Key("SignatureRow.drawn", "Signed")
    /// The text of a ``SignatureRow`` with a typed signature.
    public static let signatureRowTyped = Phrases.Key("SignatureRow.typed", "Signed as {name}")
    /// The text of a ``SignatureRow`` without a signature, for assistive technologies.
    public static let signatureRowNone = Phrases.Key("SignatureRow.none", "Not signed")
    /// The name of the canvas of a ``SignatureRow``, for assistive technologies.
    public static let signatureRowCanvas = Phrases.Key("SignatureRow.canvas", "{title}: {text}")
    /// The hint on how to sign in a ``SignatureRow``.
    public static let signatureRowHint = Phrases.Key(
        "SignatureRow.hint", "Sign in the box with a finger, a pen or a mouse")
    /// The hint on how to sign in a ``SignatureRow`` in which a name may be typed.
    public static let signatureRowTypingHint = Phrases.Key(
        "SignatureRow.typingHint",
        "Sign in the box with a finger, a pen or a mouse, or type your name to sign")
    /// The title of the button that removes the last stroke in a ``SignatureRow``.
    public static let signatureRowUndo = Phrases.Key("SignatureRow.undo", "Undo")
    /// The title of the button that removes all strokes in a ``SignatureRow``.
    public static let signatureRowClear = Phrases.Key("SignatureRow.clear", "Clear")
    /// The name of the field for a typed signature in a ``SignatureRow``.
    public static let signatureRowName = Phrases.Key(
        "SignatureRow.name", "Type your name to sign")
    /// The error of a signature in a ``SignatureRow`` that is typed and must be drawn.
    public static let signatureRowMustBeDrawn = Phrases.Key(
        "SignatureRow.mustBeDrawn", "Must be drawn")

    /// All phrases of a ``SignatureRow``, to be translated together with those of RowKit.
    public static let ofSignatureRow: [Phrases.Key] = [
        signatureRowDrawn, signatureRowTyped, signatureRowNone, signatureRowCanvas,
        signatureRowHint, signatureRowTypingHint, signatureRowUndo, signatureRowClear,
        signatureRowName, signatureRowMustBeDrawn,
    ]
}
