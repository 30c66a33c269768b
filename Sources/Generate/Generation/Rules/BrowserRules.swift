import ContractModel
import Diagnostics

/// The rules for an endpoint to which an app leads a browser: a URL is all that it hands over.
struct BrowserRules {
  private let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var problems: [Diagnostic] {
    contract.endpoints.filter { $0.caller == .browser }.flatMap(problems)
  }

  private func problems(_ endpoint: Endpoint) -> [Diagnostic] {
    let method = endpoint.method.value == .get ? [] : [Diagnostic.opened(endpoint)]  //! browser-get
    let fields = endpoint.sends.filter { $0.location.isBesideBody }
    return method + fields.map { .besideURL($0, endpoint) }
      + endpoint.needs.filter { !isBrowsers($0) }.map { .tokenOfApp($0, endpoint) }
  }

  /// A cookie of the browser's own, which goes along by itself.
  private func isBrowsers(_ token: Text) -> Bool {
    //! browser-no-app-token
    if case .cookie? = contract.tokens[token.value].sent?.value { true } else { false }
  }
}

extension Diagnostic {
  fileprivate static func opened(_ endpoint: Endpoint) -> Diagnostic {
    Diagnostic(
      "browser-opens", "`\(endpoint.name.value)` is opened in a browser, with a GET",
      at: endpoint.method.span, why: "an app gives a browser only a URL, not a method",
      help: "make it a GET, or let the app call it: `by: app`")
  }

  fileprivate static func besideURL(_ field: Field, _ endpoint: Endpoint) -> Diagnostic {
    Diagnostic(
      "browser-opens",
      "`\(field.name.value)` cannot be sent when a browser opens "
        + "`\(endpoint.name.value)`", at: field.name.span,
      why: "an app gives a browser only a URL, not headers or cookies",
      help: "write `in: query`, or leave it out")
  }

  fileprivate static func tokenOfApp(_ token: Text, _ endpoint: Endpoint) -> Diagnostic {
    Diagnostic(
      "browser-opens",
      "`\(token.value)` cannot be sent when a browser opens "
        + "`\(endpoint.name.value)`", at: token.span,
      why: "the app has the token, and gives a browser only a URL",
      help: "leave it out of `needs`, or let the app call it: `by: app`")
  }
}
