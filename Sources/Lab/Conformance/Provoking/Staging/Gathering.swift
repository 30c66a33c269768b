/// Holds calls back until so many have come, or three seconds are over.
actor Gathering {
  private let count: Int
  private var arrived = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOver = false

  init(_ count: Int) { self.count = count }

  func arrive() async {
    arrived += 1
    if isOver { return }
    if arrived >= count { return end() }
    if arrived == 1 {
      Task {
        try? await Task.sleep(for: .seconds(3))
        end()
      }
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func end() {
    isOver = true
    for one in waiting { one.resume() }
    waiting = []
  }
}
