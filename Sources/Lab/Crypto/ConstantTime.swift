import CCrypto

package enum ConstantTime {
  /// Takes as long whatever differs; only whether the lengths do can be learnt from the time.
  package static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
  }
}
