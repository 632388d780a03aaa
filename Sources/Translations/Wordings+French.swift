import RowKit

extension Wordings {
    /// French, which addresses the user as *vous*.
    static let french: [Phrases.Key: Phrases.Text] = [
        .required: "Ce champ est obligatoire",
        .email: "Saisissez une adresse e-mail valide",
        .url: "Saisissez une adresse web valide",
        .pattern: "Le format n’est pas valide",
        .minLength: [
            "one": "Saisissez au moins {count} caractère",
            "many": "Saisissez au moins {count} de caractères",
            "other": "Saisissez au moins {count} caractères",
        ],
        .maxLength: [
            "one": "Saisissez au plus {count} caractère",
            "many": "Saisissez au plus {count} de caractères",
            "other": "Saisissez au plus {count} caractères",
        ],
        .exactLength: [
            "one": "Saisissez exactement {count} caractère",
            "many": "Saisissez exactement {count} de caractères",
            "other": "Saisissez exactement {count} caractères",
        ],
        .greaterThan: "Doit être supérieur à {limit}",
        .greaterOrEqual: "Doit être supérieur ou égal à {limit}",
        .smallerThan: "Doit être inférieur à {limit}",
        .smallerOrEqual: "Doit être inférieur ou égal à {limit}",
        .equalsToRow: "Doit être identique à «\u{A0}{row}\u{A0}»",
        .accepted: "Votre accord est nécessaire",
        .notOffered: "Choisissez l’une des options proposées",
        .custom: "N’est pas valide",
        .minCount: [
            "one": "Ajoutez au moins {count} élément",
            "many": "Ajoutez au moins {count} d’éléments",
            "other": "Ajoutez au moins {count} éléments",
        ],
        .maxCount: [
            "one": "Pas plus de {count} élément",
            "many": "Pas plus de {count} d’éléments",
            "other": "Pas plus de {count} éléments",
        ],
        .pending: "Vérification en cours",
        .unchecked: "La vérification n’a pas pu être effectuée",
        .unknown: "Ne fait pas partie de ce formulaire",
        .unknownButSimilar:
            "Ne fait pas partie de ce formulaire. Vouliez-vous dire «\u{A0}{name}\u{A0}» ?",
        .hidden: "Est masqué et ne peut pas être rempli",
        .disabled: "Est désactivé et ne peut pas être modifié",
        .readOnly: "Ne peut pas être rempli",
        .wrongType: "N’est pas du bon type",
        .add: "Ajouter",
        .delete: "Supprimer",
        .moveUp: "Monter",
        .moveDown: "Descendre",
        .cancel: "Annuler",
        .done: "Terminé",
        .ok: "OK",
        .close: "Fermer",
        .back: "Retour",
        .next: "Suivant",
        .previous: "Précédent",
        .submit: "Envoyer",
        .clear: "Effacer",
        .search: "Rechercher",
        .choose: "Choisir",
        .none: "Aucun",
        .on: "Activé",
        .off: "Désactivé",
        .loading: "Chargement…",
        .tryAgain: "Réessayer",
        .loadingFailed: "Échec du chargement",
        .showMore: "Afficher plus",
        .noResults: "Aucun résultat",
        .noOptions: "Aucune option",
        .noOptionAnyMore: "N’est plus disponible",
        .results: [
            "one": "{count} résultat", "many": "{count} de résultats",
            "other": "{count} résultats",
        ],
        .fieldsAdded: [
            "one": "{count} champ ajouté", "many": "{count} de champs ajoutés",
            "other": "{count} champs ajoutés",
        ],
        .movedTo: "Déplacé en position {place} sur {count}",
        .selected: [
            "one": "{count} élément sélectionné", "many": "{count} d’éléments sélectionnés",
            "other": "{count} éléments sélectionnés",
        ],
        .showPassword: "Afficher le mot de passe",
        .hidePassword: "Masquer le mot de passe",
        .problems: [
            "one": "Vérifiez {count} champ",
            "many": "Vérifiez {count} de champs",
            "other": "Vérifiez {count} champs",
        ],
        .submissionFailed: "Le formulaire n’a pas pu être envoyé. Veuillez réessayer.",
        .submissionUnderWay: "Le formulaire est déjà en cours d’envoi.",
        .reconnecting: "Connexion perdue. Reconnexion en cours…",
        .signInAgain: "Reconnectez-vous pour continuer. Vos saisies sont conservées.",
        .recordChanged: """
        Le contenu de ce formulaire a été modifié depuis son ouverture. Vos saisies sont \
        conservées. Veuillez les vérifier.
        """,
        .formGone: """
        Ce formulaire n’est plus disponible. Vos saisies restent sur cette page pour que \
        vous puissiez les copier.
        """,
        .copyEntries: "Copier les saisies",
        .sending: "Envoi en cours…",
        .submitted: "Merci",
        .errorTitle: "Erreur",
        .filesTooLarge: "Les fichiers sont trop volumineux.",
        .filesUnreadable: "Un fichier a été modifié. Choisissez-le à nouveau.",
        .emptiedByButtons: "Chaque bouton de cette page vide ce champ. Remplissez-le en dernier.",
        .emptied: "À remplir à nouveau, car effacé : {rows}",
        .pageExpired: """
        La page est restée ouverte trop longtemps. Seul le contenu de ses champs a été conservé. \
        Veuillez vérifier vos choix et vos listes.
        """,
        .pageNotRestored: """
        La page n’a pas pu être restaurée. Seul le contenu de ses champs a été conservé. \
        Veuillez vérifier vos choix et vos listes.
        """,
        .entriesLost:
            "Le formulaire est de nouveau vide, car le serveur n’a pas conservé vos saisies.",
        .entriesNotRestored:
            "Certaines saisies n’ont pas pu être restaurées. Veuillez vérifier le formulaire.",
        .rowsNotRestored: "À vérifier, car impossible à restaurer : {rows}",
        .changedTwice: "À vérifier, car modifié sur deux pages à la fois : {rows}",
        .notDone: "Non effectué : {actions}",
        .noteAbout: "{title} : {text}",
        .newFields: "De nouveaux champs sont apparus. Veuillez les remplir, puis continuer.",
        .forms: "Formulaires",
        .moreActions: "Actions pour {title}",
        .show: "Afficher",
        .increase: "Augmenter",
        .decrease: "Diminuer",
        .actionOn: "{action}\u{A0}: {title}",
        .notPossible: "Cette action est impossible pour le moment.",
        .optionGone: "Une option choisie n’est plus disponible.",
        .outOfRange: "Est en dehors de la plage autorisée",
        .oneFileOnly: "Vous ne pouvez choisir qu’un seul fichier.",
        .fileTooLarge: "«\u{A0}{file}\u{A0}» est trop volumineux.",
        .fileNotAccepted: "Le type de fichier de «\u{A0}{file}\u{A0}» n’est pas accepté.",
        .pageNotFound: "Page introuvable",
        .checkAddress: "Il n’y a pas de page à cette adresse. Veuillez vérifier l’adresse.",
        .requestNotCompleted: "La demande n’a pas pu aboutir",
        .goBackAndCopy:
            "Le formulaire n’est plus disponible. Revenez en arrière pour copier vos saisies.",
        .goBackAndRetry:
            "Le bouton Retour de votre navigateur vous ramène à vos saisies. Veuillez réessayer.",
        .requestNotAccepted: "La demande n’a pas été acceptée",
        .openFormAgain:
            "La demande ne provenait pas d’une page de ce site. Veuillez rouvrir le formulaire.",
        .tooMuchSent: "L’envoi est trop volumineux",
        .goBackAndSendLess:
            "Vos fichiers ou vos saisies sont trop volumineux. Le bouton Retour de votre navigateur vous y ramène.",
        .serverFailed: "Une erreur s’est produite",
        .serverBusy: "Le serveur est surchargé",
        .tryLater: "Veuillez réessayer plus tard.",
        .openForm: "Ouvrir le formulaire",
    ]
}
