import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// A device that signed in before is not locked out by others, where the pair of account and address is locked.
struct KnownDeviceTests {
  private let ann: JSONObject = ["email": "ann@example.org"]
  private let right = "Sound Horse 42"

  private func signIn(
    _ lab: Lab, _ password: String, on device: String
  ) async throws(Failure) -> Outcome {
    try await lab.call(
      "signIn", ann, person: "ann@example.org", password: password, device: device)
  }

  @Test(arguments: [("accountAndAddress", true), ("account", false)])
  func knownDeviceMayContinueDuringLockout(_ counts: String, _ goesOn: Bool) async throws {
    let lab = try await Lab(
      text: Self.contract.replacing("counts: account,", with: "counts: \(counts),"))
    _ = try await lab.call(
      "register", ann, person: "ann@example.org", newPassword: right, device: "phone")
    for _ in 0..<6 {
      _ = await refusal { () async throws(Failure) in
        try await signIn(lab, "Wrong Horse 1", on: "tablet")
      }
    }
    if goesOn {
      _ = try await signIn(lab, right, on: "phone")
    } else {
      let own = await refusal { () async throws(Failure) in
        try await signIn(lab, right, on: "phone")
      }
      #expect(own?.reason == .accountLocked)
    }
  }

  private static let contract = """
    authcontract: 1
    service: Devices
    version: "1"
    languages: [en]
    servers: { api: { url: "https://devices.example" } }
    tokens: { access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain } }
    types:
      Session: { access: tokens.access }
    errors:
      wrong: { status: 403, means: credentialsWrong, recover: correct }
      locked: { status: 423, means: accountLocked, recover: tell }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, password: newPassword }, returns: Session }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session, refuses: [wrong, locked] }
    policies:
      lockout: { counts: account, steps: [{ failures: 5, lasts: 5m }] }
    """
}
