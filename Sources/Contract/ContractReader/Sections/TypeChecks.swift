import ContractModel
import Diagnostics

/// Finds types that hold themselves without a list or a map between, and choices that nobody could make.
struct TypeChecks {
  private let reader: Reader
  private let types: Definitions<TypeDefinition>

  init(_ reader: Reader, _ types: Definitions<TypeDefinition>) {
    self.reader = reader
    self.types = types
  }

  func check() {
    checkCircles()
    checkDepth()
    for type in types { checkChoice(type) }
  }

  private func checkCircles() {
    var order = TypeOrder { [types] name in
      types.find(name).map { held(in: $0) { $0.container == .one } } ?? []
    }
    for type in types {
      order.visit(
        type.name.value,
        close: { reader.report(.typeContainsItself(types[$0[0]].name, through: $0)) })
    }
  }

  /// Lists count too: stages that follow types go through them.
  private func checkDepth() {
    var heights: [String: Int] = [:]
    var isTold = false
    var order = TypeOrder { [types] name in
      types.find(name).map { held(in: $0) { _ in true } } ?? []
    }
    for type in types {
      order.visit(
        type.name.value,
        leave: { name, held in
          let height = 1 + (held.compactMap { heights[$0] }.max() ?? 0)
          heights[name] = height
          //! types-too-deep
          guard height > TypeDepth.most, !isTold, let type = types.find(name) else { return }
          isTold = true
          reader.report(.typesTooDeep(type.name))
        })
    }
  }

  private func held(in type: TypeDefinition, where test: (Shape) -> Bool) -> [String] {
    switch type.content {
    case .record(let fields): fields.flatMap { held(in: $0.shape, where: test) }
    case .oneOf(let names): names.map(\.value).filter { types.find($0) != nil }
    case .enumeration: []
    }
  }

  private func held(in shape: Shape, where test: (Shape) -> Bool) -> [String] {
    guard test(shape) else { return [] }
    switch shape.element {
    case .type(let name): return types.find(name) == nil ? [] : [name]
    case .record(let fields): return fields.flatMap { held(in: $0.shape, where: test) }
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: return []
    }
  }

  /// The members have fields. All but one can be told by their constants, or by a field that no other one has.
  private func checkChoice(_ type: TypeDefinition) {
    guard case .oneOf(let names) = type.content else { return }
    let keys = ChoiceKeys(names, in: types)
    var seen: [[String: String]: Text] = [:]
    for name in names {
      guard let member = types.find(name.value) else { continue }
      guard case .record = member.content else {
        reader.report(.choiceOfNonRecord(name))
        continue
      }
      guard keys.keys(of: name.value).isEmpty else { continue }  //! choice-told-by-presence
      let constants = keys.constants(of: name.value)
      if let other = seen[constants] {
        reader.report(.choiceUndecided(name, other, hasConstants: !constants.isEmpty))
      } else {
        seen[constants] = name
      }
    }
  }
}
