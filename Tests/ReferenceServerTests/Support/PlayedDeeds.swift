import AuthServer
import ContractModel
import Stores

@testable import ReferenceServer

/// Does nothing, and ends as a case's file `outcome` says; keeps what it was given.
actor PlayedDeeds: OperationHandler {
  private let outcome: JSONObject
  private(set) var input: OperationInput?

  init(_ outcome: JSONObject) { self.outcome = outcome }

  func run(_ input: OperationInput) async throws(Failure) -> Outcome {
    self.input = input
    if let seconds = outcome["unavailable"].flatMap(Self.int) {
      throw .unavailable(retryAfter: seconds)
    }
    if let word = outcome["refused"].flatMap(Self.text), let reason = Meaning(rawValue: word) {
      throw .refused(
        OperationRefusal(
          reason, left: outcome["left"].flatMap(Self.int),
          until: outcome["until"].flatMap(Self.int).map { StandingClock.start.adding(seconds: $0) },
          tokens: tokens))
    }
    if let type = outcome["answered"].flatMap(Self.text) { return .answered(type: type, data) }
    if let name = outcome["callback"].flatMap(Self.text) { return .callback(name, data) }
    if let name = outcome["turnedBack"].flatMap(Self.text) {
      return .refusedCallback(name, .accessDenied, state: outcome["state"].flatMap(Self.text))
    }
    return .done(data)
  }

  private var data: AnswerData {
    let sessions = Self.list(outcome["sessions"]).map(Self.session)
    return AnswerData(
      tokens: tokens, account: Self.account(outcome["account"]), session: sessions.first,
      sessions: sessions, slots: slots, values: Self.object(outcome["values"]) ?? [:])
  }

  private var tokens: [String: IssuedToken] {
    let names = Self.list(outcome["tokens"]).compactMap(Self.text)
    let tokens = names.map { name in
      let token = IssuedToken(
        secret: Secret("\(name)-secret"), expiresAt: StandingClock.start.adding(seconds: 3_600),
        lifetime: 3_600)
      return (name, token)
    }
    return Dictionary(uniqueKeysWithValues: tokens)
  }

  private var slots: [ProviderSlot: String] {
    let fields = Self.object(outcome["slots"])?.fields ?? []
    return Dictionary(
      uniqueKeysWithValues: fields.compactMap { field in
        ProviderSlot(rawValue: field.name).map { ($0, Self.text(field.value) ?? "") }
      })
  }

  private static func account(_ json: JSONValue?) -> Account? {
    guard let object = object(json) else { return nil }
    let identifiers = Identifier.Kind.allCases.compactMap { kind in
      object[kind.rawValue].flatMap(text).map {
        Identifier(kind: kind, text: $0, isConfirmed: true)
      }
    }
    return Account(
      id: "5f0c0f3e-7b52-4f53-9f4e-1f2d3c4b5a69",
      state: object["state"].flatMap(text).flatMap(Account.State.init) ?? .active,
      identifiers: identifiers, passwordHash: nil,
      profile: Self.object(object["profile"]) ?? [:], createdAt: StandingClock.start)
  }

  private static func session(_ json: JSONValue) -> Session {
    let name = text(json) ?? ""
    return Session(
      id: "session-\(name)", account: "", deviceName: name, beganAt: StandingClock.start,
      usedAt: StandingClock.start.adding(seconds: 60))
  }

  private static func text(_ json: JSONValue) -> String? {
    if case .string(let text) = json { text } else { nil }
  }

  private static func int(_ json: JSONValue) -> Int? {
    if case .number(let number) = json { number.int } else { nil }
  }

  private static func list(_ json: JSONValue?) -> [JSONValue] {
    if case .array(let list)? = json { list } else { [] }
  }

  private static func object(_ json: JSONValue?) -> JSONObject? {
    if case .object(let object)? = json { object } else { nil }
  }
}
