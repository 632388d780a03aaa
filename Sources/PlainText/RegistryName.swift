/// The names of plugins and rows.
package enum RegistryName {
    /// Returns a message if a name is invalid in qualified names, schemas or shells, or nil if it
    /// is valid.
    package static func problem(of subject: String, _ name: String) -> String? {
        guard name.isEmpty || name.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        else { return nil }
        return
            "\(subject) cannot be called \(name.debugDescription); write letters, digits and _ only"
    }

    /// Returns the message that a plugin lists two rows with the same name.
    package static func twoRows(called name: String, inPlugin plugin: String) -> String {
        "the plugin \(plugin) lists two rows called \(name.debugDescription); rename one with name: "
            + "in its RowDescriptor"
    }
}
