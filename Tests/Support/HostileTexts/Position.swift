/// The place in a sample of a hostile text. The keys of the language are no texts of an author: there are no others.
package struct Position: Sendable {
  package enum Kind: Sendable {
    /// In the place of a whole text.
    case whole(Place)
    /// Behind what stands there.
    case behind(Place)
    /// In the place of a name, wherever it stands.
    case name(String)
  }

  package let kind: Kind
  /// For people.
  package let label: String

  /// Every position of a tree, found by walking it. What holds a name is a position of the name: changed in one place
  /// only, it would be a name that nobody gave.
  package static func all(in tree: Tree) -> [Position] {
    let names = Names.all(in: tree).map { Position(kind: .name($0), label: "\($0) (everywhere)") }
    let places = tree.places.filter { place in
      let isNamed = Names.pieces(place.text).contains(where: \.isName)
      let isOwn = !place.place.isKey || (place.label.hasPrefix("x-") && place.text != Sample.shown)
      return isOpenEnded(place.text) || (isOwn && !isNamed)
    }
    return names + places.map { Position(kind: .whole($0.place), label: $0.label) }
      + places.filter { isOpenEnded($0.text) }
      .map { Position(kind: .behind($0.place), label: "\($0.label) (behind it)") }
  }

  /// Whether it leads to a value inside a body.
  var isPath: Bool {
    guard case .whole = kind else { return false }
    let isOfRefusal = label.contains(".refusal.") || label.contains(".fields.")
    return label.hasSuffix(".answer") || (isOfRefusal && label.hasSuffix(".wire"))
  }

  var isName: Bool { if case .name = kind { true } else { false } }

  /// A regular expression, of which an example is shown where there is no other one.
  var isPattern: Bool {
    if case .whole = kind { label.hasSuffix(".pattern") } else { false }
  }

  /// Whether the text here decides what is written at a place.
  func reaches(_ other: Place, saying text: String) -> Bool {
    switch kind {
    case .whole(let place), .behind(let place): place == other
    case .name(let name): text.contains(name) && Names.pieces(text).contains { $0.text == name }
    }
  }

  /// Addresses, routes and keys of the author's own begin as they must and go on as anybody likes.
  private static func isOpenEnded(_ text: String) -> Bool {
    text.contains("/") || text.hasPrefix("x-") && text != Sample.shown
  }
}

extension Tree {
  /// The tree with a text at each of some positions.
  package func with(_ texts: [(Position, String)]) -> Tree {
    var names: [String: String] = [:]
    var wholes: [Place: String] = [:]
    var behind: [Place: String] = [:]
    for (position, text) in texts {
      switch position.kind {
      case .name(let name): names[name] = text
      case .whole(let place): wholes[place] = text
      case .behind(let place): behind[place] = text
      }
    }
    return mapped { place, text in
      if let whole = wholes[place] { return whole }
      let renamed = Names.pieces(text).map { $0.isName ? names[$0.text] ?? $0.text : $0.text }
      return renamed.joined() + (behind[place] ?? "")
    }
  }
}
