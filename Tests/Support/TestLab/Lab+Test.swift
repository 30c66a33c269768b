import AuthServer
import Foundation
package import TestDevice

extension Lab {
  /// Runs a test of a contract's reference server, and ends the server.
  ///
  ///     try await Lab.test(.readmigo) { client in
  ///       #expect(try await client.call(.get, "/healthz").status == 200)
  ///     }
  ///
  /// - Parameters:
  ///   - way: `.live` puts the server and the stand-in for the providers behind sockets.
  ///   - seeds: the accounts that exist from the start, as JSON.
  package static func test<Value>(
    _ contract: LabContract, _ way: LabWay = .inProcess, seeds: String? = nil,
    options: LabOptions = LabOptions(), _ body: (LabClient) async throws -> Value
  ) async throws -> Value {
    let lab = try await Lab(contract, way, seeds: seeds, options: options)
    do {
      let value = try await body(lab.client)
      await lab.end()
      return value
    } catch {
      await lab.end()
      throw error
    }
  }

  package var client: LabClient { client(from: "127.0.0.1") }

  /// A client at another address.
  package func client(from peer: String) -> LabClient { LabClient(self, from: peer) }

  /// The connection of a generated client without a socket.
  package func transport(from peer: String = "127.0.0.1") -> HandlerTransport {
    HandlerTransport(from: peer) { [self] request, url in
      let party: LabParty = url.port == 8081 ? .issuer : .server
      var request = request
      request.headers.set("Host", party == .issuer ? "127.0.0.1:8081" : "127.0.0.1:8080")
      return await respond(to: request, of: party)
    }
  }
}
