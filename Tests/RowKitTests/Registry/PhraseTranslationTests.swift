import RowKit
import Synchronization
import Testing

@Suite("The translations that a phrase has itself")
struct PhraseTranslationTests {
    private func text(
        _ key: Phrases.Key, _ language: String, _ plugins: any RowPlugin.Type...
    ) throws -> String {
        try RowRegistry(plugins).phrases(for: PlainFormats(language: language)).text(key)
    }

    @Test("are by the tags of their languages")
    func tags() {
        let key = Phrases.Key("Call.all", "all")(
            de: "de", es: "es", fr: "fr", ar: "ar", hi: "hi", ja: "ja", zhHans: "zh-Hans")
        #expect(key.translations.keys.sorted() == ["ar", "de", "es", "fr", "hi", "ja", "zh-Hans"])
        for (language, wording) in key.translations { #expect(wording == .always(language)) }
        #expect(Phrases.Key("Call.none", "none")().translations.isEmpty)
    }

    @Test("are added to earlier ones, and replace those in the same language")
    func additions() {
        let key = Phrases.Key("Call.twice", "Twice")(de: "Zwei", ja: "二")(de: "Zweimal")
            .translated("nl", "Twee").translated("nl", "Tweemaal")
        #expect(key.translations == ["de": "Zweimal", "ja": "二", "nl": "Tweemaal"])
    }

    @Test("do not make another key of it")
    func equality() {
        let key = Phrases.Key("Call.ring", "Ring")
        #expect(key == key(de: "Anruf"))
        #expect(Set([key, key(de: "Anruf")]).count == 1)
        #expect(key(de: "Anruf").english == "Ring")
        #expect(key(de: "Anruf").id == "Call.ring")
    }

    @Test("are used by a registry, and checked if the plugin lists the phrase")
    func registry() throws {
        let calls = Phrases.Key.callRowCalls
        let phrases = try RowRegistry(CallPlugin.self).phrases(for: PlainFormats(language: "de"))
        #expect(phrases.text(calls, ["count": 1]) == "1 Anruf")
        #expect(phrases.text(calls, ["count": 2]) == "2 Anrufe")
        #expect(!phrases.problems.contains { $0.key == calls.id })
        #expect(try text(.callRowUnlisted, "de", CallPlugin.self) == "Ungenannt")
        #expect(try text(.callRowUnlisted, "fr", CallPlugin.self) == "Unlisted")
    }

    @Test("serve the regions of their language, and a region's own takes precedence for it")
    func regions() throws {
        #expect(try text(.callRowRing, "de-CH", CallPlugin.self) == "Anrufen")
        #expect(try text(.callRowRing, "de-AT", CallPlugin.self) == "Anläuten")
        #expect(try text(.callRowRing, "zh-SG", CallPlugin.self) == "呼叫")
        #expect(try text(.callRowRing, "zh-TW", CallPlugin.self) == "Call")
        #expect(try text(.callRowRing, "nl", CallPlugin.self) == "Bellen")
    }

    @Test("give way to a plugin's in the same language, whatever the names of the plugins")
    func precedence() throws {
        #expect(try text(.callRowRing, "de", CallPlugin.self, ZebraPlugin.self) == "Klingeln")
        #expect(try text(.callRowRing, "de", CallPlugin.self, AdderPlugin.self) == "Läuten")
        #expect(try text(.callRowRing, "nl", CallPlugin.self, ZebraPlugin.self) == "Bellen")
        // The one for the region is the more specific one.
        #expect(try text(.callRowRing, "de-AT", CallPlugin.self, ZebraPlugin.self) == "Anläuten")
    }

    @Test("are languages of the registry")
    func languages() throws {
        let registry = try RowRegistry(CallPlugin.self)
        #expect(registry.languages == ["de", "de-AT", "nl", "zh-Hans"])
    }

    @Test("are missing in other languages, but not in English")
    func missing() throws {
        let registry = try RowRegistry(CallPlugin.self)
        let dutch = registry.phrases(for: PlainFormats(language: "nl"))
        #expect(dutch.problems.contains { $0.key == "CallRow.calls" && $0.fault == .missing })
        #expect(!dutch.problems.contains { $0.key == "CallRow.ring" })
        #expect(registry.phrases(for: PlainFormats(language: "en")).problems.isEmpty)
    }

    @Test("are not used if a parameter is unknown to the phrase, which is a problem")
    func unknownParameter() throws {
        let phrases = try RowRegistry(WrongPlugin.self).phrases(for: PlainFormats(language: "de"))
        #expect(phrases.text(WrongPlugin.phrases[0], ["name": "Ada"]) == "Call Ada")
        #expect(
            phrases.problems.filter { $0.key == "Wrong.call" }.map(\.description)
                == ["Wrong.call: '{nom}' is not a parameter of the phrase; expected '{name}'"])
    }

    @Test("are not collected before a language is asked for, and then once")
    func laziness() throws {
        let registry = try RowRegistry(CountedPlugin.self)
        #expect(registry.rows.isEmpty)
        #expect(CountedPlugin.count.withLock { $0 } == 0)
        let languages = [registry.languages, registry.languages]
        #expect(languages == [["de"], ["de"]])
        #expect(CountedPlugin.count.withLock { $0 } == 1)
    }

    @Test("are used by phrases that are made of keys, unless a wording is passed")
    func keys() throws {
        func phrases(_ translations: [String: Phrases.Text]) throws -> Phrases {
            try Phrases(
                formats: PlainFormats(language: "de"), translations: translations,
                keys: CallPlugin.phrases)
        }
        #expect(try phrases([:]).text(.callRowRing) == "Anrufen")
        #expect(try phrases(["CallRow.ring": "Klingeln"]).text(.callRowRing) == "Klingeln")
        #expect(throws: Phrases.TranslationError.self) {
            try Phrases(
                formats: PlainFormats(language: "de"), translations: [:],
                keys: WrongPlugin.phrases)
        }
    }
}

extension Phrases.Key {
    fileprivate static let callRowRing = Phrases.Key("CallRow.ring", "Call")(
        de: "Anrufen", zhHans: "呼叫"
    )
    .translated("nl", "Bellen").translated("de-AT", "Anläuten").translated("not a tag", "?")

    fileprivate static let callRowCalls = Phrases.Key(
        "CallRow.calls", ["one": "{count} call", "other": "{count} calls"])(
            de: ["one": "{count} Anruf", "other": "{count} Anrufe"])

    fileprivate static let callRowUnlisted = Phrases.Key("CallRow.unlisted", "Unlisted")(
        de: "Ungenannt")
}

private enum CallPlugin: RowPlugin {
    static let name = "CallRow", version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let phrases: [Phrases.Key] = [.callRowRing, .callRowCalls]
}

/// Two plugins that translate a phrase of another one, and whose names are before and after its.
private enum AdderPlugin: RowPlugin {
    static let name = "Adder", version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let translations = [Translation("de", [.callRowRing: "Läuten"])]
}

private enum ZebraPlugin: RowPlugin {
    static let name = "Zebra", version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let translations = [Translation("de", [.callRowRing: "Klingeln"])]
}

private enum WrongPlugin: RowPlugin {
    static let name = "Wrong", version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let phrases = [Phrases.Key("Wrong.call", "Call {name}")(de: "{nom} anrufen")]
}

/// A plugin that counts how often it was asked for its phrases.
private enum CountedPlugin: RowPlugin {
    static let name = "Counted", version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let count = Mutex(0)
    static var phrases: [Phrases.Key] {
        count.withLock { $0 += 1 }
        return [Phrases.Key("Counted.one", "One")(de: "Eins")]
    }
}
