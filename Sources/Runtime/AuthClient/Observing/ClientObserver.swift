public import Foundation

/// An observer of a client, for logs and metrics. It receives no secrets, and no contents of requests and responses.
///
/// The session waits for its observers, so do long work elsewhere.
public protocol ClientObserver: Sendable {
  /// Receives an event of the client.
  func observe(_ event: ClientEvent)
}

/// An event of a client.
public enum ClientEvent: Hashable, Sendable {
  /// A request was answered, or came to nothing. A repeated call is a request of its own.
  case request(RequestReport)
  /// The store could not be read or written: `.storeUnreadable` or `.storeUnwritable`, and its cause, such as the
  /// status of a keychain. Each attempt is told.
  case storeFailed(Fault, cause: FaultCause)
  /// A sign-in was stored without the guard that the user had chosen for the tokens, because the device can't keep it:
  /// Face ID or Touch ID was reset or denied to the app. Tell the user; biometrics can be switched on again.
  case guardDropped
  case renewalBegan
  /// - Parameter succeeded: the session goes on with what it brought, and that is stored.
  case renewalEnded(succeeded: Bool)
  /// The session's states, as the contract calls them.
  case moved(from: String, to: String)
}

/// A report of one request and its outcome.
public struct RequestReport: Hashable, Sendable {
  /// The id that the server was told in the header for it, if the client was asked to.
  public let id: String
  /// As the contract calls it.
  public let endpoint: String
  public let method: HTTPMethod
  /// Nil if no answer came.
  public let status: Int?
  /// Why no answer came.
  public let fault: Fault?
  /// Seconds.
  public let duration: TimeInterval
  /// The cause of the fault, such as the code of a `URLError`; nil if an answer came, or if none is known.
  public internal(set) var cause: FaultCause?
}

/// The way to number requests, and the header that carries the number.
public struct RequestIDs: Sendable {
  let header: String?
  let make: @Sendable () -> String

  /// - Parameters:
  ///   - header: such as `X-Request-ID`; nil if the server is not told.
  ///   - make: a new one for each request.
  public init(
    header: String?,
    make: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() }
  ) {
    self.header = header
    self.make = make
  }
}
