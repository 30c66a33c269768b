/// A page of a web sign-in. No other site can frame it, it loads nothing from elsewhere, and it is not kept.
///
/// Texts that come from elsewhere go in through `Page.escape`.
public struct Page: Sendable {
  public var html: String
  public var status: Int
  /// The sources that the page may load and run, in the words of a content security policy. Frames, forms and the
  /// base of links are not for it to say.
  public var loads: String
  /// The places where a form of the page may end up beside its own site and the callback. One may be a provider to
  /// which its answer redirects: `https://github.com`. Browsers hold such redirects to the rule for forms.
  public var formsLeadTo: [String]

  public init(
    _ html: String, status: Int = 200,
    loads: String = "default-src 'none'; style-src 'self'; img-src 'self'",
    formsLeadTo: [String] = []
  ) {
    self.html = html
    self.status = status
    self.loads = loads
    self.formsLeadTo = formsLeadTo
  }

  /// A text as the inside of an element or of an attribute in quotes.
  public static func escape(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"  //! page-text-escaped
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"  //! page-quote-escaped
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// - Parameter callback: where the sign-in ends, which a form may lead to as well.
  func response(endsIn callback: String? = nil) -> Response {
    let targets = [callback].compactMap { $0 } + formsLeadTo  //! form-leads-to-provider
    let forms = (["form-action 'self'"] + targets).joined(separator: " ")
    return Response(
      status: status,
      headers: [
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy":
          "\(loads); \(forms); frame-ancestors 'none'; base-uri 'none'",  //! page-no-frames
        "X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
      ], body: Array(html.utf8))
  }
}

extension Page: ServerAnswer {
  public static var defaultStatus: Int { 200 }

  /// The page has a status of its own.
  public func response(status: Int, style: WireStyle) -> Response { response() }
}

extension Page: Redacting {
  public var redacted: String { "page of \(html.utf8.count) bytes" }
}
