import ContractModel
import Diagnostics
import Generation
import Mustache

/// Open points, and rules that are set aside.
struct OpenPage: Page {
  static let template = "Docs/open"

  let openPoints: Table<Point>?
  let waivers: Table<Waiver>?

  struct Point: Encodable {
    let at: Code
    let why: Code
  }

  struct Waiver: Encodable {
    let rule: Code
    let at: Code
    let why: Code
    let until: String
  }

  init(_ context: DocsContext) {
    let contract = context.contract
    openPoints = Table(
      contract.openPoints.map {
        Point(at: context.code($0.at.value), why: context.text($0.why))
      })
    waivers = Table(
      contract.waivers.map {
        Waiver(
          rule: context.code($0.rule.value), at: context.code($0.at.value),
          why: context.text($0.why), until: $0.until.value.description)
      })
  }
}
