import AuthServer

/// The cookies of a request, as RFC 6265 writes them.
struct CookieFields {
  private let pairs: [(name: Substring, value: Substring)]

  /// Pairs without an equals sign are no cookies of anybody's and are passed over.
  init(_ headers: Headers) {
    pairs = headers.all("Cookie").flatMap { $0.split(separator: ";") }.compactMap { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2 else { return nil }
      return (Self.trimmed(halves[0]), Self.unquoted(Self.trimmed(halves[1])))
    }
  }

  /// A cookie that comes twice was set by two: nobody can say by whom which.
  func value(_ name: String) throws(InvalidValue) -> String? {
    let values = pairs.filter { $0.name.utf8.elementsEqual(name.utf8) }.map(\.value)
    guard values.count <= 1 else {
      throw InvalidValue(
        expected: "one value", part: .header, place: FieldPath([.field("Cookie"), .field(name)]))
    }
    return values.first.map(String.init)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }
    return end.map { start[...$0] } ?? start[start.startIndex..<start.startIndex]
  }

  private static func unquoted(_ text: Substring) -> Substring {
    text.count >= 2 && text.first == "\"" && text.last == "\"" ? text.dropFirst().dropLast() : text
  }
}
