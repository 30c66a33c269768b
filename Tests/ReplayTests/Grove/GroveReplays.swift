import AuthClient
import Foundation
import SessionReplay
import TestLab

/// Grove's client in replays.
struct GroveReplays<Mistake: GroveMistake>: ReplayedSystem {
  static var setting: ReplaySetting {
    ReplaySetting(
      LabContract(Mistake.path), signIn: ["signIn"],
      calls: ["signIn", "me", "signOut", "deleteAccount"])
  }

  private static var password: String { "Right horse 9" }
  private let person: String
  let session: AuthSession<Grove<Mistake>>

  static func prepare(_ server: Lab, _ person: String) async throws {
    let account = ["email": address(person), "password": password]
    _ = try await server.control("accounts", ["accounts": [account]])
  }

  init(_ device: ReplayDevice) {
    person = device.person
    session = AuthSession(
      server: URL(string: Lab.url)!, store: device.store,
      options: ClientOptions(transport: device.transport, clock: device.clock))
  }

  func call(_ endpoint: String, with brought: [String: String]) async throws {
    typealias Refused = Grove<Mistake>.Refused
    switch endpoint {
    case "signIn":
      let person = ["email": Self.address(person), "password": Self.password]
      _ = try await session.signIn(
        Call<Grove<Mistake>.Session, Refused>("signIn", .post, "/sign-in", body: person))
    case "me":
      _ = try await session.call(Call<NoAnswer, Refused>("me", .get, "/me", needs: ["access"]))
    case "deleteAccount":
      _ = try await session.call(
        Call<NoAnswer, Refused>("deleteAccount", .delete, "/me", needs: ["access"]))
    default: try await session.end(Grove<Mistake>.signOut)
    }
  }

  private static func address(_ person: String) -> String { "\(person)@example.com" }
}
