import CaseFolders
import Foundation
import Testing

@Suite struct ImportTests {
  @Test(arguments: Doors.rooms.map(\.name))
  func aRoomKnowsOnlyWhomItMay(_ name: String) throws {
    let room = try #require(Doors.rooms.first { $0.name == name })
    let files = Checkout.files(in: "Sources/\(room.floor)/\(room.name)", ending: ".swift")
    #expect(!files.isEmpty, "\(room.name) is in the floor plan and has no files")
    // The embedded runtimes import in their own languages.
    for file in files where !file.hasSuffix("/EmbeddedRuntimes.swift") {
      for module in try imports(in: file) where !room.knows.contains(module) {
        Issue.record("\(file) imports \(module): \(Doors.reason(module))")
      }
    }
  }

  @Test func everyRoomIsInTheFloorPlan() {
    let planned = Set(Doors.rooms.map { "\($0.floor)/\($0.name)" })
    let files = Checkout.files(in: "Sources", ending: ".swift")
    let built = Set(files.map { $0.split(separator: "/")[1...2].joined(separator: "/") })
    #expect(built == planned)
  }

  /// A client imports the rooms that its contract asks for.
  private static let runtimes: [String: Set<String>] = [
    "Client": ["AuthClient", "AuthPasswords", "AuthWeb"], "Server": ["AuthServer"],
  ]

  @Test(arguments: runtimes.keys.sorted())
  func generatedCodeKnowsOnlyItsRuntime(_ output: String) throws {
    let known = try #require(Self.runtimes[output]).union(["Foundation"])
    let files = Checkout.files(in: "Generated", ending: ".swift")
      .filter { $0.split(separator: "/").dropLast().last == output[...] }
    #expect(!files.isEmpty)
    for file in files {
      #expect(Set(try imports(in: file)).isSubset(of: known), "\(file)")
    }
  }

  private func imports(in file: String) throws -> [String] {
    try Checkout.text(file).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").drop {
        $0.hasPrefix("@") || $0 == "public" || $0 == "package"
      }
      guard words.first == "import", let module = words.dropFirst().last else { return nil }
      return String(module.split(separator: ".")[0])
    }
  }
}
