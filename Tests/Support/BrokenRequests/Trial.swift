package import AuthServer
import CaseFolders
package import ContractModel
import ContractReader
package import ContractMessages
import Diagnostics
import YAMLSource

/// The stubs of one contract, held to what the contract says.
package struct Trial: Sendable, CustomStringConvertible {
  package typealias Stubs = @Sendable (Calls, GoodValues) -> [String: any Handler]

  package let description: String
  private let path: String
  private let stubs: Stubs

  /// - Parameter stubs: the routes of each of its servers, to a service that notes what is called.
  package init(_ path: String, _ stubs: @escaping Stubs) {
    description = path
    self.path = path
    self.stubs = stubs
  }

  package func contract() throws -> Contract {
    try read(parse(SourceFile(path: path, text: Checkout.text(path))))
  }

  private func send(
    _ message: SentMessage, to endpoint: Endpoint, of contract: Contract
  ) async -> Outcome {
    let calls = Calls()
    guard let handler = stubs(calls, GoodValues(contract))[endpoint.server] else {
      return Outcome(called: [], status: 0, text: "there is no such server")
    }
    let answer = await handler.respond(to: message.request)
    return Outcome(
      called: calls.all, status: answer.status, text: String(decoding: answer.body, as: UTF8.self))
  }

  /// Good requests that did not reach the method of their endpoint, and no other.
  package func lost() async throws -> [String] {
    let contract = try contract()
    var lost: [String] = []
    for endpoint in contract.endpoints {
      let demands = EndpointDemands(endpoint, of: contract)
      for (what, message) in [("all", demands.good)] + demands.others {
        let outcome = await send(message, to: endpoint, of: contract)
        if outcome.called != [endpoint.name.value] {
          lost.append("\(endpoint.name.value) \(what): \(outcome)")
        }
      }
    }
    return lost
  }

  /// Demands that nothing breaks, and broken requests that reached a method or were not refused as
  /// the contract says.
  package func missed() async throws -> [String] {
    let contract = try contract()
    var missed: [String] = []
    for endpoint in contract.endpoints {
      let server = contract.servers[endpoint.server]
      for demand in EndpointDemands(endpoint, of: contract).all {
        if demand.broken.isEmpty { missed.append("\(endpoint.name.value) \(demand): unbroken") }
        for message in demand.broken {
          let outcome = await send(message, to: endpoint, of: contract)
          if !outcome.refuses(demand, by: server) {
            missed.append("\(endpoint.name.value) \(demand): \(outcome)")
          }
        }
      }
    }
    return missed
  }

  /// Fields of what is sent of which nobody asked anything.
  package func overlooked() throws -> [String] {
    let contract = try contract()
    return contract.endpoints.flatMap { endpoint in
      let asked = EndpointDemands(endpoint, of: contract).fields
      let fields = FieldCensus(of: endpoint, in: contract).fields
      return fields.filter { !asked.contains($0.key) }.map { "\(endpoint.name.value) \($0.value)" }
    }
  }
}
