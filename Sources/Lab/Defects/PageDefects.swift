import AuthServer
import ContractModel
import Diagnostics

extension Defect {
  /// Pages of a sign-in that other sites can use.
  static let pageDefects: [Defect] = [
    Defect("page.framed", "any site may show the sign-in page in a frame") { contract in
      contract.endpoints.contains { $0.operation.value == .webSignIn }
        ? ChangedAnswers { answer in
          answer.headers.remove("X-Frame-Options")
          answer.headers.remove("Content-Security-Policy")
        } : nil
    },
    Defect("page.readable", "pages of any site may read answers") { contract in
      contract.endpoints.contains { $0.caller == .page }
        ? ChangedAnswers { $0.headers.set("Access-Control-Allow-Origin", "*") } : nil
    },
    Defect("page.leadsAnywhere", "a call leads to where its caller says") { contract in
      FollowedPlaces(contract)
    },
    Defect("callback.unbegun", "a return from a provider that nobody began signs in") { contract in
      AnsweredReturns(contract)
    },
  ]
}

/// A call with a URL in its query is redirected there.
private struct FollowedPlaces: MessageFault {
  private let paths: Set<String>

  init?(_ contract: Contract) {
    let endpoints = contract.endpoints.filter { endpoint in
      endpoint.caller == .browser && endpoint.operation.value != .webSignIn
        && endpoint.sends.contains { field in
          if case .constant(let text) = field.shape.element {
            text.value.hasPrefix("/") || text.value.contains("://")
          } else {
            false
          }
        }
    }
    guard !endpoints.isEmpty else { return nil }
    paths = Set(endpoints.map(\.path.value.text))
  }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    let parts = request.target.split(separator: "?", maxSplits: 1)
    let values = (parts.last ?? "").split(separator: "&").compactMap {
      PercentCoding.decode($0.drop { $0 != "=" }.dropFirst())
    }
    guard paths.contains(String(parts[0])),
      let place = values.first(where: { $0.hasPrefix("http") })
    else { return await server(request) }
    return Response(status: 302, headers: ["Location": place])
  }
}

/// Each return of a provider ends in the callback, with values that are made up.
private struct AnsweredReturns: MessageFault {
  private let path: String
  private let location: String

  init?(_ contract: Contract) {
    let endpoint = contract.endpoints.first { $0.caller == .provider && $0.redirectsTo != nil }
    guard let endpoint, let callback = endpoint.redirectsTo.map({ contract.callbacks[$0.value] })
    else { return nil }
    path = endpoint.path.value.text
    location =
      callback.url.value + "?"
      + callback.fields.map { "\($0.wireName)=made-up" }.joined(separator: "&")
  }

  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response {
    guard request.target.prefix(while: { $0 != "?" }) == path else { return await server(request) }
    return Response(status: 302, headers: ["Location": location])
  }
}
