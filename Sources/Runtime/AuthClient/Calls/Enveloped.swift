import Foundation

/// An answer that stands inside of another object: `{"code": 0, "data": {…}}`.
struct Enveloped<Answer: Decodable>: Decodable {
  let answer: Answer

  init(from decoder: any Decoder) throws {
    var steps = decoder.userInfo[.envelope] as? [String] ?? []
    let last = steps.popLast() ?? ""
    var container = try decoder.container(keyedBy: WireName.self)
    for step in steps {
      container = try container.nestedContainer(keyedBy: WireName.self, forKey: WireName(step))
    }
    answer = try container.decode(Answer.self, forKey: WireName(last))
  }
}

/// A name on the wire that only the contract knows.
struct WireName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
