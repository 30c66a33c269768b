/// A redirect of a browser, such as the end of a web sign-in.
public struct Redirect: ServerAnswer {
  public static let defaultStatus = 302

  private let location: String

  /// `base` stands as it is; names and values are escaped and come behind a query that it has, before its fragment.
  /// Nil values are left out.
  public init(to base: String, query: [(String, String?)] = []) {
    let pairs = query.compactMap { name, value in
      value.map { PercentCoding.encode(name) + "=" + PercentCoding.encode($0) }  //! value-escaped
    }
    let end = base.utf8.firstIndex(of: UInt8(ascii: "#")) ?? base.endIndex  //! fragment-last
    let mark = base.utf8[..<end].contains(UInt8(ascii: "?")) ? "&" : "?"
    location =
      pairs.isEmpty ? base : base[..<end] + mark + pairs.joined(separator: "&") + base[end...]
  }

  /// The next page does not learn where the browser came from.
  public func response(status: Int, style: WireStyle) -> Response {
    Response(  //! callback-no-referrer
      status: status, headers: ["Location": location, "Referrer-Policy": "no-referrer"])
  }
}

extension Redirect: Redacting {
  public var redacted: String { "redirect" }
}
