import Diagnostics

/// The method, the path and the server of a call.
struct EndpointAddress: ReviewRule {
  let id = "endpoint-route"
  let title = "the route of a call"
  let reason =
    "Apps in the store call the old route. Keep it beside the new one until they are gone. Where a page or a provider leads, no "
    + "app knows the route."
  let judges: Set<Property> = [.endpointMethod, .endpointPath, .endpointServer]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let property = change.values.map(\.property).first(where: judges.contains),
      let pair = change.endpoints
    else { return [] }
    let (old, new) = pair
    let sameParts =
      old.path.value.parts.map(\.shape) == new.path.value.parts.map(\.shape)
      && old.method.value == new.method.value && change.value(.endpointServer) == nil
    if sameParts {
      return [
        .fine(
          .wire, "\(change.sentence(property)): a part of the path has another name in code",
          about: property)
      ]
    }
    let isLed = old.caller == .page || old.caller == .provider
    if isLed, ![.get, .post].contains(new.method.value) {
      let caller =
        old.caller == .page ? "the form of a page" : "a browser that a provider sends back"
      return [
        .breaking(
          .wire, .oldClient, .lockedOut,
          "\(change.sentence(property)): \(caller) cannot make such a call",
          help: "keep `\(old.method.value.rawValue)`", about: property)
      ]
    }
    if isLed {
      let caller =
        old.caller == .page ? "pages of the server lead" : "the provider has to send people"
      return [
        .risky(
          .wire, .oldClient, .lockedOut, "\(change.sentence(property)): \(caller) to the new route",
          help: old.caller == .page
            ? "change the pages with it" : "register the new route at the provider first",
          about: property)
      ]
    }
    // An app whose renewal is not there keeps its session, and each call fails: nothing tells it to sign in.
    return [
      .breaking(
        .wire, .oldClient, .lockedOut,
        "\(change.sentence(property)): a shipped app calls the old route, which is not there",
        help: "serve both routes until the apps that call the old one are gone", about: property),
      .breaking(
        .wire, .newClient, .lockedOut,
        "\(change.sentence(property)): a server that was not updated does not have the new route",
        help: "update the server before the app", about: property),
    ]
  }
}

import ContractModel

extension PathTemplate.Part {
  /// Its text, where it has one: the name in braces does not travel.
  fileprivate var shape: String? {
    if case .literal(let text) = self { text } else { nil }
  }
}
