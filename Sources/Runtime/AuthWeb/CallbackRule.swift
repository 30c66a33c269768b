import AuthClient
import Foundation

/// The exact form of the callback that ends a web sign-in. Any other URL is refused.
///
/// The text of the URL itself is compared: the scheme without case, the host and the path as they are
/// written, but that no path is a slash after a host. User names, ports, fragments other than the empty one
/// and Facebook's `#_=_`, control characters, broken escapes and parameters that stand twice are refused.
/// Parameters come in the query; one that the rule does not name is ignored.
public struct CallbackRule: Codable, Hashable, Sendable {
  public enum Host: Codable, Hashable, Sendable {
    case checked
    /// Any host will do, as the contract says. The scheme and the path still have to be right.
    case unchecked
  }

  /// In lower case; empty if the rule cannot be used.
  public let scheme: String
  /// Nil where the URL has no `//`, as in `com.example.app:/callback`.
  let host: String?
  let path: String
  let hostRule: Host
  let required: [String]
  let optional: [String]
  /// The parameter that repeats what the sign-in was begun with; nil where the server sends none.
  public let state: String?

  /// - Parameters:
  ///   - url: `myapp://callback` or `https://example.com/callback`. One that cannot end a sign-in makes
  ///     a rule that accepts nothing.
  ///   - host: whether the host has to match too.
  ///   - required: the parameters that every callback brings.
  ///   - optional: the parameters that a callback may bring.
  ///   - state: what the server calls `state`. It is required.
  public init(
    url: String, host: Host = .checked, required: [String], optional: [String] = [],
    state: String? = nil
  ) {
    let place = CallbackPlace(url)
    scheme = place?.scheme ?? ""
    self.host = place?.host
    path = place?.path ?? ""
    hostRule = host
    self.required = state.map { required.contains($0) ? required : required + [$0] } ?? required
    self.optional = optional
    self.state = state
  }

  public var isUsable: Bool { !scheme.isEmpty }

  /// Whether the callback is a link that a website and the app share, not a scheme of the app's own.
  var isWeb: Bool { scheme == "https" }

  /// Reads the callback's parameters. Throws if the rule or the URL is unfit, a parameter is missing, or
  /// the provider refused. `ArrivalGuard` says whether it belongs to a sign-in that waits.
  public func read(_ url: URL) throws(CallbackFault) -> CallbackFields {
    try fields(of: query(of: url.absoluteString))
  }

  /// The parameters of a URL that is in the right place.
  func query(of text: String) throws(CallbackFault) -> CallbackQuery {
    guard isUsable else { throw .unusableRule }  //! rule-usable
    let url = try CallbackText(CallbackText.withoutEmptyFragment(text))
    guard String(url.scheme)?.lowercased() == scheme else { throw .otherScheme }  //! other-scheme
    let place = try url.host()
    guard hostRule == .unchecked ? (place == nil) == (host == nil) : place == host else {
      throw .otherHost
    }  //! callback-host
    guard CallbackPlace.path(url) == path else { throw .otherPath }  //! callback-path
    return try CallbackQuery(url.query)
  }

  func fields(of query: CallbackQuery) throws(CallbackFault) -> CallbackFields {
    try refuse(query)  //! callback-error-seen
    for name in required {
      guard let value = query.values[name] else { throw .missing(name) }  //! callback-required
      guard !value.reveal().isEmpty else { throw .empty(name) }  //! callback-required-text
    }
    let named = query.values.filter { name, value in
      (required + optional).contains(name) && !value.reveal().isEmpty  //! callback-known-names
    }
    return CallbackFields(values: named)
  }

  private func refuse(_ query: CallbackQuery) throws(CallbackFault) {
    guard !(required + optional).contains("error"), let code = query.values["error"] else { return }
    guard !code.reveal().isEmpty else { throw .empty("error") }  //! callback-empty-error
    throw .refused(OAuthRefusal(rawValue: code.reveal()) ?? .other)
  }
}
