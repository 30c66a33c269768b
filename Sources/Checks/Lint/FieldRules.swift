import ContractModel

/// Compares what two fields allow.
struct FieldRules {
  private let types: Definitions<TypeDefinition>

  init(_ types: Definitions<TypeDefinition>) { self.types = types }

  /// Something that one field wants and the other does not.
  struct Demand {
    /// The values that are left: "a mail address".
    let noun: String
    /// The change at the other field: "write `type: email`".
    let way: String
  }

  /// The first demand of `strict` that `loose` does not make; nil where there is none, or where the two are not alike.
  func demand(of strict: Field, beyond loose: Field) -> Demand? {
    guard strict.shape.container == loose.shape.container else { return nil }
    if let texts = texts(of: strict) { return choice(among: texts, beyond: loose) }
    guard case .scalar(let wanted) = strict.shape.element, let given = scalar(of: loose) else {
      return nil
    }
    if let form = form(wanted, beyond: given) { return form }
    guard wanted.isNumber == given.isNumber, texts(of: loose) == nil else { return nil }
    return limit(of: strict.limits, beyond: loose.limits, wanted)
  }

  private func choice(among texts: Set<String>, beyond loose: Field) -> Demand? {
    let noun = "one of \(texts.sorted().map { "`\($0)`" }.joined(separator: ", "))"
    if let given = self.texts(of: loose) {
      // Two lists without a word in common are about different things.
      return given.isSubset(of: texts) || given.isDisjoint(with: texts)
        ? nil : Demand(noun: noun, way: "take the same texts")
    }
    guard case .scalar(.string) = loose.shape.element else { return nil }
    return Demand(noun: noun, way: "write the same `enum`")
  }

  private func form(_ wanted: ScalarType, beyond given: ScalarType) -> Demand? {
    let nouns: [ScalarType: String] = [
      .email: "a mail address", .phone: "a phone number", .uuid: "a UUID", .url: "a URL",
      .instant: "a moment", .bytes: "bytes",
    ]
    guard given == .string, let noun = nouns[wanted] else { return nil }
    return Demand(noun: noun, way: "write `\(wanted.rawValue)`")
  }

  private func limit(
    of strict: Field.SizeLimits, beyond loose: Field.SizeLimits, _ scalar: ScalarType
  ) -> Demand? {
    let unit = scalar.isNumber ? "" : " characters"
    if let max = strict.max?.value, loose.max.map({ $0.value > max }) ?? true {
      return Demand(noun: "at most \(max)\(unit)", way: "write `max: \(max)`")
    }
    if let min = strict.min?.value, loose.min.map({ $0.value < min }) ?? true {
      return Demand(noun: "at least \(min)\(unit)", way: "write `min: \(min)`")
    }
    guard let pattern = strict.pattern?.value, loose.pattern?.value != pattern else { return nil }
    return Demand(noun: "what its pattern matches", way: "write the same `pattern`")
  }

  /// A text of a provider's is any text, but for its address.
  private func scalar(of field: Field) -> ScalarType? {
    switch field.shape.element {
    case .scalar(let scalar): scalar
    case .provider(_, .email): .email
    case .provider(_, .fullName), .provider(_, .userId): .string
    default: nil
    }
  }

  private func texts(of field: Field) -> Set<String>? {
    switch field.shape.element {
    case .enumeration(let texts): Set(texts.map(\.value))
    case .type(let name):
      if case .enumeration(let texts) = types.find(name)?.content {
        Set(texts.map(\.value))
      } else {
        nil
      }
    default: nil
    }
  }
}
