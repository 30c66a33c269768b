import Diagnostics

/// The lines of two files beside each other.
package struct LinePairs {
  /// The numbers of lines that stand beside each other; nil where one has no partner.
  package struct LinePair: Equatable, Sendable {
    package let old: Int?
    package let new: Int?
    package let isSame: Bool
  }

  package private(set) var rows: [LinePair] = []

  /// Parts with more lines are put beside each other as a whole.
  private static let longest = 3000

  package init(_ old: SourceFile, _ new: SourceFile) {
    let (one, two) = (Self.lines(old), Self.lines(new))
    var start = 0
    while start < min(one.count, two.count), one[start] == two[start] { start += 1 }
    var end = 0
    while end < min(one.count, two.count) - start,
      one[one.count - 1 - end] == two[two.count - 1 - end]
    {
      end += 1
    }
    rows = (0..<start).map { LinePair(old: $0 + 1, new: $0 + 1, isSame: true) }
    let (before, after) = (start..<one.count - end, start..<two.count - end)
    if max(before.count, after.count) > Self.longest {
      addChanged(Array(before), Array(after))
    } else {
      align(one, before, two, after)
    }
    rows += (0..<end).reversed().map {
      LinePair(old: one.count - $0, new: two.count - $0, isSame: true)
    }
  }

  private static func lines(_ source: SourceFile) -> [ArraySlice<UInt8>] {
    (1...max(1, source.lineCount)).map { source.line($0) }
  }

  private mutating func align(
    _ one: [ArraySlice<UInt8>], _ before: Range<Int>, _ two: [ArraySlice<UInt8>],
    _ after: Range<Int>
  ) {
    let difference = Array(two[after]).difference(from: Array(one[before]))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(before.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(after.lowerBound + offset)
      }
    }
    var (left, right) = (before.lowerBound, after.lowerBound)
    while left < before.upperBound || right < after.upperBound {
      var gone: [Int] = []
      var came: [Int] = []
      while left < before.upperBound, removed.contains(left) {
        gone.append(left)
        left += 1
      }
      while right < after.upperBound, inserted.contains(right) {
        came.append(right)
        right += 1
      }
      addChanged(gone, came)
      guard left < before.upperBound, right < after.upperBound else { continue }
      if gone.isEmpty, came.isEmpty {
        rows.append(LinePair(old: left + 1, new: right + 1, isSame: true))
        left += 1
        right += 1
      }
    }
  }

  private mutating func addChanged(_ old: [Int], _ new: [Int]) {
    for index in 0..<max(old.count, new.count) {
      rows.append(  //! page-line-order
        LinePair(
          old: index < old.count ? old[index] + 1 : nil,
          new: index < new.count ? new[index] + 1 : nil, isSame: false))
    }
  }
}

extension LinePairs {
  /// The rows that show something, each run with some lines around it.
  func hunks(around marked: (LinePair) -> Bool, context: Int = 3) -> [ArraySlice<LinePair>] {
    var ranges: [Range<Int>] = []
    for (index, row) in rows.enumerated() where !row.isSame || marked(row) {
      let range = max(0, index - context)..<min(rows.count, index + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { rows[$0] }
  }
}
