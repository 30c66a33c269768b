import CaseFolders
import Foundation

/// A fenced block of a page.
struct PageBlock {
  let language: String
  let text: String
  /// The path that the line before the block begins with, such as `` `Package.swift`: ``.
  let file: String?

  static func all(of page: String) throws -> [PageBlock] {
    let parts = try Checkout.text(page).components(separatedBy: "```")
    return parts.indices.filter { $0 % 2 == 1 }.map { index in
      let caption = parts[index - 1].split(separator: "\n").last ?? ""
      let lines = parts[index].components(separatedBy: "\n")
      return PageBlock(
        language: lines[0], text: lines.dropFirst().joined(separator: "\n"),
        file: caption.firstMatch(of: #/^`([^`]+\.[a-z]+)`[ :]/#).map { String($0.output.1) })
    }
  }
}

/// What the pages name and a test has elsewhere. Nothing else in their blocks is replaced.
enum Substitution {
  static let dependency = #".package(url: "https://github.com/OWNER/AuthContract", from: "0.2.0")"#
  static let raw = "https://raw.githubusercontent.com/OWNER/AuthContract/0.2.0"
}
