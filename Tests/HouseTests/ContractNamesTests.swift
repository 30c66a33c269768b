import CaseFolders
import Foundation
import Testing

/// The code that runs contracts knows none of them: it treats all contracts alike.
@Suite struct ContractNamesTests {
  /// Kinds of providers have names of their own, which may be a contract's too.
  private static let kinds = ["Cognito"]

  private static let folders = [
    "Sources/Lab", "Sources/Tools/LabCommands", "Sources/Tools/authlab",
    "Sources/Runtime/AuthServer",
  ]

  private var contracts: [String] {
    get throws {
      try Checkout.files(in: "contract", ending: ".yaml")
        .filter { $0.split(separator: "/").count == 2 }.map { try Checkout.text($0) }
    }
  }

  private var sources: [String] {
    Self.folders.flatMap { Checkout.files(in: $0, ending: ".swift") }
  }

  @Test func sourcesNameNoService() throws {
    let services = try contracts.flatMap { text in
      text.matches(of: #/(?m)^service: (\w+)/#).map { String($0.output.1) }
    }
    #expect(services.count == 5)
    for service in services where !Self.kinds.contains(service) {
      try Self.mustFind(service)
      for file in sources {
        let found = try Self.places(of: service, in: "\(file)\n" + Checkout.text(file))
        #expect(found.isEmpty, "\(file) knows \(service): \(found)")
      }
    }
  }

  @Test func sourcesNameNoContractPath() throws {
    let paths = try contracts.flatMap { text in
      text.matches(of: #/route: [A-Z]+ (\/[^\s,]*)/#).map { String($0.output.1) }
    }
    #expect(paths.count > 30 && paths.contains("/auth/devices/{id}"))
    let texts = try sources.map { (file: $0, text: try Checkout.text($0)) }
    for path in Set(paths).subtracting(["/"]) {
      #expect(Self.stands(path, in: "call(\"\(path)\")"))
      for (file, text) in texts {
        #expect(!Self.stands(path, in: text), "\(file) knows the path \(path)")
      }
    }
  }

  /// As a word, alone or within another: `rote`, `isRote` and `roteCalls`, and not `wrote`.
  private static func places(of name: String, in text: String) throws -> [String] {
    let small = name.prefix(1).lowercased() + name.dropFirst()
    let words = [
      "(?:^|[^A-Za-z])(?:\(name.lowercased())|\(small))(?![a-z])", "\(name)(?![a-z])",
      "(?:^|[^A-Z])\(name.uppercased())(?![A-Z])",
    ]
    let pattern = try Regex("(?m)" + words.joined(separator: "|"))
    return text.matches(of: pattern).map { String(text[$0.range]) }
  }

  /// A pattern that finds nothing would find nothing wrong.
  private static func mustFind(_ name: String) throws {
    let small = name.prefix(1).lowercased() + name.dropFirst()
    let forms = [name.lowercased(), small + "Calls", "is" + name, name.uppercased()]
    for form in forms { #expect(try places(of: name, in: "let \(form)").count == 1, "\(form)") }
    #expect(try places(of: name, in: "w\(name.lowercased())").isEmpty)
  }

  /// Not as the beginning or the end of another.
  private static func stands(_ path: String, in text: String) -> Bool {
    let isPart = { (character: Character) in character.isLetter || "/{}-_".contains(character) }
    return text.ranges(of: path).contains { range in
      let ends = [text[..<range.lowerBound].last, text[range.upperBound...].first]
      return !ends.contains { $0.map(isPart) ?? false }
    }
  }
}
