import RowKit
import RowsCommand
import StandardRows

let noForms: KeyValuePairs<String, @Sendable () -> FormViewController> = [:]
await Rows.main(forms: noForms, registry: try RowRegistry(StandardRowPlugin.self))
