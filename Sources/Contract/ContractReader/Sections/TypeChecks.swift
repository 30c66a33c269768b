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
    var done: Set<String> = []
    for type in types where !done.contains(type.name.value) {
      var path: [String] = []
      walk(type.name.value, &path, &done)
    }
    for type in types { checkChoice(type) }
  }

  private func walk(_ name: String, _ path: inout [String], _ done: inout Set<String>) {
    if let start = path.firstIndex(of: name) {
      reader.report(.typeContainsItself(types[name].name, through: path[start...] + [name]))
      return
    }
    guard !done.contains(name), let type = types.find(name) else { return }
    path.append(name)
    for held in containedTypes(type) { walk(held, &path, &done) }
    path.removeLast()
    done.insert(name)
  }

  private func containedTypes(_ type: TypeDefinition) -> [String] {
    switch type.content {
    case .record(let fields): fields.flatMap(containedTypes)
    case .oneOf(let names): names.map(\.value)
    case .enumeration: []
    }
  }

  private func containedTypes(_ field: Field) -> [String] {
    guard field.shape.container == .one else { return [] }
    switch field.shape.element {
    case .type(let name): return [name]
    case .record(let fields): return fields.flatMap(containedTypes)
    default: return []
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
      // guard: choice-told-by-presence
      guard keys.keys(of: name.value).isEmpty else { continue }
      let constants = keys.constants(of: name.value)
      if let other = seen[constants] {
        reader.report(.choiceUndecided(name, other, hasConstants: !constants.isEmpty))
      } else {
        seen[constants] = name
      }
    }
  }
}
