import ContractModel

/// The URL that ends a web sign-in.
struct CallbackAddress: ReviewRule {
  let id = "callback-url"
  let title = "the URL that ends a web sign-in"
  let reason =
    "A shipped app is registered for the old URL and waits for it. A sign-in that ends elsewhere never comes back."
  let judges: Set<Property> = [.contractCallbacks, .callback[\.url], .callback[\.hostIsUnchecked]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    var found: [Judgement] = []
    if change.property == .contractCallbacks { found += presence(change) }
    if change.value(.callback[\.url]) != nil {
      found.append(
        .breaking(
          .behaviour, .oldClient, .lockedOut,
          "\(change.sentence(.callback[\.url])): shipped apps wait for the old URL",
          help: "end in both URLs by the app's version", about: .callback[\.url]))
    }
    if let value = change.value(.callback[\.hostIsUnchecked]) {
      found.append(
        value.newText == "true"
          ? .risky(
            .security, .regeneration, nil, "\(change.title): the app no longer looks at the host",
            help: "keep the check", about: .callback[\.hostIsUnchecked])
          : .fine(
            .security, "\(change.title): the app looks at the host", .regeneration,
            about: .callback[\.hostIsUnchecked]))
    }
    return found
  }

  private func presence(_ change: PieceChange) -> [Judgement] {
    switch change.kind {
    case .added: [.fine(.behaviour, "\(change.title) is new", .regeneration)]
    case .removed:
      [
        .breaking(
          .behaviour, .oldClient, .lockedOut,
          "\(change.title) is gone: shipped apps wait for it",
          help: "keep it until they are gone")
      ]
    case .renamed:
      [
        .breaking(
          .source, .regeneration, .doesNotCompile,
          "\(change.title) was called `\(change.old?.name ?? "")`", help: "use the new name")
      ]
    case .changed: []
    }
  }
}
