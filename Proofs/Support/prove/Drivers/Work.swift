import AllOutputs
import FileOutput
import Foundation
import Generation
import HostileTexts

/// All hostile texts at all positions of a sample.
struct Work {
  private let folder: URL
  private let texts: [String]
  /// The ways in which texts and positions meet.
  private let shifts: [Int]
  private let sample: MarkedSample
  private let templates: Templates
  private let marked: FileSet

  init(_ sample: MarkedSample, in folder: URL, limit: Int?) throws {
    self.folder = folder
    self.sample = sample
    guard let naughty = try NaughtyTexts.read() else { throw Missing() }
    var seen: Set<[UInt8]> = []
    let all = (Escapes.all + naughty).filter { seen.insert(Array($0.utf8)).inserted }
    texts = all
    let every = max(1, all.count / (limit ?? all.count))
    shifts = Array(stride(from: 0, to: all.count, by: every))
    templates = try HostileTemplates.read()
    marked = try Trial.files(sample.tree(with: [:]), for: sample.outputs, with: templates).1
  }

  private struct Missing: Error, CustomStringConvertible {
    let description = "the list of naughty strings or the sample is not there"
  }

  func run() throws -> String {
    let mixture = Mixture(sample, texts, shifts: shifts)
    try write(marked, to: "marked")
    for runtime in StubRuntime.needed(by: sample.outputs) {
      try write(runtime.shared(), to: runtime.sharedFolder)
    }
    let comparison = Comparison(marked)
    var findings: [[String]] = mixture.strange.map { ["refused without a place", $0] }
    for (number, contract) in mixture.contracts.enumerated() {
      findings += try add(contract, number, comparison)
    }
    return try report(mixture, findings)
  }

  private func add(
    _ contract: [Int: String], _ number: Int, _ usual: Comparison
  ) throws -> [[String]] {
    let given = given(contract, number)
    let (blueprint, files) = try Trial.files(
      sample.tree(with: given), for: sample.outputs, with: templates)
    let substitution = sample.substitution(given)
    let own = try wordsOnly(given)
    if let own { try write(own, to: "\(number)/marked") }
    let comparison = own.map(Comparison.init) ?? usual
    try write(files, to: String(number))
    try write(substitution, to: "\(number)/texts.json")
    for (output, driver) in Drivers.all where sample.outputs.contains(output) {
      try write(
        driver(blueprint, number), to: "\(number)/\(Drivers.folder(of: output))/Drive.swift")
    }
    return comparison.findings(files, substitution).map {
      [$0.fault.rawValue, "\(number)/\($0.words)"]
    }
  }

  /// The files of the sample's own words, which also say what outputs do not show as it is.
  private func wordsOnly(_ texts: [Int: String]) throws -> FileSet? {
    let words = sample.words(of: texts)
    if words.isEmpty { return nil }
    return try Trial.files(sample.tree(with: words), for: sample.outputs, with: templates).1
  }

  /// Contracts that are compiled together each have a name of their own.
  private func given(_ contract: [Int: String], _ number: Int) -> [Int: String] {
    let services = sample.markers.filter { $0.value.hasPrefix("Z") }.map(\.key)
      .filter { sample.positions[$0].label.hasPrefix("Shop_n1 ") }
    return contract.merging(services.map { ($0, "Shop\(number)x") }) { _, new in new }
  }

  private func write(_ files: FileSet, to name: String) throws {
    for file in files.files where !file.path.hasPrefix(".") {
      try write(String(decoding: file.bytes, as: UTF8.self), to: "\(name)/\(file.path)")
    }
  }

  private func write(_ substitution: Substitution, to name: String) throws {
    let texts = substitution.texts.map { [$0.marker, $0.text] }
    try write(try json(texts), to: name)
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func json(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }

  private func report(_ mixture: Mixture, _ findings: [[String]]) throws -> String {
    try json(
      [
        "texts": texts.count, "positions": sample.positions.count,
        "words": sample.markers.count, "refused": mixture.refused, "generated": mixture.accepted,
        "contracts": mixture.contracts.count, "findings": findings,
      ] as [String: Any])
  }
}
