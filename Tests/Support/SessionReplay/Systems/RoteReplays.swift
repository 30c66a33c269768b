package import AuthClient
package import AuthServer
import Foundation
package import RoteClient
package import TestLab

package struct RoteReplays: ReplayedSystem {
  package static let setting = ReplaySetting(
    .rote, signIn: ["arrival"], calls: ["arrival"])

  private static let password = "Right horse 9"
  private let client: Rote.Client
  private let device: ReplayDevice

  package static func prepare(_ server: Lab, _ person: String) async throws {
    let account = ["username": person, "password": password]
    _ = try await server.control("accounts", ["accounts": [account]])
  }

  /// The person signs in on the page, and the browser is sent to the callback.
  package static func callback(
    _ server: Lab, _ person: String, of page: URL
  ) async throws -> URL? {
    let form = "username=\(person)&password=Right%20horse%209"
    let answer = await server.respond(
      to: AuthServer.Request(
        .post, "/v2/api/auth/login",
        headers: [
          "Host": "127.0.0.1:8080", "Content-Type": "application/x-www-form-urlencoded",
          "Origin": "http://127.0.0.1:8080",
        ], body: Array(form.utf8)))
    return answer.headers.first("Location").flatMap(URL.init(string:))
  }

  package init(_ device: ReplayDevice) {
    self.device = device
    client = Rote.Client(
      store: device.store, options: ClientOptions(transport: device.transport, clock: device.clock))
  }

  package var session: AuthSession<Rote> { client.session }

  package func call(_ endpoint: String, with brought: [String: String]) async throws {
    _ = try await client.openLogin(in: device.web)
  }
}
