import AuthServer
import ContractModel
import Stores

// Changes of an account's profile.
extension OperationHandlers {
  /// For whoever has read the account: it has not started over since.
  @discardableResult
  func change(_ account: Account, _ profile: JSONObject) async throws -> Account {
    // guard: profile-same-account
    let proof = Proof.other(startedOver: account.startedOver)
    guard let changed = try await store.update(account.id, profile: profile, by: proof) else {
      throw OperationRefusal(.accountGone)
    }
    return changed
  }

  /// For whoever is in.
  @discardableResult
  func change(_ standing: AuthenticatedSession, _ profile: JSONObject) async throws -> Account {
    // guard: profile-needs-session
    let proof = Proof.session(standing.session.id)
    let changed = try await store.update(standing.account.id, profile: profile, by: proof)
    guard let changed else { throw try await outdated(standing.account) }
    return changed
  }

  /// Why a session can do nothing more.
  func outdated(_ account: Account) async throws -> OperationRefusal {
    OperationRefusal(Meaning(ofEnd: try await store.account(account.id)?.state ?? .deleted))
  }
}
