import AuthTesting
import Foundation

/// The real values for the fake ones of a story, as far as they are known.
struct StoryValues {
  private let meanings: [String: String]
  private(set) var real: [String: String] = [:]

  init(_ story: StoryFixture) { meanings = story.values }

  func meaning(of text: String) -> String? {
    meanings[text] ?? meanings[String(text.trimmingPrefix("Bearer "))]
  }

  /// The values that a person, a device or a provider brings.
  var brought: [(text: String, meaning: String)] {
    meanings.filter { !$0.value.hasPrefix("tokens.") && !$0.value.hasPrefix("session.") }
      .map { (text: $0.key, meaning: $0.value) }.sorted { $0.text < $1.text }
  }

  /// The real value for a slot of a provider.
  func value(of slot: String) -> String? {
    meanings.first { $0.value.hasPrefix("providers.") && $0.value.hasSuffix(".\(slot)") }
      .flatMap { real[$0.key] }
  }

  mutating func set(_ text: String, _ value: String) { real[text] = value }

  /// Takes the real values from the places in which the story has fake ones.
  mutating func learn(_ story: StoryMessage, from message: StoryMessage) {
    for (place, text) in story.leaves {
      let fake = String(text.trimmingPrefix("Bearer "))
      guard meanings[fake] != nil, let value = message.leaves[place] else { continue }
      real[fake] = String(value.trimmingPrefix("Bearer "))
    }
  }

  func fill(_ text: String, encoded: Bool = false) -> String {
    var text = text
    for (fake, value) in real.sorted(by: { $0.key.count > $1.key.count }) {
      text =
        encoded
        ? text.replacing(Self.encode(fake), with: Self.encode(value))
        : text.replacing(fake, with: value)
    }
    return text
  }

  private static func encode(_ text: String) -> String {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    return text.addingPercentEncoding(withAllowedCharacters: plain) ?? text
  }
}
