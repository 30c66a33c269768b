import ContractModel
import Diagnostics
import Generation
import Mustache

/// Where the API runs, and a line for each call.
struct ReadmePage: Page {
  static let template = "Docs/README"

  let version: String
  let doc: Code
  let contract: Code
  let languages: Code
  let hasMessages: Bool
  let addresses: [Address]
  let severalServers: Bool
  let calls: [Call]

  struct Address: Encodable {
    let environment: String
    let server: String
    let url: Code
  }

  struct Call: Encodable {
    let name: String
    let anchor: Code
    let route: Code
    let server: Code
    let operation: Code
    let priority: Code?
    let isDeprecated: Bool

    init(_ plan: CallPlan, _ context: DocsContext) {
      name = plan.name
      anchor = context.anchor(plan.name)
      route = context.code("\(plan.method) \(plan.pathText)")
      server = context.code(plan.server)
      operation = Code(context.words.operation(plan))
      priority = plan.endpoint.priority.map { Code(context.words.priority($0.value)) }
      isDeprecated = plan.endpoint.deprecated != nil
    }
  }

  init(_ context: DocsContext) {
    let (blueprint, contract) = (context.blueprint, context.contract)
    version = contract.version.value
    doc = context.text(contract.doc)
    self.contract = context.code(blueprint.contractName)
    languages = context.codes(blueprint.languages)
    hasMessages = contract.refusals.contains { !$0.messages.isEmpty }
    addresses = blueprint.environments.flatMap { plan in
      plan.urls.map {
        Address(environment: plan.name, server: $0.server, url: context.reference($0.url))
      }
    }
    severalServers = blueprint.servers.count > 1
    calls = blueprint.calls.map { Call($0, context) }
  }
}
