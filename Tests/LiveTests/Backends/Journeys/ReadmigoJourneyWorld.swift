import AuthClient
import Foundation
import LiveScenarios
import ReadmigoClient
import TestDevice
import TestLab

struct ReadmigoJourneyWorld {
  let email = "li@example.com"
  let password = Secret("Passw0rd-canary")
  let lab: LabWorld

  init(_ backend: Backend) async throws {
    lab = try await LabWorld(.readmigo, on: backend)
  }

  func client(
    _ fingerprint: String = "phone", _ store: MemoryStore = MemoryStore(),
    by transport: (any Transport)? = nil
  ) -> Readmigo.Client {
    Readmigo.Client(
      configuration: Readmigo.Configuration(
        baseURL: lab.url, pinnedKeys: [], appleAudience: "lab-appleAudience",
        wechatAppId: "lab-wechatAppId", deviceFingerprint: Secret(fingerprint)),
      store: store,
      options: ClientOptions(
        transport: UnpinnedTransport(transport ?? Rerouted(to: lab.url)), clock: lab.clock,
        observers: lab.observers))
  }

  func registered(_ store: MemoryStore = MemoryStore()) async throws -> Readmigo.Client {
    let client = client("phone", store)
    try await client.register(email: email, password: password, acceptsTerms: true)
    try await client.sendMailCode(email: email)
    _ = try await client.verifyMail(email: email, code: lab.code())
    return client
  }

  /// A person whose sign-in is unusual, by a new device at a new address.
  func stranger() throws -> Readmigo.Client {
    #if os(Linux)
      return client("stranger", by: Rerouted(to: lab.url, by: SocketTransport(from: "127.0.0.2")))
    #else
      throw Unexpected("no call comes from another address on this system")
    #endif
  }
}

extension Readmigo.Client {
  func failure(
    _ password: Secret = Secret("wrong")
  ) async throws -> CallFailure<Readmigo.SignInWithEmailRefusal> {
    try await failed(CallFailure<Readmigo.SignInWithEmailRefusal>.self) {
      _ = try await signInWithEmail(email: "li@example.com", password: password)
    }
  }

  func refusal(
    _ password: Secret = Secret("wrong")
  ) async throws -> Readmigo.SignInWithEmailRefusal {
    guard case .refused(let refusal) = try await failure(password) else {
      throw Unexpected("another failure")
    }
    return refusal
  }

  func failureOfListing() async throws -> CallFailure<Readmigo.ListDevicesRefusal> {
    try await failed(CallFailure<Readmigo.ListDevicesRefusal>.self) {
      _ = try await listDevices()
    }
  }
}
