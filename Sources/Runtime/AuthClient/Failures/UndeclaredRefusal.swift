public import Foundation

/// A refusal that the contract doesn't declare for the endpoint, or not in this form.
public struct UndeclaredRefusal: Hashable, Sendable {
  /// The HTTP status.
  public let status: Int
  /// The server's own text, for your logs and never for a user. No description shows it.
  public let body: Data
  /// The declared refusal, if the refresh before the call declares it or only its fields are missing.
  public let rule: RefusalRule?
  /// The end of the wait that the server demands (`Retry-After`), by the device's clock.
  public private(set) var notBefore: Date?
  private let told: Recovery?

  package init(status: Int, body: Data) {
    self.status = status
    self.body = body
    rule = nil
    told = nil
  }

  /// One that is declared, and came without the fields that it should carry.
  init(_ rule: RefusalRule, status: Int, body: Data) {
    self.status = status
    self.body = body
    self.rule = rule
    told = rule.recovery
  }

  /// One that another endpoint declares.
  init(elsewhere refusal: some DeclaredRefusal) {
    status = refusal.rule.status.least
    body = Data()
    rule = refusal.rule
    told = refusal.recovery
  }

  package func waiting(until instant: Date?) -> UndeclaredRefusal {
    var refusal = self
    refusal.notBefore = instant
    return refusal
  }

  var recovery: Recovery {
    if let told { return told == .wait(until: nil) ? .wait(until: notBefore) : told }
    if status == 429 || status == 503, let notBefore { return .wait(until: notBefore) }
    return status >= 500 || status == 408 || status == 429 ? .retry : .tell
  }
}

extension UndeclaredRefusal: CustomStringConvertible, CustomReflectable {
  public var description: String { "status \(status)" }
  public var customMirror: Mirror { Mirror(self, children: ["status": status]) }
}
