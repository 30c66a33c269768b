/// A step of a case, as its report tells it.
enum LoggedStep: Sendable {
  case exchange(Exchange)
  /// Something that the tester did beside its calls: `the clock goes on by 30 s`.
  case event(String)

  var isExchange: Bool { if case .exchange = self { true } else { false } }
}

extension BidirectionalCollection {
  /// The last steps, with no more exchanges than this, and with all that happened before and between them.
  func lastSteps(_ most: Int, where isExchange: (Element) -> Bool) -> [Element] {
    var count = 0
    let last = reversed().prefix { step in
      if isExchange(step) { count += 1 }
      return count <= most  //! shown-steps-few
    }
    return last.reversed()
  }
}
