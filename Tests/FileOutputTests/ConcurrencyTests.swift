import Foundation
import Testing

@testable import FileOutput

/// Several runs on one folder at once: the tree is always one run's.
@Suite struct ConcurrencyTests {
  private static func files(_ number: Int) -> FileSet {
    var files = ["same/file": "same", "only\(number)/x": "\(number)"]
    for index in 0..<6 { files["d\(index % 2)/f\(index)"] = "\(index) of run \(number)" }
    return .of(files)
  }

  private final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var notes: [String] = []

    func add(_ note: String) { lock.withLock { notes.append(note) } }

    var all: [String] { lock.withLock { notes } }
  }

  /// Runs something in so many threads at once, and waits for all.
  private func atOnce(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
      group.enter()
      Thread {
        work(number)
        group.leave()
      }.start()
    }
    group.wait()
  }

  /// All by exchange, all in place, and half of each.
  @Test(arguments: [[false], [true], [false, true]])
  func eightConcurrentRunsLeaveOneConsistentTree(inPlace: [Bool]) throws {
    let box = Sandbox()
    let faults = Notes()
    for round in 0..<10 {
      atOnce(8) { number in
        do {
          try FileOutput.write(
            Self.files(number), to: box.root(inPlace: inPlace[number % inPlace.count]))
        } catch {
          faults.add("round \(round), run \(number): \(error)")
        }
      }
      let same = try (0..<8).filter {
        try FileOutput.compare(Self.files($0), with: box.root()).differences.isEmpty
      }
      #expect(same.count == 1 && box.names("Gen") == ["Site"])
    }
    #expect(faults.all == [])
  }

  @Test func readersNeverSeeMixedTrees() throws {
    let box = Sandbox()
    try FileOutput.write(Self.files(0), to: box.root())
    let faults = Notes()
    atOnce(4) { number in
      for step in 0..<25 {
        do {
          if number < 2 {
            try FileOutput.write(Self.files((number + step) % 3), to: box.root())
          } else {
            let found = try FileOutput.compare(Self.files(0), with: box.root()).differences
            if found.contains(where: { $0.kind == .edited || $0.kind == .foreign }) {
              faults.add("\(found.map(\.path))")
            }
            let changed = found.filter { $0.kind == .changed }.count
            if changed != 0 && changed != 6 { faults.add("\(changed) of 6") }
          }
        } catch {
          faults.add("\(error)")
        }
      }
    }
    #expect(faults.all == [])
  }

  @Test func siblingFoldersDoNotInterfere() throws {
    let box = Sandbox()
    let faults = Notes()
    atOnce(8) { number in
      do {
        let root = box.root("New/Deep/Site\(number)")
        for step in 0..<5 { try FileOutput.write(Self.files(step), to: root) }
      } catch {
        faults.add("\(error)")
      }
    }
    #expect(faults.all == [] && box.names("New/Deep") == (0..<8).map { "Site\($0)" })
  }
}
