/// Counts outcomes by the kind of change, and holds them to the two promises.
package struct SoundnessTable: Sendable {
  fileprivate struct Row {
    var drawn = 0
    var failing = 0
    var degraded = 0
    var breaking = 0
    var missed = 0
    var falseAlarms = 0
  }

  /// The greatest share of breaking verdicts without a failing play, in percent.
  package static let limit = 10

  private var rows: [String: Row] = [:]
  private var unplayed = 0
  private var unserved = 0
  private let kinds: [String]

  /// - Parameter kinds: in the order of the table.
  package init(kinds: [String]) { self.kinds = kinds }

  package mutating func add(_ outcome: ChangeOutcome?) {
    guard let outcome else {
      unserved += 1
      return
    }
    var row = rows[outcome.kind] ?? Row()
    row.drawn += 1
    row.failing += outcome.isFailing ? 1 : 0
    row.degraded += !outcome.isFailing && !outcome.symptoms.isEmpty ? 1 : 0
    row.breaking += outcome.breaking.count
    row.missed += outcome.misses.count
    row.falseAlarms += outcome.falseAlarms.count
    rows[outcome.kind] = row
    unplayed += outcome.unplayed
    note(outcome)
  }

  /// The misses and false alarms until now.
  package private(set) var notes: [String] = []

  private mutating func note(_ outcome: ChangeOutcome) {
    let place = "\(outcome.system), \(outcome.kind), \(outcome.words)"
    for miss in outcome.misses {
      notes.append("missed: \(place)\n  \(miss)")
      notes += outcome.judgements.map { "  said: \($0)" }
    }
    for alarm in outcome.falseAlarms {
      notes.append("false alarm: \(place)\n  said: \(alarm)")
      notes += outcome.symptoms.prefix(3).map { "  seen: \($0)" }
    }
  }

  private var sum: Row {
    rows.values.reduce(into: Row()) { sum, row in
      sum.drawn += row.drawn
      sum.failing += row.failing
      sum.degraded += row.degraded
      sum.breaking += row.breaking
      sum.missed += row.missed
      sum.falseAlarms += row.falseAlarms
    }
  }

  package var drawn: Int { sum.drawn }
  package var failing: Int { sum.failing }
  package var missed: Int { sum.missed }
  package var falseAlarms: Int { sum.falseAlarms }

  /// No failing play is missed, and few verdicts are false alarms.
  package var isSound: Bool {
    sum.missed == 0 && sum.falseAlarms * 100 < max(1, sum.breaking) * Self.limit
  }

  package var text: String {
    let head = Self.line(
      "kind of change", ["drawn", "failing", "degraded", "breaking", "missed", "false"])
    let body = kinds.compactMap { kind in rows[kind].map { Self.line(kind, $0.cells) } }
    let total = sum
    let share = total.breaking == 0 ? 0 : total.falseAlarms * 1_000 / total.breaking
    return
      ([head] + body + [Self.line("all", total.cells)] + notes + [
        "\(total.drawn) changes: \(total.failing) break an old app, \(total.degraded) more show;"
          + " \(total.missed) missed; false alarms \(share / 10).\(share % 10) % of \(total.breaking)"
          + " breaking verdicts about old apps",
        "\(unplayed) breaking verdicts about code, new apps and unreached calls were not played;"
          + " \(unserved) changed contracts cannot be served",
      ]).joined(separator: "\n")
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let padded = name.count < 46 ? name + String(repeating: " ", count: 46 - name.count) : name
    return padded
      + cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }
}

extension SoundnessTable.Row {
  fileprivate var cells: [String] {
    [drawn, failing, degraded, breaking, missed, falseAlarms].map(String.init)
  }
}
