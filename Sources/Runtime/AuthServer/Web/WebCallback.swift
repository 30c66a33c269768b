/// The values of the URL that ends a web sign-in: the generated type of a contract's callback.
public protocol WebCallback: Sendable {
  /// The callback without what it brings: `notes://callback`.
  static var url: String { get }
  /// Names and values; nil values are left out.
  var fields: [(String, String?)] { get }
  /// Refuses a value that the contract does not let go out, and names its place.
  func check() throws(InvalidValue)
}

extension WebCallback {
  public func check() throws(InvalidValue) {}
}

/// The reason why a web sign-in failed, in OAuth's words.
public enum WebRefusal: String, Sendable, CaseIterable {
  case invalidRequest = "invalid_request"
  case unauthorizedClient = "unauthorized_client"
  case accessDenied = "access_denied"
  case unsupportedResponseType = "unsupported_response_type"
  case invalidScope = "invalid_scope"
  case serverError = "server_error"
  case temporarilyUnavailable = "temporarily_unavailable"
}

/// The answer that an endpoint of a web sign-in gives the browser.
public enum WebAnswer<Callback: WebCallback>: Sendable {
  /// The sign-in is over: the browser hands the callback to the app.
  case ends(Callback)
  /// The sign-in is over and came to nothing; the state, where the app gave one, says whose it was.
  case refuses(WebRefusal, state: String? = nil)
  /// The sign-in goes on here.
  case page(Page)
  /// The sign-in goes on elsewhere, say at a provider.
  case leads(Redirect)
}

extension WebAnswer: ServerAnswer {
  public static var defaultStatus: Int { 302 }

  public func response(status: Int, style: WireStyle) -> Response {
    switch self {
    case .ends(let callback):
      Redirect(to: Callback.url, query: callback.fields).response(status: status, style: style)
    case .refuses(let refusal, let state):
      Redirect(to: Callback.url, query: [("error", refusal.rawValue), ("state", state)])
        .response(status: status, style: style)
    case .page(let page): page.response(endsIn: Self.source)
    case .leads(let redirect): redirect.response(status: status, style: style)
    }
  }

  public func check() throws(InvalidValue) {
    if case .ends(let callback) = self { try callback.check() }
  }

  public var isDone: Bool {
    switch self {
    case .ends, .leads: true
    case .page, .refuses: false
    }
  }

  /// The callback as a content security policy names it: an https one by its host, any other by its scheme.
  private static var source: String {
    let parts = Callback.url.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0] == "https:" else { return String(parts[0]) }
    return parts[0...2].joined(separator: "/")
  }
}

extension WebAnswer: Redacting {
  public var redacted: String {
    switch self {
    case .ends: "callback"
    case .refuses(let refusal, _): "refusal \(refusal.rawValue)"
    case .page(let page): page.redacted
    case .leads(let redirect): redirect.redacted
    }
  }
}
