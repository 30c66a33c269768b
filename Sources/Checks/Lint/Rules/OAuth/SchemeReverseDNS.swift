import ContractModel
import Diagnostics

/// A private scheme is a domain name backwards.
struct SchemeReverseDNS: Rule {
  let id = "scheme-reverse-dns"
  let title = "a private scheme is a domain name backwards"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.oauth, .strict]
  let why = "any other app may claim a short scheme and get the answer (RFC 8252 §7.1)"
  let reason =
    "Nobody hands out schemes. RFC 8252 §7.1 asks for one that is based on a domain name "
    + "of yours, in reverse order, so that two apps do not meet by chance and a store can "
    + "decide a dispute. The system's web sheet hands the callback to the app that opened "
    + "it and so makes this less urgent, which is why the rule is not in the first-party "
    + "profile."

  func findings(in contract: Contract) -> [Finding] {
    contract.callbacks.map(\.url).filter { url in
      let scheme = url.value.prefix { $0 != ":" }
      return !["https", "http"].contains(scheme.lowercased()) && !scheme.contains(".")
    }.map {
      Finding(
        message: "the scheme of `\($0.value)` has no owner", span: $0.span,
        help: "use a domain name of yours backwards: `com.example.app://callback`")
    }
  }
}
