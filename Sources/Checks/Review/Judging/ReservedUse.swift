import ContractModel
import Diagnostics

/// Says whether a contract has something of a reserved name, or of its look on the wire.
struct ReservedUse {
  private let contract: Contract
  private let root: Piece

  init(_ contract: Contract) {
    self.contract = contract
    root = ContractPieces(contract).root
  }

  func holds(_ name: ReservedName) -> Bool {
    let keys = name.at.value.split(separator: ".").map(String.init)
    return holds(keys[...], below: root)
      || name.wire.map { Self.isOnWire($0.value, keys, contract) } ?? false
  }

  private func holds(_ keys: ArraySlice<String>, below piece: Piece) -> Bool {
    if keys.isEmpty { return true }
    if keys.first == "enum", keys.count > 1 {
      let text = keys.dropFirst().joined(separator: ".")
      return piece.values.contains { $0.property == .shapeElement && $0.text == text }
    }
    if keys.first == "fields", piece.field != nil { return holds(keys.dropFirst(), below: piece) }
    return piece.parts.contains { part in
      keys.starts(with: part.keys) && holds(keys.dropFirst(part.keys.count), below: part)
    }
  }

  /// Something of that section looks so.
  static func isOnWire(_ wire: String, _ keys: [String], _ contract: Contract) -> Bool {
    switch keys.first {
    case "errors" where keys.count < 3:
      contract.refusals.flatMap(\.match).contains { condition in
        if case .equals(let text) = condition.test { text.value == wire } else { false }
      }
    case "endpoints" where keys.count < 3: contract.endpoints.contains { $0.looks(like: wire) }
    case "tokens" where keys.count < 3:
      contract.tokens.contains { $0.account?.value == wire || $0.sent?.value.name == wire }
    default: false
    }
  }
}

extension Endpoint {
  /// As a contract writes it.
  var route: String { "\(method.value.rawValue) \(path.value.text)" }

  /// The route has the same words, whatever the fields between them are called.
  fileprivate func looks(like other: String) -> Bool {
    let field = /\{[^}]*\}/
    return route.replacing(field, with: "{}") == other.replacing(field, with: "{}")
  }
}

extension Token.Placement {
  var name: String? {
    switch self {
    case .bearer: nil
    case .header(let name), .cookie(let name), .query(let name): name
    }
  }
}
