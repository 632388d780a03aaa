import LocaleFormats
import RowExamples
import RowsCommand

await Rows.main(forms: RowExamples.forms, formats: { LocaleFormats($0, timeZone: .gmt) })
