import SwiftSource

/// Reads the types that a source declares.
///
/// Only types that other files can see are read: at the top level, in other types and in
/// extensions, and in all branches of an `#if`. Function bodies are skipped.
struct DeclarationReader {
    private var cursor: TokenCursor
    private var conditions = ConditionStack()
    private(set) var types: [TypeDeclaration] = []
    private(set) var rows: [RowsProperty] = []
    private(set) var names: [NameProperty] = []
    private(set) var settings: [SettingProperty] = []
    /// The classes whose `settings` include the settings that they declare.
    private(set) var listers: [NamePath] = []
    /// The first place with a syntax error, or nil if there is none.
    private(set) var fault: SourcePlace?

    /// Reads a source.
    ///
    /// After a syntax error, reads as much of it as possible.
    init(_ source: SourceFile) {
        self.init(TokenCursor(source))
        guard let fault else { return }
        self.init(TokenCursor(source, isLenient: true))
        self.fault = fault
    }

    private init(_ cursor: TokenCursor) {
        self.cursor = cursor
        readMembers(of: Scope())
        while self.cursor.current.kind != .end {
            noteFault(at: self.cursor.current)
            self.cursor.advance()
            readMembers(of: Scope())
        }
        if conditions.isOpen { noteFault(at: self.cursor.current) }
        fault = self.cursor.fault.map(cursor.source.place)
    }

    /// Removes the declarations whose `#if` condition does not satisfy a closure.
    mutating func keep(_ isWanted: (_ condition: String?) -> Bool) {
        types.removeAll { !isWanted($0.condition) }
        rows.removeAll { !isWanted($0.condition) }
        names.removeAll { !isWanted($0.condition) }
        settings.removeAll { !isWanted($0.condition) }
    }

    /// Records a syntax error, unless the compiler might not parse the place.
    private mutating func noteFault(at token: Token) {
        if !conditions.isOfVersion { cursor.noteFault(at: token) }
    }

    /// The context of the members of a type.
    private struct Scope {
        var path = NamePath.top
        /// The access level that an extension gives its members.
        var access: TypeDeclaration.Access?
    }

    // MARK: Members

    /// Reads declarations up to the closing bracket or the end of the source.
    private mutating func readMembers(of scope: Scope) {
        var modifiers = Modifiers()
        while cursor.current.kind != .end, !cursor.current.isMark("}") {
            if scope.path != .top, modifiers.start == nil, cursor.endsAllBrackets { return }
            if modifiers.read(&cursor) { continue }
            readMember(modifiers, of: scope)
            modifiers = Modifiers()
        }
    }

    private mutating func readMember(_ modifiers: Modifiers, of scope: Scope) {
        switch (cursor.current.kind, cursor.current.text) {
        case (.directive, _):
            readDirective()
        case (.mark, "("), (.mark, "["), (.mark, "{"):
            cursor.skipBalanced()
        case (.mark, ")"), (.mark, "]"):
            noteFault(at: cursor.current)
            cursor.advance()
        case (.mark, "."):
            // A member can have the name of a keyword.
            cursor.advance()
            if cursor.current.isIdentifier { cursor.advance() }
        case (.name, "let"), (.name, "var"):
            if let setting = modifiers.setting { noteSetting(setting, modifiers, of: scope.path) }
            readVariable(isStatic: modifiers.isStatic, of: scope.path)
        case (.name, "func"), (.name, "associatedtype"), (.name, "operator"), (.name, "macro"):
            cursor.advance()
            if !cursor.beginsDeclarationOnLine { cursor.advance() }
        case (.name, "import"):
            repeat {
                cursor.advance()
            } while !cursor.current.startsLine && !cursor.current.isMark(";")
                && cursor.current.kind != .end
        case (.name, "case"):
            skipCases()
        case (.name, "typealias"):
            readTypealias(modifiers, of: scope)
        case (.name, let word):
            guard let kind = TypeDeclaration.Kind(rawValue: word), beginsType(kind) else {
                return cursor.advance()
            }
            readType(kind, modifiers, of: scope)
        default:
            cursor.advance()
        }
    }

    /// Whether a keyword begins a declaration here.
    ///
    /// `actor` is also an ordinary name.
    private func beginsType(_ kind: TypeDeclaration.Kind) -> Bool {
        var name = cursor
        name.advance()
        // A name cannot be on a line that begins another declaration.
        if name.beginsDeclarationOnLine { return false }
        guard cursor.token(1).isIdentifier else {
            return kind == .extension && cursor.token(1).isMark("[")
        }
        return kind != .actor || ["{", ":", "<"].contains { cursor.token(2).isMark($0) }
            || cursor.token(2).isName("where")
    }

    private mutating func readDirective() {
        let directive = cursor.current
        cursor.advance()
        let first = cursor.current
        var last = directive
        var depth = 0
        while cursor.current.kind != .end, depth > 0 || !cursor.current.startsLine {
            if cursor.current.isMark("(") { depth += 1 }
            if cursor.current.isMark(")") { depth -= 1 }
            last = cursor.current
            cursor.advance()
        }
        let isEmpty = last == directive
        let text = isEmpty ? "" : cursor.source.text(first.range.lowerBound..<last.range.upperBound)
        if !conditions.read(directive.text, condition: text) { noteFault(at: directive) }
    }

    /// Skips `case a, b(Int), c = 1`, in which names can be keywords.
    private mutating func skipCases() {
        repeat {
            cursor.advance()
            if cursor.current.isIdentifier { cursor.advance() }
            if cursor.current.isMark("(") { cursor.skipBalanced() }
            if cursor.accept(mark: "=") {
                _ = cursor.accept(mark: "-")
                cursor.advance()
            }
        } while cursor.current.isMark(",")
    }

    // MARK: Types

    private mutating func readType(
        _ kind: TypeDeclaration.Kind, _ modifiers: Modifiers, of scope: Scope
    ) {
        let start = modifiers.start ?? cursor.current.range.lowerBound
        cursor.advance()
        let name = cursor.current
        let own: NamePath
        var parameters: [String] = []
        if kind == .extension {
            own = readExtended()
        } else {
            own = NamePath([name.text])
            cursor.advance()
            parameters = cursor.readGenericParameters()
        }
        var inherited = cursor.accept(mark: ":") ? cursor.readInheritance() : []
        var isConstrained = false
        while !cursor.current.isMark("{") {
            guard ![.end, .directive].contains(cursor.current.kind), !cursor.current.isMark("}"),
                !cursor.beginsDeclarationOnLine
            else { return noteFault(at: name) }
            isConstrained = isConstrained || cursor.current.isName("where")
            if !isConstrained, cursor.accept(mark: ",") {
                // The type before the comma could not be parsed.
                inherited += cursor.readInheritance()
            } else if isConstrained, kind == .protocol, cursor.acceptSelfConstraint() {
                inherited += cursor.readComposition()
            } else {
                cursor.advance()
            }
        }
        // An unavailable class cannot be listed, and an unavailable extension adds no conformance.
        if modifiers.isUnavailable { inherited = [] }
        let path = scope.path + own
        declare(
            kind, path, scope, name, start, modifiers, parameters: parameters, inherited)
        guard kind != .protocol else { return cursor.skipBalanced() }
        let opening = cursor.current
        cursor.advance()
        readMembers(
            of: Scope(path: path, access: kind == .extension ? modifiers.access : nil))
        if !cursor.accept(mark: "}") { noteFault(at: opening) }
    }

    /// Reads the type that an extension extends, including the forms `[A]`, `[A: B]` and `A?`.
    private mutating func readExtended() -> NamePath {
        guard cursor.current.isMark("[") else {
            let path = cursor.readPath()
            return cursor.accept(mark: "?") ? NamePath(["Optional"]) : path
        }
        cursor.skipBalanced()
        // Nested types are as rare in arrays as in dictionaries, so the two need not be
        // distinguished.
        return NamePath(["Array"])
    }

    private mutating func readTypealias(_ modifiers: Modifiers, of scope: Scope) {
        let start = modifiers.start ?? cursor.current.range.lowerBound
        cursor.advance()
        let name = cursor.current
        guard name.isIdentifier else { return }
        cursor.advance()
        let parameters = cursor.readGenericParameters()
        guard cursor.accept(mark: "=") else { return }
        let inherited = cursor.readComposition()
        declare(
            .typealias, scope.path + NamePath([name.text]), scope, name, start, modifiers,
            parameters: parameters, inherited)
    }

    private mutating func declare(
        _ kind: TypeDeclaration.Kind, _ path: NamePath, _ scope: Scope, _ name: Token, _ start: Int,
        _ modifiers: Modifiers, parameters: [String], _ inherited: [NamePath]
    ) {
        types.append(
            TypeDeclaration(
                kind: kind, path: path, scope: scope.path,
                place: cursor.source.place(of: name.range.lowerBound),
                access: modifiers.access ?? scope.access, isFinal: modifiers.isFinal,
                genericParameters: parameters, inherited: inherited,
                condition: conditions.condition,
                summary: { [source = cursor.source] in source.summary(before: start) }))
    }

    // MARK: Variables

    /// Records the variable that follows as a setting.
    private mutating func noteSetting(
        _ attribute: SettingAttribute, _ modifiers: Modifiers, of owner: NamePath
    ) {
        let name = cursor.token(1)
        let start = modifiers.start ?? name.range.lowerBound
        settings.append(
            SettingProperty(
                owner: owner, name: name.text, attribute: attribute,
                access: modifiers.access ?? .module,
                place: cursor.source.place(of: name.range.lowerBound),
                condition: conditions.condition,
                summary: { [source = cursor.source] in source.summary(before: start) }))
    }

    /// Reads the variables of a `let` or `var`, and records those named `rows`, `name` and
    /// `settings`.
    private mutating func readVariable(isStatic: Bool, of owner: NamePath) {
        repeat {
            cursor.advance()
            let name = cursor.current
            guard name.isIdentifier else { return }
            cursor.advance()
            if cursor.accept(mark: ":") { cursor.skipVariableType() }
            if isStatic, name.text == "rows" {
                let value = RowsReader.value(from: cursor)
                rows.append(
                    RowsProperty(
                        owner: owner, place: cursor.source.place(of: name.range.lowerBound),
                        value: value, condition: conditions.condition))
            }
            if isStatic, name.text == "name" {
                names.append(
                    NameProperty(
                        owner: owner, place: cursor.source.place(of: name.range.lowerBound),
                        value: readName(at: cursor), condition: conditions.condition))
            }
            if cursor.accept(mark: "=") { cursor.skipExpression() }
            let body = cursor
            if cursor.current.isMark("{") { cursor.skipBalanced() }
            if isStatic, name.text == "settings",
                body.contains(name: "declaredSettings", before: cursor.current)
            {
                listers.append(owner)
            }
        } while cursor.current.isMark(",")
    }

    /// Returns the value of a stored or computed variable if it is a string literal, or nil
    /// otherwise.
    private func readName(at cursor: TokenCursor) -> String? {
        var cursor = cursor
        let isComputed = cursor.accept(mark: "{")
        guard isComputed || cursor.accept(mark: "=") else { return nil }
        if cursor.current.isName("return") { cursor.advance() }
        guard let text = cursor.readText(), !isComputed || cursor.current.isMark("}") else {
            return nil
        }
        return text
    }
}
