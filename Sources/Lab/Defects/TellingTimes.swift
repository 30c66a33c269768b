import AuthServer
import ContractModel
import Primitives

import struct Diagnostics.Located

/// A refused sign-in takes longer where somebody has the name: a server that hashes the password of known names alone.
struct TellingTimes: MessageFault {
  private let paths: Set<String>
  private let names = Locked<Set<String>>([])

  /// Nil where nobody signs in by a password, or where a refusal tells of unknown names as it is.
  init?(_ contract: Contract) {
    let calls = contract.endpoints.filter { endpoint in
      endpoint.operation.value == .passwordSignIn && endpoint.caller == .app
        && contract.servers[endpoint.server].content == .json
        && !endpoint.refuses.contains { contract.refusals[$0.value].means(.accountUnknown) }
    }
    guard !calls.isEmpty else { return nil }
    paths = Set(calls.map(\.path.value.text))
  }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    let texts = (try? JSONValue(reading: request.body))?.texts ?? []
    let target = String(request.target.prefix { $0 != "?" })
    if target == "/__lab/accounts" { names.use { $0.formUnion(texts) } }
    guard paths.contains(target), names.use({ !$0.isDisjoint(with: texts) }) else {
      return await server(request)
    }
    let began = ContinuousClock.now
    let answer = await server(request)
    let hashing = (ContinuousClock.now - began) * 3 + .milliseconds(200)
    if answer.status >= 400 { try? await Task.sleep(for: hashing) }
    return answer
  }
}
