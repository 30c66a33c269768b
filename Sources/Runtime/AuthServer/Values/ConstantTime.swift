import Primitives

/// Comparisons whose duration does not tell where two texts differ: for tokens, keys and values against forged
/// requests.
public enum ConstantTime {
  /// Looks at every byte whatever differs; only the lengths can be learnt from the time.
  public static func isSame(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool
  {
    TimingSafe.isEqual(left, right)
  }

  /// The same for the bytes of two texts.
  public static func isSame(_ left: String, _ right: String) -> Bool {
    isSame(left.utf8, right.utf8)
  }
}
