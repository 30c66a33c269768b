import AuthClient
import Foundation

/// Items of another client: each a plain text under its own account.
struct ForeignItems {
  let items: StoragePlan.Items
  let keychain: any Keychain

  /// Nil if there is nothing to adopt. Texts that stand beside items of this store were written
  /// by another client since, and are no set.
  func adopt(at now: Date) throws(StoreFailure) -> StoredSession? {
    let place = KeychainPlace(items: items, accessibility: .afterFirstUnlock, keychain: keychain)
    guard try place.readIndex() == nil else { return nil }  //! text-beside-items
    var texts: [String: String] = [:]
    for account in items.accounts {
      guard let content = try keychain.content(of: place.part(account)) else { continue }
      if content.decoded(EnvelopedPart.self) != nil { return nil }  //! foreign-envelopes-left
      guard let text = String(data: content, encoding: .utf8), !text.contains(Form.sign) else {
        throw .damaged
      }  //! future-form-refused
      // Some clients write an empty text where others delete.
      if !text.isEmpty { texts[account] = text }
    }
    let session = session(of: texts, now)
    return session.tokens.isEmpty ? nil : session
  }

  /// Its tokens' ends were not noted: each token is used until the server refuses it.
  private func session(of texts: [String: String], _ now: Date) -> StoredSession {
    StoredSession(
      tokens: items.tokens.compactMapValues { account in
        texts[account].map { StoredToken(secret: Secret($0), issued: now, expires: nil) }
      },
      values: items.values.compactMapValues { texts[$0] })
  }
}
