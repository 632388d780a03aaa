/// The precedence of operators between sections: lower than between rows, higher than `&&`.
precedencegroup FormPrecedence {
    associativity: left
    higherThan: LogicalConjunctionPrecedence
}

/// The precedence of operators between rows.
precedencegroup SectionPrecedence {
    associativity: left
    higherThan: FormPrecedence
}

/// Appends a section to a form.
infix operator +++ : FormPrecedence

/// Appends a row to a section.
infix operator <<< : SectionPrecedence

/// Appends a section to a form.
@discardableResult
public func +++ (form: Form, section: Section) -> Form {
    form.append(section)
    return form
}

/// Appends a new section that contains the row.
@discardableResult
public func +++ (form: Form, row: BaseRow) -> Form {
    form +++ Section([row])
}

/// Appends a new section that contains the rows of a block.
@discardableResult
public func +++ (form: Form, @SectionBuilder rows: () -> [BaseRow]) -> Form {
    form +++ Section(rows())
}

/// Makes a form from two sections.
@discardableResult
public func +++ (first: Section, second: Section) -> Form {
    Form() +++ first +++ second
}

/// Makes a form from a section and a new section that contains the row.
@discardableResult
public func +++ (section: Section, row: BaseRow) -> Form {
    Form() +++ section +++ row
}

/// Makes a form from a new section that contains the row, and another section.
@discardableResult
public func +++ (row: BaseRow, section: Section) -> Form {
    Form() +++ row +++ section
}

/// Makes a form from two sections with one row each.
@discardableResult
public func +++ (first: BaseRow, second: BaseRow) -> Form {
    Form() +++ first +++ second
}

/// Makes a form from a section and a new section that contains the rows of a block.
@discardableResult
public func +++ (section: Section, @SectionBuilder rows: () -> [BaseRow]) -> Form {
    Form() +++ section +++ Section(rows())
}

/// Appends a row to a section.
@discardableResult
public func <<< (section: Section, row: BaseRow) -> Section {
    section.append(row)
    return section
}

/// Makes a section from two rows.
@discardableResult
public func <<< (first: BaseRow, second: BaseRow) -> Section {
    Section([first, second])
}

/// Appends sections to a form, in one transaction.
public func += (form: inout Form, sections: some Sequence<Section>) {
    form.append(contentsOf: sections)
}

/// Appends rows to a section, in one transaction.
public func += <S: Section>(section: inout S, rows: some Sequence<BaseRow>) {
    section.append(contentsOf: rows)
}

/// Moves the sections of both forms into a new one, which has the title and defaults of the first.
///
/// Both forms are empty afterwards.
public func + (first: Form, second: Form) -> Form {
    let form = Form(defaults: first.defaults)
    form.title = first.title
    form.update {
        for other in [first, second] {
            let sections = other.allSections
            other.removeAll()
            form.append(contentsOf: sections)
        }
    }
    return form
}
