import AuthClient
import Foundation

/// A whole session in one item. An empty one says that the session was cleared.
struct WholeSession: Codable {
  let form: Form
  let session: StoredSession

  init(_ session: StoredSession) {
    form = .whole
    self.session = session
  }
}

/// One token or one kept value of a session that is spread over several items.
struct PartOfSession: Codable {
  let form: Form
  /// The same in all items that were written together, and in no others.
  let mark: String
  /// The accounts that were written together.
  let set: [String]
  let token: StoredToken?
  let value: String?

  init(_ content: Content, mark: String, set: [String]) {
    form = .part
    self.mark = mark
    self.set = set
    switch content {
    case .token(let token): (self.token, value) = (token, nil)
    case .value(let value): (token, self.value) = (nil, value)
    }
  }

  enum Content {
    case token(StoredToken)
    case value(String)
  }
}

/// Tells this store's items from those of others.
enum Form: String, Codable {
  case whole = "authcontract.whole.1"
  case part = "authcontract.part.1"

  /// Stands in each form, also in those of versions to come.
  static let sign = "\"authcontract."
}

extension [String: PartOfSession] {
  /// All that were written together are here, and nothing else is.
  var areWhole: Bool { together == Set(keys) }

  /// What is missing of those that were written together stood under accounts other than these.
  func areWhole(among accounts: [String]) -> Bool {
    together?.intersection(accounts) == Set(keys)
  }

  /// The accounts of the save that wrote all of these; nil if there were several.
  private var together: Set<String>? {
    guard let first = values.first, values.allSatisfy({ $0.mark == first.mark }) else { return nil }
    return Set(first.set)
  }
}
