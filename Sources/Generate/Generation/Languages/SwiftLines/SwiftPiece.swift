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

  var columns: Int {
    switch self {
    case .plain(let text), .literal(let text): text.columns
    case .group(let group): group.columns
    }
  }

  var isLiteral: Bool { if case .literal = self { true } else { false } }

  var group: SwiftGroup? { if case .group(let group) = self { group } else { nil } }
}

extension Collection where Element == SwiftPiece {
  var text: String { reduce(into: "") { $0 += $1.text } }

  /// The columns that swift-format counts.
  var columns: Int { reduce(0) { $0 + $1.columns } }
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
