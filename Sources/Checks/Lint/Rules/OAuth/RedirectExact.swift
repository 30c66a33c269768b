import ContractModel
import Diagnostics

/// The app compares the whole callback.
struct RedirectExact: Rule {
  let id = "redirect-exact"
  let title = "the app compares the whole callback"
  let severity = Severity.warning
  let why = "a page that the app did not ask could hand it an answer (RFC 9700 §2.1)"
  let reason =
    "A callback is taken only if scheme, host and path are those that were agreed on. "
    + "RFC 9700 §2.1 asks for exact comparison, because every looseness was used in "
    + "attacks. `host: unchecked` writes down that an app in the field does not do it yet."

  func findings(in contract: Contract) -> [Finding] {
    contract.callbacks.compactMap { callback in
      callback.hostIsUnchecked.flatMap { unchecked in
        unchecked.value ? (callback.name.value, unchecked.span) : nil
      }
    }.map { name, span in
      Finding(
        message: "the app takes `\(name)` with any host", span: span,
        help: "remove `host: unchecked`, so that only the URL's own host is taken")
    }
  }
}
