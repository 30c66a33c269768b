import AllOutputs
import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import Generation
import Mustache
import Synchronization
import Testing
import YAMLSource

/// A key that no template reads is computed for nothing, and a tag without a key fails at a user's contract. Held on every
/// contract of the project and every shape; some have no use for a key that another language's templates read.
@Suite struct TemplateKeyTests {
  /// Pages have types: each tag is a property in its place, and each property a tag.
  @Test func eachTagIsAPropertyAndEachPropertyATag() throws {
    let noted = Mutex<[String: [Value]]>([:])
    try render { name, context in
      if Self.isPage(name) { noted.withLock { $0[name, default: []].append(context) } }
    }
    var walk = TagWalk(try templates())
    let words = ContextShape()
    let pages = noted.withLock { $0 }.mapValues { ContextShape($0) }
    for shape in pages.values { shape.share("words", with: words) }
    for (name, shape) in pages { walk.follow(try #require(walk.templates[name]), in: [shape]) }
    #expect(walk.unknown.isEmpty, "tags without a property")
    for (name, shape) in pages {
      #expect(shape.unread().isEmpty, "properties without a tag of \(name)")
    }
  }

  private static func isPage(_ template: String) -> Bool { template.hasPrefix("Docs/") }

  @Test func eachKeyHasATagAndEachTagAKey() throws {
    let noted = Mutex<[String: Set<String>]>([:])
    try render { name, context in
      if Self.isPage(name) { return }
      noted.withLock { $0[folder(of: name), default: []].formUnion(keys(in: context)) }
    }
    let contexts = noted.withLock { $0 }
    #expect(contexts.count == 6)
    var read: Set<String> = []
    for (folder, keys) in contexts {
      let tags = try tags(in: folder)
      let unknown = tags.subtracting(keys)
      #expect(unknown.isEmpty, "no context of \(folder) has a key for \(unknown.sorted())")
      read.formUnion(tags)
    }
    let unread = contexts.values.reduce(into: Set()) { $0.formUnion($1) }.subtracting(read)
    #expect(unread.isEmpty, "no template has a tag for \(unread.sorted())")
  }

  private func render(
    noting: @escaping @Sendable (_ template: String, _ context: Value) -> Void
  ) throws {
    let templates = try Templates(noting: noting)
    for source in try sources() {
      guard let contract = try? ContractReader.read(YAMLSource.parse(source)) else { continue }
      for output in OutputKind.allCases {
        guard let blueprint = try? Generation.plan(contract, for: [output]) else { continue }
        _ = try AllOutputs.render(blueprint, with: templates)
      }
    }
  }

  private func templates() throws -> [String: Template] {
    var templates: [String: Template] = [:]
    for name in Templates.names {
      templates[name] = try Template(
        name: name, source: Checkout.text("Templates/\(name).mustache"))
    }
    return templates
  }

  private func sources() throws -> [SourceFile] {
    let files = ["contract", "Tests/Shapes"].flatMap { Checkout.files(in: $0, ending: ".yaml") }
      .filter { !$0.hasSuffix("authgen.yaml") }
    return try files.map { SourceFile(path: $0, text: try Checkout.text($0)) }
      + [SourceFile(path: "rare.yaml", text: Self.rare)]
  }

  /// Two things that no contract of the project has: a deprecated call, and a second server with a header in each call.
  private static let rare = """
    authcontract: 1
    service: Sample
    version: "1"
    languages: [en, zh-Hans]
    servers:
      api: { url: https://a.example }
      files:
        url: https://b.example
        sends: { version: { constant: "1", in: header, wire: X-Version } }
    endpoints:
      ping: { server: api, route: GET /a, does: call, deprecated: { since: "1", use: pong } }
      pong: { server: files, route: GET /b, does: call }
    """

  private func folder(of template: String) -> String {
    String(template[..<(template.lastIndex(of: "/") ?? template.startIndex)])
  }

  /// Without what stands in an author's own keys, and what any list gives its items.
  private func keys(in value: Value) -> Set<String> {
    switch value {
    case .object(let members):
      members.reduce(into: []) { keys, member in
        guard !["extras", "extraKeys"].contains(member.key), !member.key.hasPrefix("x-") else {
          return
        }
        if !["isFirst", "isLast"].contains(member.key) { keys.insert(member.key) }
        keys.formUnion(self.keys(in: member.value))
      }
    case .list(let items): items.reduce(into: []) { $0.formUnion(keys(in: $1)) }
    case .text, .verbatim, .block, .bool, .null, .template: []
    }
  }

  /// The names in the tags of the folder's templates and of the partials that they include.
  private func tags(in folder: String) throws -> Set<String> {
    var waiting = Templates.names.filter { self.folder(of: $0) == folder && !Self.isPage($0) }
    var seen: Set<String> = []
    var tags: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      let text = try Checkout.text("Templates/\(name).mustache")
      for tag in text.matches(of: /\{\{([#^&{>]?) *(\w[\w.\/-]*) *\}/) {
        if tag.1 == ">" {
          waiting.append(String(tag.2))
        } else {
          tags.formUnion(tag.2.split(separator: ".").map(String.init))
        }
      }
    }
    return tags.subtracting(["isFirst", "isLast"])
  }
}
