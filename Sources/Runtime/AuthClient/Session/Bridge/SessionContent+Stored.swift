import Foundation
import SessionCore

extension SessionContent {
  /// - Parameter shift: by how much the device's clock was moved since the session's clock began.
  init(_ stored: StoredSession, shift: TimeInterval) {
    self.init(
      tokens: stored.tokens.mapValues { HeldToken($0).moved(by: -shift) }, values: stored.values,
      id: stored.id)
  }

  func stored(shift: TimeInterval, server: String?) -> StoredSession {
    var session = StoredSession(
      tokens: tokens.mapValues { StoredToken($0.moved(by: shift)) }, values: values)
    session.id = id
    session.server = server
    return session
  }
}

extension HeldToken {
  init(_ token: StoredToken) {
    self.init(
      TokenText(token.secret.reveal()), issued: token.issued.timeIntervalSinceReferenceDate,
      expires: token.expires?.timeIntervalSinceReferenceDate)
  }
}

extension StoredToken {
  init(_ token: HeldToken) {
    self.init(
      secret: Secret(token.text.revealed),
      issued: Date(timeIntervalSinceReferenceDate: token.issued),
      expires: token.expires.map(Date.init(timeIntervalSinceReferenceDate:)))
  }
}
