/// A server that came, went or has another name.
struct ServerDefined: ReviewRule {
  let id = "server-defined"
  let title = "a server that came, went or has another name"
  let reason = "A server's name does not travel. What its calls become is judged at the calls."
  let judges: Set<Property> = [.contractServers]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.property == .contractServers, change.kind != .changed else { return [] }
    if change.kind == .added {
      return [.fine(.source, "\(change.title) is new", .regeneration)]
    }
    let was = change.kind == .renamed ? "was called `\(change.old?.name ?? "")`" : "is gone"
    return [
      .breaking(
        .source, .regeneration, .doesNotCompile,
        "\(change.title) \(was): code that names it does not compile", help: "use the new name")
    ]
  }
}
