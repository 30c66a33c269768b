import AuthServer
import Conformance
import Crypto
import Foundation
import HTTPServer
import Issuer

/// The providers' stand-in on the real time: servers in other processes reach it by a socket, and the tester without one.
final class SocketIssuer: Sendable {
  /// One for the whole run: it keeps nothing that one test could take from another.
  static let shared = Result { try SocketIssuer() }

  let url: String
  private let issuer: Issuer
  private let server: SocketServer

  private init() throws {
    issuer = Issuer(
      key: try RSAPrivateKey.generate(), now: { Int(Date().timeIntervalSince1970) })
    server = try SocketServer.start(issuer)
    url = "http://\(server.address)"
  }

  func appleKeys() async -> String {
    String(decoding: await issuer.respond(to: .init(.get, "/apple/auth/keys")).body, as: UTF8.self)
  }

  func standIns(of lab: LabServer) -> [String: ProviderStandIn] {
    Dictionary(
      uniqueKeysWithValues: lab.providers.map { name in
        (
          name,
          ProviderStandIn(
            IssuerChannel(issuer: issuer, prefix: "/\(name)", host: "\(server.address)"))
        )
      })
  }
}

private struct IssuerChannel: RequestChannel {
  let issuer: Issuer
  let prefix: String
  let host: String

  var origin: String { "http://\(host)" }
  var repeatsHeaders: Bool { true }

  func send(_ request: Request) async throws(MissingAnswer) -> Response {
    var request = request
    request.target = prefix + request.target
    request.headers.set("Host", host)
    return await issuer.respond(to: request)
  }
}
