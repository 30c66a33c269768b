import Diagnostics

/// One piece of the contract that came, went, has another name or other values.
struct PieceChange: Sendable {
  enum Kind: Sendable {
    case added
    case removed
    case renamed
    case changed
  }

  let kind: Kind
  /// The piece and those around it, from the outermost; the last is the piece itself.
  let chain: [PiecePair]
  /// Its values that differ; empty where the whole piece came or went.
  let values: [ValueChange]

  var old: Piece? { chain.last?.old }
  var new: Piece? { chain.last?.new }

  /// The keys that lead to it, in the new contract where it is there.
  var path: [String] { chain.flatMap { ($0.new ?? $0.old)?.keys ?? [] } }

  /// The property whose list gained or lost the piece.
  var property: Property { (new ?? old)?.property ?? .contractService }

  func value(_ property: Property) -> ValueChange? { values.first { $0.property == property } }

  /// The properties of which it has to be judged.
  var properties: [Property] {
    (kind == .changed ? [] : [property]) + values.map(\.property)
  }
}

/// A piece as it was and as it is; one of them is nil where it came or went.
struct PiecePair: Sendable {
  let old: Piece?
  let new: Piece?
}

/// The values of one property that went and that came.
struct ValueChange: Sendable {
  let property: Property
  let old: [PieceValue]
  let new: [PieceValue]

  var oldText: String? { old.isEmpty ? nil : old.map(\.text).joined(separator: ", ") }
  var newText: String? { new.isEmpty ? nil : new.map(\.text).joined(separator: ", ") }
}
