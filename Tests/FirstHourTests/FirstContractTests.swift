import CaseFolders
import Foundation
import Testing

@Suite struct FirstContractTests {
  private static let page = "docs/first-contract.md"
  private static let example = "Examples/Pocket/contract/pocket.yaml"

  @Test func stepsMatchPage() throws {
    let folder = try ReaderFolder("first-contract")
    try folder.empty()
    var contract = GrowingContract()
    for block in try PageBlock.all(of: Self.page) {
      switch block.language {
      case "yaml":
        contract.add(block.text)
        try folder.write(contract.text, to: "contract/pocket.yaml")
      case "console":
        let console = Console(block.text)
        let output = try folder.run(console.commands).output
        #expect(console.excerpt.fits(output), "\(output)")
        contract = GrowingContract(
          try String(
            contentsOf: folder.url.appending(path: "contract/pocket.yaml"), encoding: .utf8))
      default: break
      }
    }
    let ways = [Checkout.root.appending(path: Self.example).path, "contract/pocket.yaml"]
    let difference = try Authgen.run(["diff"] + ways, in: folder.url)
    #expect(difference.output == "Pocket 1.0.0 against 1.0.0: no change\n")
  }

  @Test func swiftOnPageComesFromExampleOrClient() throws {
    let folder = try ReaderFolder("first-client")
    let report = try Authgen.run([
      "generate", Self.example, "--only", "client", "--into", folder.url.path, "--quiet",
    ])
    #expect(report.status == 0, "\(report.errors)")
    let client = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.url.appending(path: $0), encoding: .utf8) }
    let known = client.joined() + (try Checkout.text("Examples/Pocket/Sources/Pocket/App.swift"))
    let blocks = try PageBlock.all(of: Self.page).filter { $0.language == "swift" }
    #expect(blocks.count == 6)
    for line in blocks.flatMap({ $0.text.split(separator: "\n") }) {
      #expect(known.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }
}

/// A contract that a reader writes step by step: an entry that is there already is replaced.
private struct GrowingContract {
  private var sections: [(head: String, entries: [(name: String, text: String)])] = []

  var text: String {
    sections.map { ([$0.head] + $0.entries.map(\.text)).joined(separator: "\n") }
      .joined(separator: "\n") + "\n"
  }

  init(_ text: String = "") { add(text) }

  mutating func add(_ block: String) {
    for line in block.split(separator: "\n").map(String.init) {
      if !line.hasPrefix(" ") {
        begin(line)
      } else if line.hasPrefix("   ") {
        continueEntry(line)
      } else {
        put(line)
      }
    }
  }

  private var current = 0

  private mutating func begin(_ head: String) {
    current = sections.firstIndex { $0.head == head } ?? sections.endIndex
    if current == sections.endIndex { sections.append((head, [])) }
  }

  private mutating func put(_ line: String) {
    let name = String(line.prefix { $0 != ":" })
    sections[current].entries.removeAll { $0.name == name }
    sections[current].entries.append((name, line))
  }

  private mutating func continueEntry(_ line: String) {
    sections[current].entries[sections[current].entries.count - 1].text += "\n" + line
  }
}
