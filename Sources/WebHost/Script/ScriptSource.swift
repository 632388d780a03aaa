internal import CAssets
import RowText

/// Makes the script that browsers load, from the script of a page and that of one form's client.
enum ScriptSource {
    /// The script of pages, which runs the client for each form of the page.
    ///
    /// Browsers run it once, after the page is parsed, regardless of the number of forms.
    static let ofPages = compact(uncompacted)

    /// The same script as it is written.
    static let uncompacted: [UInt8] = {
        let start = "const live = (prefix) => {\n"
        // Unlike those of a form, the properties of its status are never hidden by its controls.
        let end = """
            };
            for (const { id } of document.querySelectorAll(".rowkit-status")) {
            live(id.slice(0, -"rowkit-status".length));
            }

            """
        return [UInt8](CAssetPageScript()) + Array(start.utf8) + [UInt8](CAssetFormScript())
            + Array(end.utf8)
    }()

    /// Returns a script without comments, needless spaces, line breaks and brackets, and with short
    /// names.
    ///
    /// - Precondition: The script has no empty statements and no empty elements of arrays, whose
    ///   signs would be removed like any others before a closing bracket. Each statement ends with
    ///   a semicolon, or with the brace of a block.
    static func compact(_ source: [UInt8]) -> [UInt8] {
        let tokens = ScriptTokenizer.tokens(of: source)
        let names = ScriptNames(in: tokens)
        var compact: [UInt8] = []
        compact.reserveCapacity(source.count)
        let joints = joints(of: tokens)
        let needless = bracketsOfSingleParameters(in: tokens)
        for (index, token) in tokens.enumerated() {
            if index + 1 < tokens.count, token.isNeedless(before: tokens[index + 1]) { continue }
            if index > 0, joints.contains(index - 1) || needless.contains(index) { continue }
            let text = joints.contains(index) ? [UInt8(ascii: ",")] : names.text(of: token)
            let space = needless.contains(index - 1) ? tokens[index - 1].space : token.space
            if let last = compact.last, let next = text.first {
                switch space {
                case .lineBreak where isLineBreakNeeded(after: last, before: next):
                    compact.append(.lineFeed)
                case .blank where isSpaceNeeded(after: last, before: next):
                    compact.append(.space)
                default: break
                }
            }
            compact += text
        }
        if !compact.isEmpty { compact.append(.lineFeed) }
        return compact
    }

    /// The indices of the semicolons between declarations that follow each other, which become a
    /// single declaration.
    private static func joints(of tokens: [ScriptToken]) -> Set<Int> {
        var joints: Set<Int> = []
        /// The open brackets, each with whether the current statement in it is a declaration.
        var declares = [false]
        var startsStatement = true
        for (index, token) in tokens.enumerated() {
            let isDeclaration = token.isDeclarationWord
            if startsStatement { declares[declares.count - 1] = isDeclaration }
            startsStatement = false
            if token.is("(") || token.is("[") || token.is("{") {
                declares.append(false)
                startsStatement = token.is("{")
            } else if token.is(")") || token.is("]") || token.is("}") {
                declares.removeLast()
                // The end of a block, a function or a value; a value goes on.
                startsStatement = token.is("}") && declares.last == false
            } else if token.is(";") {
                startsStatement = true
                if declares.last == true, index + 1 < tokens.count,
                    tokens[index + 1].isDeclarationWord
                {
                    joints.insert(index)
                }
            }
        }
        return joints
    }

    /// The indices of the brackets around the parameter of an arrow function that has one.
    private static func bracketsOfSingleParameters(in tokens: [ScriptToken]) -> Set<Int> {
        var brackets: Set<Int> = []
        for (index, token) in tokens.enumerated() where index > 2 && token.is("=>") {
            guard tokens[index - 1].is(")"), tokens[index - 2].kind == .name,
                tokens[index - 3].is("(")
            else { continue }
            brackets.formUnion([index - 3, index - 1])
        }
        return brackets
    }

    /// The signs after which a line break means nothing, and those before which it means nothing.
    private static let openEnds = Array("([{};,:?=>&|".utf8)
    private static let openStarts = Array("}]).?:&|".utf8)

    private static func isLineBreakNeeded(after last: UInt8, before next: UInt8) -> Bool {
        !openEnds.contains(last) && !openStarts.contains(next)
    }

    /// The signs of which two become another one, or a comment.
    private static let pairs = Array("+-/".utf8)

    private static func isSpaceNeeded(after last: UInt8, before next: UInt8) -> Bool {
        last.isNameByte && next.isNameByte || pairs.contains(last) && pairs.contains(next)
    }
}
