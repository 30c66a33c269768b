package import AuthServer
import Primitives

/// The control of a server under test, as `docs/control.md` describes it.
package struct ServerControl: Sendable {
  private let channel: any RequestChannel
  /// All copies share it.
  let failures = FailureRecord()
  /// Hears of each change that it makes, in words without anything of a person.
  private var tell: @Sendable (String) -> Void = { _ in }

  package init(_ channel: any RequestChannel) { self.channel = channel }

  /// The control at this URL. After a long run its lists are long.
  package init(url: String) { channel = WebChannel(url, longest: 1 << 26) }

  func telling(_ tell: @escaping @Sendable (String) -> Void) -> Self {
    var other = self
    other.tell = tell
    return other
  }

  /// Seconds since 1970 by the server's clock.
  package func now() async throws(ControlFailure) -> Int {
    let answer = try await ask(.get, "clock")
    guard case .object(let fields) = answer, case .string(let text)? = fields["now"],
      let time = InternetTime(text)
    else {
      throw failures.note(
        "the control answers GET \(channel.base)/__lab/clock without a time like"
          + " `2027-03-01T12:00:00Z` in `now`", isOutage: true)
    }
    return Int(time.seconds)
  }

  package func advance(by seconds: Int) async throws(ControlFailure) {
    _ = try await ask(.post, "clock", ["advance": .string("\(seconds)s")])
    tell("the clock goes on by \(seconds) s")
  }

  /// The codes that were sent to this address, the oldest first.
  package func codes(to address: String) async throws(ControlFailure) -> [String] {
    guard case .array(let letters) = try await ask(.get, "outbox") else {
      throw ControlFailure(why: "the outbox is not a list")
    }
    return letters.compactMap { letter in
      guard case .object(let fields) = letter, case .string(address)? = fields["to"],
        case .string(let code)? = fields["code"]
      else { return nil }
      return code
    }
  }

  /// - Returns: the id of the account.
  package func makeAccount(_ account: JSONObject) async throws(ControlFailure) -> String {
    let made = try await ask(.post, "accounts", ["accounts": .array([.object(account)])])
    guard case .object(let fields) = made, case .array(let accounts)? = fields["accounts"],
      case .object(let first)? = accounts.first, case .string(let id)? = first["id"]
    else { throw ControlFailure(why: "it made an account and did not tell its id") }
    tell("the control makes an account")
    return id
  }

  package func change(account id: String, to state: String) async throws(ControlFailure) {
    _ = try await ask(
      .patch, "accounts/\(PercentCoding.encode(id))", ["state": .string(state)],
      shown: "accounts/ID")
    tell("the account is \(state)")
  }

  /// The id of the account that has this name to sign in by.
  package func account(named names: Set<String>) async throws(ControlFailure) -> String? {
    guard case .array(let accounts) = try await ask(.get, "accounts") else {
      throw ControlFailure(why: "the accounts are not a list")
    }
    for case .object(let account) in accounts {
      guard case .array(let known)? = account["identifiers"], case .string(let id)? = account["id"]
      else { continue }
      for case .object(let one) in known {
        if case .string(let text)? = one["text"], names.contains(text) { return id }
      }
    }
    return nil
  }

  /// The account of the session that began last; nil where nobody is signed in, or several began at that time.
  package func accountOfLastSession() async throws(ControlFailure) -> String? {
    guard case .array(let sessions) = try await ask(.get, "sessions") else {
      throw ControlFailure(why: "the sessions are not a list")
    }
    var last: (began: String, accounts: Set<String>)?
    for case .object(let session) in sessions {
      guard case .string(let began)? = session["beganAt"],
        case .string(let account)? = session["account"]
      else { continue }
      if last.map({ $0.began < began }) ?? true { last = (began, []) }
      if last?.began == began { last?.accounts.insert(account) }
    }
    return last?.accounts.count == 1 ? last?.accounts.first : nil
  }

  /// - Parameter shown: the path in a report, the same for all accounts.
  private func ask(
    _ method: Request.Method, _ path: String, _ body: JSONObject? = nil, shown: String? = nil
  ) async throws(ControlFailure) -> JSONValue {
    let bytes = body.map { JSONValue.object($0).bytes } ?? []
    var request = Request(method, "/__lab/" + path, body: bytes)
    if body != nil { request.headers.add("Content-Type", "application/json") }
    let call = "\(method.name) \(channel.base)/__lab/\(shown ?? path)"
    let answer: Response
    do throws(MissingAnswer) { answer = try await channel.send(request) } catch {
      throw failures.note(
        "the control gives no answer to \(call): \(error.why)", isOutage: true)
    }
    guard (200...299).contains(answer.status) else {
      throw failures.note(
        "the control answers \(answer.status) to \(call)", status: answer.status)
    }
    guard let json = try? JSONValue(reading: answer.body, limits: Self.limits) else {
      throw failures.note("the control answers \(call) with no JSON", isOutage: true)
    }
    return json
  }

  /// A long run has many accounts and letters.
  private static let limits = Limits(
    bodyBytes: 1 << 26, jsonFields: 1_000_000, stringBytes: 1 << 20)
}

/// The control is not there, or did not do what the tester asked for.
package struct ControlFailure: Error, Sendable {
  package let why: String

  package init(why: String) { self.why = why }
}
