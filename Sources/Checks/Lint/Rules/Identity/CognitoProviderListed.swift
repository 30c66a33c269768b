import ContractModel
import Diagnostics

/// The hosted page offers what the app asks it for.
struct CognitoProviderListed: Rule {
  let id = "cognito-provider-listed"
  let title = "the hosted page offers the provider that the app asks for"
  let severity = Severity.error
  let why = "the page refuses the provider, or shows its own choice first"
  let reason =
    "The hosted page goes straight to the provider that `identity_provider` names, if "
    + "the app client lists it. The list also has to hold `COGNITO`, or the page shows its "
    + "own choice first. The rule applies where a provider of kind cognito has `offers`."

  func findings(in contract: Contract) -> [Finding] {
    let pools = contract.providers.filter { $0.kind.value == .cognito && !$0.offers.isEmpty }
    guard let pool = pools.first else { return [] }
    let offered = Set(pools.flatMap(\.offers).map(\.value))
    return pools.filter { !$0.offers.contains { $0.value == "COGNITO" } }.map(withoutOwn)
      + contract.endpoints.flatMap(\.sends).filter { $0.plainName == "identityprovider" }
      .flatMap(asked).filter { !offered.contains($0.value) }.map { unlisted($0, pool) }
  }

  private func asked(_ field: Field) -> [Text] {
    switch field.shape.element {
    case .constant(let text): [text]
    case .enumeration(let texts): texts
    case .scalar, .type, .token, .provider, .configuration, .record: []
    }
  }

  private func withoutOwn(_ pool: Provider) -> Finding {
    Finding(
      message: "`\(pool.name.value)` does not offer `COGNITO`",
      span: pool.offers.first?.span ?? pool.name.span, help: "add `COGNITO` to `offers`")
  }

  private func unlisted(_ asked: Text, _ pool: Provider) -> Finding {
    Finding(
      message: "`\(pool.name.value)` does not offer `\(asked.value)`", span: asked.span,
      help: "add it to `offers`, spelt as the app client lists it")
  }
}
