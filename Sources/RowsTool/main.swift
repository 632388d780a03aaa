import RowExamples
import RowsCommand

await Rows.main(forms: RowExamples.forms)
