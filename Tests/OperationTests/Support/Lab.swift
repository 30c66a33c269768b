import AuthServer
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import Machines
import Stores
import TestLab
import Testing

@testable import ReferenceServer

/// A contract that runs in a store in memory, in virtual time.
struct Lab: Sendable {
  let contract: Contract
  let clock = Stores.VirtualClock(Moment(seconds: 1_800_000_000))
  let store: any Store
  let hasher = CountingHasher()
  let providers = NamingGate()
  let signer: SigningKeys
  let collaborators: OperationCollaborators
  let operations: OperationDispatcher

  /// `tells` are the reasons for which the contract has a word, by endpoint; without it, those that
  /// the wire finds in the contract.
  init(
    _ path: String, tells: [String: Set<Meaning>]? = nil, place: SQLitePlace = .memory
  ) async throws {
    try await self.init(Contracts.read(path), tells: tells, place: place)
  }

  init(
    text: String, tells: [String: Set<Meaning>]? = nil, place: SQLitePlace = .memory
  ) async throws {
    try await self.init(Contracts.written(text), tells: tells, place: place)
  }

  init(
    _ contract: Contract, tells: [String: Set<Meaning>]? = nil, place: SQLitePlace = .memory
  ) async throws {
    self.contract = contract
    store = try SQLiteStore.open(place, clock: clock)
    signer = SigningKeys(store: store, tokensLast: 31 * 86_400, source: SharedKeys())
    let choice = RefusalChoice(contract)
    let environment = try await OperationEnvironment(
      contract: contract, store: store, hasher: hasher, signer: signer,
      providers: providers,
      settings: OperationSettings(
        base: "http://127.0.0.1:8080",
        configuration: ["poolId": "ap-southeast-1_Pool"],
        declares: { reason, endpoint in
          tells.map { $0[endpoint.name.value]?.contains(reason) ?? false }
            ?? choice.declares(reason, at: endpoint)
        }))
    collaborators = OperationCollaborators(environment)
    operations = OperationDispatcher(collaborators)
  }

  var authenticator: TokenAuthenticator { collaborators.environment.authenticator }
  var challenges: Challenges { collaborators.signIns.challenges }
  var changes: AccountChanges { collaborators.accounts.changes }
  var codes: CodeSender { collaborators.codes.codes }
  var completer: SignInCompleter { collaborators.signIns.completer }
  var passwords: PasswordKeeper { collaborators.passwords.keeper }
  var stepAnswers: StepAnswers { collaborators.stepAnswers }
  var proofs: AddressProofs { collaborators.accounts.proofs }

  var notices: ProviderNotices { ProviderNotices(collaborators) }
  var registrations: RegistrationOperations { RegistrationOperations(collaborators) }

  var maker: SeedMaker {
    SeedMaker(store: store, hasher: hasher, srp: collaborators.passwords.srp)
  }

  /// A call as the wire would hand it over.
  func call(
    _ endpoint: String, _ values: JSONObject = [:], person: String? = nil,
    password: String? = nil, newPassword: String? = nil, code: String? = nil,
    tokens: [String: IssuedToken] = [:], slots: [ProviderSlot: String] = [:],
    device: String? = nil, peer: String = "192.0.2.1", back: ProviderReturn = ProviderReturn()
  ) async throws(Failure) -> Outcome {
    var input = OperationInput(endpoint: contract.endpoints[endpoint])
    input.values = values
    input.person = person
    input.password = password.map { Secret($0) }
    input.newPassword = newPassword.map { Secret($0) }
    input.code = code.map { Secret($0) }
    input.tokens = tokens.mapValues(\.secret)
    input.slots = slots.mapValues { Secret($0) }
    input.device = device.map { Secret($0) }
    input.deviceName = "iPhone 15 Pro"
    input.peer = peer
    input.back = back
    return try await operations.run(input)
  }

  func run(_ input: OperationInput) async throws(Failure) -> Outcome {
    try await operations.run(input)
  }

  /// The code in the last letter.
  func lastCode() async throws -> String? { try await store.outbox().last { $0.code != nil }?.code }

  func messages(_ subject: String) async throws -> [OutboxMessage] {
    try await store.outbox().filter { $0.subject == subject }
  }
}

extension Outcome {
  /// The answer data, for any kind of outcome.
  var data: AnswerData {
    switch self {
    case .done(let data), .answered(_, let data), .callback(_, let data): data
    case .refusedCallback, .redirect, .page: AnswerData()
    }
  }

  var type: String? { if case .answered(let type, _) = self { type } else { nil } }

  var page: String? {
    if case .page(let response) = self {
      String(decoding: response.body, as: UTF8.self)
    } else {
      nil
    }
  }
}

/// Why a call was refused; a test fails where it was not.
func refusal(
  _ work: () async throws(Failure) -> Outcome, sourceLocation: SourceLocation = #_sourceLocation
) async -> OperationRefusal? {
  do throws(Failure) {
    _ = try await work()
    Issue.record("it was not refused", sourceLocation: sourceLocation)
    return nil
  } catch {
    guard case .refused(let refused) = error else {
      Issue.record("it failed: \(error)", sourceLocation: sourceLocation)
      return nil
    }
    return refused
  }
}

func reason(
  _ work: () async throws(Failure) -> Outcome, sourceLocation: SourceLocation = #_sourceLocation
) async -> Meaning? {
  await refusal(work, sourceLocation: sourceLocation)?.reason
}

/// Why a part of a call was refused.
func reasonWithin<Result>(_ work: () async throws -> Result) async -> Meaning? {
  do {
    _ = try await work()
    return nil
  } catch { return (error as? OperationRefusal)?.reason }
}
