import AuthServer
import ContractModel
import Crypto
import struct Diagnostics.Located
import Primitives
import Stores

@testable import ReferenceServer

/// Plays the same calls with any contract and notes how each ended, without what is made by chance.
struct Exchanges {
  private let lab: Lab
  private let account: String
  private var caller: MadeCalls
  private(set) var lines: [String] = []
  /// The tokens of the last sign-in.
  private var tokens: [String: IssuedToken] = [:]

  static func record(_ contract: Contract) async throws -> [String] {
    var exchanges = try await Exchanges(contract)
    try await exchanges.registrations()
    try await exchanges.guesses()
    try await exchanges.codes()
    try await exchanges.devices()
    try await exchanges.ages()
    try await exchanges.everyCall()
    try await exchanges.strangers()
    return exchanges.lines
  }

  /// Each call by the right person, by one who is wrong and by a stranger, and nothing else.
  static func recordCalls(_ contract: Contract) async throws -> [String] {
    var exchanges = try await Exchanges(contract)
    try await exchanges.everyCall()
    try await exchanges.strangers()
    return exchanges.lines
  }

  private init(_ contract: Contract) async throws {
    lab = try await Lab(contract)
    caller = MadeCalls(contract)
    let names: [(Identifier.Kind, String)] = [
      (.email, MadeCalls.email), (.phone, MadeCalls.phone), (.username, MadeCalls.username),
    ]
    let created = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: names.map { Identifier(kind: $0, text: $1, isConfirmed: true) },
        passwordHash: try await lab.hasher.hash(Secret(MadeCalls.password))))
    guard case .created(let account) = created else { throw NoPerson() }
    self.account = account.id
  }

  private var contract: Contract { lab.contract }

  private func endpoints(_ operations: OperationKind...) -> [Endpoint] {
    contract.endpoints.filter { operations.contains($0.operation.value) && $0.caller == .app }
  }

  /// Passwords of all lengths and kinds, with and without the terms.
  private mutating func registrations() async throws {
    let long = "Ab1" + String(repeating: "xQ7-", count: 80)
    let lengths = Array(4...24) + [63, 64, 65, 127, 128, 129, 255, 256, 257]
    let kinds = ["ab1defghijklm", "AB1DEFGHIJKLM", "Abcdefghijklm", "Password1", "password123"]
    for endpoint in endpoints(.passwordRegister) {
      for password in kinds + lengths.map({ String(long.prefix($0)) }) {
        caller.change()
        try await call(endpoint, .init(newPassword: password))
      }
      caller.change()
      try await call(endpoint, .init(newPassword: String(long.prefix(20)), accepts: false))
    }
  }

  /// Wrong passwords from one address, enough for a second lock after a first one, and right ones as time goes by.
  private mutating func guesses() async throws {
    guard let endpoint = endpoints(.passwordSignIn).first else { return }
    caller.return()
    for guess in 0..<3 * 13 {
      try await call(endpoint, .init(password: "Wrong Horse \(guess)", device: "tablet"))
      lab.clock.advance(seconds: guess % 13 == 6 ? 400 : 1)
      guard guess % 13 == 12 else { continue }
      for wait in [60, 240, 130, 1_800, 2_000, 8_000, 86_400] {
        lab.clock.advance(seconds: wait)
        try await call(endpoint, .init(password: "Wrong Horse", device: "tablet"))
        try await call(endpoint, .init())
      }
    }
  }

  /// Codes that are sent, tried, sent again and grow old.
  private mutating func codes() async throws {
    for sender in endpoints(.codeSend, .passwordForgot) {
      caller.change()
      for endpoint in endpoints(.passwordRegister) {
        try await call(endpoint, .init(newPassword: "Ab1xQ7-xQ7-xQ7-"))
      }
      let takers = contract.endpoints.filter { taker in
        taker.object?.value == sender.object?.value
          && [.codeVerify, .codeSignIn, .passwordReset].contains(taker.operation.value)
      }
      for wait in [1, 10, 20, 31, 61, 120, 700] {
        try await call(sender)
        lab.clock.advance(seconds: wait)
      }
      for taker in takers {
        try await call(sender)
        for _ in 0..<12 { try await call(taker, .init(code: "none")) }
        for age in [40, 290, 310, 590, 700, 1_900, 4_000, 90_000, 200_000] {
          lab.clock.advance(seconds: 4_000)
          try await call(sender)
          lab.clock.advance(seconds: age)
          try await call(taker, .init(code: try await lab.lastCode()))
        }
      }
    }
  }

  private var signIn: Endpoint? {
    endpoints(.passwordSignIn, .providerSignIn, .codeSignIn, .guestSignIn).first
  }

  /// The same person from more and more devices, at the same place and at others.
  private mutating func devices() async throws {
    guard let signIn else { return }
    caller.return()
    lab.clock.advance(seconds: 100_000)
    for number in 0..<12 {
      try await call(signIn, .init(device: "device \(number)"))
      lab.clock.advance(seconds: 1)
    }
    try await call(signIn, .init(device: "stranger", peer: "203.0.113.9"))
    for list in endpoints(.sessionList) { try await call(list) }
  }

  /// Tokens of several ages, spent, spent again, and spent by another device.
  private mutating func ages() async throws {
    guard let signIn else { return }
    let calls =
      [contract.renewal].compactMap { $0 }
      + Array(
        contract.endpoints.filter { !$0.needs.isEmpty && $0.operation.value.isReadOnly }.prefix(1))
    for (number, age) in Self.ages.enumerated() {
      try await call(signIn)
      lab.clock.advance(seconds: age)
      let spent = tokens
      for endpoint in calls { try await call(endpoint) }
      lab.clock.advance(seconds: [5, 40, 4_000][number % 3])
      tokens.merge(spent) { $1 }
      for device in ["phone", "thief"] {
        for endpoint in calls { try await call(endpoint, .init(device: device)) }
      }
    }
    try await call(signIn)
    for _ in 0..<80 {
      lab.clock.advance(seconds: 1_000)
      for endpoint in calls { try await call(endpoint) }
    }
  }

  /// Each call with all that is wrong, and of somebody without an account.
  private mutating func strangers() async throws {
    for endpoint in contract.endpoints {
      caller.return()
      let wrong = MadeCalls.Way(
        password: "Wrong Horse", newPassword: "a", code: "none", accepts: false)
      try await call(endpoint, wrong)
      caller.change()
      try await call(endpoint)
      lab.clock.advance(seconds: 120)
    }
  }

  /// Each call once, after a sign-in and a code of its own.
  private mutating func everyCall() async throws {
    for endpoint in contract.endpoints {
      caller.return()
      if let signIn { try await call(signIn) }
      let sender = endpoints(.codeSend, .passwordForgot).first {
        $0.object?.value == endpoint.object?.value
      }
      if let sender { try await call(sender) }
      lab.clock.advance(seconds: 120)
      try await call(endpoint, .init(code: try await lab.lastCode()))
      lines.append("\(try await lab.store.sessions(of: account).count) sessions")
    }
  }

  private static let ages =
    [5, 5, 300, 700, 1_900, 4_000, 11_000, 90_000] + [7, 15, 31, 41, 95, 400].map { $0 * 86_400 }

  private mutating func call(_ endpoint: Endpoint, _ way: MadeCalls.Way = .init()) async throws {
    let name = endpoint.name.value
    lab.clock.advance(seconds: 1)
    let input = caller.input(endpoint, way, tokens, code: try await lab.lastCode())
    do throws(Failure) {
      let outcome = try await lab.run(input)
      for (token, issued) in outcome.data.tokens { tokens[token] = issued }
      lines.append("\(name): \(Self.words(outcome))")
    } catch {
      lines.append("\(name): \(words(error))")
    }
    for message in try await lab.store.outbox() where message.at == lab.clock.now {
      lines.append("letter: \(message.channel) \(message.subject) \(message.code ?? "-")".masked)
    }
  }

  private static func words(_ outcome: Outcome) -> String {
    let data = outcome.data
    let lives = data.tokens.sorted { $0.key < $1.key }.map {
      "\($0.key) \($0.value.lifetime.map(String.init) ?? "for ever")\(claims(of: $0.value))"
    }
    return "\(outcome.type ?? "good"), \(lives), \(data.sessions.count) sessions"
  }

  /// The claims of a JWT; nothing of an opaque token. Long values and those with digits are made by chance or by the clock.
  private static func claims(of token: IssuedToken) -> String {
    let parts = token.secret.reveal().split(separator: ".")
    guard parts.count == 3, let bytes = try? Base64URL.decode(String(parts[1])),
      let claims = try? JSONValue(reading: bytes).fields()
    else { return "" }
    let said = claims.fields.map { field -> String in
      let (name, value) = (field.name, field.value)
      guard case .string(let text) = value, text.count < 12, !text.contains(where: \.isNumber)
      else { return name }
      return "\(name) \(text)"
    }
    return " (" + said.sorted().joined(separator: ", ") + ")"
  }

  private func words(_ failure: Failure) -> String {
    guard case .refused(let refused) = failure else { return "\(failure)" }
    let wait = refused.until.map { $0.seconds - lab.clock.now.seconds }
    return "\(refused.reason), \(refused.left ?? -1) left, wait \(wait ?? -1)"
  }
}

extension String {
  /// With a sign for each digit and letter that chance chose: what a code is made of stays.
  fileprivate var masked: String {
    guard let code = split(separator: " ").last else { return self }
    let signs = code.contains { $0.isLetter } ? "a" : "0"
    return String(dropLast(code.count)) + String(repeating: signs, count: code.count)
  }
}

private struct NoPerson: Error {}
