extension GroupValue: PossiblyBlank {
    /// Returns whether no value is filled in.
    public func isBlank(allowsBlank: Bool) -> Bool {
        names.allSatisfy { RowKit.isBlank(self[$0], allowsBlank: allowsBlank) }
    }
}
