import Testing

@testable import RowsCommand

@Suite("Options")
struct OptionTests {
    private func names(_ arguments: [String], _ variables: [String: String]) async -> String {
        let run = await ProgramRun(all: arguments, world: FakeWorld(variables: variables))
        return run.output + run.errors
    }

    @Test("are read from variables if they are not on the command line")
    func variables() async {
        let inline = await names(["list", "--kind", "inline"], [:])
        #expect(await names(["list"], ["ROWS_KIND": "inline"]) == inline)
        #expect(await names(["list", "--kind", "inline"], ["ROWS_KIND": "basic"]) == inline)
        let ints = await names(["list", "--value-type=Int"], [:])
        #expect(await names(["list"], ["ROWS_VALUE_TYPE": "Int"]) == ints)
        #expect(await names(["list", "--value-type=Int"], ["ROWS_PLUGIN": ""]) == ints)
    }

    @Test("that are flags are set and unset by variables, which the command line overrides")
    func flags() async {
        let json = await names(["list", "--json"], [:])
        let text = await names(["list"], [:])
        #expect(json.hasPrefix("["))
        #expect(text.hasPrefix("NAME"))
        for value in ["1", "true", "YES", "on"] {
            #expect(await names(["list"], ["ROWS_JSON": value]) == json)
        }
        for value in ["0", "false", "No", "off", ""] {
            #expect(await names(["list"], ["ROWS_JSON": value]) == text)
        }
        #expect(await names(["list", "--json=false"], ["ROWS_JSON": "1"]) == text)
        #expect(await names(["list", "--json=true"], ["ROWS_JSON": "0"]) == json)
    }

    @Test("that are invalid in a variable are reported by its name")
    func wrongVariables() async {
        #expect(
            await names(["list"], ["ROWS_JSON": "maybe"])
                == "rows list: ROWS_JSON must be true or false, not \"maybe\"\nSee: rows help list\n"
        )
        #expect(
            await names(["list"], ["ROWS_KIND": "basi"])
                == "rows list: ROWS_KIND: there is no kind called \"basi\"; did you mean \"basic\"? "
                + "Available: inline, presenter, selectable, options, basic\nSee: rows help list\n"
        )
    }

    @Test("of several verbs that share a variable are the same")
    func sharedVariables() {
        let options = RowsProgram.verbs.flatMap { $0.usage.options }
        for option in options {
            for other in options where other.variable == option.variable {
                #expect(other.name == option.name)
                #expect(other.valueName == option.valueName)
            }
            #expect(option.variable.hasPrefix("ROWS_"))
        }
        let kinds = options.filter { $0.name == "kind" }
        #expect(Set(kinds.map(\.variable)).count == kinds.count)
    }

    @Test("of other verbs have no effect")
    func otherVerbs() async {
        let all = await names(["list"], [:])
        #expect(await names(["list"], ["ROWS_VALUES": "x", "ROWS_FOO": "y"]) == all)
    }

    @Test("may precede and follow operands, up to two dashes")
    func order() async {
        let expected = await names(["describe", "GradeRow", "--json"], [:])
        #expect(expected.hasPrefix("{"))
        #expect(await names(["describe", "--json", "GradeRow"], [:]) == expected)
        #expect(await names(["describe", "--json", "--", "GradeRow"], [:]) == expected)
        let dashed = await names(["describe", "--", "--json"], [:])
        #expect(dashed.hasPrefix("rows describe: there is no row called \"--json\""))
    }

    @Test("may have values that contain signs")
    func signs() async {
        let run = await names(["list", "--plugin=a=b"], [:])
        #expect(run.contains("no plugin called \"a=b\""))
        #expect(await names(["list", "--plugin", "-"], [:]).contains("no plugin called \"-\""))
        #expect(await names(["list", "--plugin=-x"], [:]).contains("no plugin called \"-x\""))
    }
}
