import AuthServer
import Crypto
import Primitives

/// Tokens, each with what it stands for and its end.
struct StubTokens<Holder> {
  private let lab: StubLab
  private let lifetime: Int
  private var all: [String: (holder: Holder, end: Int)] = [:]

  init(_ lab: StubLab, lifetime: Int) {
    self.lab = lab
    self.lifetime = lifetime
  }

  mutating func issue(_ holder: Holder) -> Secret {
    let text = Base64URL.encode((try? RandomBytes.make(32)) ?? [])
    all[text] = (holder, lab.now + lifetime)
    return Secret(text)
  }

  /// The holder of a token; nil if the token is over, unknown or missing.
  func holder(_ token: Secret?) -> Holder? {
    guard let one = token.flatMap({ all[$0.reveal()] }), one.end > lab.now else { return nil }
    return one.holder
  }

  mutating func take(_ token: Secret) -> Holder? {
    defer { all[token.reveal()] = nil }
    return holder(token)
  }

  mutating func end(where isOver: (Holder) -> Bool) {
    all = all.filter { !isOver($0.value.holder) }
  }
}

/// Codes of six digits, the last one of each purpose, good once.
struct StubCodes {
  private let lab: StubLab
  private var open: [String: String] = [:]

  init(_ lab: StubLab) { self.lab = lab }

  mutating func send(_ channel: String, to person: String) {
    let code = String(String(1_000_000 + Int.random(in: 0..<1_000_000)).dropFirst())
    open[person] = code
    lab.send(channel, to: person, code: code)
  }

  mutating func redeem(_ person: String, _ code: Secret) -> Bool {
    guard open[person] == code.reveal() else { return false }
    open[person] = nil
    return true
  }
}
