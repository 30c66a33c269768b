import ContractModel
import LiveScenarios

/// The things that a person, or an app's developer, sees after one step of a play.
struct Observation: Sendable {
  /// Nil where the step is no call.
  let ending: ScenarioEnding?
  let endpoint: String?
  /// The device of the step; nil for the first one.
  var caller: Scenario.Caller?
  let state: String
  /// The renewals that the step asked for.
  let renewals: Int
  /// The last of them brought something.
  let isRenewed: Bool
  /// The words of the answer in the order of letters, without numbers, ids and tokens: they differ from run to run, as the
  /// order of a list does.
  let answer: String

  /// It says all that the other says. A value that was missing may be there.
  func tells(_ other: Observation) -> Bool {
    var words: [Substring: Int] = [:]
    for word in answer.split(separator: " ") { words[word, default: 0] += 1 }
    for word in other.answer.split(separator: " ") where !["nil", "Optional"].contains(word) {
      guard let count = words[word], count > 0 else { return false }
      words[word] = count - 1
    }
    return true
  }

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
