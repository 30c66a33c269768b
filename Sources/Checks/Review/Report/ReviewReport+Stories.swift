import Diagnostics
import SessionExploration

/// The stories of findings in a comment on a pull request.
extension ReviewReport {
  /// The findings with a story, the worst first, by their numbers in the comment.
  var told: [SharedFinding] {
    findings.filter { $0.finding.verdict != .fine && !$0.finding.story.isEmpty }
  }

  /// The number under which a finding's story stands; nil where it has none.
  func storyNumber(of shared: SharedFinding) -> Int? {
    told.firstIndex { $0.fingerprint == shared.fingerprint }.map { $0 + 1 }
  }

  /// The stories of what breaks are open, the others folded. Those that find no room are counted.
  func stories(room: Int) -> String {
    var text = ""
    var left = 0
    for (index, shared) in told.enumerated() {
      let story = shared.storyText(number: index + 1)
      //! review-story-room
      if text.utf8.count + story.utf8.count > room { left += 1 } else { text += story }
    }
    let more = left == 1 ? "1 story more" : "\(left) stories more"
    return left == 0 || room < 100 ? text : text + "\n\(more): run `authgen diff`.\n"
  }
}

extension ReviewReport.SharedFinding {
  fileprivate func storyText(number: Int) -> String {
    let how = finding.how.map { ": \($0.rawValue)" } ?? ""
    let title =
      "<b>Story \(number)\(how)</b> (\(ReviewReport.safe(parties)); the clock begins at noon)"
    let lines = finding.story.map { line in
      let words = ReviewReport.safe(line.words)
      return "- `\(line.clock)` \(line.words.hasPrefix("→") ? "**\(words)**" : words)\n"
    }
    let isOpen = finding.verdict == .breaking ? " open" : ""
    return "\n<details\(isOpen)><summary>\(title)</summary>\n\n\(lines.joined())\n</details>\n"
  }

  /// The app and the server that meet.
  var parties: String {
    switch finding.direction {
    case .oldClient: "an app of \(versions.joined(separator: " or ")) at the new server"
    case .newClient: "a new app at a server of \(versions.joined(separator: " or "))"
    case .regeneration: "code that is generated anew"
    }
  }
}
