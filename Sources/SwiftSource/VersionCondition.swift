/// The detection of `#if` conditions that depend on the compiler version.
package enum VersionCondition {
    /// Whether a condition depends on the version of the compiler or the language.
    package static func isOne(_ condition: some Collection<UInt8>) -> Bool {
        let words = condition.split { byte in
            !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) && byte != UInt8(ascii: "_")
        }
        return ["compiler", "swift", "_compiler_version"].contains { name in
            words.contains { $0.elementsEqual(name.utf8) }
        }
    }
}
