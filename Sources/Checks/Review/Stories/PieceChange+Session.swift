import ContractModel
import Diagnostics

/// Whether the session of an app can depend on a change.
extension PieceChange {
  func touchesSession(_ comparison: Comparison) -> Bool {
    switch path.first {
    case "tokens", "errors", "servers", "callbacks": return true
    case "types":
      return uses(in: comparison).contains { use in
        use.way == .callback || use.endpoints.contains(where: \.isStage)
      }
    case "endpoints":
      let endpoints = chain.flatMap { [$0.old?.endpoint, $0.new?.endpoint].compactMap { $0 } }
      let isAboutTokens = values.contains { Self.ofTokens.contains($0.property) }
      return isAboutTokens || endpoints.contains(where: \.isStage) || hasToken
    default: return value(.renewal[\.by]) != nil
    }
  }

  private static let ofTokens: Set<Property> = [.endpointNeeds, .endpointRefuses]

  private var hasToken: Bool {
    [old?.field, new?.field].contains { field in
      if case .token? = field?.shape.element { true } else { false }
    }
  }
}

extension Endpoint {
  /// A part of a sign-in, a renewal or the end of a session.
  fileprivate var isStage: Bool {
    let word = operation.value
    return endsIn != nil || word.maySignIn
      || [.sessionRenew, .sessionEnd, .accountDelete, .codeSend].contains(word)
  }
}
