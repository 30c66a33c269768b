import Foundation

/// Header fields. Names are compared without case; a name stands once.
public struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
  public private(set) var pairs: [(name: String, value: String)] = []

  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// Values of one name are joined with commas, as `URLSession` joins them: several `Set-Cookie` too.
  public init(_ pairs: some Sequence<(name: String, value: String)>) {
    //! headers-joined
    for (name, value) in pairs { self[name] = self[name].map { "\($0), \(value)" } ?? value }
  }

  public subscript(name: String) -> String? {
    get { pairs.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value }
    set {
      pairs.removeAll { $0.name.caseInsensitiveCompare(name) == .orderedSame }
      if let newValue { pairs.append((name, newValue)) }
    }
  }

  /// No name or value could end its line or begin another.
  var areSound: Bool { pairs.allSatisfy { $0.name.isHeaderName && $0.value.isHeaderValue } }
}

extension HTTPHeaders: CustomStringConvertible, CustomReflectable {
  /// The names only.
  public var description: String { pairs.map(\.name).joined(separator: ", ") }
  public var customMirror: Mirror { Mirror(self, children: ["names": pairs.map(\.name)]) }
}

extension String {
  fileprivate var isHeaderName: Bool {
    !isEmpty
      && utf8.allSatisfy { (0x21...0x7E).contains($0) && !"()<>@,;:\\\"/[]?={}".utf8.contains($0) }
  }

  fileprivate var isHeaderValue: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }

  /// Whether the text may stand as a cookie's value (RFC 6265).
  var isCookieValue: Bool {
    !isEmpty && utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\",;\\".utf8.contains($0) }
  }
}
