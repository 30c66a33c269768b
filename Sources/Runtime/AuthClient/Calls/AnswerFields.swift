import Foundation

/// Reads what plain `Decodable` cannot: fields that each server spells in its own way, and fields
/// in the headers and cookies of an answer.
public struct AnswerFields {
  private let decoder: any Decoder
  private let body: KeyedDecodingContainer<WireName>?
  private let server: String
  private let response: HTTPResponse?
  private let told: [CodingUserInfoKey: any Sendable]

  public init(_ decoder: any Decoder) {
    self.decoder = decoder
    body = try? decoder.container(keyedBy: WireName.self)
    server = decoder.userInfo[.server] as? String ?? ""
    response = decoder.userInfo[.response] as? HTTPResponse
    told = decoder.userInfo[.received].flatMap { $0 as? Date }.map { [.received: $0] } ?? [:]
  }

  /// - Parameters:
  ///   - name: the field's name on the wire.
  ///   - elsewhere: the names at servers that spell it differently.
  public func read<Value: Decodable>(
    _ name: String, elsewhere: [String: String] = [:]
  ) throws -> Value {
    guard let value: Value = try readIfPresent(name, elsewhere: elsewhere) else {
      throw Missing(name: name)
    }
    return value
  }

  public func readIfPresent<Value: Decodable>(
    _ name: String, elsewhere: [String: String] = [:]
  ) throws -> Value? {
    try body?.decodeIfPresent(Value.self, forKey: WireName(elsewhere[server] ?? name))
  }

  /// A field that null clears.
  public func change<Value: Decodable>(
    _ name: String, elsewhere: [String: String] = [:]
  ) throws -> FieldChange<Value> {
    try body?.decode(FieldChange<Value>.self, forKey: WireName(elsewhere[server] ?? name)) ?? .keep
  }

  /// A field of a refusal: a path leads to it through objects and lists, `*` through the first item that has it, and `.`
  /// is the whole body.
  public func read<Value: Decodable>(at path: String) throws -> Value {
    guard let value: Value = try readIfPresent(at: path) else { throw Missing(name: path) }
    return value
  }

  public func readIfPresent<Value: Decodable>(at path: String) throws -> Value? {
    if path == "." {
      return try response.map { try value(String(decoding: $0.body, as: UTF8.self)) }
    }
    return try decoder.value(at: path.split(separator: ".")[...])?.decode(Value.self)
  }

  public func header<Value: Decodable>(_ name: String) throws -> Value {
    guard let value: Value = try headerIfPresent(name) else { throw Missing(name: name) }
    return value
  }

  public func headerIfPresent<Value: Decodable>(_ name: String) throws -> Value? {
    try response?.headers[name].map(value)
  }

  public func cookie<Value: Decodable>(_ name: String) throws -> Value {
    guard let value: Value = try cookieIfPresent(name) else { throw Missing(name: name) }
    return value
  }

  public func cookieIfPresent<Value: Decodable>(_ name: String) throws -> Value? {
    try response?.cookie(name).map(value)
  }

  /// A text in a header may be a number or a date to who reads it.
  private func value<Value: Decodable>(_ text: String) throws -> Value {
    let decoder = WireJSON.decoder
    decoder.userInfo = told
    let quoted = try JSONEncoder().encode(text)
    if let value = try? decoder.decode(Value.self, from: quoted) { return value }
    return try decoder.decode(Value.self, from: Data(text.utf8))
  }

  private struct Missing: Error { let name: String }
}

extension Decoder {
  /// The value at the end of a path; nil where there is none, or null.
  fileprivate func value(
    at path: ArraySlice<Substring>
  ) throws -> (any SingleValueDecodingContainer)? {
    guard let step = path.first else {
      let found = try singleValueContainer()
      return found.decodeNil() ? nil : found
    }
    guard step == "*", var list = try? unkeyedContainer() else {
      return try inside(String(step))?.value(at: path.dropFirst())
    }
    while !list.isAtEnd {
      if let found = try list.superDecoder().value(at: path.dropFirst()) { return found }
    }
    return nil
  }

  /// The value of this name in an object or a list; nil where there is none.
  fileprivate func inside(_ step: String) throws -> (any Decoder)? {
    if let object = try? container(keyedBy: WireName.self) {
      let name = WireName(step)
      return object.contains(name) ? try object.superDecoder(forKey: name) : nil
    }
    guard let index = Int(step), var list = try? unkeyedContainer(),
      (0..<(list.count ?? 0)).contains(index)
    else { return nil }
    for _ in 0..<index { _ = try list.superDecoder() }
    return try list.superDecoder()
  }

  /// The object has something under each of these names.
  public func has(_ names: [String]) -> Bool {
    let fields = AnswerFields(self)
    return names.allSatisfy { name in
      (try? fields.readIfPresent(name) as JSONValue?).flatMap { $0 } != nil  //! null-is-not-there
    }
  }

  /// The object has these values under these names: so one of several types is told from others.
  public func holds(_ marks: [String: AnyJSON]) -> Bool {
    let fields = AnswerFields(self)
    return marks.allSatisfy { name, value in
      (try? fields.read(name)) == value
    }
  }
}

extension CodingUserInfoKey {
  package static let server = CodingUserInfoKey(rawValue: "server")!
  static let response = CodingUserInfoKey(rawValue: "response")!
  static let received = CodingUserInfoKey(rawValue: "received")!
  static let envelope = CodingUserInfoKey(rawValue: "envelope")!
}

extension HTTPResponse {
  /// The value of a cookie that the answer sets. Several `Set-Cookie` arrive as one header with
  /// commas between them, and a date holds a comma too.
  func cookie(_ name: String) -> String? {
    let lines = headers["Set-Cookie"].map { $0.split(separator: ",") } ?? []
    let pairs = lines.compactMap {
      $0.split(separator: ";").first?.split(separator: "=", maxSplits: 1)
    }
    let match = pairs.last {
      $0.count == 2 && $0[0].trimmingCharacters(in: .whitespaces) == name
    }
    return match.map { String($0[1]).trimmingCharacters(in: .whitespaces) }
  }
}
