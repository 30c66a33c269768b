import TestStores

@testable import Stores

extension PostgresServer {
  func connection(_ schema: String) throws -> PostgresConnection {
    try PostgresConnection(address(), options(schema))
  }
}
