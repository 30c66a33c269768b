package import Stores

extension PostgresServer {
  package func address() throws -> PostgresURL {
    guard let url = PostgresURL(url) else { throw Missing(description: "\(url) is no address") }
    return url
  }

  /// A node that has its tables in this schema.
  package func store(_ schema: String, _ clock: any Clock) async throws -> SQLStore {
    try await PostgresStore.open(address(), clock: clock, options: options(schema))
  }

  package func options(_ schema: String) -> PostgresOptions {
    var options = PostgresOptions()
    options.schema = schema
    options.connections = 4
    return options
  }
}
