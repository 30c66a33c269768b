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

/// Tells this store's items from those of others.
enum Form: String, Codable {
  case whole = "authcontract.whole.1"
  case index = "authcontract.index.1"
  /// A token or a kept value in an envelope, as versions before the index wrote it.
  case part = "authcontract.part.1"

  /// Stands in each form, also in those of versions to come.
  static let sign = "\"authcontract."
}

extension Data {
  func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: self)
  }
}

extension Encodable {
  /// Texts, dates and lists always have a form; a date that is no number does not.
  var encoded: Data {
    get throws(StoreFailure) {
      do { return try JSONEncoder().encode(self) } catch {
        throw .misplanned("a date of the session is not a number")
      }
    }
  }
}
