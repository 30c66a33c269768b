package import Defects

/// A kind of change that teams make, with every place of a contract where it can be made.
package struct ChangeKind: Sendable {
  package let name: String
  /// The times that it is drawn, in relation to the others.
  package let weight: Int
  package let edits: @Sendable (ContractTree) -> [ContractEdit]

  init(
    _ name: String, _ weight: Int, _ edits: @escaping @Sendable (ContractTree) -> [ContractEdit]
  ) {
    self.name = name
    self.weight = weight
    self.edits = edits
  }

  package static let all: [ChangeKind] =
    tokenKinds + fieldKinds + addedFieldKinds + refusalKinds + endpointKinds + policyKinds
    + providerKinds + serverKinds + machineKinds + wordKinds
}

extension ChangeKind {
  /// Another value where one stands.
  static func value(
    _ name: String, _ weight: Int, at patterns: String...,
    others: @escaping @Sendable (String) -> [String]
  ) -> ChangeKind {
    ChangeKind(name, weight) { tree in
      patterns.flatMap(tree.paths).flatMap { path -> [ContractEdit] in
        guard let old = tree.text(at: path) else { return [] }
        return others(old).filter { $0 != old }.map { new in
          ContractEdit("\(path.words): \(old) → \(new)", tree.setting(path, to: new))
        }
      }
    }
  }

  /// A key that was not said.
  static func added(
    _ name: String, _ weight: Int, _ key: String, to pattern: String, _ values: String...,
    where isMeant: @escaping @Sendable (ContractTree, [String]) -> Bool = { _, _ in true }
  ) -> ChangeKind {
    ChangeKind(name, weight) { tree in
      tree.paths(pattern).filter { tree.node(at: $0 + [key]) == nil && isMeant(tree, $0) }
        .flatMap { path in
          values.map {
            ContractEdit("\(path.words).\(key): \($0)", tree.setting(path + [key], to: $0))
          }
        }
    }
  }

  static func removed(_ name: String, _ weight: Int, at patterns: String...) -> ChangeKind {
    ChangeKind(name, weight) { tree in
      patterns.flatMap(tree.paths).map { path in
        ContractEdit("\(path.words) is gone", tree.removing(path))
      }
    }
  }

  static func itemRemoved(_ name: String, _ weight: Int, from patterns: String...) -> ChangeKind {
    ChangeKind(name, weight) { tree in
      patterns.flatMap(tree.paths).flatMap { path in
        tree.items(at: path).map { item in
          ContractEdit(
            "\(path.words) without \(item)", tree.removing(item: item, from: path))
        }
      }
    }
  }

  static func itemAdded(
    _ name: String, _ weight: Int, to patterns: String...,
    items: @escaping @Sendable (ContractTree, [String]) -> [String]
  ) -> ChangeKind {
    ChangeKind(name, weight) { tree in
      patterns.flatMap(tree.paths).flatMap { path in
        items(tree, path).filter { !tree.items(at: path).contains($0) }.map { item in
          ContractEdit("\(path.words) with \(item)", tree.adding(item, to: path))
        }
      }
    }
  }

  /// A definition with another name, wherever it is named.
  static func renamed(_ name: String, _ weight: Int, _ patterns: String...) -> ChangeKind {
    ChangeKind(name, weight) { tree in
      patterns.flatMap(tree.paths).compactMap { path in
        path.last.map { old in
          ContractEdit(
            "\(path.words) is called \(old)Anew", tree.renaming(word: old, to: old + "Anew"))
        }
      }
    }
  }
}

extension [String] {
  var words: String { joined(separator: ".") }
}
