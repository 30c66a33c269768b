import AuthServer
import ContractModel
import ContractMessages
import Diagnostics

/// The pages of a sign-in are not for other sites: none frames them, reads their answers, names where they lead, or ends a
/// sign-in that nobody began.
struct PageCases {
  let contract: Contract
  private static let elsewhere = "https://elsewhere.example"

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.endpoints.compactMap { endpoint in
      switch endpoint.caller {
      case .browser where endpoint.operation.value == .webSignIn: framed(endpoint)
      case .browser: led(endpoint)
      case .page: read(endpoint)
      case .provider where endpoint.endsIn != nil: unbegun(endpoint)
      case .provider, .app: nil
      }
    }
  }

  private func framed(_ endpoint: Endpoint) -> ConformanceCase {
    one(endpoint, "framed", "No other site shows the page of `\(endpoint.name.value)` in a frame.")
    { run in
      let answer = try await run.send(good(endpoint, run), to: endpoint).response
      guard answer.status == 200, answer.isHTML else {
        throw CaseEnd.notObservable("it is answered with \(answer.status) and no page")
      }
      let policy = answer.headers.all("Content-Security-Policy").joined(separator: ";")
      guard answer.headers.first("X-Frame-Options") != nil || policy.contains("frame-ancestors")
      else {
        throw CaseEnd.broken(
          expected: "`X-Frame-Options`, or `frame-ancestors` in `Content-Security-Policy`",
          found: "neither")
      }
    }
  }

  private func led(_ endpoint: Endpoint) -> ConformanceCase? {
    guard GoodValues(contract).message(to: endpoint).request.places.first != nil else { return nil }
    return one(
      endpoint, "led",
      "`\(endpoint.name.value)` leads nobody to another site that its caller names."
    ) { run in
      for place in good(endpoint, run).places {
        var request = good(endpoint, run)
        request.target.replaceSubrange(place, with: PercentCoding.encode(Self.elsewhere + "/"))
        let answer = try await run.send(request, to: endpoint).response
        let location = answer.headers.first("Location") ?? ""
        if location.hasPrefix(Self.elsewhere) {
          throw CaseEnd.broken(expected: "no way to another site", found: "a redirect to it")
        }
      }
    }
  }

  private func read(_ endpoint: Endpoint) -> ConformanceCase {
    one(endpoint, "read", "No page of another site reads the answer to `\(endpoint.name.value)`.") {
      run in
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: endpoint)
      var request = run.values(device).values().message(to: endpoint).request
      request.headers.add("Origin", Self.elsewhere)
      let answer = try await run.send(request, to: endpoint).response
      let readers = answer.headers.all("Access-Control-Allow-Origin")
      if let reader = readers.first(where: { [Self.elsewhere, "*", "null"].contains($0) }) {
        throw CaseEnd.broken(
          expected: "no `Access-Control-Allow-Origin` for another site",
          found: reader == Self.elsewhere ? "the other site's" : "`\(reader)`")
      }
    }
  }

  private func unbegun(_ endpoint: Endpoint) -> ConformanceCase {
    one(endpoint, "unbegun", "`\(endpoint.name.value)` signs nobody in who began nothing.") { run in
      var request = good(endpoint, run)
      if !request.target.contains("state="), request.body.isEmpty {
        request.target += (request.target.contains("?") ? "&" : "?") + "state=of-nobody"
      }
      let answer = try await run.send(request, to: endpoint)
      if answer.isGood {
        throw CaseEnd.broken(expected: "no sign-in", found: "the callback with its fields")
      }
    }
  }

  private func good(_ endpoint: Endpoint, _ run: CaseRun) -> Request {
    run.values(run.device()).values().message(to: endpoint).request
  }

  private func one(
    _ endpoint: Endpoint, _ id: String, _ promise: String,
    run: @escaping @Sendable (CaseRun) async throws -> Void
  ) -> ConformanceCase {
    ConformanceCase(
      "pages.\(endpoint.name.value).\(id)", .pages, promise, at: endpoint.name.span, run: run)
  }
}

extension Request {
  /// The values of its query that are a path or a URL.
  fileprivate var places: [Range<String.Index>] {
    guard let query = target.firstIndex(of: "?") else { return [] }
    let pairs = target[target.index(after: query)...].split(separator: "&")
    return pairs.compactMap { pair in
      guard let equals = pair.firstIndex(of: "=") else { return nil }
      let value = pair[pair.index(after: equals)...]
      let text = PercentCoding.decode(value) ?? ""
      return text.hasPrefix("/") || text.contains("://") ? value.startIndex..<value.endIndex : nil
    }
  }
}

extension Response {
  fileprivate var isHTML: Bool { headers.first("Content-Type")?.hasPrefix("text/html") == true }
}
