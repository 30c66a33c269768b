import AuthClient
import Foundation

/// One token or one kept value in an envelope of its own, as versions before the index wrote it. It is read and taken
/// over, never written.
struct EnvelopedPart: Decodable {
  let form: Form
  /// The same in all items that were written together, and in no others.
  let mark: String
  /// The accounts that were written together.
  let set: [String]
  let token: StoredToken?
  let value: String?
}

extension [String: EnvelopedPart] {
  /// Nil unless there are some, and nothing but them.
  init?(of contents: [String: Data]) {
    let parts = contents.compactMapValues { $0.decoded(EnvelopedPart.self) }
    guard !parts.isEmpty, parts.count == contents.count else { return nil }
    self = parts
  }

  func found(in items: StoragePlan.Items) -> KeychainPlace.Found {
    let session = StoredSession(
      tokens: items.tokens.compactMapValues { self[$0]?.token },
      values: items.values.compactMapValues { self[$0]?.value })
    if areWhole { return .enveloped(session) }
    return areWhole(among: items.accounts) ? .rest(session) : .noSet(isForeign: false)
  }

  /// All that were written together are here, and nothing else is.
  private var areWhole: Bool { together == Set(keys) }  //! envelope-complete

  /// Parts written together with these and missing now stood under other accounts.
  private func areWhole(among accounts: [String]) -> Bool {
    together?.intersection(accounts) == Set(keys)
  }

  /// The accounts of the save that wrote all of these; nil if there were several.
  private var together: Set<String>? {
    //! items-of-one-save
    guard let first = values.first, values.allSatisfy({ $0.mark == first.mark }) else { return nil }
    return Set(first.set)
  }
}
