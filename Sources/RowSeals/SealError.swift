/// The reason why state was not sealed or not opened.
package enum SealError: Error, Hashable {
    /// The text was not made with any of the keys, or was changed.
    ///
    /// Details are left out, because they would help an attacker.
    case broken
    /// The seal is valid but has expired.
    case expired
    /// The seal is valid but was made for another form.
    case foreignForm
    /// The seal is valid but was made for another owner.
    case foreignOwner
    /// The state is too large to be sealed, or was too large when the page received it.
    case tooLarge
}
