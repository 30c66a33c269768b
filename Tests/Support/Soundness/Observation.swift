import LiveScenarios

/// The things that a person, or an app's developer, sees after one step of a play.
struct Observation: Sendable {
  /// Nil where the step is no call.
  let ending: ScenarioEnding?
  let endpoint: String?
  let state: String
  /// The renewals that the step asked for.
  let renewals: Int
  /// The last of them brought something.
  let isRenewed: Bool
  /// The words of the answer in the order of letters, without numbers, ids and tokens: they differ from run to run, as the
  /// order of a list does.
  let answer: String

  /// The session of a person is here.
  var isIn: Bool { state != "signedOut" && state != "unknown" }
}

extension String {
  var sortedWords: String {
    withoutNumbers.split { " ,()[]".contains($0) }.sorted().joined(separator: " ")
  }

  /// Each word with a digit is the same word.
  var withoutNumbers: String {
    var words: [String] = []
    var word = ""
    for character in self {
      if character.isLetter || character.isNumber || character == "-" || character == "_" {
        word.append(character)
      } else {
        words.append(word.contains(where: \.isNumber) ? "#" : word)
        words.append(String(character))
        word = ""
      }
    }
    words.append(word.contains(where: \.isNumber) ? "#" : word)
    return words.joined()
  }
}
