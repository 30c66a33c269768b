/// A reason for which the tester cannot go a way of signing in.
enum SignInObstacle {
  case need(TesterNeed)
  case reason(String)

  var words: String {
    switch self {
    case .need(let need): need.words
    case .reason(let reason): reason
    }
  }

  /// The reason for which nobody can be signed in: each way has an obstacle.
  static func words(_ all: [(endpoint: String, obstacle: SignInObstacle)]) -> String {
    if all.isEmpty { return "nobody can be signed in: no call of an app begins a session" }
    var options: [String] = []
    var others: [String] = []
    for (endpoint, obstacle) in all {
      switch obstacle {
      case .need(let need):
        if !options.contains(need.option) { options.append(need.option) }
      case .reason(let reason): others.append("`\(endpoint)`: \(reason)")
      }
    }
    let wanted =
      options.isEmpty ? [] : ["it needs a sign-in: \(options.joined(separator: ", or "))"]
    return (wanted + others).joined(separator: "; ")
  }
}
