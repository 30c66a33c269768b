package import AuthServer
package import ContractModel

/// A request in the parts that a contract speaks of, so that one place of it can be changed.
package struct SentMessage: Sendable {
  let method: String
  let path: [PathTemplate.Part]
  let isForm: Bool
  /// Nil where there is no body.
  var contentType: String?
  var parts: [Field.Location: JSONValue]
  /// Whose text is sent a second time.
  var doubled: SentPlace?

  func with(_ value: JSONValue?, at place: SentPlace) -> SentMessage {
    var message = self
    message.parts[place.part] = Self.put(value, at: place.steps[...], in: parts[place.part])
    return message
  }

  func with(contentType: String?) -> SentMessage {
    var message = self
    message.contentType = contentType
    return message
  }

  func doubling(_ place: SentPlace) -> SentMessage {
    var message = self
    message.doubled = place
    return message
  }

  private static func put(
    _ value: JSONValue?, at steps: ArraySlice<FieldPath.Step>, in whole: JSONValue?
  ) -> JSONValue? {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    switch (step, whole) {
    case (.element(let index), .array(var elements)?):
      elements[index] = put(value, at: rest, in: elements[index]) ?? .null
      return .array(elements)
    case (.field(let name), .object(var fields)?):
      fields[name] = put(value, at: rest, in: fields[name])
      return .object(fields)
    case (.anyKey, .object(var fields)?):
      fields[GoodValues.key] = put(value, at: rest, in: fields[GoodValues.key])
      return .object(fields)
    default: preconditionFailure("\(steps) does not stand in what is sent")
    }
  }

  package var request: Request {
    var headers = Headers()
    for (name, text) in pairs(.header) { headers.add(name, text) }
    for (name, text) in pairs(.cookie) { headers.add("Cookie", "\(name)=\(text)") }
    headers.add("Content-Type", contentType)
    let query = parts[.query].map { _ in "?" + form(.query) } ?? ""
    return Request(Request.Method(method), target + query, headers: headers, body: body)
  }

  private var target: String {
    let texts = Dictionary(uniqueKeysWithValues: pairs(.path))
    let segments = path.map { part in
      switch part {
      case .literal(let text): text
      case .field(let name): PercentCoding.encode(texts[name] ?? "")
      }
    }
    return segments.isEmpty ? "/" : segments.map { "/" + $0 }.joined()
  }

  private var body: [UInt8] {
    guard let body = parts[.body] else { return [] }
    return isForm ? Array(form(.body).utf8) : body.bytes
  }

  private func form(_ part: Field.Location) -> String {
    pairs(part).map { PercentCoding.encode($0) + "=" + PercentCoding.encode($1) }
      .joined(separator: "&")
  }

  private func pairs(_ part: Field.Location) -> [(String, String)] {
    guard case .object(let object)? = parts[part] else { return [] }
    return object.fields.flatMap { field in
      let isDoubled = doubled == SentPlace(part, [.field(field.name)])
      return Array(repeating: (field.name, field.value.wireText), count: isDoubled ? 2 : 1)
    }
  }
}

/// The place of a value in what is sent.
package struct SentPlace: Hashable, Sendable, CustomStringConvertible {
  package let part: Field.Location
  package let steps: [FieldPath.Step]

  init(_ part: Field.Location, _ steps: [FieldPath.Step] = []) {
    self.part = part
    self.steps = steps
  }

  func inside(_ step: FieldPath.Step) -> SentPlace { SentPlace(part, steps + [step]) }

  /// As a refusal names it: `body user.email`.
  package var description: String {
    steps.isEmpty ? part.rawValue : "\(part.rawValue) \(FieldPath(steps))"
  }
}
