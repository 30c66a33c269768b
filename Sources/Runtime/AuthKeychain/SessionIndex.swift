import AuthClient
import Foundation
import Primitives

/// The store's own item beside those that the plan names, which hold plain texts. It says which texts belong together,
/// and what of a token is not in its text.
struct SessionIndex: Codable {
  let form: Form
  /// Another one for each save: the digests of two saves differ, also of the same text.
  let mark: String
  let origin: String?
  /// The sign-in that the session began with, and the server whose tokens these are.
  let id: String?
  let server: String?
  /// The parts that were written together, by account.
  let parts: [String: Part]
  /// The person has chosen that tokens are guarded.
  private(set) var isGuarded: Bool?

  struct Part: Codable {
    let digest: String
    /// Nil for a value that is no token.
    let issued: Date?
    /// Nil if nobody said when it ends.
    let expires: Date?
  }

  init(_ contents: [String: ItemContent], of session: StoredSession?) {
    form = .index
    origin = session?.origin
    id = session?.id
    server = session?.server
    let mark = UUID().uuidString  //! save-mark-unique
    self.mark = mark
    parts = Dictionary(
      uniqueKeysWithValues: contents.map { account, content in
        let digest = Self.digest(of: content.text, in: account, mark)
        return (
          account, Part(digest: digest, issued: content.issued, expires: content.expires)
        )
      })
  }

  func guarded(_ isGuarded: Bool) -> SessionIndex {
    var index = self
    index.isGuarded = isGuarded ? true : nil
    return index
  }

  /// The texts that stand under a plan's accounts, judged by this index.
  func found(_ texts: [String: String], in items: StoragePlan.Items) -> KeychainPlace.Found {
    let accounts = Set(parts.keys)
    //! texts-of-one-save
    guard texts.allSatisfy({ isOfThisSave($1, in: $0) }) else { return .noSet(isForeign: false) }
    let session = session(of: texts, items)
    if accounts == Set(texts.keys) { return .parts(session) }  //! items-complete
    // Parts that are missing stood under other accounts.
    let isRest = accounts.intersection(items.accounts) == Set(texts.keys)  //! account-removed
    return isRest ? .rest(session) : .noSet(isForeign: false)
  }

  private func isOfThisSave(_ text: String, in account: String) -> Bool {
    parts[account]?.digest == Self.digest(of: text, in: account, mark)
  }

  private func session(of texts: [String: String], _ items: StoragePlan.Items) -> StoredSession {
    var session = StoredSession(
      tokens: items.tokens.compactMapValues { account in
        guard let text = texts[account], let part = parts[account], let issued = part.issued else {
          return nil
        }
        return StoredToken(secret: Secret(text), issued: issued, expires: part.expires)
      },
      values: items.values.compactMapValues { texts[$0] })
    (session.origin, session.id, session.server) = (origin, id, server)
    return session
  }

  private static func digest(of text: String, in account: String, _ mark: String) -> String {
    Hex.encode(SHA256.hash("\(mark)\n\(account)\n\(text)".utf8))
  }
}

/// The content of one item.
enum ItemContent {
  case token(StoredToken)
  case value(String)

  var text: String {
    switch self {
    case .token(let token): token.secret.reveal()
    case .value(let value): value
    }
  }

  var issued: Date? {
    if case .token(let token) = self { token.issued } else { nil }
  }

  var expires: Date? {
    if case .token(let token) = self { token.expires } else { nil }
  }
}
