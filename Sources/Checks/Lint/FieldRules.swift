import ContractModel

/// Compares what two fields allow.
struct FieldRules {
  /// Something that one field wants and the other does not.
  struct Demand {
    /// The values that are left: "a mail address".
    let noun: String
    /// The change at the other field: "write `type: email`".
    let way: String
  }

  /// The first demand of `strict` that `loose` does not make; nil where there is none, or where the two are not alike.
  func demand(of strict: FieldTraits, beyond loose: FieldTraits) -> Demand? {
    guard strict.container == loose.container else { return nil }
    switch strict.content {
    case .texts(let texts): return choice(among: texts, beyond: loose)
    case .scalar(let wanted):
      guard let given = loose.scalar else { return nil }
      if let form = form(wanted, beyond: given) { return form }
      guard wanted.isNumber == given.isNumber else { return nil }
      return limit(of: strict, beyond: loose, wanted)
    case .provided, .other: return nil
    }
  }

  private func choice(among texts: Set<String>, beyond loose: FieldTraits) -> Demand? {
    let noun = "one of \(texts.sorted().map { "`\($0)`" }.joined(separator: ", "))"
    switch loose.content {
    case .texts(let given):
      // Two lists without a word in common are about different things.
      return given.isSubset(of: texts) || given.isDisjoint(with: texts)
        ? nil : Demand(noun: noun, way: "take the same texts")
    case .scalar(.string): return Demand(noun: noun, way: "write the same `enum`")
    case .scalar, .provided, .other: return nil
    }
  }

  private func form(_ wanted: ScalarType, beyond given: ScalarType) -> Demand? {
    guard given == .string, let noun = noun(of: wanted) else { return nil }
    return Demand(noun: noun, way: "write `\(wanted.rawValue)`")
  }

  private func noun(of scalar: ScalarType) -> String? {
    switch scalar {
    case .email: "a mail address"
    case .phone: "a phone number"
    case .uuid: "a UUID"
    case .url: "a URL"
    case .instant: "a moment"
    case .bytes: "bytes"
    case .string, .int, .number, .bool, .seconds, .unixTime, .duration, .username, .identifier,
      .password, .newPassword, .code, .jwt, .json:
      nil
    }
  }

  private func limit(
    of strict: FieldTraits, beyond loose: FieldTraits, _ scalar: ScalarType
  ) -> Demand? {
    let unit = scalar.isNumber ? "" : " characters"
    if let max = strict.max, loose.max.map({ $0 > max }) ?? true {
      return Demand(noun: "at most \(max)\(unit)", way: "write `max: \(max)`")
    }
    if let min = strict.min, loose.min.map({ $0 < min }) ?? true {
      return Demand(noun: "at least \(min)\(unit)", way: "write `min: \(min)`")
    }
    guard let pattern = strict.pattern, loose.pattern != pattern else { return nil }
    return Demand(noun: "what its pattern matches", way: "write the same `pattern`")
  }
}
