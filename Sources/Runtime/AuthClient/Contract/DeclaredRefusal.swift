/// The ways in which one endpoint says no.
///
/// An enumeration without fields needs only `rule`. One whose cases carry fields says `rules` and
/// `init(rule:answer:)` itself, and may say a `recovery` that has an object, like a time to wait.
public protocol DeclaredRefusal: Hashable, Sendable {
  var rule: RefusalRule { get }
  static var rules: [RefusalRule] { get }
  /// - Returns: nil if the answer lacks what the case carries.
  init?(rule: RefusalRule, answer: RefusalAnswer)
  var recovery: Recovery { get }
  /// The values that the case carries, as they came.
  var details: (any Encodable & Sendable)? { get }
  /// The contract's rules for calls that got no answer at all.
  static var faults: [FaultRule] { get }
}

extension DeclaredRefusal {
  public var recovery: Recovery { rule.recovery }
  public var details: (any Encodable & Sendable)? { nil }
  public static var faults: [FaultRule] { [] }

  /// The most specific one that the answer meets.
  ///
  /// - Parameter underGoodStatus: only those that say of themselves that they come so.
  static func rule(in answer: RefusalAnswer, underGoodStatus: Bool = false) -> RefusalRule? {
    var best: RefusalRule?
    for rule in rules where !underGoodStatus || rule.isMarked {
      guard rule.meets(answer) else { continue }
      if let found = best, !rule.isMoreSpecific(than: found) { continue }
      best = rule
    }
    return best
  }
}

extension DeclaredRefusal where Self: CaseIterable {
  public static var rules: [RefusalRule] { allCases.map(\.rule) }

  public init?(rule: RefusalRule, answer: RefusalAnswer) {
    guard let match = Self.allCases.first(where: { $0.rule == rule }) else { return nil }
    self = match
  }
}

/// The refusals of the endpoint that renews: where others say renew, only signing in is left.
public protocol DeclaredRenewalRefusal: DeclaredRefusal {}

extension DeclaredRenewalRefusal {
  //! refused-renewal-no-second
  public var recovery: Recovery { rule.recovery == .renew ? .signIn : rule.recovery }
}

/// The refusals of endpoints that declare none.
public enum NoRefusal: DeclaredRenewalRefusal, CaseIterable {
  public var rule: RefusalRule { switch self {} }
}
