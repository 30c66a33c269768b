/// The names that this module uses on disk beside those of the generated files.
enum OwnNames {
  static let prefix = ".authgen"
  static let manifest = TreePath(".authgen.json")

  /// The folder beside the output folder in which a run builds the new tree.
  static func staging(for folder: TreePath, process: Int32, number: Int) -> TreePath {
    TreePath(bytes: stagingPrefix(folder) + Array("\(process)-\(number)".utf8))
  }

  static func isStaging(_ name: TreePath, for folder: TreePath) -> Bool {
    isNumbered(name, after: stagingPrefix(folder))
  }

  /// The file in the output folder that becomes one of its files, in place.
  static func temporary(process: Int32, number: Int) -> TreePath {
    TreePath("\(prefix)-\(process)-\(number)")
  }

  static func isTemporary(_ name: TreePath) -> Bool {
    isNumbered(name, after: Array("\(prefix)-".utf8))
  }

  private static func stagingPrefix(_ folder: TreePath) -> [UInt8] {
    Array(".".utf8) + folder.bytes + Array("\(prefix)-".utf8)
  }

  /// Two numbers and a hyphen follow, nothing else: a user's file is never taken for ours.
  private static func isNumbered(_ name: TreePath, after prefix: [UInt8]) -> Bool {
    guard name.bytes.starts(with: prefix) else { return false }
    let numbers = name.bytes.dropFirst(prefix.count).split(
      separator: 0x2D, omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { 0x30...0x39 ~= $0 } }
  }
}
