/// Comparison whose duration does not tell where two sequences of bytes differ.
public enum SameTime {
  /// Reads every byte, also behind a difference. Only the lengths can be learnt from the time.
  public static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    var difference = left.count ^ right.count
    for (one, other) in zip(left, right) { difference |= Int(one ^ other) }
    return difference == 0
  }
}
