import AuthClient
public import Foundation
import Primitives

/// A browser for tests and previews: it shows nothing and answers as it was told.
public final class FakeBrowser: Browser {
  public struct Visit: Sendable {
    public let page: URL
    public let callback: CallbackRule
    public let isPrivate: Bool
  }

  private let seen = Locked<[Visit]>([])
  private let answer: @Sendable (URL) async -> Result<URL, WebFault>

  /// - Parameter answer: what follows on a page.
  public init(answer: @escaping @Sendable (URL) async -> Result<URL, WebFault>) {
    self.answer = answer
  }

  /// The pages that were opened, the first one first.
  public var visits: [Visit] { seen.use { $0 } }

  public func open(
    _ page: URL, until callback: CallbackRule, isPrivate: Bool
  ) async throws(WebFault) -> URL {
    let visit = Visit(page: page, callback: callback, isPrivate: isPrivate)
    seen.use { $0.append(visit) }
    return try await answer(page).get()
  }
}

extension FakeBrowser.Visit: CustomStringConvertible, CustomReflectable {
  /// The host only: a page's address holds the state.
  public var description: String { "a page at \(page.host ?? "no host")" }
  public var customMirror: Mirror { Mirror(self, children: []) }  //! page-url-mirror
}
