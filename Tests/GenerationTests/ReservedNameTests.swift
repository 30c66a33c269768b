import CaseFolders
import Testing

@testable import Generation

/// The lists of taken names are held against what takes them.
@Suite struct ReservedNameTests {
  /// Names that generated code mentions are reserved. Authors may use all other names of the libraries.
  @Test func onlyMentionedClientTypesAreReserved() throws {
    let mentioned = try mentioned("Client")
    #expect(mentioned.count > 100)
    var rooms: Set<String> = []
    for room in ["AuthClient", "AuthPasswords", "AuthWeb"] {
      rooms.formUnion(try declared(in: room))
    }
    let needed = rooms.intersection(mentioned)
    #expect(needed.symmetricDifference(ReservedNames.client) == [])
  }

  @Test func onlyMentionedServerTypesAreReserved() throws {
    let mentioned = try mentioned("Server")
    #expect(mentioned.count > 100)
    let needed = try declared(in: "AuthServer").intersection(mentioned)
    #expect(needed.symmetricDifference(ReservedNames.server) == [])
  }

  /// A service of that name would hide the imported module.
  @Test(arguments: ["SwiftClient", "SwiftServer"])
  func everyImportedModuleIsReserved(_ output: String) throws {
    let files = Checkout.files(in: "Templates/\(output)", ending: ".mustache")
    let lines = try files.flatMap { try Checkout.text($0).split(separator: "\n") }
    let modules = lines.filter { $0.hasPrefix("import ") }
    #expect(!modules.isEmpty)
    for module in modules { #expect(ReservedNames.owner(of: String(module.dropFirst(7))) != nil) }
  }

  /// An adapter qualifies its `Request` by module.
  @Test(arguments: ["Hummingbird", "Vapor"])
  func everyAdapterModuleIsReserved(_ framework: String) throws {
    let adapter = try Checkout.text("Templates/\(framework)/Adapter.mustache")
    let modules = Set(adapter.matches(of: /(\w+)\.Request\b/).map { String($0.1) })
    #expect(modules == ["AuthServer", framework])
    for module in modules {
      #expect((ReservedNames.owner(ofService: module) ?? ReservedNames.owner(of: module)) != nil)
    }
  }

  /// Some file systems ignore case.
  @Test(arguments: ["Runtime", "RunTime", "AuthcontractServer"])
  func runtimeNameIsReservedInAnyCase(_ service: String) {
    #expect(ReservedNames.owner(ofService: service) != nil)
    #expect(ReservedNames.owner(of: service) == nil)
  }

  /// Every type that a template declares or mentions, besides the author's own.
  @Test func everyTemplateTypeIsReserved() throws {
    let files = Checkout.files(in: "Templates", ending: ".mustache").filter {
      $0.contains("/Swift")
    }
    #expect(files.count > 8)
    for file in files {
      for name in names(try Checkout.text(file)) where !Self.own.contains(name) {
        #expect(ReservedNames.owner(of: name) != nil, "\(file) says \(name)")
      }
    }
  }

  /// Types inside of others, which no type of the author's can reach from outside, and the end of a method's name.
  private static let own: Set<String> = ["Declared", "Service", "Synced"]

  /// The reserved words of the Swift book, and contextual keywords.
  @Test(arguments: [
    "associatedtype class deinit enum extension fileprivate func import init inout internal let open operator",
    "precedencegroup private protocol public rethrows static struct subscript typealias var package",
    "break case catch continue default defer do else fallthrough for guard if in repeat return switch throw",
    "where while Any as await false is nil self Self super throws true try",
  ])
  func everyKeywordIsQuoted(_ words: String) {
    for word in words.split(separator: " ").map(String.init) {
      #expect(SwiftText.identifier(word) == "`\(word)`")
    }
  }

  /// Backticks don't help after a dot.
  @Test(arguments: ["init", "self", "Type", "Protocol"])
  func unquotableNameIsRejected(_ name: String) {
    for kind in [NameKind.field, .endpoint, .refusal, .token, .server, .environment] {
      let reasons = [true, false].map { kind.reason(against: name, inSwift: $0) }
      #expect(reasons[0] != nil && reasons[1] == nil, "\(kind.noun) `\(name)`")
    }
  }

  /// In templates, in what was generated of them, and in the code that emitters put together.
  private func mentioned(_ output: String) throws -> Set<String> {
    let code =
      Checkout.files(in: "Templates/Swift\(output)", ending: ".mustache")
      + Checkout.files(in: "Generated", ending: ".swift").filter { $0.contains("/\(output)/") }
    let emitters = Checkout.files(
      in: "Sources/Generate/Generation/Emitters/Swift", ending: ".swift"
    ).filter { output == "Client" || $0.contains("SwiftServer") || $0.contains("SwiftTypes") }
    return try Set(code.flatMap { names(try Checkout.text($0)) })
      .union(emitters.flatMap { literals(try Checkout.text($0)) })
  }

  /// Words with a capital letter inside of literals.
  private func literals(_ code: String) -> Set<String> {
    let texts = code.split(separator: "\n").filter { !$0.contains(#/^ *\/\//#) }
      .flatMap { $0.matches(of: #/"(?:\\.|[^"\\])*"/#).map(\.0) }
    return Set(texts.flatMap { $0.matches(of: #/\b[A-Z]\w*/#).map { String($0.0) } })
  }

  private func declared(in module: String) throws -> Set<String> {
    let word = #/^(?:@\S+ )?public (?:final )?(?:struct|enum|protocol|actor|class|typealias) (\w+)/#
    let nested = #/^  public typealias (\w+) = Foundation/#
    return try Set(
      Checkout.files(in: "Sources/Runtime/\(module)", ending: ".swift").flatMap { file in
        try Checkout.text(file).split(separator: "\n").compactMap { line in
          (line.firstMatch(of: word)?.1 ?? line.firstMatch(of: nested)?.1).map(String.init)
        }
      })
  }

  /// Words with a capital letter outside of comments, literals and tags.
  private func names(_ template: String) -> Set<String> {
    let code = template.replacing(#/{{.*?}}/#, with: " ").replacing(#/\/\/.*/#, with: "")
      .replacing(#/".*?"/#, with: "")
    return Set(code.matches(of: #/\b[A-Z]\w*/#).map { String($0.0) })
  }
}
