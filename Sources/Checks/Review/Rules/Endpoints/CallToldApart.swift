import ContractModel
import Diagnostics

/// The values by which a server tells calls of one route apart.
struct CallToldApart: ReviewRule {
  let id = "call-told-apart"
  let title = "what tells calls of one route apart"
  let reason =
    "Where several calls have one method and path, a server knows each by a value that it always sends. A call that has lost "
    + "its value there is taken for another one, or for none, and the shipped app is refused. Keep the value, or give "
    + "the call a route of its own and serve both."
  let judges = FieldProperties.lists.union([.shapeIsOptional])

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.kind != .added, (change.old ?? change.new)?.field != nil else { return [] }
    let sent = change.uses(in: comparison).filter { $0.way == .sent }.flatMap(\.endpoints)
    var seen: Set<String> = []
    return sent.flatMap { CallDispatch(comparison.old, comparison.new, atRouteOf: $0).mistaken }
      .filter { seen.insert($0.call.name.value).inserted }
      .map { call, taken in
        let other = taken.map { "for `\($0.name.value)`" } ?? "for no call of its route"
        return .breaking(
          .wire, .oldClient, .lockedOut,
          "\(change.title) \(change.kind == .removed ? "is gone" : "differs"): the server takes `\(call.name.value)` of a shipped app \(other)",
          help: "keep the value, or give each of the calls a route of its own")
      }
  }
}
