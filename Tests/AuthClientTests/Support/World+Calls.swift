import AuthClient
import Foundation
import Testing

/// The calls of the example as values, so that a test can look at how they ended.
extension World {
  typealias MeResult = Result<Longde.User, CallFailure<Longde.MeRefusal>>
  typealias SignInResult = Result<Longde.Session, CallFailure<Longde.SignInWithAppleRefusal>>
  typealias RenewalResult = Result<Longde.Session, CallFailure<Longde.RenewSessionRefusal>>
  typealias SignOutResult = Result<Void, CallFailure<NoRefusal>>

  func me() async -> MeResult {
    await outcome { () throws(CallFailure<Longde.MeRefusal>) in try await client.me() }
  }

  func signIn() async -> SignInResult {
    await outcome { () throws(CallFailure<Longde.SignInWithAppleRefusal>) in
      try await client.signInWithApple(identityToken: Secret("apple"))
    }
  }

  func renew() async -> RenewalResult {
    await outcome { () throws(CallFailure<Longde.RenewSessionRefusal>) in
      try await client.renewSession()
    }
  }

  func signOut() async -> SignOutResult {
    await outcome { () throws(CallFailure<NoRefusal>) in try await client.signOut() }
  }

  /// A call that is under way when this returns: the server has it.
  func underWay<Value: Sendable>(
    _ endpoint: String, _ body: @escaping @Sendable () async -> Value
  ) async -> Task<Value, Never> {
    let before = script.count(endpoint)
    let task = Task { await body() }
    await until("a call of \(endpoint)") { script.count(endpoint) > before }
    return task
  }
}

extension Result {
  var succeeded: Bool { failure == nil }
}
