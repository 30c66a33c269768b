/// The test that a field of a refusal must pass. Texts are compared byte by byte.
public enum TextTest: Hashable, Sendable {
  case equals(String)
  case startsWith(String)
  case has(String)

  package func meets(_ text: String) -> Bool {
    let (bytes, wanted) = (Array(text.utf8), Array(self.text.utf8))
    switch self {
    case .equals: return bytes == wanted
    case .startsWith: return bytes.starts(with: wanted)
    case .has: return bytes.holds(wanted)
    }
  }

  package var text: String {
    switch self {
    case .equals(let text), .startsWith(let text), .has(let text): text
    }
  }

  var strength: Int {
    switch self {
    case .equals: 3
    case .startsWith: 2
    case .has: 1
    }
  }
}

extension [UInt8] {
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard part.count <= count else { return false }
    return (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }
}
