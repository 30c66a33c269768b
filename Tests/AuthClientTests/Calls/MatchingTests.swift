import Foundation
import Testing

@testable import AuthClient

@Suite("Matching a response to a declared error")
struct MatchingTests {
  enum Said: String, DeclaredRefusal, CaseIterable {
    case rest, part, beginning, exact, both, twoParts, header, whole, down, gateway, longer

    var rule: RefusalRule {
      switch self {
      case .rest: refusal(400)
      case .part: refusal(400, ["message": .has("bad")])
      case .beginning: refusal(400, ["message": .startsWith("very bad")])
      case .longer: refusal(400, ["message": .startsWith("very bad day")])
      case .exact: refusal(400, ["message": .equals("very bad code")])
      case .both: refusal(400, ["message": .equals("very bad code"), "error.code": .has("7")])
      case .twoParts: refusal(400, ["message": .has("bad"), "error.code": .has("7")])
      case .header: refusal(400, [.header("x-type"): .startsWith("Limit")])
      case .whole: refusal(403, [".": .equals("go away")])
      case .down: refusal(.hundreds(5))
      case .gateway: refusal(502)
      }
    }

    private func refusal(
      _ status: StatusPattern, _ match: [RefusalPlace: TextTest] = [:]
    ) -> RefusalRule {
      RefusalRule(name: rawValue, status: status, match: match, recovery: .tell)
    }
  }

  @Test(arguments: [
    (400, "", Said.rest), (400, "{}", .rest), (400, "[1]", .rest),
    (400, #"{"message":"a bad one"}"#, .part),
    (400, #"{"message":"very bad one"}"#, .beginning),
    (400, #"{"message":"very bad days"}"#, .longer),
    (400, #"{"message":"very bad code"}"#, .exact),
    (400, #"{"message":"very bad code","error":{"code":17}}"#, .both),
    (400, #"{"message":"a bad one","error":{"code":17}}"#, .twoParts),
    (400, #"{"message":"very bad one","error":{"code":17}}"#, .beginning),
    (400, #"{"message":17}"#, .rest),
    (403, "go away", .whole), (403, "go away now", nil), (403, "", nil),
    (500, "", .down), (599, "<html>", .down), (502, "", .gateway), (404, "", nil), (302, "", nil),
  ])
  func mostSpecificRuleWins(_ status: Int, _ body: String, _ expected: Said?) {
    let answer = RefusalAnswer(HTTPResponse(status: status, body: Data(body.utf8)))
    #expect(Said.find(in: answer) == expected)
  }

  @Test func headerNamesIgnoreCase() {
    let answer = RefusalAnswer(HTTPResponse(status: 400, headers: ["X-TYPE": "LimitExceeded:"]))
    #expect(Said.find(in: answer) == .header)
  }

  @Test func textComparisonIsBytewise() {
    #expect(!TextTest.equals("\u{e9}").meets("e\u{301}"))
    #expect(TextTest.has("").meets(""))
    #expect(!TextTest.has("ab").meets("a"))
  }

  /// Cases that carry what the server said.
  enum Locked: DeclaredRefusal {
    case locked(until: Date)

    static let rules = [
      RefusalRule(
        name: "locked", status: 423, recovery: .wait(until: nil), messages: ["en": "Wait."])
    ]

    struct Fields: Decodable { var lockedUntil: Date }

    init?(rule: RefusalRule, answer: RefusalAnswer) {
      guard let fields = answer.fields(as: Fields.self) else { return nil }
      self = .locked(until: fields.lockedUntil)
    }

    var rule: RefusalRule { Self.rules[0] }

    var recovery: Recovery {
      switch self {
      case .locked(let until): .wait(until: until)
      }
    }
  }

  @Test func matchIncludesItsFields() {
    let body = Data(#"{"lockedUntil":"2027-03-01T10:20:30Z"}"#.utf8)
    let found = Locked.find(in: RefusalAnswer(HTTPResponse(status: 423, body: body)))
    let until = Date(timeIntervalSince1970: 1_803_896_430)
    #expect(found == .locked(until: until))
    #expect(found.map(CallFailure.refused)?.recovery == .wait(until: until))
    #expect(Locked.find(in: RefusalAnswer(HTTPResponse(status: 423))) == nil)
  }

  /// The fields of a refusal that stand beside its body.
  private struct Limits: Decodable {
    var left: Int

    init(from decoder: any Decoder) throws { left = try AnswerFields(decoder).header("X-Left") }
  }

  /// A rate limiter in front of the server often responds with an HTML page or an empty body.
  @Test(arguments: [#"{"message":"slower"}"#, "<html>slower</html>", ""])
  func headerFieldsNeedNoJSONBody(_ body: String) {
    let response = HTTPResponse(status: 429, headers: ["x-left": "3"], body: Data(body.utf8))
    #expect(RefusalAnswer(response).fields(as: Limits.self)?.left == 3)
  }
}

extension DeclaredRefusal {
  fileprivate static func find(in answer: RefusalAnswer) -> Self? {
    rule(in: answer).flatMap { Self(rule: $0, answer: answer) }
  }
}
