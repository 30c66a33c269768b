import ContractModel
import Diagnostics

/// A call takes no value that an answer may not bring.
struct LooserSent: Rule {
  let id = "looser-sent"
  let title = "a call takes no value that an answer may not bring"
  let severity = Severity.warning
  let why = "a caller who sends such a value makes each answer that brings it back a 500"
  let reason =
    "The stubs hold what a call sends and what an answer brings to their rules. Where a call writes a value under a "
    + "looser rule than an answer of the same server has for it, a value can be stored that no answer may bring: the "
    + "answers that should bring it are a 500 from then on. Fields with the same name on the wire are taken for the "
    + "same value, unless their `is` differs. Give both the same rule, such as `max`, `pattern` or `email`."

  func findings(in contract: Contract) -> [Finding] {
    let walk = FieldWalk(contract.types)
    var returned = Dictionary(grouping: contract.endpoints, by: \.server).mapValues {
      ReturnedFields(walk.all(returnedBy: $0), contract.types)
    }
    var seen: Set<ObjectIdentifier> = []
    return contract.endpoints.filter(\.writesValues).flatMap { endpoint in
      walk.leaves(of: endpoint.sends).compactMap { sent -> Finding? in
        guard sent.location != .path, !sent.isSecret,
          let (field, demand) = returned[endpoint.server]?.stricter(than: sent),
          seen.insert(ObjectIdentifier(sent)).inserted
        else { return nil }
        return finding(sent, field, demand, endpoint)
      }
    }
  }

  private func finding(
    _ sent: Field, _ returned: Field, _ demand: FieldRules.Demand, _ endpoint: Endpoint
  ) -> Finding {
    Finding(
      message:
        "`\(endpoint.name.value)` takes any `\(sent.name.value)`, and an answer brings only \(demand.noun)",
      span: sent.name.span,
      help: "\(demand.way) here, or let the answer bring what the call takes",
      related: [RelatedPlace(returned.name.span, "an answer brings it here")])
  }
}

extension Endpoint {
  /// It may keep what the caller sends. A sign-in only compares it.
  fileprivate var writesValues: Bool {
    switch operation.value {
    case .passwordRegister, .codeVerify, .codeSignIn, .providerSignIn, .providerExchange,
      .providerLink, .guestSignIn, .passkeyRegister, .accountUpdate:
      true
    case .call: method.value != .get
    case .passwordSignIn, .passwordChange, .passwordForgot, .passwordReset, .codeSend,
      .providerStart, .providerCallback, .providerNotify, .webSignIn, .signInContinue,
      .passkeySignIn, .sessionRenew, .sessionEnd, .sessionEndOne, .sessionEndOthers, .sessionList,
      .accountRead, .accountDelete, .tokenFetch, .tokenIntrospect, .tokenRevoke, .keysPublish:
      false
    }
  }
}
