import PackagePlugin

/// The executable of a package that has the verbs of `rows`.
struct RowsExecutable {
    let target: any Target
    let product: String

    /// Finds the executable, or returns nil if there is none.
    ///
    /// - Throws: An error if there are several, or none with the requested name.
    static func find(in package: Package, wanted: String?) throws -> RowsExecutable? {
        let all = package.targets.filter(dependsOnRowsCommand)
            .map { RowsExecutable(target: $0, product: productName(of: $0, in: package)) }
            .sorted { $0.product < $1.product }
        let names = all.map(\.product)
        if let wanted {
            if let found = all.first(where: { $0.product == wanted }) { return found }
            let known =
                names.isEmpty ? "; there are none" : "; available: \(names.joined(separator: ", "))"
            throw RowsFailure(
                "\(wanted) is not an executable of \(package.displayName) that depends on "
                    + "RowsCommand\(known)")
        }
        guard all.count < 2 else {
            throw RowsFailure(
                "several executables depend on RowsCommand: \(names.joined(separator: ", ")); "
                    + "choose one: swift package rows --product \(names[0]) …")
        }
        return all.first
    }

    private static func dependsOnRowsCommand(_ target: any Target) -> Bool {
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

    /// The name of a target's product; SwiftPM creates one for each executable target without one.
    private static func productName(of target: any Target, in package: Package) -> String {
        let product = package.products.first { product in
            (product as? ExecutableProduct)?.mainTarget.id == target.id
        }
        return product?.name ?? target.name
    }
}
