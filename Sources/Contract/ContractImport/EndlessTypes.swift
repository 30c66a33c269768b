import ContractModel
import Diagnostics

/// Takes out the fields by which a type holds itself, and those behind which too many types stand in one another.
struct EndlessTypes {
  private let drafter: ContractDrafter

  init(_ drafter: ContractDrafter) { self.drafter = drafter }

  func cut() {
    cut(throughLists: false)
    cut(throughLists: true)
  }

  /// Goes through all types without recursion: a chain of types may be as long as the description.
  private func cut(throughLists: Bool) {
    let indices = Dictionary(
      drafter.draft.types.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first })
    var states = [State](repeating: .unseen, count: drafter.draft.types.count)
    var heights = [Int](repeating: 0, count: states.count)
    for start in drafter.draft.types.indices where states[start] == .unseen {
      var path: [(type: Int, next: Int)] = [(start, 0)]
      states[start] = .open
      while let (type, next) = path.last {
        guard let edge = edge(of: type, at: next, throughLists) else {
          states[type] = .done
          heights[type] += 1
          path.removeLast()
          // The step that led here is looked at again, now with a height behind it.
          if !path.isEmpty { path[path.count - 1].next -= 1 }
          continue
        }
        path[path.count - 1].next += 1
        guard let target = edge.flatMap({ indices[$0] }) else { continue }
        switch states[target] {
        case .unseen:
          states[target] = .open
          path.append((target, 0))
        case .open where throughLists: break
        case .open:
          remove(next, of: type, isEndless: true)
          path[path.count - 1].next -= 1
        case .done where heights[target] >= TypeDepth.most:  //! import-depth-bounded
          remove(next, of: type, isEndless: false)
          path[path.count - 1].next -= 1
        case .done: heights[type] = max(heights[type], heights[target])
        }
      }
    }
  }

  private enum State { case unseen, open, done }

  /// Nil behind the last field; a nil name for a field that ends here.
  private func edge(of type: Int, at index: Int, _ throughLists: Bool) -> String?? {
    switch drafter.draft.types[type].content {
    case .record(let fields):
      guard index < fields.count else { return nil }
      let shape = fields[index].shape
      return .some(throughLists || shape.container == .one ? shape.typeNames.first : nil)
    case .choice(let names): return index < names.count ? .some(names[index]) : nil
    case .enumeration: return nil
    }
  }

  private func remove(_ index: Int, of type: Int, isEndless: Bool) {
    let name = drafter.draft.types[type].name
    switch drafter.draft.types[type].content {
    case .record(var fields):
      let field = fields.remove(at: index)
      drafter.noteCut(field, of: name, isEndless: isEndless)
      drafter.draft.types[type].content = .record(fields)
    case .choice(var names):
      names.remove(at: index)
      drafter.draft.types[type].content = .choice(names)
    case .enumeration: break
    }
  }
}
