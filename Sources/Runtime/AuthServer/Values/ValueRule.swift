/// The contract's demand on a value beside its type. It is checked before an endpoint is called.
public struct ValueRule<Value>: Sendable {
  /// A noun: "text of 3 to 32 characters".
  public let expected: String
  private let test: @Sendable (Value) -> Bool

  public init(_ expected: String, _ test: @escaping @Sendable (Value) -> Bool) {
    self.expected = expected
    self.test = test
  }

  /// Throws where the value breaks the rule, in the rule's own words.
  public func check(_ value: Value) throws(InvalidValue) {
    guard test(value) else { throw InvalidValue(expected: expected) }
  }

  func holds(_ value: Value) -> Bool { test(value) }
}

/// A text, whether it may be seen or not.
public protocol Textual: Sendable {
  var plainText: String { get }
}

extension String: Textual {
  public var plainText: String { self }
}

extension Secret: Textual {
  public var plainText: String { reveal() }
}

extension Textual where Self: JSONConvertible {
  public var plainText: String { wireText }
}

extension UUID: Textual {}
extension URL: Textual {}
extension Date: Textual {}
extension Base64Bytes: Textual {}
extension Base64URLBytes: Textual {}

extension ValueRule where Value: Textual {
  /// Counts Unicode code points, as the client does for passwords.
  public static func length(_ range: ClosedRange<Int>) -> ValueRule {
    ValueRule(RangeWords.say(range, "text of ", " characters")) {
      range.contains($0.plainText.unicodeScalars.count)
    }
  }

  /// The whole text is as the regular expression says. A longer one than 4,096 bytes never is: what a caller
  /// sends must not keep a matcher busy.
  public static func matches(_ pattern: String) -> ValueRule {
    matches(pattern, reading: PatternText.init)
  }

  /// The reading does not escape, so no value can make it read again; a test counts.
  static func matches(_ pattern: String, reading: (String) -> PatternText) -> ValueRule {
    let text = reading(pattern)  //! pattern-read-once
    return ValueRule("text that matches \(pattern)") { text.matches($0.plainText) }
  }

  /// Looks like a mail address; whether there is such a mailbox only a mail can tell.
  public static var email: ValueRule {
    ValueRule("a mail address") { ContactText.isEmail($0.plainText) }  //! email-format
  }

  /// Looks like a phone number: 3 to 15 digits, perhaps grouped, perhaps with a plus in front.
  public static var phone: ValueRule {
    ValueRule("a phone number") { ContactText.isPhone($0.plainText) }
  }
}

extension ValueRule where Value == Int {
  public static func size(_ range: ClosedRange<Int>) -> ValueRule {
    ValueRule(RangeWords.say(range, "a number from ", "")) { range.contains($0) }  //! range-most
  }
}

extension ValueRule where Value == Double {
  public static func size(_ range: ClosedRange<Int>) -> ValueRule {
    // The ends of what an Int holds say that there is no limit, and a Double goes on behind them.
    let least = range.lowerBound == .min ? -Double.infinity : Double(range.lowerBound)
    let most = range.upperBound == .max ? Double.infinity : Double(range.upperBound)  //! zero-limit
    return ValueRule(RangeWords.say(range, "a number from ", "")) { $0 >= least && $0 <= most }
  }
}

extension ValueRule {
  /// The rule holds for every element.
  public static func each<Element>(_ rule: ValueRule<Element>) -> ValueRule
  where Value == [Element] {
    ValueRule("a list in which each is \(rule.expected)") { $0.allSatisfy(rule.holds) }
  }

  /// The rule holds for every value of the map.
  public static func each<Element>(_ rule: ValueRule<Element>) -> ValueRule
  where Value == [String: Element] {
    ValueRule("a map in which each is \(rule.expected)") { $0.values.allSatisfy(rule.holds) }
  }
}
