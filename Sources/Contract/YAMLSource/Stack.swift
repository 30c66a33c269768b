/// The parts of all collections that are not complete yet, one upon the other: so that each list is
/// made once and in its exact size, where growing every one of them by itself took twice the
/// memory.
struct Stack<Element>: ~Copyable {
  /// A collection of more parts than this is made in several steps.
  static var step: Int { 1024 }

  private var parts: UnsafeMutableBufferPointer<Element>
  private(set) var height = 0

  init() { parts = .allocate(capacity: 64) }

  deinit {
    parts.extracting(..<height).deinitialize()
    parts.deallocate()
  }

  mutating func push(_ part: consuming Element) {
    if height == parts.count { grow() }
    parts.initializeElement(at: height, to: part)
    height += 1
  }

  /// Moves what was put since a height into a list.
  mutating func pop(from start: Int) -> [Element] {
    let taken = parts.extracting(start..<height)
    height = start
    return Array(unsafeUninitializedCapacity: taken.count) { list, count in
      count = list.moveInitialize(fromContentsOf: taken)
    }
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: 2 * parts.count)
    _ = larger.moveInitialize(fromContentsOf: parts)
    parts.deallocate()
    parts = larger
  }
}
