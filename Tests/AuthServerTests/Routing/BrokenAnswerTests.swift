import AuthServer
import Primitives
import Testing

/// An answer that the contract does not allow is a 500 in the contract's form, and the log is told the place.
@Suite struct BrokenAnswerTests {
  private struct Anything: IncomingRequest {
    init(_ incoming: Incoming) {}
  }

  /// As the generator writes a type with rules.
  struct Card: Hashable, Sendable, JSONConvertible {
    var email: String
    var zip: String = "12345"
    var until: Date?
    static let zipPattern = ValueRule<String>.matches("[0-9]{5}")

    init(email: String, zip: String = "12345", until: Date? = nil) {
      (self.email, self.zip, self.until) = (email, zip, until)
    }

    init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      email = try fields.required("email", keeping: .email)
      zip = try fields.required("zip", keeping: Self.zipPattern)
      until = try fields.optional("until")
    }

    var json: JSONValue { ["email": email.json, "zip": zip.json, "until": until?.json] }
  }

  /// As the generator writes a type with a header.
  private struct Ticket: Sendable, JSONAnswer {
    var mark: String
    var json: JSONValue { ["mark": "x"] }
    var answerHeaders: Headers { ["X-Mark": mark] }

    func check() throws(InvalidValue) {
      let fields = try json.fields()
      let _: String = try fields.required("mark", keeping: .length(1...1))
      let headers = TextFields.answer(.header, [("X-Mark", self.mark.wireText)])
      let _: String = try headers.required("X-Mark", keeping: .length(1...3))
    }
  }

  private struct Left: WebCallback {
    static let url = "app://left"
    var code: String
    var fields: [(String, String?)] { [("code", code), ("state", nil)] }

    func check() throws(InvalidValue) {
      let query = TextFields.answer(.query, fields)
      let _: String = try query.required("code", keeping: .length(1...3))
      let _: String? = try query.optional("state", keeping: .length(1...3))
    }
  }

  private enum No: DeclaredRefusal {
    case no(Int?)

    var answer: RefusalAnswer {
      guard case .no(let left) = self else { return RefusalAnswer(status: 403, body: nil) }
      return RefusalAnswer(status: 403, at: ["triesLeft": left?.json, "code": "NO"])
        .keeping("triesLeft", left, .size(0...5))
    }
  }

  private struct Outcome {
    var response: Response
    var told: [String]
  }

  private func outcome<Answer: ServerAnswer>(
    _ work: @escaping @Sendable (AnySent) async throws(ServerRefusal<AnyNo>) -> Answer
  ) async -> Outcome {
    let told = Locked<[String]>([])
    let router = Router(
      style: WireStyle(fault: WireStyle.fault(at: ["message": .kind])),
      onBrokenAnswer: { broken in told.use { $0.append(broken.description) } },
      routes: [Route(.get, "/cards", work)])
    let request = Request(.get, "/cards", headers: ["X-Request-Id": "r1"])
    let response = await router.respond(to: request)
    return Outcome(response: response, told: told.use { $0 })
  }

  private typealias AnySent = Anything
  private typealias AnyNo = No

  private func isBroken(_ outcome: Outcome, _ place: String) -> Bool {
    outcome.response.status == 500
      && outcome.response.body == Array(#"{"message":"brokenAnswer"}"#.utf8)
      && outcome.response.headers.only("Cache-Control") == "no-store"
      && outcome.response.headers.only("X-Content-Type-Options") == "nosniff"
      && outcome.response.headers.only("X-Own") == nil
      && outcome.told == ["GET /cards: the answer is broken: \(place) [request r1]"]
  }

  @Test func validAnswersAreSent() async {
    let good = await outcome { (_: Anything) async throws(ServerRefusal<No>) in
      [Card(email: "ann@example.com", until: Date(timeIntervalSince1970: 0))]
    }
    #expect(good.response.status == 200 && good.told.isEmpty)
    let refused = await outcome { (_: Anything) async throws(ServerRefusal<No>) -> Card in
      throw .refused(.no(5))
    }
    #expect(refused.response.status == 403 && refused.told.isEmpty)
    let ticket = await outcome { (_: Anything) async throws(ServerRefusal<No>) in
      Ticket(mark: "abc")
    }
    #expect(ticket.response.status == 200 && ticket.told.isEmpty)
    let left = await outcome { (_: Anything) async throws(ServerRefusal<No>) in
      WebAnswer.ends(Left(code: "abc"))
    }
    #expect(left.response.status == 302 && left.told.isEmpty)
  }

  @Test func valueBreakingItsRuleIsNotSent() async {
    let broken = await outcome { (_: Anything) async throws(ServerRefusal<No>) in
      CallContext.current?.add(header: "X-Own", "1")
      return Card(email: "no mail")
    }
    #expect(isBroken(broken, "body email: expected a mail address"))
  }

  @Test func valueInListBreakingItsPatternIsNotSent() async {
    let broken = await outcome { (_: Anything) async throws(ServerRefusal<No>) in
      [Card(email: "a@b.example"), Card(email: "a@b.example", zip: "1234x")]
    }
    #expect(isBroken(broken, "body [1].zip: expected text that matches [0-9]{5}"))
  }

  @Test func invalidHeaderOrCallbackIsNotSent() async {
    let ticket = await outcome { (_: Anything) async throws(ServerRefusal<No>) in
      Ticket(mark: "abcd")
    }
    #expect(isBroken(ticket, "header X-Mark: expected text of 1 to 3 characters"))
    let left = await outcome { (_: Anything) async throws(ServerRefusal<No>) in
      WebAnswer.ends(Left(code: ""))
    }
    #expect(isBroken(left, "query code: expected text of 1 to 3 characters"))
  }

  @Test func invalidRefusalValueIsNotSent() async {
    let broken = await outcome { (_: Anything) async throws(ServerRefusal<No>) -> Card in
      CallContext.current?.add(header: "X-Own", "1")
      throw .refused(.no(6))
    }
    #expect(isBroken(broken, "body triesLeft: expected a number from 0 to 5"))
  }

  @Test func invalidHeaderIsNotSent() async {
    let broken = await outcome { (_: Anything) async throws(ServerRefusal<No>) in
      Response(status: 200, headers: ["X-Own": "a\r\nb"])
    }
    #expect(isBroken(broken, "a status or a header that no answer has"))
  }
}
