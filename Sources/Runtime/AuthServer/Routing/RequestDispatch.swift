/// Chooses among the endpoints of one method and path by what a request holds.
struct RequestDispatch {
  private let choices: [RouteTable.RouteMatch]

  /// Sorts the choices: those that ask for more come first.
  init(_ choices: [RouteTable.RouteMatch]) {
    self.choices =
      choices.count < 2
      ? choices : choices.sorted { $0.route.conditions.count > $1.route.conditions.count }
  }

  /// The body is read only where it decides, and then once.
  func choose(_ incoming: inout Incoming) throws(InvalidValue) -> RouteTable.RouteMatch {
    if choices.count == 1, choices[0].route.conditions.isEmpty { return choices[0] }
    let left = try keeping(choices) { !$0.isInBody && !$0.holds(for: incoming) }
    guard left.contains(where: { $0.route.conditions.contains(where: \.isInBody) }) else {
      return left[0]
    }
    let mayBeEmpty = left.contains { $0.route.conditions.contains(where: \.allowsNoBody) }
    if mayBeEmpty, incoming.request.body.isEmpty {  //! dispatch-empty-body
      incoming.parsed = .object(JSONObject())
    } else {
      try readBody(&incoming)
    }
    let whole = incoming
    return try keeping(left) { !$0.holds(for: whole) }[0]
  }

  private func readBody(_ incoming: inout Incoming) throws(InvalidValue) {
    if incoming.style.takesForms {
      _ = try incoming.formBody()
    } else {
      incoming.parsed = try incoming.jsonValue()
    }
  }

  /// Never empty: what suits no choice is a fault, at the first place where it went wrong.
  private func keeping(
    _ choices: [RouteTable.RouteMatch], unless fails: (RouteCondition) -> Bool
  ) throws(InvalidValue) -> [RouteTable.RouteMatch] {
    let failures = choices.map { $0.route.conditions.first(where: fails) }
    let left = zip(choices, failures).filter { $1 == nil }.map(\.0)
    guard left.isEmpty, let first = failures.compactMap({ $0 }).first else { return left }
    let texts = failures.compactMap { $0 }.filter { $0.place == first.place }
      .flatMap(\.wanted)
    throw first.fault(wanting: Set(texts).sorted())
  }
}
