import Foundation

@testable import AuthClient

/// One run of an app on files that outlive it: a session whose process can be killed at any step.
final class AppRun: @unchecked Sendable {
  let script: Script
  let alarms = Alarms()
  let session: AuthSession<Longde>
  let life: Life

  /// - Parameters:
  ///   - life: the steps that it has.
  ///   - needed: the tokens that a sign-out of an earlier run needs beside the refresh token.
  init(
    _ store: some MultiProcessStore & ItemStore, _ clock: VirtualClock, _ life: Life = Life(),
    server: String = "https://longde.cloud", needed: [String] = [], script: Script = Script()
  ) {
    self.script = script
    self.life = life
    let url = URL(string: server)!
    let origin = url.origin.joined(separator: " ")
    let time = Timekeeper(clock)
    var wire = Wire(
      server: url, transport: MortalTransport(script: script, life: life), time: time, headers: [:])
    wire.alarm = alarms.alarm
    let shared = SharedSession<Longde>(
      store: MortalStore(store: store, life: life), time: time, server: origin,
      renewalEndpoint: "renewSession")
    session = AuthSession(
      wire: wire, shared: shared,
      revoking: Revocation { tokens in
        Call<NoAnswer, NoRefusal>(
          "signOut", .post, "/api/auth/logout", needs: needed,
          body: ["token": try tokens["refresh"]])
      })
  }

  func signOut(sending token: String = "refresh") async -> Result<Void, CallFailure<NoRefusal>> {
    await outcome { () throws(CallFailure<NoRefusal>) in
      try await session.end { tokens in
        Call<NoAnswer, NoRefusal>(
          "signOut", .post, "/api/auth/logout", body: ["token": try tokens[token]])
      }
    }
  }

  func me() async -> Result<Longde.User, CallFailure<Longde.MeRefusal>> {
    await outcome { () throws(CallFailure<Longde.MeRefusal>) in
      try await session.call(
        Call<Longde.User, Longde.MeRefusal>("me", .get, "/api/users/me", needs: ["access"]))
    }
  }

  func signIn() async {
    let call = Call<Longde.Session, Longde.SignInWithAppleRefusal>(
      "signInWithApple", .post, "/api/auth/apple", body: ["identityToken": "apple"])
    _ = try? await session.signIn(call)
  }

  /// The bodies of the sign-outs that were sent.
  var told: [String] { script.requests.filter { $0.endpoint == "signOut" }.map(\.text) }
}
