import AuthServer
import ContractMessages
import Primitives

/// Names requests. A caller's own name is taken if it can stand in a log without harm.
package struct RequestNaming: Sendable {
  private let make: @Sendable () -> String

  package init(_ make: @escaping @Sendable () -> String = RequestNaming.random()) {
    self.make = make
  }

  func id(for request: Request) -> String {
    //! log-caller-name
    guard let id = request.headers.only("X-Request-Id"), Self.isPlain(id) else { return make() }
    return id
  }

  private static func isPlain(_ id: String) -> Bool {
    (1...64).contains(id.utf8.count)
      && id.utf8.allSatisfy { TextForm.isLetterOrDigit($0) || "-_.".utf8.contains($0) }
  }

  /// Sixteen digits, none twice. They name requests and guard nothing: only where they begin is random, because to ask
  /// the system for chance at each request takes longer than to read the request.
  package static func random() -> @Sendable () -> String {
    let last = Locked(UInt64.random(in: .min ... .max))
    return {
      let next = last.use { number in
        // An odd step reaches every number.
        number &+= 0x9E37_79B9_7F4A_7C15
        return number
      }
      return Hex.encode(next)
    }
  }
}
