import AuthServer

/// The life of each token that was seen: its issue, its session, its replacement and its end.
struct TokenHistory {
  struct Life {
    let name: String
    let issued: Double
    /// Seconds; nil where neither the answer nor the contract says.
    let lifetime: Double?
    let session: Int
    /// The moment in which a renewal had replaced it.
    var replaced: Double?
  }

  private var lives: [String: Life] = [:]
  private var ends: [Int: Double] = [:]
  private var sessions = 0

  subscript(text: String) -> Life? { lives[text] }

  var texts: Dictionary<String, Life>.Keys { lives.keys }

  func end(of life: Life) -> Double? { ends[life.session] }

  /// - Parameter carried: a token of the session that the new ones belong to; nil where one begins.
  mutating func note(
    _ tokens: [String: String], lifetimes: [String: Double], at moment: Double,
    with carried: String?
  ) {
    var session = carried.flatMap { lives[$0]?.session }
    if session == nil {
      sessions += 1
      session = sessions
    }
    for (name, text) in tokens where lives[text] == nil {
      lives[text] = Life(
        name: name, issued: moment, lifetime: lifetimes[name], session: session ?? 0)
    }
  }

  mutating func replace(_ text: String, at moment: Double) {
    if lives[text]?.replaced == nil { lives[text]?.replaced = moment }
  }

  mutating func endSession(of text: String, at moment: Double) {
    if let session = lives[text]?.session { ends[session] = moment }
  }
}
