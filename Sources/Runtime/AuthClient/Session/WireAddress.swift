import Foundation

/// Puts an address together from a server's and the encoded parts of a call.
package enum WireAddress {
  /// Nil if they make no address, or another one than they say.
  package static func url(_ server: URL, _ path: RequestPath, query: WireItems) -> URL? {
    guard let path = path.text, path.isEmpty || path.hasPrefix("/"), server.query == nil,
      server.fragment == nil
    else { return nil }
    let query = query.encoded
    let text = server.textWithoutSlash + path + (query.isEmpty ? "" : "?" + query)
    // A URL that reads back differently was repaired by guessing.
    //! repaired-url-refused
    guard let url = URL(string: text), url.absoluteString == text else { return nil }
    return url
  }
}

extension URL {
  fileprivate var textWithoutSlash: String {
    absoluteString.hasSuffix("/") ? String(absoluteString.dropLast()) : absoluteString
  }
}
