import Primitives

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: ServerAnswer, JSONAnswer, JSONConvertible, TextConvertible {
  public init(json: JSONValue) throws(InvalidValue) {
    guard case .string(let text) = json, UUIDText.isWellFormed(text),
      let id = UUID(uuidString: text)
    else { throw InvalidValue(expected: "a UUID") }
    self = id
  }

  /// In lower case, as RFC 9562 asks of writers; readers take both.
  public var json: JSONValue { .string(uuidString.lowercased()) }
}

extension URL: ServerAnswer, JSONAnswer, JSONConvertible, TextConvertible {
  /// Absolute, and written as RFC 3986 says; nothing is escaped or mended.
  public init(json: JSONValue) throws(InvalidValue) {
    guard case .string(let text) = json, URLText.isPlausible(text),
      let url = URL(string: text), url.absoluteString == text
    else { throw InvalidValue(expected: "an absolute URL") }
    self = url
  }

  public var json: JSONValue { .string(absoluteString) }
}

extension Date: ServerAnswer, JSONAnswer, JSONConvertible, TextConvertible {
  /// An instant of RFC 3339: `2027-03-01T09:30:00.250+01:00`.
  public init(json: JSONValue) throws(InvalidValue) {
    guard case .string(let text) = json, let time = InternetTime(text) else {
      throw InvalidValue(expected: "a time like 2027-03-01T09:30:00Z")
    }
    self.init(timeIntervalSince1970: time.seconds)
  }

  /// In UTC, with milliseconds where there are any. What is finer is rounded away.
  public var json: JSONValue {
    .string(InternetTime(seconds: timeIntervalSince1970).text)
  }
}
