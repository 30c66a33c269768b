/// Comparison whose duration does not tell where two sequences of bytes differ.
package enum TimingSafe {
  /// Reads every byte, also behind a difference. Only the lengths can be learnt from the time.
  @inlinable
  package static func isEqual(
    _ left: some Collection<UInt8>, _ right: some Collection<UInt8>
  ) -> Bool {
    var difference = left.count ^ right.count
    for (one, other) in zip(left, right) { difference |= Int(one ^ other) }  //! constant-time
    return difference == 0
  }
}
