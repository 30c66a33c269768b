#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Texts as C takes a list of them; nil is a null pointer.
enum CTexts {
  static func with<Result>(
    _ texts: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = texts.map { $0.flatMap { strdup($0) } }
    defer { for copy in copies { free(copy) } }
    return copies.map { UnsafePointer($0) }.withUnsafeBufferPointer { pointers in
      // A list without texts has an address all the same.
      guard let start = pointers.baseAddress else {
        var none: UnsafePointer<CChar>?
        return body(&none)
      }
      return body(start)
    }
  }
}
