import Foundation
import Primitives

/// Writes what `AnswerFields` reads, each field in its place. Where nobody takes headers, as in an encoder of the app's
/// own, what belongs there stands in the body.
public struct WrittenFields {
  private var body: KeyedEncodingContainer<WireName>
  private let server: String
  private let headers: Locked<HTTPHeaders>?

  public init(_ encoder: any Encoder) {
    body = encoder.container(keyedBy: WireName.self)
    server = encoder.userInfo[.server] as? String ?? ""
    headers = encoder.userInfo[.headers] as? Locked<HTTPHeaders>
  }

  /// - Parameters:
  ///   - value: is left out if nil.
  ///   - name: the field's name on the wire.
  ///   - elsewhere: the names at servers that spell it differently.
  public mutating func write(
    _ value: (some Encodable)?, as name: String, elsewhere: [String: String] = [:]
  ) throws {
    try body.encodeIfPresent(value, forKey: WireName(elsewhere[server] ?? name))
  }

  /// A field that null clears.
  public mutating func write<Value: Encodable>(
    _ change: FieldChange<Value>, as name: String, elsewhere: [String: String] = [:]
  ) throws {
    try body.encode(change, forKey: WireName(elsewhere[server] ?? name))
  }

  /// A field of a refusal, as a path leads to it. `.` is the whole body, and the match says what that is.
  public mutating func write(_ value: (some Encodable)?, at path: String) throws {
    var steps = path.split(separator: ".").map { WireName(String($0)) }
    guard let last = steps.popLast() else { return }
    var place = body
    for step in steps { place = place.nestedContainer(keyedBy: WireName.self, forKey: step) }
    try place.encodeIfPresent(value, forKey: last)
  }

  public mutating func header(_ value: (some Encodable)?, as name: String) throws {
    guard let headers else { return try write(value, as: name) }
    if let text = try text(of: value) { headers.use { $0[name] = text } }
  }

  public mutating func cookie(_ value: (some Encodable)?, as name: String) throws {
    guard let headers else { return try write(value, as: name) }
    guard let text = try text(of: value) else { return }
    headers.use {
      $0["Set-Cookie"] =
        [$0["Set-Cookie"], "\(name)=\(text)"].compactMap { $0 }.joined(separator: ", ")
    }
  }

  private func text(of value: (some Encodable)?) throws -> String? {
    guard let value else { return nil }
    return try JSONDecoder().decode(JSONValue.self, from: WireJSON.encoder.encode(value)).text
  }
}

extension CodingUserInfoKey {
  /// A `Locked<HTTPHeaders>`, for the headers of the response that is being written.
  package static let headers = CodingUserInfoKey(rawValue: "headers")!
}
