import Foundation

/// The sign-outs of one place of which the server is still to be told. They outlive the process, and all processes of the
/// place share them.
package struct PendingSignOuts: Sendable {
  let items: any ItemStore
  /// The server that this session belongs to.
  let server: String

  package static let name = "sign-outs"
  static let most = 16

  /// - Returns: its id; nil if it could not be kept.
  func add(_ tokens: [String: StoredToken], at now: Date) -> String? {
    let id = SystemRandom.base64URL(bytes: 12)
    return change(at: now) { all in
      // The process that adds it tells the server.
      let claimed = now + PendingSignOut.longestTry
      all.append(
        PendingSignOut(
          id: id, server: server, tokens: tokens, begun: now, tries: 1, claimed: claimed))
      return id
    }
  }

  /// The tokens have been renewed, or others have taken their place.
  func update(_ id: String, _ tokens: [String: StoredToken], at now: Date) {
    _ = change(at: now) { all -> Bool? in
      guard let index = all.firstIndex(where: { $0.id == id }), all[index].tokens != tokens else {
        return nil
      }
      all[index].tokens = tokens
      return true
    }
  }

  /// The first one whose time has come, for this process to tell the server; nil if there is none.
  func claim(at now: Date, isHeard: Bool) -> PendingSignOut? {
    change(at: now) { all in
      guard
        let index = all.firstIndex(where: { isOwn($0) && $0.wait(at: now, isHeard: isHeard) <= 0 })
      else { return nil }
      all[index].tries += 1
      all[index].claimed = now + PendingSignOut.longestTry  //! pending-sign-out-claimed
      return all[index]
    }
  }

  /// A try is over.
  ///
  /// - Parameter isDone: the server has heard it, or does not want to.
  func settle(_ id: String, isDone: Bool, at now: Date) {
    _ = change(at: now) { all -> Bool? in
      guard let index = all.firstIndex(where: { $0.id == id }) else { return nil }
      if isDone {
        all.remove(at: index)
      } else {
        (all[index].claimed, all[index].tried) = (nil, now)
      }
      return true
    }
  }

  /// Seconds until the next one may be told; nil if there is none.
  func wait(at now: Date) throws -> TimeInterval? {
    guard let content = try items.item(Self.name) else { return nil }
    let own = Self.list(content).filter { isOwn($0) && !$0.isGivenUp(at: now) }
    return own.map { $0.wait(at: now, isHeard: false) }.min()
  }

  private func isOwn(_ one: PendingSignOut) -> Bool { one.server == server }  //! sign-out-server

  /// Changes the list where no other process has changed it meanwhile, and looks again where one has.
  ///
  /// - Parameter edit: gives nil where there is nothing to change.
  private func change<Result>(
    at now: Date, _ edit: (inout [PendingSignOut]) -> Result?
  ) -> Result? {
    for _ in 1...8 {
      guard let old = try? items.item(Self.name) ?? Data() else { return nil }
      var all = Self.list(old).filter { !$0.isGivenUp(at: now) }
      guard let result = edit(&all) else { return nil }
      all = all.suffix(Self.most)  //! pending-sign-outs-most
      guard let new = try? JSONEncoder().encode(all) else { return nil }
      let isWritten = try? items.replaceItem(Self.name, with: all.isEmpty ? nil : new) {
        ($0 ?? Data()) == old
      }
      guard let isWritten else { return nil }
      if isWritten { return result }
    }
    return nil
  }

  /// A content in another form is of another version, or damaged: the next sign-out takes its place.
  fileprivate static func list(_ content: Data) -> [PendingSignOut] {
    (try? JSONDecoder().decode([PendingSignOut].self, from: content)) ?? []
  }
}

extension TokenStore {
  /// Whether the server is still to be told of a sign-out from this place.
  package func hasPendingSignOuts() throws -> Bool {
    guard let items = self as? any ItemStore,
      let content = try items.item(PendingSignOuts.name)
    else { return false }
    return PendingSignOuts.list(content).contains { !$0.isGivenUp(at: Date()) }
  }
}
