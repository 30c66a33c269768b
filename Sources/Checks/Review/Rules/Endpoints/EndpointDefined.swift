import ContractModel
import Diagnostics

/// A call that came, went or has another name.
struct EndpointDefined: ReviewRule {
  let id = "endpoint-defined"
  let title = "a call that came, went or has another name"
  let reason =
    "Apps in the store go on calling what the server no longer has. A call that renews ends the session with it. "
    + "Say `deprecated` with a day first, and remove the call after that day. A name does not travel: it is the route that counts."
  let judges: Set<Property> = [.contractEndpoints]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.property == .contractEndpoints else { return [] }
    switch change.kind {
    case .added: return added(change)
    case .removed: return removed(change, comparison)
    case .renamed:
      return [
        .breaking(
          .source, .regeneration, .doesNotCompile,
          "\(change.title) was called `\(change.old?.name ?? "")`, and has the same route",
          help: "use the new name in app and server code")
      ]
    case .changed: return []
    }
  }

  private func added(_ change: PieceChange) -> [Judgement] {
    [
      .fine(.wire, "\(change.title) is new, and no shipped app calls it"),
      .risky(
        .wire, .newClient, .lockedOut,
        "a server that was not updated does not have \(change.title)",
        help: "update the server before the app"),
    ]
  }

  private func removed(_ change: PieceChange, _ comparison: Comparison) -> [Judgement] {
    guard let endpoint = change.old?.endpoint else { return [] }
    let source = Judgement.breaking(
      .source, .regeneration, .doesNotCompile,
      "\(change.title) is gone: code that calls it does not compile", help: "remove the calls")
    let renews = comparison.oldSession.renewal?.name.value == endpoint.name.value
    let end = endpoint.deprecated?.until.map { ", which was announced for \($0.value)" } ?? ""
    if endpoint.caller == .app || endpoint.caller == .page {
      return [
        .breaking(
          .wire, .oldClient, renews ? .forcedSignIn : .lockedOut,
          "\(change.title) is gone\(end): a shipped app that calls it \(renews ? "loses its session" : "is refused")",
          help: endpoint.deprecated == nil
            ? "keep it, marked `deprecated`, until the apps that call it are gone"
            : "look whether the apps that call it are gone"), source,
      ]
    }
    return [
      .breaking(
        .wire, .oldClient, .lockedOut,
        "\(change.title) is gone\(end): the \(endpoint.caller.rawValue) that calls it is refused",
        help: "keep it until nobody is sent there"), source,
    ]
  }
}
