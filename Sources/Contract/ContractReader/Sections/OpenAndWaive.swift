import ContractModel
import Diagnostics
import YAMLSource

extension Reader {
  /// An open value may be one that is not written yet: then the key above it is.
  func openPoints(_ node: Node?, in roots: [Node]) -> [OpenPoint] {
    items(node, "open", of: OpenPoint.keys.table).compactMap { item in
      guard let draft = draft(OpenPoint.self, item) else { return nil }
      return place(draft, draft.model.at, in: roots, mayBeAbsent: true) == nil ? nil : draft.whole
    }
  }

  func waivers(_ node: Node?, in roots: [Node]) -> [Waiver] {
    items(node, "waive", of: Waiver.keys.table).compactMap { item in
      guard let draft = draft(Waiver.self, item) else { return nil }
      return place(draft, draft.model.at, in: roots, mayBeAbsent: false).flatMap {
        draft.whole?.covering($0)
      }
    }
  }

  /// A path may lead into the contract and into files that it includes. Nil, and reported, if it leads nowhere.
  private func place(
    _ draft: Draft<some KeyedModel>, _ at: Text, in roots: [Node], mayBeAbsent: Bool
  ) -> [Span]? {
    guard draft.keys["at"]?.scalar != nil else { return nil }
    let path = DocumentPath(at.value)
    let found = path.find(in: roots)
    if !found.isEmpty || (mayBeAbsent && roots.contains(where: path.couldBeWritten)) {
      return found
    }
    report(.unresolvedPath(at, path.choices(in: roots)))
    return nil
  }
}
