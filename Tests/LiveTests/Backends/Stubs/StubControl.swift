import AuthServer
import Foundation
import TestLab

/// The control of docs/control.md, without its faults.
@StubActor
struct StubControl {
  let lab: StubLab

  private struct Refused: Error {
    let words: String
    var status = 400
  }

  func answer(_ request: Request) -> Response {
    do {
      let path = request.target.dropFirst("/__lab/".count).split(separator: "/").map(String.init)
      let said = request.body.isEmpty ? [:] : try JSONValue(reading: request.body).fields()
      let isMaking = request.method == .post && path == ["accounts"]
      return Response(status: isMaking ? 201 : 200, json: try call(request.method, path, said))
    } catch let refused as Refused {
      return Response(status: refused.status, json: ["error": .string(refused.words)])
    } catch {
      return Response(status: 400, json: ["error": "the body is no JSON object"])
    }
  }

  private func call(
    _ method: Request.Method, _ path: [String], _ said: JSONObject
  ) throws -> JSONValue {
    switch (method.name, path) {
    case ("GET", ["clock"]): return ["now": StubLab.instant(lab.now)]
    case ("POST", ["clock"]): return try move(said)
    case ("GET", ["outbox"]): return .array(lab.outbox)
    case ("GET", ["accounts"]): return .array(lab.accounts.map(shown))
    case ("POST", ["accounts"]): return try make(said)
    case ("GET", ["sessions"]): return .array(lab.sessions.map(shown))
    case ("PATCH", let path) where path.count == 2 && path[0] == "accounts":
      return try change(path[1], said)
    default: throw Refused(words: "this control has no such call", status: 404)
    }
  }

  private func move(_ said: JSONObject) throws -> JSONValue {
    try only(["advance"], in: said, "the body")
    guard let seconds = said["advance"]?.text.flatMap(Self.seconds), seconds <= Self.longest else {
      throw Refused(words: "advance is no duration such as 1h56m, of ten years at most")
    }
    lab.advance(by: seconds)
    return ["now": StubLab.instant(lab.now)]
  }

  private static let longest = 10 * 366 * 86_400
  private static let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]

  private static func seconds(_ text: String) -> Int? {
    guard text.wholeMatch(of: #/([0-9]{1,12}[smhd])+/#) != nil else { return nil }
    return text.matches(of: #/([0-9]+)([smhd])/#).reduce(0) { sum, part in
      sum + (Int(part.1) ?? 0) * (units[part.2.first ?? "s"] ?? 0)
    }
  }

  private func make(_ said: JSONObject) throws -> JSONValue {
    try only(["accounts"], in: said, "the body")
    guard case .array(let wanted)? = said["accounts"] else {
      throw Refused(words: "accounts is no list")
    }
    let made = try wanted.enumerated().map { try account($1.fields(), "accounts[\($0)]") }
    return ["accounts": .array(made.map { shown(lab.add($0)) })]
  }

  private static let kinds = ["email", "phone", "username"]

  private func account(_ said: JSONObject, _ place: String) throws -> StubAccount {
    try only(
      Self.kinds + ["link", "password", "profile", "state", "factors"], in: said, place)
    let word = said["state"]?.text ?? "active"
    guard let state = StubAccount.State(rawValue: word) else {
      throw Refused(words: "\(place) has no state \(word)")
    }
    let names = Self.kinds.compactMap { kind in
      said[kind]?.text.map {
        StubAccount.Name(kind: kind, text: $0, isConfirmed: state != .unconfirmed)
      }
    }
    let link = try link(said["link"])
    guard !names.isEmpty || link != nil else {
      throw Refused(words: "\(place) needs an email, a phone, a username or a link")
    }
    let isTaken = names.contains { lab.account($0.kind, $0.text) != nil }
    if isTaken || link.flatMap(lab.account) != nil {
      throw Refused(words: "\(place) has a name that another account has")
    }
    return StubAccount(
      names: names, link: link, password: said["password"]?.text.map(Secret.init),
      profile: try profile(said["profile"]), state: state, factors: try factors(said["factors"]),
      at: lab.now)
  }

  private func link(_ said: JSONValue?) throws -> StubAccount.Link? {
    guard let said = try said?.fields() else { return nil }
    return StubAccount.Link(
      provider: said["provider"]?.text ?? "", subject: said["subject"]?.text ?? "")
  }

  private func profile(_ said: JSONValue?) throws -> [String: String] {
    var values: [String: String] = [:]
    for field in try said?.fields().fields ?? [] { values[field.name] = field.value.text }
    return values
  }

  private func factors(_ said: JSONValue?) throws -> StubAccount.Factors {
    let said = try said?.fields()
    return StubAccount.Factors(
      message: said?["message"]?.isTrue ?? false,
      newPassword: said?["newPassword"]?.isTrue ?? false,
      authenticator: said?["authenticator"]?.text)
  }

  private func change(_ id: String, _ said: JSONObject) throws -> JSONValue {
    try only(["state"], in: said, "the body")
    guard let account = lab.accounts.first(where: { $0.key == id }) else {
      throw Refused(words: "no account has this id", status: 404)
    }
    guard let state = said["state"]?.text.flatMap(StubAccount.State.init) else {
      throw Refused(words: "state is active, unconfirmed, disabled or deleted")
    }
    account.state = state
    return shown(account)
  }

  private func shown(_ account: StubAccount) -> JSONValue {
    let names = account.names.map { name -> JSONValue in
      [
        "kind": .string(name.kind), "text": .string(name.text),
        "confirmed": .bool(name.isConfirmed),
      ]
    }
    return [
      "id": .string(account.key), "state": .string(account.state.rawValue),
      "identifiers": .array(names),
      "profile": .object(JSONObject(account.profile.sorted { $0 < $1 }.map { ($0, .string($1)) })),
      "createdAt": StubLab.instant(account.createdAt),
    ]
  }

  private func shown(_ session: StubSession) -> JSONValue {
    [
      "id": .string(session.id), "account": .string(session.account.key),
      "device": .string(session.device), "beganAt": StubLab.instant(session.beganAt),
      "usedAt": StubLab.instant(session.usedAt),
    ]
  }

  private func only(_ keys: [String], in said: JSONObject, _ place: String) throws {
    guard let other = said.fields.first(where: { !keys.contains($0.name) }) else { return }
    throw Refused(
      words: "\(place) has no key \(other.name): it takes \(keys.joined(separator: ", "))")
  }
}
