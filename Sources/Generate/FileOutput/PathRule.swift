/// Which relative paths exist on every file system: ASCII, no part that Windows or git read
/// otherwise.
enum PathRule {
  /// The fault of a path; nil for a good one.
  static func fault(in path: String) -> OutputPathError.PathFault? {
    let bytes = Array(path.utf8)
    if bytes.isEmpty { return .empty }
    if bytes[0] == slash { return .absolute }  //! path-relative
    if bytes.count > longestPath { return .tooLong }
    if let bad = bytes.first(where: { !isAllowed($0) }) { return .character(bad) }
    let parts = bytes.split(separator: slash, omittingEmptySubsequences: false)
    return parts.lazy.compactMap(fault).first
  }

  /// All bytes are ASCII.
  private static func fault(inPart part: ArraySlice<UInt8>) -> OutputPathError.PathFault? {
    guard let first = part.first, let last = part.last else { return .emptyPart }
    let (dot, space) = (UInt8(ascii: "."), UInt8(ascii: " "))
    if part.count <= 2, part.allSatisfy({ $0 == dot }) { return .dots }  //! path-inside-folder
    if part.count > longestPart { return .tooLong }
    if first == space || last == space || last == dot { return .endsInDotOrSpace }
    let name = TreePath(bytes: Array(part)).folded
    if isReserved(name) { return .reserved(String(decoding: part, as: UTF8.self)) }
    //! device-names-refused
    return isDevice(name) ? .deviceName(String(decoding: part, as: UTF8.self)) : nil
  }

  /// Windows gives a meaning to the characters left out here, and no shell or make file trips on
  /// the rest.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"), UInt8(ascii: "\""),
      UInt8(ascii: "\\"), UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "*"):
      false
    default: (0x20...0x7E).contains(byte)
    }
  }

  private static func isReserved(_ name: TreePath) -> Bool {
    name.bytes.elementsEqual(".git".utf8) || name.bytes.elementsEqual("git~1".utf8)
      || name.bytes.starts(with: OwnNames.prefix.utf8)
  }

  /// `con`, `con.txt` and `con .txt` are all the console.
  private static func isDevice(_ name: TreePath) -> Bool {
    var stem = name.bytes.prefix { $0 != UInt8(ascii: ".") }
    while stem.last == UInt8(ascii: " ") { stem.removeLast() }
    guard deviceSizes.contains(stem.count) else { return false }
    return devices.contains(String(decoding: stem, as: UTF8.self))
  }

  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul", "conin$", "conout$", "clock$"]
      + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  private static let deviceSizes = 3...7

  /// Leaves room for the folder that the checkout lies in.
  private static let longestPath = 1000
  private static let longestPart = 200
  private static let slash: UInt8 = 0x2F
}
