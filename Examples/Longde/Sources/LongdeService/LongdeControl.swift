public import AuthServer
import Foundation

/// The control that `authlab conform` asks of a server in a test. Never offer it in production.
public struct LongdeControl: RoutedHandler {
  public let router: Router

  public init(_ service: LongdeService) {
    let control = Calls(store: service.store, clock: service.clock)
    router = Router(routes: [
      Route(.get, "/__lab/clock", control.time),
      Route(.post, "/__lab/clock", control.advance),
      Route(.get, "/__lab/outbox", control.outbox),
      Route(.get, "/__lab/accounts", control.accounts),
      Route(.post, "/__lab/accounts", status: 201, control.make),
      Route(.patch, "/__lab/accounts/{id}", control.change),
      Route(.get, "/__lab/sessions", control.sessions),
    ])
  }

  /// A call without a body.
  struct Question: IncomingRequest {
    init(_ incoming: Incoming) throws(InvalidValue) {}
  }

  /// A call with a body, and with an id in its path where it has one.
  struct Order: IncomingRequest {
    let body: JSONObject
    let id: String?

    init(_ incoming: Incoming) throws(InvalidValue) {
      body = try incoming.jsonBody()
      id = try incoming.path.optional("id")
    }
  }

  private struct Calls: Sendable {
    typealias Trouble = ServerRefusal<NoRefusal>

    let store: LongdeStore
    let clock: LongdeClock

    func time(_: Question) async throws(Trouble) -> JSONValue {
      ["now": Self.instant(await clock.now)]
    }

    func advance(_ order: Order) async throws(Trouble) -> JSONValue {
      let text = LongdeToken.text(order.body["advance"]) ?? ""
      guard let seconds = Self.seconds(text) else { throw .unavailable() }
      await clock.advance(seconds: seconds)
      return ["now": Self.instant(await clock.now)]
    }

    func outbox(_: Question) async throws(Trouble) -> JSONValue { [] }

    func accounts(_: Question) async throws(Trouble) -> JSONValue {
      .array(try await attempt { try await store.people() }.map(Self.shown))
    }

    func make(_ order: Order) async throws(Trouble) -> JSONValue {
      guard case .array(let wanted)? = order.body["accounts"] else { throw .unavailable() }
      var made: [Person] = []
      for case .object(let fields) in wanted {
        let link = fields["link"].flatMap { try? $0.fields() }
        let profile = fields["profile"].flatMap { try? $0.fields() }
        let state = LongdeToken.text(fields["state"]).flatMap(Person.State.init) ?? .active
        let person = Person(
          id: LongdeStore.newID(), email: LongdeToken.text(fields["email"]),
          fullName: LongdeToken.text(profile?["fullName"]), state: state)
        let now = await clock.now
        try await attempt {
          try await store.add(person, subject: LongdeToken.text(link?["subject"]), now: now)
        }
        made.append(person)
      }
      return ["accounts": .array(made.map(Self.shown))]
    }

    func change(_ order: Order) async throws(Trouble) -> JSONValue {
      guard let id = order.id,
        let state = LongdeToken.text(order.body["state"]).flatMap(Person.State.init),
        let person = try await attempt({ try await store.change(id, to: state) })
      else { throw .unavailable() }
      return Self.shown(person)
    }

    func sessions(_: Question) async throws(Trouble) -> JSONValue {
      .array(
        try await attempt { try await store.sessions() }.map { session in
          [
            "id": .string(session.id), "account": .string(session.account),
            "device": "", "beganAt": Self.instant(session.began),
          ]
        })
    }

    private func attempt<Value: Sendable>(
      _ work: () async throws -> Value
    ) async throws(Trouble) -> Value {
      do { return try await work() } catch { throw .unavailable() }
    }

    private static func shown(_ person: Person) -> JSONValue {
      let identifiers: [JSONValue] = [person.email].compactMap { $0 }.map { email in
        ["kind": "email", "text": .string(email), "confirmed": true]
      }
      return [
        "id": .string(person.id), "state": .string(person.state.rawValue),
        "identifiers": .array(identifiers),
      ]
    }

    private static func instant(_ time: Int64) -> JSONValue {
      Date(timeIntervalSince1970: Double(time / 1_000)).json
    }

    /// A duration as contracts have it: `1h56m`.
    private static func seconds(_ text: String) -> Int64? {
      let units: [Character: Int64] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
      var total: Int64 = 0
      var number = ""
      for letter in text {
        if letter.isNumber {
          number.append(letter)
        } else if let unit = units[letter], let count = Int64(number) {
          total += count * unit
          number = ""
        } else {
          return nil
        }
      }
      return number.isEmpty ? total : nil
    }
  }
}
