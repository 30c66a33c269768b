import Primitives

/// Leads the progress of one transfer to the app, on a task of its own. What the app has no time for
/// is left out, but never the last.
final class ProgressReports: Sendable {
  private let reports: AsyncStream<TransferProgress>.Continuation
  private let reader: Task<Void, Never>
  private let furthest = Locked<Int64>(-1)

  /// - Returns: nil if the app wants none.
  init?(_ tell: (@Sendable (TransferProgress) -> Void)?) {
    guard let tell else { return nil }
    let (stream, reports) = AsyncStream.makeStream(
      of: TransferProgress.self, bufferingPolicy: .bufferingNewest(1))
    self.reports = reports
    reader = Task { for await progress in stream { tell(progress) } }
  }

  /// A repeated request begins anew. Nothing is told until it is further than the one before.
  func tell(_ completed: Int64, of total: Int64?) {
    furthest.use { furthest in
      guard completed > furthest else { return }  //! progress-monotone
      furthest = completed
      reports.yield(TransferProgress(completed: completed, total: total))
    }
  }

  /// Waits until the app was told the last.
  func end() async {
    reports.finish()
    await reader.value
  }

  deinit { reports.finish() }
}
