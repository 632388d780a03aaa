import PackagePlugin

/// The executable of a package that has the verbs of `rows`.
enum RowsExecutable {
    /// The name of the product; nil: there is none.
    ///
    /// - Throws: That there are several, or none of the name that was asked for.
    static func name(in package: Package, wanted: String?) throws -> String? {
        let names = package.targets.filter(isOne).map { productName(of: $0, in: package) }.sorted()
        if let wanted {
            guard names.contains(wanted) else {
                let known = names.isEmpty ? "; none does" : ": \(names.joined(separator: ", "))"
                throw RowsFailure(
                    "\(wanted) is no executable of \(package.displayName) that depends on "
                        + "RowsCommand\(known)")
            }
            return wanted
        }
        guard names.count < 2 else {
            throw RowsFailure(
                "several executables depend on RowsCommand: \(names.joined(separator: ", ")); say "
                    + "which: swift package rows --product \(names[0]) …")
        }
        return names.first
    }

    private static func isOne(_ target: any Target) -> Bool {
        guard let module = target as? SwiftSourceModuleTarget, module.kind == .executable else {
            return false
        }
        return module.dependencies.contains { dependency in
            switch dependency {
            case .target(let target): target.name == "RowsCommand"
            case .product(let product): product.targets.contains { $0.name == "RowsCommand" }
            @unknown default: false
            }
        }
    }

    /// SwiftPM makes a product of each executable target that has none.
    private static func productName(of target: any Target, in package: Package) -> String {
        let product = package.products.first { product in
            (product as? ExecutableProduct)?.mainTarget.id == target.id
        }
        return product?.name ?? target.name
    }
}
