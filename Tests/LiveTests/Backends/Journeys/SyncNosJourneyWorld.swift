import AuthClient
import LiveScenarios
import Primitives
import SyncNosClient
import TestDevice
import TestLab

struct SyncNosJourneyWorld {
  let lab: LabWorld
  let store = MemoryStore()

  init(_ backend: Backend) async throws {
    lab = try await LabWorld(.syncnos, on: backend)
  }

  func client(_ store: MemoryStore = MemoryStore()) -> SyncNos.Client {
    SyncNos.Client(
      configuration: SyncNos.Configuration(
        backendBaseURL: lab.url, appleAudience: "lab-appleAudience"),
      store: store,
      options: ClientOptions(
        transport: Rerouted(to: lab.url), clock: lab.clock, observers: lab.observers))
  }

  /// The app gives Apple the hash of its nonce, and gets a code.
  func code(nonce: String) async throws -> Secret {
    let minted = try await lab.mint(
      "apple", ["audience": "lab-appleAudience", "nonce": SHA256.hex(Array(nonce.utf8))])
    return Secret(minted["authorizationCode"] ?? "")
  }

  /// The stored session, with an access token that no server made.
  func spoilt() throws -> StoredSession {
    guard var session = store.load(), let access = session.tokens["access"] else {
      throw Unexpected("nobody is signed in")
    }
    session.tokens["access"] = StoredToken(
      secret: Secret("nobody made this one"), issued: access.issued, expires: access.expires)
    return session
  }

  func checkRenewed(
    _ store: MemoryStore? = nil, since before: StoredSession?, line: Int = #line
  ) throws {
    let (old, new) = (before?.tokens["access"], (store ?? self.store).load()?.tokens["access"])
    try check(new != nil && new?.secret != old?.secret, "the access token is another", line: line)
  }
}
