import AuthServer
import Foundation
import LongdeServer

/// An account, as its row has it.
struct Person: Equatable, Sendable {
  enum State: String, Sendable {
    case active, disabled, deleted
  }

  let id: String
  var email: String?
  var fullName: String?
  var state: State

  static let columns = "accounts.id, accounts.email, accounts.full_name, accounts.state"

  /// Reads the columns from this place on.
  init?(_ row: [Cell], from start: Int = 0) {
    guard row.count >= start + 4, let id = row[start].text,
      let state = row[start + 3].text.flatMap(State.init)
    else { return nil }
    self.id = id
    email = row[start + 1].text
    fullName = row[start + 2].text
    self.state = state
  }

  init(id: String, email: String?, fullName: String?, state: State) {
    self.id = id
    self.email = email
    self.fullName = fullName
    self.state = state
  }

  /// A disabled account is still an active one to itself. It never gets this far.
  var user: Longde.User {
    Longde.User(
      id: UUID(uuidString: id) ?? UUID(), email: email, fullName: fullName,
      status: state == .deleted ? .deleted : .active)
  }
}
