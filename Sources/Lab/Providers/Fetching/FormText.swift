import AuthServer

/// `application/x-www-form-urlencoded`.
enum FormText {
  static func encode(_ pairs: [(String, String)]) -> String {
    pairs.map { PercentCoding.encode($0) + "=" + PercentCoding.encode($1) }.joined(separator: "&")
  }
}
