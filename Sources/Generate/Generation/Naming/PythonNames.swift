/// Names of Python that stand beside one another: each once, whatever was made alike on the way.
struct PythonNames {
  private var names: [String: String] = [:]

  subscript(name: String) -> String { names[name] ?? PythonText.snake(name) }

  /// - Parameters:
  ///   - avoiding: what no name may become, by the name that may.
  ///   - spell: the name in Python's way.
  init(
    _ originals: [String], avoiding: [String: String] = [:], taken: Set<String> = [],
    spell: (String) -> String
  ) {
    var used = taken
    for original in originals where names[original] == nil {
      var name = spell(original)
      while used.contains(name)
        || avoiding.contains(where: { $0.value == name && $0.key != original })
      {
        name += "_"
      }
      used.insert(name)
      names[original] = name
    }
  }

  /// Attributes of one model: none is called as another one is on the wire.
  static func attributes(_ fields: [StubField]) -> PythonNames {
    let wires = Dictionary(fields.map { ($0.name, $0.wire) }) { one, _ in one }
    return PythonNames(fields.map(\.name), avoiding: wires, spell: attribute)
  }

  static func attribute(_ name: String) -> String {
    let snake = PythonText.snake(name)
    // guard: python-keyword, pydantic-member
    let isTaken =
      PythonWords.keywords.contains(snake) || PythonWords.members.contains(snake)
      || snake.hasPrefix("model_")
    return isTaken ? snake + "_" : snake
  }

  static func constant(_ name: String) -> String { PythonText.snake(name).uppercased() }
}
