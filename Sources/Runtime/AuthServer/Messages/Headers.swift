/// Header fields in their order. Names are compared without case; a name may have several values.
public struct Headers: Sendable {
  /// One field as it was received or will be sent.
  public struct Field: Sendable, Equatable {
    public let name: String
    public let value: String
  }

  private var fields: [Field] = []
  /// A value was set that no header can hold: the answer is not sent.
  private(set) var isBroken = false

  public init() {}

  /// Spaces and tabs around the value do not belong to it.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: Self.trimmed(value)))
  }

  /// Leaves this one value under the name.
  public mutating func set(_ name: String, _ value: String) {
    remove(name)
    add(name, value)
  }

  /// Sets the value unless the name already has one.
  public mutating func setDefault(_ name: String, _ value: String) {
    if index(of: name) == nil { add(name, value) }
  }

  /// Nothing where there is no value.
  public mutating func add(_ name: String, _ value: String?) {
    if let value { add(name, value) }
  }

  /// As many may be added as there are cookies.
  public mutating func add(_ cookie: SetCookie) {
    guard let text = cookie.text else { return isBroken = true }
    add("Set-Cookie", text)
  }

  /// The same where there is a value.
  public mutating func add(
    cookie name: String, _ value: String?, lifetime: Int? = nil, isForScripts: Bool = false
  ) {
    guard let value else { return }
    add(SetCookie(name, value, lifetime: lifetime, isForScripts: isForScripts))
  }

  public mutating func add(_ more: Headers) {
    fields += more.fields
    isBroken = isBroken || more.isBroken
  }

  public mutating func remove(_ name: String) {
    guard index(of: name) != nil else { return }
    fields.removeAll { Self.isSame($0.name, name) }
  }

  public func first(_ name: String) -> String? { index(of: name).map { fields[$0].value } }

  public func all(_ name: String) -> [String] {
    var values: [String] = []
    var next = index(of: name)
    while let index = next {
      values.append(fields[index].value)
      next = self.index(of: name, behind: index)
    }
    return values
  }

  /// The value if there is exactly one.
  public func only(_ name: String) -> String? {
    guard let index = index(of: name), self.index(of: name, behind: index) == nil else {
      return nil
    }
    return fields[index].value
  }

  /// By their places: to hand each field to a closure would take a copy of each.
  private func index(of name: String, behind place: Int = -1) -> Int? {
    for index in place + 1..<fields.count where Self.isSame(fields[index].name, name) {
      return index
    }
    return nil
  }

  /// ASCII letters without case, every other byte as it is.
  static func isSame(_ left: String, _ right: String) -> Bool {
    SameBytes.areSameWithoutCase(left, right)
  }

  private static func trimmed(_ value: String) -> String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let first = value.utf8.first, let last = value.utf8.last, isSpace(first) || isSpace(last)
    else { return value }
    let start = value.utf8.firstIndex { !isSpace($0) } ?? value.endIndex
    let end = value.utf8[start...].lastIndex { !isSpace($0) }
    return String(value[start..<(end.map(value.utf8.index(after:)) ?? start)])
  }
}

extension Headers: RandomAccessCollection {
  public var startIndex: Int { fields.startIndex }
  public var endIndex: Int { fields.endIndex }
  public subscript(position: Int) -> Field { fields[position] }
}

extension Headers: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral fields: (String, String)...) {
    // An answer gets some more.
    self.fields.reserveCapacity(fields.count + 7)
    for (name, value) in fields { add(name, value) }
  }
}

extension Headers.Field: Redacting {
  public var redacted: String { "header" }
}

extension Headers: Redacting {
  public var redacted: String { "\(fields.count) headers" }
}
