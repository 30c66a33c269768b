import AuthServer

/// Holds generated JSON against what the marked sample became.
package enum JSONMeaning {
  /// The kind of content. A fixture has a path and a body of its own; a body may have fields of these names.
  package enum Content { case fixture, body }

  package enum Finding: Error {
    case unreadable(String)
    case different(String)
  }

  package static func check(
    _ content: Content, _ bytes: [UInt8], against marked: [UInt8], _ substitution: Substitution
  ) throws(Finding) {
    let (value, wanted): (JSONValue, JSONValue)
    do {
      value = try JSONValue(reading: bytes)
      wanted = try JSONValue(reading: marked)
    } catch {
      throw .unreadable("\(error)")
    }
    if let found = difference(value, wanted, substitution, isFixture: content == .fixture) {
      throw .different(found)
    }
  }

  /// A form is the one body of a fixture that is a text.
  private static func formDifference(
    _ value: JSONValue, _ marked: JSONValue, _ substitution: Substitution
  ) -> String? {
    guard case (.string, .string) = (value, marked) else {
      return difference(value, marked, substitution)
    }
    return addressDifference(value, marked, substitution)
  }

  /// The difference between two sets of headers. The place to which a redirect leads is an address.
  private static func headersDifference(
    _ value: JSONValue, _ marked: JSONValue, _ substitution: Substitution
  ) -> String? {
    guard case (.object(let headers), .object(let wanted)) = (value, marked),
      headers.fields.count == wanted.fields.count
    else { return "other headers" }
    return zip(headers.fields, wanted.fields).lazy.compactMap { header, wanted in
      if header.name == "Location", wanted.name == "Location" {
        return addressDifference(header.value, wanted.value, substitution)
      }
      return isSame(header.name, wanted.name, substitution)
        ? difference(header.value, wanted.value, substitution)
        : "\(header.name) where \(wanted.name) was"
    }.first
  }

  private static func addressDifference(
    _ value: JSONValue, _ marked: JSONValue, _ substitution: Substitution
  ) -> String? {
    guard case (.string(let text), .string(let wanted)) = (value, marked) else {
      return "no text for an address"
    }
    return Address.isSame(text, wanted, substitution) ? nil : "\(text) where \(wanted) was"
  }

  private static func difference(
    _ value: JSONValue, _ marked: JSONValue, _ substitution: Substitution, isFixture: Bool = false
  ) -> String? {
    switch (value, marked) {
    case (.string(let text), .string(let wanted)):
      return isSame(text, wanted, substitution) ? nil : "\(text) where \(wanted) was"
    case (.array(let items), .array(let wanted)) where items.count == wanted.count:
      return zip(items, wanted).lazy.compactMap { difference($0, $1, substitution) }.first
    case (.object(let object), .object(let wanted))
    where object.fields.count == wanted.fields.count:
      return zip(object.fields, wanted.fields).lazy.compactMap { field, wanted in
        guard isSame(field.name, wanted.name, substitution) else {
          return "\(field.name) where \(wanted.name) was"
        }
        switch field.name {
        case "body" where isFixture:
          return formDifference(field.value, wanted.value, substitution)
        case "headers" where isFixture:
          return headersDifference(field.value, wanted.value, substitution)
        case "path" where isFixture:
          return addressDifference(field.value, wanted.value, substitution)
        default: return difference(field.value, wanted.value, substitution)
        }
      }.first
    default: return value == marked ? nil : "another kind of value"
    }
  }

  private static func isSame(
    _ text: String, _ marked: String, _ substitution: Substitution
  ) -> Bool {
    text.unicodeScalars.elementsEqual(substitution(marked).unicodeScalars)
  }
}

/// A path with its query, or a form: each text in it is percent-encoded.
private enum Address {
  /// Cut into the same parts, and each part means the same.
  static func isSame(_ text: String, _ marked: String, _ substitution: Substitution) -> Bool {
    guard text.utf8.allSatisfy(isAddressByte) else { return false }
    let (parts, wanted) = (parts(text), parts(substitution.insideAddress(marked)))
    return parts.count == wanted.count
      && zip(parts, wanted).allSatisfy { decoded($0) == substitution(decoded($1)) }
  }

  private static func parts(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { "/?&=".contains($0) }
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}#".utf8.contains(byte)
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      if byte == 0x25, let code {
        rest = rest.dropFirst(2); bytes.append(code)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
