import Foundation
import Synchronization

// What the article on Hummingbird uses of FluentKit, in the same shape, and in memory.

protocol Database: Sendable {
    var rows: MemoryRows { get }
}

final class MemoryRows: Sendable {
    let models = Mutex<[any Model]>([])
}

struct MemoryDatabase: Database {
    let rows = MemoryRows()
}

protocol DatabaseError: Error {
    var isConstraintFailure: Bool { get }
}

struct TakenError: DatabaseError {
    let isConstraintFailure = true
}

// MARK: Models

protocol Model: AnyObject, Sendable {
    static var schema: String { get }
    var id: UUID? { get set }
    init()
}

@propertyWrapper
struct ID {
    enum Key { case id }

    var wrappedValue: UUID?
    var projectedValue: ID {
        get { self }
        set { self = newValue }
    }

    init(key: Key) {}
}

@propertyWrapper
struct Field<Value> {
    private let key: String
    private var value: Value?

    var wrappedValue: Value {
        get {
            guard let value else { preconditionFailure("\(key) has no value") }
            return value
        }
        set { value = newValue }
    }
    var projectedValue: Field {
        get { self }
        set { self = newValue }
    }

    init(key: String) { self.key = key }
}

extension Model {
    static func query(on database: any Database) -> QueryBuilder<Self> {
        QueryBuilder(rows: database.rows)
    }

    static func find(_ id: UUID?, on database: any Database) async throws -> Self? {
        try await query(on: database).all().first { $0.id == id }
    }

    func create(on database: any Database) async throws {
        id = UUID()
        database.rows.models.withLock { $0.append(self) }
    }

    func requireID() throws -> UUID {
        guard let id else { throw CancellationError() }
        return id
    }
}

// MARK: Queries

struct ModelFilter<Row> {
    let isIncluded: (Row) -> Bool
}

func == <Row, Value: Equatable>(
    field: KeyPath<Row, Field<Value>>, value: Value
) -> ModelFilter<Row> {
    ModelFilter { $0[keyPath: field].wrappedValue == value }
}

func == <Row>(field: KeyPath<Row, ID>, value: UUID) -> ModelFilter<Row> {
    ModelFilter { $0[keyPath: field].wrappedValue == value }
}

final class QueryBuilder<Row: Model> {
    private let rows: MemoryRows
    private var filters: [ModelFilter<Row>] = []
    private var changes: [(Row) -> Void] = []

    init(rows: MemoryRows) { self.rows = rows }

    func filter(_ filter: ModelFilter<Row>) -> Self {
        filters.append(filter)
        return self
    }

    @discardableResult
    func set<Value>(_ field: ReferenceWritableKeyPath<Row, Field<Value>>, to value: Value) -> Self {
        changes.append { $0[keyPath: field].wrappedValue = value }
        return self
    }

    func all() async throws -> [Row] {
        rows.models.withLock { $0.compactMap { $0 as? Row } }
            .filter { row in filters.allSatisfy { $0.isIncluded(row) } }
    }

    func first() async throws -> Row? { try await all().first }

    func update() async throws {
        for row in try await all() { changes.forEach { $0(row) } }
    }

    func delete() async throws {
        let deleted = try await all()
        rows.models.withLock { $0.removeAll { row in deleted.contains { $0 === row } } }
    }
}

// MARK: Migrations

protocol AsyncMigration {
    func prepare(on database: any Database) async throws
    func revert(on database: any Database) async throws
}

struct SchemaBuilder {
    enum DataType { case string, int }
    enum Constraint { case required }

    func id() -> SchemaBuilder { self }
    func field(_ name: String, _ type: DataType, _ constraint: Constraint...) -> SchemaBuilder {
        self
    }
    func unique(on field: String) -> SchemaBuilder { self }
    func create() async throws {}
    func delete() async throws {}
}

extension Database {
    func schema(_ name: String) -> SchemaBuilder { SchemaBuilder() }
}
