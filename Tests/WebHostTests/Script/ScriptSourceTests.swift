import CAssets
import Testing

@testable import WebHost

@Suite("The script of pages")
struct ScriptSourceTests {
    private static func compact(_ source: String) -> String {
        String(decoding: ScriptSource.compact(Array(source.utf8)), as: UTF8.self)
    }

    @Test(
        "loses only comments and insignificant spaces and line breaks",
        arguments: [
            ("a();\n\n  b();\n", "a();b();\n"), ("// A.\na(); // B.\nc();\n", "a();c();\n"),
            ("/** A. */\na();\n  /* B\n   * C\n   */\n  b();\n", "a();b();\n"),
            ("a = 1 /* B */;\n", "a=1;\n"), ("a /* B\n */ b", "a\nb\n"), ("a /**/ b", "a b\n"),
            ("a = b\n  * c;\n", "a=b\n*c;\n"), ("a = b + -c - +d;\n", "a=b+ -c- +d;\n"),
            ("a(\"//\");\nb(`/*`);\nc(`*/`);\n", "a(\"//\");b(`/*`);c(`*/`);\n"),
            (
                "a(\"b, c\", 'd = e', `f ? ${ g } : h`, \"\\\"  \");\n",
                "a(\"b, c\",'d = e',`f ? ${g} : h`,\"\\\"  \");\n"
            ),
            (
                "`a  ${ b({ c }, `  ${ d }`) }  e\n  f\\`  `",
                "`a  ${b({c},`  ${d}`)}  e\n  f\\`  `\n"
            ),
            ("if (a) {\n  b = { c };\n}\nd = [\n  e,\n];\n", "if(a){b={c}}d=[e];\n"),
            ("a = /b,  [/] c\\/ d/gi;\ne = [f, g];\n", "a=/b,  [/] c\\/ d/gi;e=[f,g];\n"),
            ("a = b / c;\nd = (e) / f / [g][0] / 2;\n", "a=b/c;d=(e)/f/[g][0]/2;\n"),
            ("return /  a/.test(b) / /  c/", "return/  a/.test(b)/ /  c/\n"),
            ("if (a) {\n  b();\n}\nc();\n", "if(a){b()}c();\n"),
            ("a = (b) => true;\n", "a=b=>!0;\n"), ("return (b) => !false;", "return b=>!!1;\n"),
            ("a(async (b) => c, () => d, (e, f) => g);", "a(async b=>c,()=>d,(e,f)=>g);\n"),
            ("a()", "a()\n"), ("", ""), ("// A", ""), ("/* A", ""), ("\"a", "\"a\n"),
            ("`a", "`a\n"),
        ])
    func compacting(source: String, compact: String) {
        #expect(Self.compact(source) == compact)
    }

    @Test(
        "has short names for its declarations, except for names that are also properties",
        arguments: [
            ("const first = 1, second = first + other;", "let a=1,second=a+other;\n"),
            (
                "function twice(count) { return twice(count); }",
                "function a(b){return a(b)}\n"
            ),
            ("let ab = a + b, c; let other = ab;", "let d=a+b,c,e=d;\n"),
            ("let many = 1; let more = many;", "let a=1,b=a;\n"),
            ("let few = 1; let many = 1; many++; many++;", "let b=1,a=1;a++;a++;\n"),
            (
                "let name; name(\"name\", /name/, `name ${name}`);",
                "let a;a(\"name\",/name/,`name ${a}`);\n"
            ),
            ("let name; other.name = name;", "let name;other.name=name;\n"),
            ("let name; other?.name;", "let name;other?.name;\n"),
            ("let name; [...name, name];", "let a;[...a,a];\n"),
            ("let name; f({ name });", "let name;f({name});\n"),
            ("let name; f({ other, name: 1 });", "let name;f({other,name:1});\n"),
            (
                "let name; f({ other: name, async name() { } });",
                "let name;f({other:name,async name(){}});\n"
            ),
            ("let name; f({ other: name(name), [name]: name });", "let a;f({other:a(a),[a]:a});\n"),
            ("let name; if (name) { name; } else { name(); }", "let a;if(a){a}else{a()}\n"),
            ("let { name } = other; () => { name };", "let{name}=other;()=>{name};\n"),
            ("f((first, second) => first + second);", "f((a,b)=>a+b);\n"),
            ("f((name) => ({ name }));", "f(name=>({name}));\n"),
            (
                "f(({ first }, [second], third = 1, ...fourth) => fourth + third);",
                "f(({first},[second],a=1,...b)=>b+a);\n"
            ),
            (
                "async function run(count = start) { return count(start); }",
                "async function b(a=start){return a(start)}\n"
            ),
            ("if (first) { f(first, second); }", "if(first){f(first,second)}\n"),
        ])
    func names(source: String, compact: String) {
        #expect(Self.compact(source) == compact)
    }

    /// The tokens of a script, without needless signs before closing brackets and needless brackets
    /// of parameters, with commas in place of the semicolons between declarations, and with numbers
    /// for true and false.
    private static func essence(of script: [UInt8]) -> [(kind: ScriptToken.Kind, text: String)] {
        let words = ["const", "let"]
        var tokens: [(kind: ScriptToken.Kind, text: String)] = []
        for token in ScriptTokenizer.tokens(of: script) {
            let text = String(decoding: token.text, as: UTF8.self)
            if [";}", ",}", ",]", ",)"].contains((tokens.last?.text ?? "") + text) {
                tokens.removeLast()
            }
            let last = tokens.suffix(3)
            if text == "=>", last.first?.text == "(", last.dropFirst().first?.kind == .name {
                tokens.removeLast(3)
                tokens.append(last[last.startIndex + 1])
            }
            if tokens.last?.text == ";", words.contains(text) {
                tokens[tokens.count - 1] = (.sign, ",")
            } else if token.kind == .name, ["true", "false"].contains(text) {
                tokens += [(.sign, "!"), (.number, text == "true" ? "0" : "1")]
            } else {
                tokens.append((token.kind, words.contains(text) ? "let" : text))
            }
        }
        return tokens
    }

    @Test("is the same as its source except for signs between statements and names of declarations")
    func sameCode() {
        let source = Self.essence(of: ScriptSource.uncompacted)
        let served = Self.essence(of: ScriptSource.ofPages)
        #expect(source.count == served.count)
        var names: [String: Set<String>] = [:]
        var properties: Set<String> = []
        for (old, new) in zip(source, served) {
            #expect(old.kind == new.kind && (old.kind == .name || old.text == new.text))
            if old.kind == .name { names[new.text, default: []].insert(old.text) }
            if old.kind == .property { properties.insert(old.text) }
        }
        #expect(names.values.allSatisfy { $0.count == 1 }, "each short name stands for one name")
        let renamed = Set(names.filter { !$1.contains($0) }.values.flatMap(\.self))
        #expect(renamed.count > 100)
        #expect(renamed.isDisjoint(with: properties))
        #expect(renamed.isDisjoint(with: names.keys))
    }

    @Test("uses names of the browser that no declaration shadows")
    func browserNames() {
        let served = ScriptTokenizer.tokens(of: ScriptSource.ofPages)
        let names = Set(
            served.filter { $0.kind == .name }.map { String(decoding: $0.text, as: UTF8.self) })
        for name in [
            "AbortController", "EventSource", "FormData", "URL", "addEventListener",
            "console",
            "crypto", "document", "fetch", "history", "innerHeight", "innerWidth", "location",
            "matchMedia", "requestAnimationFrame", "scrollBy", "scrollTo", "scrollY",
            "setTimeout",
        ] {
            #expect(names.contains(name), "\(name)")
        }
    }
}
