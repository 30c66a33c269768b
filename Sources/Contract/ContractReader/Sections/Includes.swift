import ContractModel
import Diagnostics
import YAMLSource

/// A file that a contract includes.
struct SharedFile {
  /// Nil for one that could not be read.
  let root: Node?
  let keys: Mapping?

  func isInDoubt(_ section: String) -> Bool {
    keys?.isInDoubt(section) ?? KeyTable.sharedFile.names.contains(section)
  }
}

/// Reads included files, each once; one that includes itself through others is reported.
struct Includes {
  private let reader: Reader
  private var files: [SharedFile] = []
  private var seen: Set<String> = []
  private var size = 0
  private var isFull = false

  private init(_ reader: Reader) { self.reader = reader }

  static func read(_ node: Node?, _ reader: Reader) -> [SharedFile] {
    var includes = Includes(reader)
    let contract = reader.source.path.split(separator: "/").last.map(String.init) ?? ""
    includes.read(node, path: [contract])
    return includes.files
  }

  private mutating func read(_ node: Node?, path: [String]) {
    for name in reader.set(node, "include") {
      guard isInside(name) else {
        files.append(SharedFile(root: nil, keys: nil))
        continue
      }
      guard !isFull else { continue }
      if let first = path.firstIndex(of: name.value) {
        reader.report(.includesItself(name, through: Array(path[first...]) + [name.value]))
      } else if seen.insert(name.value).inserted {
        let root = load(name)
        let keys = root.flatMap { Mapping($0, .sharedFile, reader) }
        files.append(SharedFile(root: root, keys: keys))
        read(keys?["include"], path: path + [name.value])
      }
    }
  }

  /// Only plain names below the contract's own folder.
  private func isInside(_ name: Text) -> Bool {
    let parts = name.value.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".."
        && part.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\\:*?\"<>|".utf8.contains($0) }
    }
    let isYAML = name.value.hasSuffix(".yaml")
    if !isPlain {
      reader.report(.includeOutside(name))
    } else if !isYAML {
      reader.report(.includeNotYAML(name))
    }
    return isPlain && isYAML
  }

  /// Nil, and reported, where there is nothing to be read.
  private mutating func load(_ name: Text) -> Node? {
    guard let source = source(name), fits(source, name) else { return nil }
    let document = YAMLSource.parse(source)
    document.problems.forEach(reader.report)
    return document.root
  }

  private func source(_ name: Text) -> SourceFile? {
    do {
      let found = try reader.files.file(name.value, besides: reader.source.path)
      if found == nil { reader.report(.includeMissing(name)) }
      return found
    } catch {
      reader.report(.includeUnreadable(name, error))
      return nil
    }
  }

  /// The file that is too much is reported, and none after it.
  private mutating func fits(_ source: SourceFile, _ name: Text) -> Bool {
    size += source.bytes.count
    isFull = seen.count > IncludeLimits.files || size > IncludeLimits.size
    if isFull { reader.report(.includesTooMuch(name)) }
    return !isFull
  }
}
