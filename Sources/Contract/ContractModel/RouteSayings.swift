/// The texts that the calls of a route say in one place.
struct RouteSayings {
  /// A text on the wire. A literal differs from the text that is spelt alike.
  struct SaidText: Hashable {
    let text: String
    let isLiteral: Bool
  }

  /// The positions of the calls that say a text here, in ascending order.
  private(set) var speakers: [Int] = []
  private var byText: [SaidText: [Int]] = [:]
  /// For a text, how many speakers from the first on may all say it.
  private var leading: [SaidText: Int] = [:]

  var textCount: Int { byText.count }

  mutating func add(_ texts: [SaidText], of position: Int) {
    for text in Set(texts) {
      byText[text, default: []].append(position)
      if leading[text, default: 0] == speakers.count { leading[text, default: 0] += 1 }
    }
    speakers.append(position)
  }

  /// The positions of those that may say one of the texts, in ascending order.
  func sharers(of texts: [SaidText]) -> [Int] {
    if texts.count == 1 { return byText[texts[0]] ?? [] }
    return Set(texts.flatMap { byText[$0] ?? [] }).sorted()
  }

  /// The first that never says one of the texts.
  func firstStranger(to texts: [SaidText]) -> Int? {
    if texts.count == 1 {
      let count = leading[texts[0]] ?? 0
      return count < speakers.count ? speakers[count] : nil
    }
    let sharers = Set(sharers(of: texts))
    return speakers.first { !sharers.contains($0) }
  }
}
