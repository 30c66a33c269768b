import CommandLineSupport
import Primitives

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Does tasks on as many threads as there are processors. A single task is done where it is asked for.
enum ParallelWork {
  /// The results are in the order of the items.
  static func map<Item: Sendable, Answer: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Answer
  ) -> [Answer] {
    let count = min(items.count, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    guard count > 1 else { return items.map(work) }
    let next = Locked(0)
    let answers = Locked([Answer?](repeating: nil, count: items.count))
    let run: @Sendable () -> Void = {
      while let index = next.use({ Self.take(&$0, below: items.count) }) {
        let answer = work(items[index])
        answers.use { $0[index] = answer }
      }
    }
    // The threads that there are do the work of one that the system does not give.
    let threads = (1..<count).compactMap { _ in WorkerThread(run) }
    run()
    for thread in threads { thread.join() }
    return answers.use { $0.compactMap { $0 } }
  }

  private static func take(_ next: inout Int, below end: Int) -> Int? {
    guard next < end else { return nil }
    next += 1
    return next - 1
  }
}
