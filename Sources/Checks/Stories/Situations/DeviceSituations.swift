import ContractModel
import Diagnostics
import Machines

/// Several devices of one person.
struct DeviceSituations {
  let ways: StoryWays

  init(_ ways: StoryWays) { self.ways = ways }

  var all: [Story] {
    guard let way = ways.signIns.first, let check = ways.check else { return [] }
    let both = way.steps() + way.steps(from: .otherDevice)
    let one = ways.ends(by: .sessionEndOne).map { end in
      Story(
        "secondDeviceSignedOut.\(end.name.value)",
        "A person signs the second device out from the first one; the second one learns of it with its next call.",
        at: end.name.span, both + [.call(end), .call(check, from: .otherDevice)])
    }
    let others = ways.ends(by: .sessionEndOthers).map { end in
      Story(
        "otherDevicesSignedOut.\(end.name.value)",
        "A person signs all other devices out; they learn of it with their next call.",
        at: end.name.span,
        both + [.call(end), .call(check, from: .otherDevice), .call(check)])
    }
    let all = ways.ends(by: .sessionEnd).filter { $0.ends?.value == .all }.map { end in
      Story(
        "allDevicesSignedOut.\(end.name.value)",
        "A person signs out on every device; the others learn of it with their next call.",
        at: end.name.span, both + [.call(end), .call(check, from: .otherDevice)])
    }
    return one + others + all
  }
}
