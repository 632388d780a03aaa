import RowKit

extension Wordings {
    /// Spanish, in forms that suit Spain and Latin America and avoid *tú* and *usted*.
    static let spanish: [Phrases.Key: Phrases.Text] = [
        .required: "Campo obligatorio",
        .email: "Debe ser una dirección de correo electrónico válida",
        .url: "Debe ser una dirección web válida",
        .pattern: "El formato no es válido",
        .minLength: [
            "one": "Debe tener al menos {count} carácter",
            "many": "Debe tener al menos {count} de caracteres",
            "other": "Debe tener al menos {count} caracteres",
        ],
        .maxLength: [
            "one": "Debe tener como máximo {count} carácter",
            "many": "Debe tener como máximo {count} de caracteres",
            "other": "Debe tener como máximo {count} caracteres",
        ],
        .exactLength: [
            "one": "Debe tener exactamente {count} carácter",
            "many": "Debe tener exactamente {count} de caracteres",
            "other": "Debe tener exactamente {count} caracteres",
        ],
        .greaterThan: "Debe ser mayor que {limit}",
        .greaterOrEqual: "Debe ser {limit} como mínimo",
        .smallerThan: "Debe ser menor que {limit}",
        .smallerOrEqual: "Debe ser {limit} como máximo",
        .equalsToRow: "Debe coincidir con «{row}»",
        .accepted: "Es necesario aceptar",
        .notOffered: "Debe ser una de las opciones",
        .custom: "No es válido",
        .minCount: [
            "one": "Debe haber al menos {count} elemento",
            "many": "Debe haber al menos {count} de elementos",
            "other": "Debe haber al menos {count} elementos",
        ],
        .maxCount: [
            "one": "Puede haber como máximo {count} elemento",
            "many": "Puede haber como máximo {count} de elementos",
            "other": "Puede haber como máximo {count} elementos",
        ],
        .pending: "Aún se está comprobando",
        .unchecked: "No se ha podido comprobar",
        .unknown: "No forma parte de este formulario",
        .unknownButSimilar: "No forma parte de este formulario. ¿Quería decir «{name}»?",
        .hidden: "Está oculto y no se puede rellenar",
        .disabled: "Está desactivado y no se puede cambiar",
        .readOnly: "No se puede rellenar",
        .wrongType: "Tiene un tipo incorrecto",
        .add: "Añadir",
        .delete: "Eliminar",
        .moveUp: "Subir",
        .moveDown: "Bajar",
        .cancel: "Cancelar",
        .done: "Listo",
        .ok: "Aceptar",
        .close: "Cerrar",
        .back: "Volver",
        .next: "Siguiente",
        .previous: "Anterior",
        .submit: "Enviar",
        .clear: "Borrar",
        .search: "Buscar",
        .choose: "Elegir",
        .none: "Ninguno",
        .on: "Activado",
        .off: "Desactivado",
        .loading: "Cargando…",
        .tryAgain: "Reintentar",
        .loadingFailed: "No se ha podido cargar",
        .showMore: "Mostrar más",
        .noResults: "Sin resultados",
        .noOptions: "No hay opciones",
        .noOptionAnyMore: "Ya no disponible",
        .results: [
            "one": "{count} resultado", "many": "{count} de resultados",
            "other": "{count} resultados",
        ],
        .fieldsAdded: [
            "one": "{count} campo añadido", "many": "{count} de campos añadidos",
            "other": "{count} campos añadidos",
        ],
        .movedTo: "Movido a la posición {place} de {count}",
        .selected: [
            "one": "{count} opción seleccionada", "many": "{count} de opciones seleccionadas",
            "other": "{count} opciones seleccionadas",
        ],
        .showPassword: "Mostrar contraseña",
        .hidePassword: "Ocultar contraseña",
        .problems: [
            "one": "Hay {count} campo por revisar",
            "many": "Hay {count} de campos por revisar",
            "other": "Hay {count} campos por revisar",
        ],
        .submissionFailed:
            "No se ha podido enviar el formulario. Es posible intentarlo de nuevo.",
        .submissionUnderWay: "El formulario ya se está enviando.",
        .reconnecting: "Se ha perdido la conexión. Reconectando…",
        .signInAgain:
            "Hay que volver a iniciar sesión para continuar. Los datos introducidos se conservan.",
        .recordChanged: """
        El contenido de este formulario ha cambiado desde que se abrió. Los datos \
        introducidos se han conservado. Conviene revisarlos.
        """,
        .formGone: """
        Este formulario ya no está disponible. Los datos introducidos siguen en esta \
        página para poder copiarlos.
        """,
        .copyEntries: "Copiar los datos",
        .sending: "Enviando…",
        .submitted: "Gracias",
        .errorTitle: "Error",
        .filesTooLarge: "Los archivos son demasiado grandes.",
        .filesUnreadable: "Un archivo ha cambiado. Hay que volver a elegirlo.",
        .emptiedByButtons:
            "Cualquier botón de esta página vacía este campo. Conviene rellenarlo al final.",
        .emptied: "Se ha vaciado; hay que volver a rellenar: {rows}",
        .pageExpired: """
        La página ha estado abierta demasiado tiempo. Solo se ha conservado el contenido de \
        los campos. Conviene revisar las opciones elegidas y las listas.
        """,
        .pageNotRestored: """
        No se ha podido restaurar la página. Solo se ha conservado el contenido de los campos. \
        Conviene revisar las opciones elegidas y las listas.
        """,
        .entriesLost:
            "El formulario está vacío porque el servidor ya no tiene los datos introducidos.",
        .entriesNotRestored:
            "No se han podido restaurar algunos datos. Conviene revisar el formulario.",
        .rowsNotRestored: "No se ha podido restaurar; conviene revisar: {rows}",
        .changedTwice: "Modificado en dos páginas a la vez; conviene revisar: {rows}",
        .notDone: "No realizado: {actions}",
        .noteAbout: "{title}: {text}",
        .newFields: "Hay campos nuevos. Hay que completarlos para continuar.",
        .forms: "Formularios",
        .moreActions: "Acciones de {title}",
        .show: "Mostrar",
        .increase: "Aumentar",
        .decrease: "Reducir",
        .actionOn: "{action}: {title}",
        .notPossible: "No es posible en este momento.",
        .optionGone: "Una opción elegida ya no está disponible.",
        .outOfRange: "Está fuera del intervalo permitido",
        .oneFileOnly: "Solo se puede elegir un archivo.",
        .fileTooLarge: "«{file}» es demasiado grande.",
        .fileNotAccepted: "No se acepta el tipo de archivo de «{file}».",
        .pageNotFound: "Página no encontrada",
        .checkAddress: "No hay ninguna página en esta dirección. Conviene comprobar la dirección.",
        .requestNotCompleted: "No se ha podido completar la solicitud",
        .goBackAndCopy: """
        El formulario ya no está disponible. En la página anterior se pueden copiar los datos \
        introducidos.
        """,
        .goBackAndRetry:
            "El botón Atrás del navegador permite volver a los datos introducidos e intentarlo de nuevo.",
        .requestNotAccepted: "No se ha aceptado la solicitud",
        .openFormAgain:
            "La solicitud no procedía de una página de este sitio. Hay que volver a abrir el formulario.",
        .tooMuchSent: "Se han enviado demasiados datos",
        .goBackAndSendLess:
            "Los archivos o los datos son demasiado grandes. El botón Atrás del navegador permite volver a ellos.",
        .serverFailed: "Algo ha fallado",
        .serverBusy: "El servidor está ocupado",
        .tryLater: "Es posible intentarlo más tarde.",
        .openForm: "Abrir el formulario",
    ]
}
