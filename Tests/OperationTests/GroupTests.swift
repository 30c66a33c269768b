import Testing

@testable import ReferenceServer

@Suite struct GroupTests {
  /// The objects of the reference server that stand in the stored properties of a value.
  private func parts(of value: Any) -> [AnyObject] {
    Mirror(reflecting: value).children.map(\.value)
      .filter { Mirror(reflecting: $0).displayStyle == .class && name($0).hasPrefix("Reference") }
      .map { $0 as AnyObject }
  }

  private func name(_ value: Any) -> String { String(reflecting: type(of: value)) }

  /// All objects that an object leads to.
  private func collaborators(of group: AnyObject) -> [AnyObject] {
    var found: [ObjectIdentifier: AnyObject] = [:]
    var left = parts(of: group)
    while let next = left.popLast() {
      guard found.updateValue(next, forKey: ObjectIdentifier(next)) == nil else { continue }
      left += parts(of: next)
    }
    return Array(found.values)
  }

  @Test func operationGroupsAreIndependent() async throws {
    let groups = parts(of: try await Lab("contract/readmigo.yaml").operations)
    let names = Set(groups.map(name))
    #expect(names.count == 16)
    var all: Set<String> = []
    for group in groups {
      let known = collaborators(of: group).map(name)
      #expect(names.isDisjoint(with: known), "\(name(group)) knows \(names.intersection(known))")
      all.formUnion(known)
    }
    #expect(all.count >= 39)
  }
}
