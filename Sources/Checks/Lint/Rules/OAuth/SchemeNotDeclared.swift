import ContractModel
import Diagnostics

/// The app declares the schemes of its callbacks, and no others.
struct SchemeNotDeclared: Rule {
  let id = "scheme-not-declared"
  let title = "the app declares the schemes of its callbacks, and no others"
  let severity = Severity.warning
  let why = "the system opens an app by the schemes that its Info.plist declares, and by no others"
  let reason =
    "`app.urlSchemes` is what the app's Info.plist declares. A callback whose private scheme is missing there does not "
    + "open the app from a browser or a mail. A scheme that no callback uses is one more scheme by which any page may open the app, "
    + "and nothing in the contract says what arrives then. The rule skips a contract that lists no schemes."

  func findings(in contract: Contract) -> [Finding] {
    let declared = contract.app.urlSchemes
    guard let first = declared.first, !OpenPoints(contract).cover("app.urlSchemes") else {
      return []
    }
    let used = contract.callbacks.map(\.url).filter { !Self.isWeb($0) }
    let names = Set(declared.map { $0.value.lowercased() })
    let missing = used.filter { !names.contains(Self.scheme($0)) }.map { url in
      Finding(
        message: "the app does not declare the scheme of `\(url.value)`", span: url.span,
        help: "add `\(Self.scheme(url))` to `urlSchemes`",
        related: [RelatedPlace(first.span, "the declared schemes")])
    }
    let schemes = Set(used.map(Self.scheme))
    let unused = declared.filter { !schemes.contains($0.value.lowercased()) }.map { scheme in
      Finding(
        message: "no callback has the scheme `\(scheme.value)`", span: scheme.span,
        help: "remove it, or add the callback that uses it")
    }
    return unused + missing
  }

  private static func scheme(_ url: Text) -> String {
    url.value.prefix { $0 != ":" }.lowercased()
  }

  private static func isWeb(_ url: Text) -> Bool { ["http", "https"].contains(scheme(url)) }
}
