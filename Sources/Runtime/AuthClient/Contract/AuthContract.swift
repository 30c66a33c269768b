import Foundation

/// The rules that a generated contract gives the session. An empty enumeration conforms to it.
public protocol AuthContract: Sendable {
  associatedtype SessionState: AuthState
  associatedtype Renewed: Decodable & Sendable & GrantsTokens
  associatedtype RenewalRefusal: DeclaredRenewalRefusal

  static var tokens: [TokenRule] { get }
  static var machine: SessionMachine<SessionState> { get }
  /// `Renewal<NoAnswer, NoRefusal>.none` where nothing renews.
  static var renewal: Renewal<Renewed, RenewalRefusal> { get }
  /// The place where the session is kept, and how.
  static var storage: StoragePlan { get }
  /// Nil, as it is unless a contract says otherwise, if only a person's own sign-out ends tokens.
  static var revocation: Revocation<Self>? { get }
  /// The tokens beside the session that it fetches anew by itself; none unless a contract says otherwise.
  static var fetches: [TokenFetch<Self>] { get }
}

extension AuthContract {
  public static var revocation: Revocation<Self>? { nil }

  public static var fetches: [TokenFetch<Self>] { [] }
}

/// The states of a contract's session.
public protocol AuthState: Hashable, Sendable {
  /// The store could not be read yet. It belongs to every client and to no machine.
  static var unknown: Self { get }
}

extension AuthContract {
  /// One item, named after the contract.
  public static var storage: StoragePlan { StoragePlan(.init(service: "\(Self.self)")) }

  static func rule(_ token: String) -> TokenRule? { tokens.first { $0.name == token } }
}
