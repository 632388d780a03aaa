import RowKit
import Testing

@Suite("Lazily loaded options")
struct LazyOptionsTests {
    private let row = PickerRow("film")
    private let form = Form()
    private let driver: WorkDriver
    private let loads = Counter()

    init() {
        driver = WorkDriver(form)
        form +++ Section([row])
    }

    private struct Offline: Error, CustomStringConvertible {
        var description: String { "the network is down" }
    }

    private func lazy(_ options: [String]?) -> OptionsProvider<String> {
        .lazy { [loads] in
            loads.increment()
            guard let options else { throw Offline() }
            return options
        }
    }

    @Test("are nil until requested, and are loaded once")
    func once() async {
        #expect(row.optionsState == .unloaded)
        #expect(row.options == nil)
        row.optionsProvider = lazy(["Vertigo"])
        #expect(row.optionsState == .unloaded)
        #expect(row.options == nil)
        #expect(!form.hasWork)
        row.loadOptions()
        row.loadOptions()
        #expect(row.optionsState == .loading)
        #expect(row.options == nil)
        #expect(driver.take() == ["film options"])
        await driver.finish()
        #expect(row.optionsState == .loaded(["Vertigo"]))
        #expect(row.options == ["Vertigo"])
        row.loadOptions()
        #expect(!form.hasWork)
        #expect(loads.value == 1)
    }

    @Test("may be empty")
    func empty() async {
        row.optionsProvider = lazy([])
        row.loadOptions()
        await driver.finishAll()
        #expect(row.optionsState == .loaded([]))
    }

    @Test("that fail to load give the reason, and are loaded again on request")
    func failure() async {
        row.optionsProvider = lazy(nil)
        row.loadOptions()
        await driver.finishAll()
        #expect(row.optionsState == .failed(LoadingFailure(Offline())))
        #expect(row.options == nil)
        row.loadOptions()
        #expect(row.optionsState == .loading)
        await driver.finishAll()
        #expect(loads.value == 2)
    }

    @Test("of a replaced provider are ignored, whenever they arrive")
    func replaced() async {
        row.optionsProvider = lazy(["old"])
        row.loadOptions()
        driver.take()
        row.optionsProvider = lazy(["new"])
        #expect(row.optionsState == .unloaded)
        await driver.finish()
        #expect(row.optionsState == .unloaded)
        #expect(row.options == nil)
        row.loadOptions()
        driver.take()
        row.optionsProvider = lazy(["newest"])
        row.loadOptions()
        driver.take()
        await driver.finishCancelled()
        #expect(row.optionsState == .loading)
        await driver.finishAll()
        #expect(row.options == ["newest"])
        row.options = ["given"]
        #expect(row.optionsState == .loaded(["given"]))
        row.loadOptions()
        #expect(!form.hasWork)
    }

    @Test("mark the row as updated when they are requested and when they arrive")
    func marked() async {
        row.optionsProvider = lazy(["Vertigo"])
        let changes = form.recorded()
        row.loadOptions()
        #expect(changes.take().map { $0.updatedRows.count } == [1])
        await driver.finishAll()
        #expect(changes.take().map { $0.updatedRows.count } == [1])
    }

    @Test("of a row outside a form are loaded when it joins one, even after it left")
    func membership() async throws {
        let row = PickerRow("late")
        row.optionsProvider = lazy(["Vertigo"])
        row.loadOptions()
        #expect(row.optionsState == .loading)
        form[0].append(row)
        driver.take()
        try form[0].remove(row)
        #expect(row.optionsState == .unloaded)
        form[0].append(row)
        row.loadOptions()
        await driver.finishAll()
        #expect(row.options == ["Vertigo"])
    }

    @Test("of a row are shared by the row expanded below it, whichever requests them")
    func expanded() async throws {
        let row = PickerInlineRow("inline")
        form[0].append(row)
        row.optionsProvider = lazy(["Vertigo"])
        row.expandInlineRow()
        let child = try #require(row.inlineRow)
        child.loadOptions()
        row.loadOptions()
        #expect(row.optionsState == .loading)
        #expect(child.optionsState == .loading)
        #expect(driver.take() == ["inline options"])
        let changes = form.recorded()
        await driver.finish()
        #expect(changes.take().map { $0.updatedRows.count } == [2])
        #expect(row.options == ["Vertigo"])
        #expect(child.options == ["Vertigo"])
        row.collapseInlineRow()
        row.expandInlineRow()
        row.inlineRow?.loadOptions()
        #expect(row.inlineRow?.options == ["Vertigo"])
        #expect(loads.value == 1)
        #expect(!form.hasWork)
        row.inlineRow?.optionsProvider = lazy(["Rope"])
        #expect(row.inlineRow?.options == nil)
        #expect(row.options == ["Vertigo"])
    }

    @Test("come from providers that are equal only to themselves")
    func equality() {
        let provider = lazy([])
        #expect(provider == provider)
        #expect(provider != lazy([]))
        #expect(provider != .array([]))
    }
}

/// A row with nothing but options.
private final class PickerRow: Row<ValueCell<String>>, RowType, OptionsProviderRow {
    @Setting var optionsProvider: OptionsProvider<String>?
}

/// A row that expands another with the same options.
private final class PickerInlineRow: Row<ValueCell<String>>, RowType, InlineRowType,
    OptionsProviderRow
{
    @Setting var optionsProvider: OptionsProvider<String>?

    func setupInlineRow(_ inlineRow: PickerRow) { inlineRow.optionsProvider = optionsProvider }
}
