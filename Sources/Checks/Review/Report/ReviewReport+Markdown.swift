import Diagnostics

/// The findings as a comment on a pull request.
extension ReviewReport {
  /// The longest comment that the hosts of repositories take, less some room.
  package static let longestComment = 65_000

  /// A summary, a table of what breaks or may break, the stories, and the rest folded.
  package var markdown: String {
    let head = "### \(Self.icon(verdict)) \(Self.safe(title)): \(counts)\n\n"
    let shown = findings.filter { $0.finding.verdict != .fine }
    let rest = findings.filter { $0.finding.verdict == .fine }
    let budget = Self.longestComment - head.utf8.count - 800
    var text = shown.isEmpty && objection == nil ? "" : Self.header
    if let objection {
      text += "| version | \(Self.safe(objection.message)) | | \(Self.safe(objection.help)) |\n"
    }
    var left = 0
    for finding in shown {
      let row = finding.row(story: storyNumber(of: finding))
      //! review-comment-length
      if text.utf8.count + row.utf8.count > budget { left += 1 } else { text += row }
    }
    if left > 0 { text += "\n\(left) more: run `authgen diff` to see them.\n" }
    if !shown.isEmpty { text += legend }
    text += stories(room: budget - text.utf8.count)
    let folded = Self.folded(rest, room: budget - text.utf8.count)
    return head + text + folded
  }

  private static let header = "| | what changes | how it shows | way out |\n|---|---|---|---|\n"

  /// The words of the table that somebody new to it does not know.
  private var legend: String {
    let cut = self.cut.isEmpty ? "" : " Not all stories were looked for: see `--bound`."
    return
      "\n<sub>“Old client, new server” is an app in use after the server was updated. **breaking** harms such apps or "
      + "their users, or stops code from compiling; risky needs a look.\(cut)</sub>\n"
  }

  private static func folded(_ findings: [SharedFinding], room: Int) -> String {
    guard !findings.isEmpty else { return "" }
    var list = ""
    for finding in findings {
      let line = "- \(safe(finding.finding.message))\n"
      if list.utf8.count + line.utf8.count > room {
        list += "- …\n"
        break
      }
      list += line
    }
    let count = findings.count == 1 ? "1 change is" : "\(findings.count) changes are"
    return "\n<details><summary>\(count) fine</summary>\n\n\(list)\n</details>\n"
  }

  private static func icon(_ verdict: ReviewFinding.ReviewVerdict?) -> String {
    switch verdict {
    case .breaking: "🛑"
    case .risky: "⚠️"
    case .fine, nil: "✅"
    }
  }

  /// A contract's words may hold whatever a table or a page would take for its own.
  static func safe(_ text: String) -> String {
    var safe = ""
    for character in DisplayText(words: text).text {
      switch character {
      case "|": safe += "\\|"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "@": safe += "&#64;"
      case "\n", "\r": safe += " "
      default: safe.append(character)
      }
    }
    return safe
  }
}

extension ReviewReport.SharedFinding {
  fileprivate func row(story: Int?) -> String {
    let sign = finding.verdict == .breaking ? "**breaking**" : "risky"
    let how = finding.how.map { "**\($0.rawValue)**, " } ?? ""
    let broken = breaks.isEmpty ? "" : " (\(breaks.joined(separator: ", ")))"
    let told = story.map { "; story \($0)" } ?? ""
    let cells = [
      sign, ReviewReport.safe(finding.message),
      "\(how)\(finding.direction.rawValue)\(ReviewReport.safe(broken))\(told)",
      ReviewReport.safe(finding.help),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }
}
