public import AuthClient
public import AuthWeb
public import Foundation

// Runs the generated clients of one batch. usage: PROGRAM FOLDER-OF-CONTRACTS FILE-OF-THE-CANARY

let canaryFile = URL(fileURLWithPath: CommandLine.arguments[2])

/// Leaves a file behind, as a sign that code in a text was run.
func canary() -> String {
  try? Data("executed".utf8).write(to: canaryFile)
  return "executed"
}

/// Answers with one fixture and keeps what was asked.
final class FixtureTransport: Transport, @unchecked Sendable {
  var fixture: [String: Any] = [:]
  var last: HTTPRequest?

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    last = request
    let body = fixture["body"].flatMap {
      try? JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed)
    }
    let headers = (fixture["headers"] as? [String: String] ?? [:]).map { (name: $0, value: $1) }
    return HTTPResponse(
      status: fixture["status"] as? Int ?? 0,
      headers: HTTPHeaders(headers),
      body: body ?? Data())
  }
}

struct Check {
  private let number: Int
  private var faults: [String] = []

  init(_ number: Int) { self.number = number }

  func touch(_ values: Any...) { for value in values { _ = String(describing: value) } }

  mutating func same<Value: Equatable>(_ value: Value, _ wanted: Value, _ what: String = "a text") {
    if value != wanted { faults.append("\(what): \(value) where \(wanted) was wanted") }
  }

  func end() { for fault in faults { print("\(number): \(fault)") } }

  mutating func call<Client>(
    _ name: String, isSafe: Bool, isAlike: Bool,
    signedIn: (FixtureTransport) async throws -> Client, refusals: [String],
    _ make: (Client) async throws -> Void
  ) async {
    do {
      guard isSafe else { return await mustSendNothing(name, signedIn, make) }
      let transport = FixtureTransport()
      transport.fixture = fixture(Check.signIn(number), "answer")
      let client = try await signedIn(transport)
      transport.fixture = fixture(name, "answer")
      try await make(client)
      if isAlike { compare(transport.last, fixture(name, "request"), name) }
      for refusal in refusals { try await refuse(name, refusal, signedIn, make) }
    } catch { faults.append("\(name): \(error)") }
  }

  private mutating func mustSendNothing<Client>(
    _ name: String, _ signedIn: (FixtureTransport) async throws -> Client,
    _ make: (Client) async throws -> Void
  ) async {
    let transport = FixtureTransport()
    transport.fixture = fixture(Check.signIn(number), "answer")
    do {
      try await make(try await signedIn(transport))
      faults.append("\(name): went over plain http")
    } catch {
      let words = String(describing: error)
      if !words.contains("insecure") { faults.append("\(name): \(words), not insecure") }
    }
  }

  private mutating func refuse<Client>(
    _ name: String, _ refusal: String, _ signedIn: (FixtureTransport) async throws -> Client,
    _ make: (Client) async throws -> Void
  ) async throws {
    let transport = FixtureTransport()
    transport.fixture = fixture(Check.signIn(number), "answer")
    let client = try await signedIn(transport)
    transport.fixture = fixture(name, "refused.\(refusal)")
    do {
      try await make(client)
      faults.append("\(name): not refused as \(refusal)")
    } catch {
      let words = String(describing: error)
      if !words.contains(refusal) { faults.append("\(name): \(words), not \(refusal)") }
    }
  }

  private mutating func compare(_ request: HTTPRequest?, _ fixture: [String: Any], _ name: String) {
    guard let request else {
      faults.append("\(name): nothing was sent")
      return
    }
    let url = request.url.absoluteString
    let path = fixture["path"] as? String ?? ""
    if !url.hasSuffix(path) { faults.append("\(name): \(url) where \(path) was wanted") }
    same(request.method.rawValue, fixture["method"] as? String ?? "", name)
    if let form = fixture["body"] as? String {
      return same(
        request.body.map { String(decoding: $0, as: UTF8.self) }, form, "\(name): the form")
    }
    let body = request.body.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    same(body as? NSDictionary, fixture["body"] as? NSDictionary, "\(name): the body")
    for (header, value) in fixture["headers"] as? [String: String] ?? [:] {
      let sent = request.headers.pairs.first { $0.name.lowercased() == header.lowercased() }
      same(sent?.value, value, "\(name): the header \(header)")
    }
  }

  /// Follows the page to its callback, which brings all that it may.
  func page(
    _ url: String, _ names: [String], state: String, _ repeated: String,
    _ open: (WebSignIn) async throws -> Void
  ) async {
    let browser = FakeBrowser { page in
      let items = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems
      let sent = items?.first { $0.name == state }?.value ?? ""
      var callback = URLComponents()
      callback.queryItems = names.map {
        URLQueryItem(name: $0, value: $0 == repeated ? sent : "brought")
      }
      guard let end = URL(string: url + (callback.string ?? "")) else { return .failure(.failed) }
      return .success(end)
    }
    try? await open(WebSignIn(browser: browser))
  }

  private static func signIn(_ number: Int) -> String { signIns[number] ?? "" }

  private func fixture(_ call: String, _ name: String) -> [String: Any] {
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
      .appending(path: "\(number)/Fixtures/\(call)/\(name).json")
    let json = (try? Data(contentsOf: file)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return json as? [String: Any] ?? [:]
  }
}

for drive in drives { await drive() }
