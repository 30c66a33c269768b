import AuthServer

/// Names requests. A caller's own name is taken if it can stand in a log without harm.
package struct RequestIDs: Sendable {
  private let make: @Sendable () -> String

  package init(_ make: @escaping @Sendable () -> String = RequestIDs.random) { self.make = make }

  func id(for request: Request) -> String {
    guard let id = request.headers.only("X-Request-Id"), Self.isPlain(id) else { return make() }
    return id
  }

  private static func isPlain(_ id: String) -> Bool {
    (1...64).contains(id.utf8.count)
      && id.utf8.allSatisfy { TextForm.isLetterOrDigit($0) || "-_.".utf8.contains($0) }
  }

  package static func random() -> String {
    let number = UInt64.random(in: .min ... .max)
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
