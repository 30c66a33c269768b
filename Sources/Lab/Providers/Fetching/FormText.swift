import AuthServer

/// `application/x-www-form-urlencoded`.
enum FormText {
  static func encode(_ pairs: [(String, String)]) -> String {
    pairs.map { PercentCoding.encode($0) + "=" + PercentCoding.encode($1) }.joined(separator: "&")
  }

  /// A URL with these behind the query that it may have.
  static func add(_ pairs: [(String, String)], to url: String) -> String {
    url + (url.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + encode(pairs)  //! provider-query
  }
}
