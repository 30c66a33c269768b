/// Names of Python that stand beside one another: each once, whatever was made alike on the way.
package struct PythonNames {
  private var names: [String: String] = [:]

  package subscript(name: String) -> String { names[name] ?? Self.snake(name) }

  /// - Parameters:
  ///   - avoiding: what no name may become, by the name that may.
  ///   - spell: the name in Python's way.
  package init(
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
  package static func attributes(_ fields: [StubField]) -> PythonNames {
    let wires = Dictionary(fields.map { ($0.name, $0.wire) }) { one, _ in one }
    return PythonNames(fields.map(\.name), avoiding: wires, spell: attribute)
  }

  package static func attribute(_ name: String) -> String {
    let snake = Self.snake(name)
    let isTaken =  //! python-keyword
      PythonWords.keywords.contains(snake) || PythonWords.members.contains(snake)
      || snake.hasPrefix("model_")
    return isTaken ? snake + "_" : snake
  }

  package static func constant(_ name: String) -> String { Self.snake(name).uppercased() }

  /// `signInWithApple` becomes `sign_in_with_apple`.
  package static func snake(_ name: String) -> String {
    let letters = Array(IdentifierWord.only(name).unicodeScalars)
    var result = ""
    for (index, letter) in letters.enumerated() {
      let isCapital = ("A"..."Z").contains(letter)
      if isCapital, index > 0, letters[index - 1] != "_" {
        let before = letters[index - 1]
        let next = index + 1 < letters.count ? letters[index + 1] : "_"
        if !("A"..."Z").contains(before) || ("a"..."z").contains(next) { result += "_" }
      }
      result += String(letter).lowercased()
    }
    return result
  }
}
