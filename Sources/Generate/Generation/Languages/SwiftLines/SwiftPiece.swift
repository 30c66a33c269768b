/// A part of a line of Swift, as far as line breaks can stand in it.
enum SwiftPiece {
  case plain(String)
  /// A string literal with its quotes.
  case literal(String)
  /// The parts between two brackets, which commas separate.
  case group(SwiftGroup)

  var text: String {
    switch self {
    case .plain(let text), .literal(let text): text
    case .group(let group): group.text
    }
  }

  var isLiteral: Bool { if case .literal = self { true } else { false } }

  var group: SwiftGroup? { if case .group(let group) = self { group } else { nil } }
}

extension Collection where Element == SwiftPiece {
  var text: String { map(\.text).joined() }

  /// The columns that swift-format counts: it has room for a comma behind the last item of a collection.
  var columns: Int { text.count + commas }

  private var commas: Int {
    reduce(0) { sum, piece in
      guard let group = piece.group else { return sum }
      let own = group.open == "[" && group.items.count > 1 ? 1 : 0
      return sum + own + group.items.reduce(0) { $0 + $1.commas }
    }
  }
}

extension [SwiftPiece] {
  /// The same with plain neighbours as one.
  var joined: [SwiftPiece] {
    reduce(into: []) { pieces, piece in
      if case .plain(let text) = piece, case .plain(let before)? = pieces.last {
        pieces[pieces.count - 1] = .plain(before + text)
      } else if !piece.text.isEmpty {
        pieces.append(piece)
      }
    }
  }
}
