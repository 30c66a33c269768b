import ContractModel

/// Operation that opens a page for a sign-in.
final class PageOperations: Sendable {
  private let pages: HostedPages

  init(
    pages: HostedPages
  ) {
    self.pages = pages
  }

  func open(_ input: OperationInput) async throws -> Outcome { try await pages.open(input) }
}
