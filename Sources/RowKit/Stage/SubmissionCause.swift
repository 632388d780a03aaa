/// The cause of a submission, which determines the hosts that move the focus to the first error.
enum SubmissionCause {
    /// The form, such as at the end of its work. All hosts move the focus.
    case form
    /// The user of a host, or of a session's only host if nil. No other host moves the focus.
    case host(Int?)

    /// Returns the part of changes that a host receives.
    func changes(_ changes: ViewChanges, for host: Int?) -> ViewChanges {
        if case .host(let own) = self, own != host { changes.forOtherHosts } else { changes }
    }
}
