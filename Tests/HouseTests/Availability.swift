import Foundation

/// Finds names that came after the oldest system that AuthClient is for, outside a check for them.
enum Availability {
  /// Names that developers are likely to use, by the version of iOS that brought them. Names that are older
  /// than the floor need no line.
  private static let names: [(name: String, iOS: Double)] = [
    ("import Synchronization", 18), ("Mutex", 18), ("Atomic", 18), ("AtomicLazyReference", 18),
    ("Observable", 17), ("ObservationRegistrar", 17), ("withObservationTracking", 17),
    ("Observations", 26), ("ObservationIgnored", 17), ("ObservationTracked", 17),
    ("withDiscardingTaskGroup", 17), ("withThrowingDiscardingTaskGroup", 17),
    ("DiscardingTaskGroup", 17), ("ThrowingDiscardingTaskGroup", 17), ("TaskExecutor", 18),
    ("executorPreference", 18), ("withTaskExecutorPreference", 18), ("isolated deinit", 18.4),
    ("Predicate", 17), ("Int128", 18), ("UInt128", 18), ("InlineArray", 26), ("UTF8Span", 26),
    ("Bindable", 17), ("ContentUnavailableView", 17), ("webAuthenticationSession", 16.4),
    ("callback: .https", 17.4), ("callback: .customScheme", 17.4), ("additionalHeaderFields", 17.4),
  ]

  /// Each as `line: name came with iOS version`.
  static func tooNew(in source: String) -> [String] {
    var scan = Scan()
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line in
      scan.read(code(of: String(line))).map { "\(number + 1): \($0.name) came with iOS \($0.iOS)" }
    }
  }

  /// A line without its comment and without what stands in quotes.
  private static func code(of line: String) -> String {
    line.replacing(#/"([^"\\]|\\.)*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "")
  }

  /// The scopes that are open, each with the version that it may count on.
  private struct Scan {
    private var scopes = [16.0]
    /// The version that counts inside the next braces, or after them for a guard.
    private var declared: Double?
    private var guarded: Double?
    private var afterScope: [Int: Double] = [:]

    mutating func read(_ line: String) -> [(name: String, iOS: Double)] {
      if line.allSatisfy(\.isWhitespace) { declared = nil }
      if let version = line.firstMatch(of: #/[@#]available\(.*?iOS (\d+(\.\d+)?)/#)?.output.1 {
        if line.contains("guard ") { guarded = Double(version) } else { declared = Double(version) }
      }
      var found: [(name: String, iOS: Double)] = []
      var part = ""
      for character in line {
        guard character == "{" || character == "}" else {
          part.append(character)
          continue
        }
        found += uses(in: part)
        part = ""
        if character == "{" { open() } else { close() }
      }
      return found + uses(in: part)
    }

    private func uses(in part: String) -> [(name: String, iOS: Double)] {
      let known = max(scopes.last ?? 16, declared ?? 16)
      return names.filter { $0.iOS > known && part.hasWord($0.name) }
    }

    private mutating func open() {
      if let guarded { afterScope[scopes.count] = guarded }
      scopes.append(max(scopes.last ?? 16, guarded == nil ? declared ?? 16 : 16))
      (guarded, declared) = (nil, nil)
    }

    private mutating func close() {
      if scopes.count > 1 { scopes.removeLast() }
      if let version = afterScope.removeValue(forKey: scopes.count) {
        scopes[scopes.count - 1] = max(scopes[scopes.count - 1], version)
      }
    }
  }
}

extension String {
  fileprivate func hasWord(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      return ![before, after].contains {
        $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      }
    }
  }
}
