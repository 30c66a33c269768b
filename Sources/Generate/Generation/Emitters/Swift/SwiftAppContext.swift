import ContractModel
import Mustache

/// Ready-made words of what the app's project and its sign-in screen hold.
struct SwiftAppContext {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  var value: [String: Value] {
    [
      "hasInfoPlist": .bool(!infoPlist.isEmpty),
      "infoPlist": .list(infoPlist.map { .verbatim($0) }),
      "urlSchemes": .verbatim(schemes.map(SwiftText.literal).joined(separator: ", ")),
      "hasSignInWays": .bool(!blueprint.signInWays.isEmpty),
      "signInWays": .list(blueprint.signInWays) {
        ["expression": .verbatim(spell($0))]
      },
      "onlySignInWay": blueprint.signInWays.count == 1
        ? .verbatim(spell(blueprint.signInWays[0])) : .null,
    ]
  }

  private func spell(_ way: SignInWayPlan) -> String {
    let priority = way.priority.map { ", .\($0.rawValue)" } ?? ""
    return "SignInWay(\(SwiftText.literal(way.name))\(priority))"
  }

  private var schemes: [String] { blueprint.contract.app.urlSchemes.map(\.value) }

  /// The lines of the property list. A scheme has no character that means anything there.
  private var infoPlist: [String] {
    let types = schemes.map { "    <string>\($0)</string>" }
    let urls =
      [
        "<key>CFBundleURLTypes</key>", "<array><dict>", "  <key>CFBundleURLSchemes</key>",
        "  <array>",
      ]
      + types + ["  </array>", "</dict></array>"]
    let face = [
      "<key>NSFaceIDUsageDescription</key>",
      "<string>(why the app asks for a face, in the person's language)</string>",
    ]
    let usesFaces =
      blueprint.contract.app.biometrics?.kinds.contains { $0.value == .faceID } ?? false
    return (schemes.isEmpty ? [] : urls) + (usesFaces ? face : [])
  }
}
