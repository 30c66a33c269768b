import ContractModel

/// How the client reads and writes a field that plain `Codable` cannot find, in one statement.
struct SwiftFieldWords {
  private let property: PropertyPlan

  init(_ property: PropertyPlan) { self.property = property }

  /// `total = try fields.header("X-Total-Count")`
  var read: String {
    if property.type.isClearable {
      return CodeLayout.swift.list("\(name) = try fields.change(", place(reading: true), ")")
    }
    let ending = property.type.isOptional ? "IfPresent(" : "("
    let found = CodeLayout.swift.list(
      "fields.\(reader)\(ending)", place(reading: true), ")",
      room: 64 - property.name.utf8.count)
    let text = "AsText<\(SwiftTypes.spellPresent(property.type))>"
    if property.isConstant {
      return  //! constant-is-required
        "let _: \(travelsAsText ? text : SwiftTypes.spellPresent(property.type)) = try \(found)"
    }
    guard travelsAsText else { return "\(name) = try \(found)" }
    return property.type.isOptional
      ? "\(name) = try (\(found) as \(text)?)?.wrappedValue"
      : "\(name) = try (\(found) as \(text)).wrappedValue"
  }

  /// `try fields.header(total, as: "X-Total-Count")`
  var write: String {
    CodeLayout.swift.list("try fields.\(writer)(", [value] + place(reading: false), ")")
  }

  private var value: String {
    if let text = property.constant {
      let constant = SwiftContext.constant(text, of: property)
      return travelsAsText ? "AsText(wrappedValue: \(constant))" : constant
    }
    guard travelsAsText else { return name + SwiftTypes.asText(property.type) }
    return property.type.isOptional
      ? "\(name).map(AsText.init(wrappedValue:))" : "AsText(wrappedValue: \(name))"
  }

  private var travelsAsText: Bool { !SwiftTypes.wrapper(property.type).isEmpty }

  /// The initialiser and the method have names of their own.
  private var name: String { "self.\(SwiftText.identifier(property.name))" }

  private var reader: String { elsewhere ?? "read" }
  private var writer: String { elsewhere ?? "write" }

  private var elsewhere: String? {
    switch property.place {
    case .header: "header"
    case .cookie: "cookie"
    case .body, .path, .query: nil
    }
  }

  private func place(reading: Bool) -> [String] {
    let wire = SwiftText.literal(property.wire)
    if property.isDeep { return ["at: \(wire)"] }
    let pairs = property.wireNamesElsewhere.map {
      "\(SwiftText.literal($0.server)): \(SwiftText.literal($0.wire))"
    }
    let others =
      elsewhere == nil && !pairs.isEmpty
      ? [CodeLayout.swift.list("elsewhere: [", pairs, "]")] : []
    return [(reading ? "" : "as: ") + wire] + others
  }
}
