import AuthServer
import ContractModel
import Primitives

import struct Diagnostics.Located

extension Defect {
  /// Tokens that are believed and should not be.
  static let believingDefects: [Defect] = [
    Defect("jwt.emptyKey", "tokens that an empty key signed are taken") { contract in
      contract.hasJWTs ? BelievedTokens(.signed(by: "")) : nil
    },
    Defect("jwt.weakKey", "tokens that the key `secret` signed are taken") { contract in
      contract.hasJWTs ? BelievedTokens(.signed(by: "secret")) : nil
    },
    Defect("tokens.interchangeable", "a refresh token passes for an access token") { contract in
      contract.hasJWTs && contract.renewalSendsToken
        ? InterchangeableTokens() : nil
    },
    Defect("renewal.unchecked", "a renewal does not look at the token") { contract in
      UncheckedRenewals(contract)
    },
  ]
}

extension Contract {
  fileprivate var renewalSendsToken: Bool {
    FieldWalk(types).all(renewal?.sends ?? []).contains { field in
      if case .token = field.shape.element { true } else { false }
    }
  }
}

/// A bearer token that came beside a JWT passes for it.
private struct InterchangeableTokens: MessageFault {
  private let siblings = Locked<[String: String]>([:])

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    var request = request
    if let token = request.bearer, let other = siblings.use({ $0[token] }) {
      request.headers.set("Authorization", "Bearer \(other)")
    }
    let answer = await server(request)
    let texts = (try? JSONValue(reading: answer.body))?.texts ?? []
    if let jwt = texts.first(where: { $0.hasPrefix("eyJ") }) {
      siblings.use { siblings in
        for text in texts where text != jwt && text.count > 30 { siblings[text] = jwt }
      }
    }
    return answer
  }
}

/// A renewal that is refused brings what the last good one brought.
private struct UncheckedRenewals: MessageFault {
  private let path: String
  private let last = Locked<Response?>(nil)

  /// Nil where the app has no renewal of its own path.
  init?(_ contract: Contract) {
    guard let renewal = contract.renewal, renewal.caller == .app,
      contract.endpoints.count(where: { $0.path.value.text == renewal.path.value.text }) == 1
    else { return nil }
    path = renewal.path.value.text
  }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    let answer = await server(request)
    guard request.target.prefix(while: { $0 != "?" }) == path else { return answer }
    if (200...299).contains(answer.status) { last.use { $0 = answer } }
    return answer.status == 401 ? last.use { $0 } ?? answer : answer
  }
}
