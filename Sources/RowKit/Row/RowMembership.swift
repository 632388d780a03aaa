/// How a row belongs to its section and its form.
struct RowMembership {
    /// The section that the row belongs to, without recording the read.
    ///
    /// The reference is unsafe, because it is read so often that a weak reference would slow down
    /// every use of rows. It is never dangling: the list of a section contains each row of which it
    /// is the section, and a section that is deallocated removes itself from these rows.
    unowned(unsafe) var section: Section?
    /// The number of times that the form had collected changes when the row joined it.
    var joinedAfter = 0
    /// Identifies the row among the untagged rows of its section; assigned when it joins a form.
    var ordinal = 0
    /// The index for which a section's provider made the row, or nil if no provider made it.
    var providerIndex: Int?
}
