import AuthServer
import ContractModel
import Diagnostics
import Machines

/// JWTs say what the contract has them say.
struct ClaimCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.tokens.filter { $0.format == .jwt && contract.isOfSession($0.name.value) }.map {
      token in
      ConformanceCase(
        "claims.\(token.name.value)", .tokens,
        "`\(token.name.value)` has the claims, the life and the algorithm of the contract.",
        at: token.name.span
      ) { run in
        let device = run.device()
        try await SignIn(run: run).signIn(device)
        guard let text = device.tokens[token.name.value] else {
          throw CaseEnd.notObservable("a sign-in brings no `\(token.name.value)`")
        }
        guard let jwt = JWTContent(text) else {
          throw CaseEnd.broken(expected: "a JWT as `\(token.name.value)`", found: "another text")
        }
        try check(jwt, token, run)
      }
    }
  }

  private func check(_ jwt: JWTContent, _ token: Token, _ run: CaseRun) throws {
    let algorithms = token.origin.algorithms.map(\.value.rawValue)
    guard algorithms.isEmpty ? jwt.algorithm != "none" : algorithms.contains(jwt.algorithm) else {
      throw CaseEnd.broken(
        expected: "the algorithm \(algorithms.joined(separator: " or "))", found: jwt.algorithm)
    }
    if case .seconds(let life)? = token.life.lifetime?.value, let stated = jwt.life,
      abs(stated - life) > 1
    {
      throw CaseEnd.broken(
        expected: "`exp` \(life) seconds after `iat`", found: "\(stated) seconds")
    }
    try check(jwt, "iss", token.origin.issuer, run)
    try check(jwt, "aud", token.origin.audience, run)
    for field in token.claims { try check(jwt, field) }
  }

  private func check(
    _ jwt: JWTContent, _ name: String, _ reference: Reference?, _ run: CaseRun
  ) throws {
    let wanted: String
    switch reference {
    case nil: return
    case .text(let text)?: wanted = text.value
    case .configuration(let name)?:
      guard let given = run.server.configuration[name.value] else { return }
      wanted = given
    }
    guard jwt.texts(name).contains(wanted) else {
      throw CaseEnd.broken(expected: "the contract's `\(name)`", found: "another one, or none")
    }
  }

  private func check(_ jwt: JWTContent, _ field: Field) throws {
    let value = jwt.claims[field.wireName]
    if value == nil || value == .null {
      if field.shape.isOptional { return }
      throw CaseEnd.broken(expected: "the claim `\(field.wireName)`", found: "none")
    }
    guard case .constant(let text) = field.shape.element, let value else { return }
    guard value.wireText == text.value else {
      throw CaseEnd.broken(
        expected: "`\(field.wireName)`: `\(text.value)`", found: "another value")
    }
  }
}
