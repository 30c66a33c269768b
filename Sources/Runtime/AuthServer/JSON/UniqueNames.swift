/// The names of one object so far: looked through while they are few, hashed when they are many.
struct UniqueNames {
  private var few: [ExactText] = []
  private var many: Set<ExactText> = []

  /// Whether the name is new.
  mutating func insert(_ name: String) -> Bool {
    let name = ExactText(name)
    if !many.isEmpty { return many.insert(name).inserted }
    guard !few.contains(name) else { return false }
    few.append(name)
    if few.count == 16 { many = Set(few) }
    return true
  }
}
