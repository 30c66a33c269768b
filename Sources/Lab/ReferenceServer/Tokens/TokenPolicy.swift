import AuthServer
import ContractModel
import Machines
import Stores

/// The contract's rules for its tokens, and those that hold where it says nothing.
struct TokenPolicy: Sendable {
  let contract: Contract
  /// The token that a renewal spends.
  let spent: String?
  /// The tokens of the steps of a sign-in, and what each endpoint shows: found once, asked at each call.
  private let steps: Set<String>
  private let jwts: Set<String>
  /// The tokens that anybody may hold, though they are no steps.
  private let openTokens: Set<String>
  /// The tokens of flows that the fields of an endpoint hold.
  private var flows: [String: [String]] = [:]
  private var showing: [String: (needed: [String], others: [String])] = [:]

  private static let hour = 3_600
  private static let month = 30 * 24 * 3_600

  init(_ contract: Contract) {
    self.contract = contract
    spent = contract.renewal.flatMap { TokenPolicy.spent(by: $0, in: contract) }
    steps = Set(contract.tokens.names.filter(contract.isStep))
    openTokens = Set(
      contract.tokens.names.filter { contract.isForAnybody($0) && !contract.isStep($0) })
    jwts = Set(contract.tokens.filter { $0.format == .jwt }.map(\.name.value))
    for endpoint in contract.endpoints {
      flows[endpoint.name.value] = contract.flowTokens(endpoint)
    }
    for endpoint in contract.endpoints { showing[endpoint.name.value] = found(endpoint) }
  }

  static func spent(by endpoint: Endpoint, in contract: Contract) -> String? {
    contract.tokensSent(endpoint).first { !contract.isStep($0) } ?? endpoint.needs.first?.value
  }

  subscript(name: String) -> Token { contract.tokens[name] }

  func isStep(_ name: String) -> Bool { steps.contains(name) }

  func isJWT(_ name: String) -> Bool { jwts.contains(name) }

  /// The tokens of a session that a good answer of the endpoint brings.
  func granted(by endpoint: Endpoint) -> [String] {
    contract.tokensReturned(endpoint).filter { !isStep($0) }
  }

  /// The tokens that a call of the endpoint shows of a session, with those that it may leave out.
  func shown(to endpoint: Endpoint) -> (needed: [String], others: [String]) {
    showing[endpoint.name.value] ?? found(endpoint)
  }

  private func found(_ endpoint: Endpoint) -> (needed: [String], others: [String]) {
    let needed = endpoint.needs.map(\.value).filter(isOfSession)
    let sent = contract.tokensSent(endpoint).filter { isOfSession($0) && !needed.contains($0) }
    return (needed, sent)
  }

  private func isOfSession(_ name: String) -> Bool { !isStep(name) && !openTokens.contains(name) }

  /// The tokens that a call needs beside those of its session.
  func open(to endpoint: Endpoint) -> [String] {
    openTokens.isEmpty ? [] : endpoint.needs.map(\.value).filter(openTokens.contains)
  }

  /// The tokens of flows that a call of the endpoint must send in its fields.
  func flows(of endpoint: Endpoint) -> [String] { flows[endpoint.name.value] ?? [] }

  /// Seconds; nil for ever, which is until its session ends.
  func lifetime(of name: String) -> Int? {
    let token = contract.tokens[name]
    switch token.life.lifetime?.value {
    case .seconds(let seconds): return seconds
    case .unlimited: return nil
    case nil: return undeclared(token)
    }
  }

  /// It ends with its session.
  func lifetime(of name: String, inSessionSince began: Moment, _ now: Moment) -> Int? {
    let rest = isStep(name) ? nil : ends.map { max(0, began.seconds + $0 - now.seconds) }
    return [lifetime(of: name), rest].compactMap { $0 }.min()  //! token-within-session
  }

  /// Seconds without use after which a session ends. Where the contract says nothing, a session whose
  /// tokens are all over ends too, a little later, or lists of devices would never be short again.
  func idle(granting names: [String]) -> Int? {
    if let declared = contract.tokens.compactMap({ $0.life.idle?.value }).min() { return declared }
    if let spent, names.contains(spent) { return lifetime(of: spent).map { $0 + Self.hour } }
    let lives = names.map(lifetime)
    return lives.contains(nil) ? nil : lives.compactMap { $0 }.max().map { $0 + Self.hour }
  }

  var ends: Int? { contract.tokens.compactMap { $0.life.ends?.value }.min() }

  /// A token that another one renews is short; one that nothing renews has to last.
  private func undeclared(_ token: Token) -> Int? {
    let name = token.name.value
    if isStep(name) { return 10 * 60 }
    if token.life.idle != nil || token.life.ends != nil { return nil }
    let isRenewed = contract.renewal.map { granted(by: $0).contains(name) } ?? false
    return isRenewed && name != spent ? Self.hour : Self.month
  }
}
