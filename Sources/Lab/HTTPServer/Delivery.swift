package import AuthServer

/// An answer and how it goes out. Everything but the answer itself is a fault that is injected on purpose, so that
/// tests of clients can meet it; no request reaches it by itself, only a handler that says so.
package struct Delivery: Sendable {
  package enum TransportFault: Sendable {
    case none
    /// The connection ends without a word.
    case drop
    /// It ends after so many bytes of the answer, head and body together.
    case cut(after: Int)
    /// So many bytes at a time, with a pause between.
    case slow(bytes: Int, every: Duration)
  }

  package var response: Response
  package var fault: TransportFault
  /// Before anything is sent.
  package var delay: Duration

  package init(_ response: Response, fault: TransportFault = .none, delay: Duration = .zero) {
    self.response = response
    self.fault = fault
    self.delay = delay
  }
}

/// A handler that says how its answers go out.
package protocol DeliveringHandler: Handler {
  func deliver(_ request: Request) async -> Delivery
}

extension DeliveringHandler {
  package func respond(to request: Request) async -> Response {
    await deliver(request).response
  }
}
