/// Comparisons whose duration does not tell where two texts differ: for tokens, keys and values against forged
/// requests.
public enum ConstantTime {
  /// Looks at every byte whatever differs; only the lengths can be learnt from the time.
  public static func isSame(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool
  {
    var difference = left.count ^ right.count
    // guard: constant-time-compare
    for (one, other) in zip(left, right) { difference |= Int(one ^ other) }
    return difference == 0
  }

  /// The same for the bytes of two texts.
  public static func isSame(_ left: String, _ right: String) -> Bool {
    isSame(left.utf8, right.utf8)
  }
}
