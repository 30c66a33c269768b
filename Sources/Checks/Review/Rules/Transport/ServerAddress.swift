import ContractModel

/// The address of a server, its environments and its pinned keys.
struct ServerAddress: ReviewRule {
  let id = "server-address"
  let title = "the address of a server and its pinned keys"
  let reason =
    "A shipped app calls the old address. Its session belongs to that address: an updated app neither reads nor sends "
    + "tokens of another one. Pins that are replaced without an overlap lock out every app that has the old ones."
  let judges: Set<Property> = [.server[\.url], .server[\.environments], .server[\.pins]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).flatMap { property -> [Judgement] in
      switch property {
      case .server[\.url]: address(change)
      case .server[\.environments]: [environments(change)]
      default: [pins(change)]
      }
    }
  }

  private func address(_ change: PieceChange) -> [Judgement] {
    let sentence = change.sentence(.server[\.url])
    var found = [
      Judgement.breaking(
        .wire, .oldClient, .lockedOut, "\(sentence): shipped apps call the old address",
        help: "serve both addresses until those apps are gone", about: .server[\.url]),
      .breaking(
        .behaviour, .regeneration, .forcedSignIn,
        "\(sentence): the session of an updated app belongs to the old address",
        help: "tell people that they sign in again, or keep the address", about: .server[\.url]),
    ]
    if change.value(.server[\.url])?.newText?.hasPrefix("http://") == true {
      found.append(
        .risky(
          .security, .regeneration, nil, "\(sentence): the connection is not protected",
          help: "use https", about: .server[\.url]))
    }
    return found
  }

  private func environments(_ change: PieceChange) -> Judgement {
    let sentence = change.sentence(.server[\.environments])
    if change.value(.server[\.environments])?.old.isEmpty == true {
      return .fine(.source, sentence, .regeneration, about: .server[\.environments])
    }
    return .risky(
      .source, .regeneration, .doesNotCompile, "\(sentence): builds that use the old one stop",
      help: "change the builds that name it", about: .server[\.environments])
  }

  private func pins(_ change: PieceChange) -> Judgement {
    let value = change.value(.server[\.pins])
    if value?.newText == nil {
      return .risky(
        .security, .regeneration, nil, "\(change.title) has no pins any more",
        help: "keep the pins", about: .server[\.pins])
    }
    return .risky(
      .behaviour, .regeneration, .lockedOut,
      "\(change.sentence(.server[\.pins])): an app with a key that the server does not have reaches nothing",
      help: "list the old and the new keys for a while", about: .server[\.pins])
  }
}
