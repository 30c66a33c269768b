import AuthServer
import SyncNosServer

/// A server of SyncNos in memory. Apple's code is the person's name here.
actor SyncNosBackend: SyncNos.API {
  private var generation = 0
  private var profile = SyncNos.User(id: "person")
  /// Whether the next calls are refused.
  private var isForbidden = false
  private(set) var nonces: [String] = []

  static func routes(_ backend: SyncNosBackend, base: String = "") -> any Handler {
    SyncNos.Routes(backend, base: base)
  }

  func forbid() { isForbidden = true }
  func endAccess() { generation += 1 }

  func signInWithApple(
    _ request: SyncNos.SignInWithAppleRequest
  ) async throws(ServerRefusal<SyncNos.SignInWithAppleRefusal>) -> SyncNos.AuthTokens {
    nonces.append(request.nonce?.reveal() ?? "")
    switch request.authorizationCode.reveal() {
    case "spent": throw .refused(.invalidIdToken)
    case "broken": throw .refused(.serverFailed)
    default: return tokens
    }
  }

  func loadAccount(
    _ request: SyncNos.LoadAccountRequest
  ) async throws(ServerRefusal<SyncNos.LoadAccountRefusal>) -> SyncNos.User {
    if isForbidden {
      isForbidden = false
      throw .refused(.forbidden)
    }
    guard request.access == tokens.accessToken else { throw .refused(.unauthorized) }
    return profile
  }

  func saveFirstProfile(
    _ request: SyncNos.SaveFirstProfileRequest
  ) async throws(ServerRefusal<SyncNos.SaveFirstProfileRefusal>) -> SyncNos.User {
    guard request.access == tokens.accessToken else { throw .refused(.unauthorized) }
    profile.email = request.email ?? profile.email
    profile.fullName = request.fullName ?? profile.fullName
    return profile
  }

  func renewTokens(
    _ request: SyncNos.RenewTokensRequest
  ) async throws(ServerRefusal<SyncNos.RenewTokensRefusal>) -> SyncNos.AuthTokens {
    guard request.refreshToken == Secret("refresh") else { throw .refused(.unauthorized) }
    return tokens
  }

  private var tokens: SyncNos.AuthTokens {
    SyncNos.AuthTokens(accessToken: Secret("access-\(generation)"), refreshToken: Secret("refresh"))
  }
}
