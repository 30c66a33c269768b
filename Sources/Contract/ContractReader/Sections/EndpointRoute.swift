import ContractModel
import Diagnostics
import YAMLSource

/// `POST /auth/login`: a method and a path.
struct EndpointRoute {
  let method: Located<Endpoint.Method>
  let path: Located<PathTemplate>

  static func read(_ node: Node?, _ reader: Reader) -> EndpointRoute? {
    guard let node else { return nil }
    guard let scalar = node.scalar else {
      reader.report(.wrongKind(node, wanted: "a method and a path", example: "POST /auth/login"))
      return nil
    }
    let parts = split(scalar.text[...], at: " ")
    guard parts.count == 2 else {
      reader.report(.badRoute(node, scalar.text))
      return nil
    }
    guard let method = Endpoint.Method(rawValue: String(parts[0])) else {
      let methods = Endpoint.Method.allCases.map(\.rawValue)
      reader.report(.unknownWord(String(parts[0]), "a method", among: methods, at: node.span))
      return nil
    }
    guard let path = template(parts[1]) else {
      reader.report(.badPath(node, String(parts[1])))
      return nil
    }
    return EndpointRoute(method: Located(method, at: node.span), path: Located(path, at: node.span))
  }

  /// A path begins with a slash, has no empty parts but at its end and no query; a part is literal or `{name}`.
  private static func template(_ text: Substring) -> PathTemplate? {
    guard text.first == "/" else { return nil }
    guard text != "/" else { return PathTemplate([]) }
    var parts: [PathTemplate.Part] = []
    let segments = split(text.dropFirst(), at: "/")
    for (index, part) in segments.enumerated() {
      if part.isEmpty, index > 0, index == segments.count - 1 {
        parts.append(.literal(""))  //! slash-at-the-end
      } else if part.first == "{", part.last == "}",
        AuthorName.isWord(String(part.dropFirst().dropLast()))
      {
        parts.append(.field(String(part.dropFirst().dropLast())))
      } else if !part.isEmpty, part != ".", part != "..", part.utf8.allSatisfy(isLiteral) {
        parts.append(.literal(String(part)))
      } else {
        return nil
      }
    }
    return PathTemplate(parts)
  }

  /// Nearly every route is ASCII, in which each byte is a character.
  private static func split(_ text: Substring, at mark: Unicode.Scalar) -> [Substring] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.split(separator: Character(mark), omittingEmptySubsequences: false)
    }
    return text.utf8.split(separator: UInt8(ascii: mark), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// True for a byte that RFC 3986 lets stand in a path without percent-encoding.
  private static func isLiteral(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || "-._~!$&'()*+,;=:@".utf8.contains(byte)
  }
}

extension Reader {
  /// Every part in braces has its field.
  func checkPath(_ endpoint: Text, _ route: EndpointRoute, _ sends: [Field], beside: [Field]) {
    var seen: Set<String> = []
    for name in route.path.value.fieldNames {
      let field = sends.first { $0.name.value == name }
      if !seen.insert(name).inserted {
        report(.pathFieldTwice(name, at: route.path.span))
      } else if let field {
        if field.shape.isOptional || field.shape.container != .one {
          report(.pathFieldShape(field))
        }
      } else {
        report(.pathFieldMissing(name, endpoint, beside, at: route.path.span))
      }
    }
  }
}
