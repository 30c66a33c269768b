import AuthServer

/// The place where a server of sessions keeps its data. Every method is one decision that no other call can come
/// between, on this node or another. Anything that it says was done is on the disk.
///
/// A store has its own clock: no caller tells it the time. Tokens, codes and tickets reach it only
/// as hashes.
package protocol Store: AccountStore, SessionStore, CodeStore, TicketStore, AttemptStore, KeyStore,
  OutboxStore
{
  /// The clock by which it decides.
  var clock: any Clock { get }

  /// Reads and writes a little and leaves nothing: whether a call would find the store at work.
  func check() async throws(StoreFault)

  /// Whose people it keeps: the name that was said first is kept and answered from then on.
  func belongs(to name: String) async throws(StoreFault) -> String

  func close() async
}

/// The store could not do it; nothing was done, or it is not known whether it was.
package enum StoreFault: Error, Equatable, Sendable {
  /// Busy, locked or away: it may work again after so many seconds.
  case unavailable(retryAfter: Int)
  /// It does not work until somebody does something about it.
  case failing(StoreTrouble)
  /// The store holds something that it cannot have written; the text names the place and no content.
  case broken(String)
  /// The file is damaged, or is no database; with SQLite's code.
  case damaged(code: Int32)
}

/// The SHA-256 of a token, a ticket or a code under the store's own key: nobody gets back from it.
package struct Fingerprint: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }
}
