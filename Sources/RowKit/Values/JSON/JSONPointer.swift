/// Places in JSON in the notation of RFC 6901.
enum JSONPointer {
    /// Returns the pointer to a member of an object, relative to the object.
    static func text(of name: String) -> String {
        "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
    }
}

extension DocumentPlace {
    /// The place as a JSON Pointer.
    var pointer: String {
        var pointer = ""
        var rest = path[...]
        while let first = rest.first {
            if first == "[", let end = rest.endOfBrackets {
                let content = String(rest[rest.index(after: rest.startIndex)..<end])
                pointer += JSONPointer.text(of: content.withoutQuotes)
                rest = rest[rest.index(after: end)...]
            } else {
                if first == "." { rest.removeFirst() }
                let name = rest.prefix { $0 != "." && $0 != "[" }
                pointer += JSONPointer.text(of: String(name))
                // A path that does not follow the notation is a name as a whole.
                guard !name.isEmpty else { return pointer }
                rest = rest[name.endIndex...]
            }
        }
        return pointer
    }
}

extension Substring {
    /// The index of the bracket that closes the one at the start, or nil if there is none.
    fileprivate var endOfBrackets: Index? {
        var (isQuoted, isEscaped) = (false, false)
        return indices.first { index in
            defer { isEscaped = self[index] == "\\" && !isEscaped }
            if self[index] == "\"", !isEscaped { isQuoted.toggle() }
            return self[index] == "]" && !isQuoted
        }
    }
}

extension String {
    /// The name that a quoted one stands for, or the text itself.
    fileprivate var withoutQuotes: String {
        guard hasPrefix("\""), case .string(let name)? = try? JSONValue(text: self) else {
            return self
        }
        return name
    }
}
