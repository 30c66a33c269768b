import Foundation

/// A refusal that the endpoint does not declare, or not in this form.
public struct UndeclaredRefusal: Hashable, Sendable {
  public let status: Int
  /// The server's own words. For logs of one's own, never for a person; no description shows them.
  public let body: Data
  /// Set if it is known after all: the renewal before the call declares it, or only its fields were missing.
  public let rule: RefusalRule?
  /// Until when the server asks to wait (`Retry-After`), by the clock of this device.
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
