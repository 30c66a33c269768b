import AuthServer
import ContractModel
import Diagnostics
import Stores
import Testing

@testable import ReferenceServer

/// The pages of sign-ins as somebody meets them who hears them and uses no mouse.
struct PageFormTests {
  @Test(arguments: ["contract/rote.yaml", "contract/cognito.yaml"])
  func everyFieldAndButtonHasLabel(_ path: String) async throws {
    let lab = try await Lab(path)
    let pages = try await pages(of: lab)
    #expect(pages.count == (path.contains("rote") ? 2 : 1))
    for page in pages { check(page) }
  }

  /// There is nothing to choose.
  @Test func singleProviderNeedsNoPage() async throws {
    let lab = try await Lab("Tests/Shapes/company-sign-in.yaml")
    guard case .redirect = try await lab.call("openLogin", slots: [.codeChallenge: "some"]) else {
      Issue.record("no redirect")
      return
    }
    #expect(try await pages(of: lab).isEmpty)
  }

  /// A label belongs to the field of its own form.
  @Test func formsOnOnePageHaveSeparateFields() async throws {
    let lab = try await Lab(text: Self.two)
    let pages = try await pages(of: lab)
    #expect(pages.count == 3)
    for page in pages { check(page) }
    #expect(pages.allSatisfy { Tag.all(in: $0).filter { $0.name == "form" }.count == 2 })
  }

  /// The pages that are opened, and the pages after a wrong password.
  private func pages(of lab: Lab) async throws -> [String] {
    var pages: [String] = []
    for endpoint in lab.contract.endpoints {
      guard [.webSignIn, .providerStart].contains(endpoint.operation.value) else { continue }
      let opened = try await lab.call(endpoint.name.value, slots: [.state: "some"])
      guard let page = opened.page else { continue }
      pages.append(page)
      let forms = lab.contract.endpoints.filter {
        $0.caller == .page && $0.operation.value == .passwordSignIn
          && $0.endsIn?.value == endpoint.endsIn?.value
      }
      for form in forms {
        let given = try lab.form(form.name.value, of: opened, "ann@example.org", "Wrong Horse 1")
        pages.append(try #require(try await lab.run(given).page))
      }
    }
    return pages
  }

  private func check(_ page: String) {
    let tags = Tag.all(in: page)
    #expect(tags.first { $0.name == "html" }?["lang"]?.isEmpty == false)
    #expect(tags.filter { $0.name == "h1" && !$0.text.isEmpty }.count == 1)
    let ids = tags.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count, "two have one id: \(ids)")
    let labels = tags.filter { $0.name == "label" && !$0.text.isEmpty }.map { $0["for"] }
    let fields = tags.filter { $0.name == "input" && $0["type"] != "hidden" }
    #expect(fields.allSatisfy { $0["id"] != nil && labels.contains($0["id"]) }, "\(fields)")
    #expect(labels.count == fields.count)
    let pressed = tags.filter { ["button", "a"].contains($0.name) }
    #expect(!pressed.isEmpty && pressed.allSatisfy { !$0.text.isEmpty })
    #expect(tags.filter { $0.name == "form" }.count == tags.filter { $0.name == "button" }.count)
  }

  private static let two = """
    authcontract: 1
    service: Two
    version: "1"
    languages: [de]
    servers: { site: { url: https://two.example, content: form } }
    tokens: { access: { format: opaque, stored: keychain } }
    callbacks: { arrival: { url: two://back, fields: { token: tokens.access } } }
    endpoints:
      open: { route: GET /open, does: web.signIn, endsIn: arrival }
      byName:
        route: POST /name
        by: page
        does: password.signIn
        sends: { username: username, password: password }
        endsIn: arrival
      byMail:
        route: POST /mail
        by: page
        does: password.signIn
        sends: { email: email, password: password }
        endsIn: arrival
    """
}

/// An element of a page with its attributes and the text behind its opening.
private struct Tag {
  let name: String
  let text: String
  private let attributes: [String: String]

  subscript(name: String) -> String? { attributes[name] }

  static func all(in page: String) -> [Tag] {
    page.matches(of: #/<([a-z][a-z0-9]*)([^>]*)>([^<]*)/#).map { found in
      let pairs = found.output.2.matches(of: #/([a-z-]+)="([^"]*)"/#).map {
        (String($0.output.1), String($0.output.2))
      }
      let text = found.output.3.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return Tag(
        name: String(found.output.1), text: text,
        attributes: Dictionary(pairs) { first, _ in first })
    }
  }

  private init(name: String, text: String, attributes: [String: String]) {
    (self.name, self.text, self.attributes) = (name, text, attributes)
  }
}
