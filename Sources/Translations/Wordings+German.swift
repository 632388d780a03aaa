import RowKit

extension Wordings {
    /// German, which addresses the user formally.
    static let german: [Phrases.Key: Phrases.Text] = [
        .required: "Angabe erforderlich",
        .email: "Geben Sie eine gültige E-Mail-Adresse ein",
        .url: "Geben Sie eine gültige Webadresse ein",
        .pattern: "Ungültiges Format",
        .minLength: "Mindestens {count} Zeichen erforderlich",
        .maxLength: "Höchstens {count} Zeichen erlaubt",
        .exactLength: "Genau {count} Zeichen erforderlich",
        .greaterThan: "Muss größer als {limit} sein",
        .greaterOrEqual: "Muss mindestens {limit} sein",
        .smallerThan: "Muss kleiner als {limit} sein",
        .smallerOrEqual: "Darf höchstens {limit} sein",
        .equalsToRow: "Muss mit „{row}“ übereinstimmen",
        .accepted: "Ihre Zustimmung ist erforderlich",
        .notOffered: "Wählen Sie eine der angebotenen Optionen",
        .custom: "Ungültige Angabe",
        .minCount: [
            "one": "Mindestens {count} Eintrag erforderlich",
            "other": "Mindestens {count} Einträge erforderlich",
        ],
        .maxCount: [
            "one": "Höchstens {count} Eintrag erlaubt",
            "other": "Höchstens {count} Einträge erlaubt",
        ],
        .pending: "Wird noch geprüft",
        .unchecked: "Konnte nicht geprüft werden",
        .unknown: "Gehört nicht zu diesem Formular",
        .unknownButSimilar: "Gehört nicht zu diesem Formular. Meinten Sie „{name}“?",
        .hidden: "Ist ausgeblendet und kann nicht ausgefüllt werden",
        .disabled: "Ist deaktiviert und kann nicht geändert werden",
        .readOnly: "Kann nicht ausgefüllt werden",
        .wrongType: "Hat den falschen Typ",
        .add: "Hinzufügen",
        .delete: "Löschen",
        .moveUp: "Nach oben",
        .moveDown: "Nach unten",
        .cancel: "Abbrechen",
        .done: "Fertig",
        .ok: "OK",
        .close: "Schließen",
        .back: "Zurück",
        .next: "Weiter",
        .previous: "Zurück",
        .submit: "Absenden",
        .clear: "Leeren",
        .search: "Suchen",
        .choose: "Auswählen",
        .none: "Keine",
        .on: "Ein",
        .off: "Aus",
        .loading: "Wird geladen …",
        .tryAgain: "Erneut versuchen",
        .loadingFailed: "Laden fehlgeschlagen",
        .showMore: "Mehr anzeigen",
        .noResults: "Keine Ergebnisse",
        .noOptions: "Keine Optionen",
        .noOptionAnyMore: "Nicht mehr verfügbar",
        .results: ["one": "{count} Ergebnis", "other": "{count} Ergebnisse"],
        .fieldsAdded: ["one": "{count} Feld hinzugefügt", "other": "{count} Felder hinzugefügt"],
        .movedTo: "Auf Platz {place} von {count} verschoben",
        .selected: "{count} ausgewählt",
        .showPassword: "Passwort anzeigen",
        .hidePassword: "Passwort ausblenden",
        .problems: [
            "one": "Bitte prüfen Sie {count} Feld",
            "other": "Bitte prüfen Sie {count} Felder",
        ],
        .submissionFailed:
            "Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
        .submissionUnderWay: "Das Formular wird bereits gesendet.",
        .reconnecting: "Verbindung unterbrochen. Sie wird wiederhergestellt …",
        .signInAgain:
            "Melden Sie sich erneut an, um fortzufahren. Ihre Eingaben bleiben erhalten.",
        .recordChanged: """
        Der Inhalt dieses Formulars wurde geändert, nachdem Sie es geöffnet haben. Ihre \
        Eingaben sind erhalten. Bitte prüfen Sie sie.
        """,
        .formGone: """
        Dieses Formular ist nicht mehr verfügbar. Ihre Eingaben bleiben auf dieser \
        Seite, damit Sie sie kopieren können.
        """,
        .copyEntries: "Eingaben kopieren",
        .sending: "Wird gesendet …",
        .submitted: "Vielen Dank",
        .errorTitle: "Fehler",
        .filesTooLarge: "Die Dateien sind zu groß.",
        .filesUnreadable: "Eine Datei wurde geändert. Wählen Sie sie noch einmal aus.",
        .emptiedByButtons:
            "Jede Schaltfläche dieser Seite leert dieses Feld. Füllen Sie es zuletzt aus.",
        .emptied: "Geleert, bitte noch einmal ausfüllen: {rows}",
        .pageExpired: """
        Die Seite war zu lange geöffnet. Nur der Inhalt ihrer Felder blieb erhalten. \
        Bitte prüfen Sie Ihre Auswahl und Listen.
        """,
        .pageNotRestored: """
        Die Seite ließ sich nicht wiederherstellen. Nur der Inhalt ihrer Felder blieb erhalten. \
        Bitte prüfen Sie Ihre Auswahl und Listen.
        """,
        .entriesLost:
            "Das Formular ist wieder leer, weil der Server Ihre Eingaben nicht mehr hat.",
        .entriesNotRestored:
            "Einige Eingaben fehlen nun. Bitte prüfen Sie das Formular.",
        .rowsNotRestored: "Nicht wiederhergestellt, bitte prüfen: {rows}",
        .changedTwice: "Auf zwei Seiten zugleich geändert, bitte prüfen: {rows}",
        .notDone: "Nicht ausgeführt: {actions}",
        .noteAbout: "{title}: {text}",
        .newFields: "Es gibt neue Felder. Bitte füllen Sie sie aus, und fahren Sie dann fort.",
        .forms: "Formulare",
        .moreActions: "Aktionen für {title}",
        .show: "Anzeigen",
        .increase: "Erhöhen",
        .decrease: "Verringern",
        .actionOn: "{action}: {title}",
        .notPossible: "Das ist im Moment nicht möglich.",
        .optionGone: "Eine gewählte Option ist nicht mehr verfügbar.",
        .outOfRange: "Liegt außerhalb des erlaubten Bereichs",
        .oneFileOnly: "Sie können nur eine Datei auswählen.",
        .fileTooLarge: "„{file}“ ist zu groß.",
        .fileNotAccepted: "Der Dateityp von „{file}“ wird nicht akzeptiert.",
        .pageNotFound: "Seite nicht gefunden",
        .checkAddress: "Unter dieser Adresse gibt es keine Seite. Bitte prüfen Sie die Adresse.",
        .requestNotCompleted: "Die Anfrage konnte nicht ausgeführt werden",
        .goBackAndCopy: """
        Das Formular ist nicht mehr verfügbar. Gehen Sie zurück, um Ihre Eingaben zu \
        kopieren.
        """,
        .goBackAndRetry:
            "Mit der Zurück-Taste Ihres Browsers gelangen Sie zu Ihren Eingaben. Bitte versuchen Sie es erneut.",
        .requestNotAccepted: "Die Anfrage wurde nicht angenommen",
        .openFormAgain:
            "Die Anfrage kam nicht von einer Seite dieser Website. Bitte öffnen Sie das Formular erneut.",
        .tooMuchSent: "Es wurde zu viel gesendet",
        .goBackAndSendLess:
            "Ihre Dateien oder Eingaben sind zu groß. Mit der Zurück-Taste Ihres Browsers gelangen Sie zu ihnen.",
        .serverFailed: "Etwas ist schiefgelaufen",
        .serverBusy: "Der Server ist ausgelastet",
        .tryLater: "Bitte versuchen Sie es später erneut.",
        .openForm: "Formular öffnen",
    ]
}
