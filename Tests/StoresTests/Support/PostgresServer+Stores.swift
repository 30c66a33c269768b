import TestPostgres
@testable import Stores

extension PostgresServer {
  func address() throws -> PostgresURL {
    guard let url = PostgresURL(url) else { throw Unexpected() }
    return url
  }

  /// A node that has its tables in this schema.
  func store(_ schema: String, _ clock: any Clock) async throws -> SQLStore {
    try await PostgresStore.open(address(), clock: clock, options: options(schema))
  }

  func options(_ schema: String) -> PostgresOptions {
    var options = PostgresOptions()
    options.schema = schema
    options.connections = 4
    return options
  }

  func connection(_ schema: String) throws -> PostgresConnection {
    try PostgresConnection(address(), options(schema))
  }
}
