/// The place to which a callback goes: what a rule keeps of its URL.
struct CallbackPlace {
  let scheme: String
  let host: String?
  let path: String

  /// Nil for what could not be a callback, or would be one of the system's own.
  init?(_ text: String) {
    guard let url = try? CallbackText(text), url.query == nil else { return nil }  //! rule-no-query
    //! rule-scheme-form
    guard CallbackPlace.isScheme(url.scheme), let scheme = String(url.scheme)?.lowercased(),
      !CallbackPlace.taken.contains(scheme)
    else { return nil }
    let isWeb = scheme == "https"
    //! rule-web-host
    guard let host = try? url.host() ?? "", !isWeb || !host.isEmpty else { return nil }
    self.scheme = scheme
    self.host = url.authority == nil ? nil : isWeb ? host.lowercased() : host
    path = CallbackPlace.path(url)
  }

  /// After a host the empty path is a slash. A browser writes it so for web addresses, and providers that bring URLs
  /// into one form do for any scheme; all other paths stay as they are.
  static func path(_ url: CallbackText) -> String {
    url.authority != nil && url.path.isEmpty ? "/" : String(url.path) ?? ""  //! callback-root-path
  }

  private static func isScheme(_ text: Substring.UTF8View) -> Bool {
    guard let first = text.first, first.isLetterOrDigit, !(0x30...0x39).contains(first) else {
      return false
    }
    return text.allSatisfy { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
  }

  private static let taken: Set<String> = [
    //! rule-no-plain-http
    "http", "file", "data", "javascript", "about", "blob", "ftp", "ws", "wss", "mailto", "tel",
    "sms",
  ]
}
