extension KeyedDecodingContainer {
    /// Decodes an integer, with an error that contains its place.
    ///
    /// `JSONDecoder` on Linux reports a number with a fraction without its place.
    func decodeInteger(forKey key: Key) throws -> Int {
        guard case .integer(let number) = try decode(JSONValue.self, forKey: key) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "expected an integer")
        }
        return number
    }

    /// Decodes an integer, or returns nil if it is absent or null.
    func decodeIntegerIfPresent(forKey key: Key) throws -> Int? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try decodeInteger(forKey: key)
    }
}
