/// Words that people look for where an API has its calls signed. The language has none of them.
enum MissingWords {
  static let why =
    "a contract says which values a call sends, and not how one follows from the others"

  /// The nearest way that works; nil for any other word.
  static func way(for word: String) -> String? {
    let plain = word.lowercased().filter { $0 != "_" && $0 != "-" }
    guard words.contains(plain) else { return nil }
    return
      "leave it out: `SigningTransport` of the client signs each request, and `signed(with:)` of the stubs "
      + "checks it (docs/client.md, Signed requests)"
  }

  private static let words: Set<String> = [
    "signature", "signatures", "signed", "signs", "signing", "signedwith", "hmac", "hmacsha256",
    "requestsignature", "xsignature", "dpop",
  ]
}
