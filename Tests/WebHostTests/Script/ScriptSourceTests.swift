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
            ("if (a) {\n  b = { c };\n}\nd = [\n  e,\n];\n", "if(a){b={c}}\nd=[e,];\n"),
            ("a = /b,  [/] c\\/ d/gi;\ne = [f, g];\n", "a=/b,  [/] c\\/ d/gi;e=[f,g];\n"),
            ("a = b / c;\nd = (e) / f / [g][0] / 2;\n", "a=b/c;d=(e)/f/[g][0]/2;\n"),
            ("return /  a/.test(b) / /  c/", "return/  a/.test(b)/ /  c/\n"),
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
                "function a(count){return a(count)}\n"
            ),
            ("let ab = a + b, c; let other = ab;", "let d=a+b,c;let e=d;\n"),
            ("let many = 1; let more = many;", "let a=1;let b=a;\n"),
            ("let few = 1; let many = 1; many++; many++;", "let b=1;let a=1;a++;a++;\n"),
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
        ])
    func names(source: String, compact: String) {
        #expect(Self.compact(source) == compact)
    }

    @Test("is the same as its source except for semicolons before braces and names of declarations")
    func sameCode() {
        let all = ScriptTokenizer.tokens(of: [UInt8](CAssetPageScript()))
        let source = zip(all, all.dropFirst() + all.suffix(1))
            .filter { !($0.is(";") && $1.is("}")) }.map(\.0)
        let served = ScriptTokenizer.tokens(of: ScriptSource.compact([UInt8](CAssetPageScript())))
        #expect(source.count == served.count)
        var names: [String: Set<String>] = [:]
        var properties: Set<String> = []
        for (old, new) in zip(source, served) {
            let oldText = String(decoding: old.text, as: UTF8.self)
            let newText = String(decoding: new.text, as: UTF8.self)
            #expect(old.kind == new.kind && (old.kind == .name || oldText == newText))
            if oldText == "const" {
                #expect(["const", "let"].contains(newText))
            } else if old.kind == .name {
                names[newText, default: []].insert(oldText)
            }
            if old.kind == .property { properties.insert(oldText) }
        }
        #expect(names.values.allSatisfy { $0.count == 1 }, "each short name stands for one name")
        let renamed = Set(names.filter { !$1.contains($0) }.values.flatMap(\.self))
        #expect(renamed.count > 100)
        #expect(renamed.isDisjoint(with: properties))
        #expect(renamed.isDisjoint(with: names.keys))
    }

    @Test("uses names of the browser that no declaration shadows")
    func browserNames() {
        let served = ScriptTokenizer.tokens(of: ScriptSource.compact([UInt8](CAssetPageScript())))
        let names = Set(
            served.filter { $0.kind == .name }.map { String(decoding: $0.text, as: UTF8.self) })
        for name in [
            "AbortSignal", "Element", "EventSource", "FormData", "URL", "addEventListener",
            "console",
            "crypto", "document", "fetch", "history", "innerHeight", "innerWidth", "location",
            "matchMedia", "prefix", "requestAnimationFrame", "scrollBy", "scrollTo", "scrollY",
            "setTimeout",
        ] {
            #expect(names.contains(name), "\(name)")
        }
    }
}
