#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import class Foundation.Thread

/// No answer came that could be read, for a reason that holds no secret.
package struct MissingAnswer: Error, Sendable {
  package let why: String

  package init(why: String) { self.why = why }

  static var unknownHost: Self { Self(why: "no host of this name is known") }
  static var refused: Self { Self(why: "the connection is refused: nothing listens at this port") }
  static var unreachable: Self { Self(why: "no network leads to this host") }
  static var ended: Self { Self(why: "the server ended the connection without an answer") }
  static var late: Self { Self(why: "no answer came in time") }
  static var noHTTP: Self { Self(why: "the answer is no HTTP, or it is too long or cut off") }
  static var insecure: Self {
    Self(why: "TLS failed: its certificate is not trusted, or it is no https address")
  }

  /// - Parameter code: `errno` of a connection that did not come about.
  init(ofConnecting code: Int32) {
    switch code {
    case ECONNREFUSED: self = .refused
    // A connection that was given a time says so when the time is over.
    case EINPROGRESS, EAGAIN, ETIMEDOUT: self = .late
    default: self = .unreachable
    }
  }

  /// The reason of a call over TLS that brought nothing, which the transport does not tell.
  static func overTLS(_ base: String, timeout: Double) async -> Self {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let obstacle = RawExchange.obstacle(at: base, port: "443", timeout: timeout)
        continuation.resume(returning: obstacle ?? .tlsOrEnded)
      }
    }
  }

  private static var tlsOrEnded: Self {
    Self(why: "TLS failed, or the server ended the connection: it may be no https address")
  }
}
