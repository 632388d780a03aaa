#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The content of a seal: the state of a form, and what the seal is bound to.
package struct SealedContent: Hashable, Sendable {
    /// The name under which the server offers the form.
    package let form: String
    package let owner: Owner
    /// The time when the seal expires, in seconds since 1970.
    package let expiry: Int64
    /// The context from which the form was made, as encoded by the host.
    package let context: [UInt8]
    /// The state of the form, as encoded by the host.
    package let state: [UInt8]

    /// - Parameter expiry: The time when the seal expires, rounded down to a second. A time that is
    ///   not finite has already expired.
    package init(form: String, owner: Owner, expiry: Date, context: [UInt8], state: [UInt8]) {
        self.form = form
        self.owner = owner
        self.expiry = Int64(exactly: expiry.timeIntervalSince1970.rounded(.down)) ?? .min
        self.context = context
        self.state = state
    }

    package func isExpired(at now: Date) -> Bool {
        !(now.timeIntervalSince1970 < Double(expiry))
    }
}

// The layout: the expiry, then the form, owner and context, each preceded by its length, then the
// state.
extension SealedContent {
    var bytes: [UInt8] {
        var bytes = expiry.littleEndianBytes
        for part in [Array(form.utf8), owner.bytes, context] {
            bytes += UInt64(part.count).littleEndianBytes
            bytes += part
        }
        return bytes + state
    }

    /// Reads content, or returns nil if the bytes are malformed.
    init?(bytes: [UInt8]) {
        var rest = bytes[...]
        guard let expiry = rest.takeInteger(), let form = rest.takeText(),
            let owner = rest.takeText(), let context = rest.takePart()
        else { return nil }
        self.form = form
        self.owner = Owner(owner)
        self.expiry = expiry
        self.context = Array(context)
        state = Array(rest)
    }
}

extension ArraySlice<UInt8> {
    fileprivate mutating func takeInteger() -> Int64? {
        guard count >= 8 else { return nil }
        defer { removeFirst(8) }
        return prefix(8).reversed().reduce(0) { $0 << 8 | Int64($1) }
    }

    fileprivate mutating func takePart() -> ArraySlice? {
        guard let length = takeInteger(), 0...Int64(count) ~= length else { return nil }
        defer { removeFirst(Int(length)) }
        return prefix(Int(length))
    }

    fileprivate mutating func takeText() -> String? {
        takePart().flatMap { String(validating: $0, as: UTF8.self) }
    }
}
