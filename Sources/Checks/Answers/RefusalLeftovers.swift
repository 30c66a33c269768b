import ContractModel
import JSONSource

/// Finds the members of a refusal's body to which no path of the contract leads.
struct RefusalLeftovers {
  private let known: [[String]]

  /// - Parameter known: the paths of fields; the empty one is the whole body.
  init(known: [[String]]) { self.known = known }

  func find(
    in node: JSONNode, _ pointer: JSONPointer
  ) -> [(member: JSONMember, pointer: JSONPointer)] {
    if known.contains(where: { $0.count == pointer.steps.count && Self.isWay($0, to: pointer) }) {
      return []
    }
    if let items = node.items {
      return items.enumerated().flatMap { index, item in
        let place = pointer.appending(String(index))
        return leads(to: place) ? find(in: item, place) : []
      }
    }
    return (node.members ?? []).flatMap { member in
      let place = pointer.appending(member.key)
      return leads(to: place) ? find(in: member.value, place) : [(member, pointer)]
    }
  }

  private func leads(to place: JSONPointer) -> Bool {
    known.contains { $0.count >= place.steps.count && Self.isWay($0, to: place) }
  }

  /// Any item of a list is on the way through any item.
  private static func isWay(_ path: [String], to place: JSONPointer) -> Bool {
    zip(path, place.steps).allSatisfy {
      $0 == $1 || $0 == PathStep.anyItem && Int($1) != nil
    }
  }
}
