import AuthServer

/// How far a sign-in has come, and what it began with.
struct Way: Sendable {
  /// What is not asked any more.
  var passed: Set<Step> = []
  /// What was shown for it: somebody who showed more than a password is not odd.
  var shown: Set<Step> = []
  /// A sign-in by password passes no second factor by, and ends with its password.
  var isByPassword = false

  static let byPassword = Way(isByPassword: true)

  func with(_ step: Step) -> Way {
    var way = self
    way.passed.insert(step)
    way.shown.insert(step)
    return way
  }
}

extension Way {
  init(_ payload: JSONObject) {
    self.init(
      passed: Step.set(payload["passed"]), shown: Step.set(payload["shown"]),
      isByPassword: payload["byPassword"]?.isTrue ?? false)
  }

  var payload: JSONObject {
    [
      "passed": Step.json(passed), "shown": Step.json(shown), "byPassword": .bool(isByPassword),
    ]
  }
}

extension Step {
  static func set(_ json: JSONValue?) -> Set<Step> {
    guard case .array(let words)? = json else { return [] }
    return Set(words.compactMap(\.asText).compactMap { Step(rawValue: $0) })
  }

  static func json(_ steps: Set<Step>) -> JSONValue {
    .array(steps.map(\.rawValue).sorted().map(JSONValue.string))
  }
}
