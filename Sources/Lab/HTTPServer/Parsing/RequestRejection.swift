/// Why the front answers by itself: a status and few words, which tell the sender nothing but what it sent.
/// The connection ends with it: behind a broken request nobody knows where the next one begins.
package struct RequestRejection: Error, Equatable, Sendable {
  package let status: Int
  package let words: String

  init(_ status: Int, _ words: String) {
    self.status = status
    self.words = words
  }

  /// The seconds to wait, for whoever is told to come later.
  var retryAfter: Int? { status == 503 ? 1 : nil }  //! later-errand-wakes

  static func bad(_ words: String) -> RequestRejection { RequestRejection(400, words) }

  static let targetTooLong = RequestRejection(414, "The target is too long.")
  static let headersTooLarge = RequestRejection(431, "The headers are too large.")
  static let bodyTooLarge = RequestRejection(413, "The body is too large.")
  static let tooSlow = RequestRejection(408, "The request came too slowly.")
  static let noAnswer = RequestRejection(503, "The answer took too long.")
  static let busy = RequestRejection(503, "The server is busy.")
  static let brokenAnswer = RequestRejection(500, "The server made an answer that cannot be sent.")
}
