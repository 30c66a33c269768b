/// The names of one object so far: looked through while they are few, hashed when they are many.
struct UniqueNames {
  private var many: Set<ExactText> = []

  /// Whether the name is new; `fields` are those that were read before.
  mutating func insert(_ name: String, behind fields: [JSONObject.Field]) -> Bool {
    if fields.count < 16 { return JSONObject.index(of: name, in: fields) == nil }
    if many.isEmpty { many = Set(fields.map { ExactText($0.name) }) }
    return many.insert(ExactText(name)).inserted
  }
}
