import RowKit
import RowsCommand

await Rows.main(forms: [:] as KeyValuePairs<String, @Sendable () -> Form>) {
    () throws(RegistryError) in try RowRegistry()
}
