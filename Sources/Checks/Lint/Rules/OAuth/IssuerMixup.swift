import ContractModel
import Diagnostics

/// A callback of several providers says which one answered.
struct IssuerMixup: Rule {
  let id = "issuer-mixup"
  let title = "a callback of several providers says which one answered"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.oauth, .strict]
  let why =
    "a code of one provider could be sent to another one, who then has it (RFC 9700 "
    + "§4.4)"
  let reason =
    "When several authorization servers answer at one address, a malicious one can make "
    + "the app send it the code of an honest one. RFC 9700 §4.4 asks for the issuer in the "
    + "answer (`iss`, RFC 9207) or for a separate callback for each provider."

  func findings(in contract: Contract) -> [Finding] {
    var providers: [String: Set<String>] = [:]
    for endpoint in contract.endpoints where endpoint.operation.value == .providerStart {
      guard let callback = endpoint.endsIn, let provider = endpoint.object else { continue }
      providers[callback.value, default: []].insert(provider.value)
    }
    return contract.callbacks.filter { callback in
      providers[callback.name.value, default: []].count > 1
        && !callback.fields.contains { ["iss", "issuer"].contains($0.plainName) }
        && callback.fields.contains { $0.holds(.authorizationCode) || $0.plainName == "code" }
    }.map {
      Finding(
        message: "several providers answer at `\($0.name.value)`, and nothing says which one",
        span: $0.name.span, help: "add the field `iss`, or give each provider a callback of its own"
      )
    }
  }
}
