/// A place of a contract where a value may stand.
enum CensusPlace: String, CaseIterable {
  case sentInBody, sentInRecord, sentInList, sentInMap, sentInChoice, sentInForm, sentInQuery
  case sentInPath, sentInHeader, sentInCookie, sentToPage
  case returnedInBody, returnedInRecord, returnedInList, returnedInMap, returnedInChoice
  case returnedInHeader, returnedInCookie, returnedInEnvelope, returnedWhole
  case refusedInBody, refusedAtPath, refusedInHeader, refusalTold, broughtByCallback

  case grantedBeside, grantedEndInHeader, grantedEndInCookie, grantedInHeader, grantedInCookie
  case grantedBothInCookies, grantedEndBelow, grantedEndTwoBelow, grantedEndMaybeBelow
  case grantedEndAbove, grantedEndTwoAbove, grantedApart, grantedInList, grantedEndOverList
  case grantedInDeepList, grantedInChoice, grantedEndOverChoice, grantedInChoiceInList
  case grantedAsChoice, grantedAsList, grantedMaybe, grantedInEnvelope, grantedInMap
  case grantedBareInList, grantedAlone, grantedEndInList, grantedEndInMap, grantedEndInChoice

  var isSent: Bool { rawValue.hasPrefix("sent") }

  static let sent = allCases.filter(\.isSent)
  static let granted = allCases.filter { $0.rawValue.hasPrefix("granted") }
  static let returned = allCases.filter { !$0.isSent && !granted.contains($0) }
  /// The places in which a call sends values of the session and of a provider.
  static let handed = sent.filter { $0 != .sentToPage }

  /// The part of the message, where a field has to say it.
  var location: String? {
    switch self {
    case .sentInHeader, .returnedInHeader, .refusedInHeader: "header"
    case .sentInCookie, .returnedInCookie: "cookie"
    case .sentInPath: "path"
    default: nil
    }
  }

  /// A text of a message that is not JSON.
  var isText: Bool {
    switch self {
    case .sentInForm, .sentInQuery, .sentToPage, .broughtByCallback, .refusalTold: true
    default: location != nil
    }
  }

  /// Each value has an endpoint of its own.
  var isAlone: Bool { self == .sentInPath || self == .returnedWhole }

  /// The type that holds the values, where it has a name in the contract.
  var type: String? {
    switch self {
    case .sentInRecord: "SentRecord"
    case .sentInList: "SentItem"
    case .sentInMap: "SentEntry"
    case .sentInChoice: "SentOption"
    case .returnedInRecord: "ReturnedRecord"
    case .returnedInList: "ReturnedItem"
    case .returnedInMap: "ReturnedEntry"
    case .returnedInChoice: "ReturnedOption"
    default: nil
    }
  }

  /// The record of the generated code that holds the values.
  var owner: String {
    switch self {
    case .refusedInBody, .refusedAtPath, .refusedInHeader: rawValue.capitalisedFirst + "Details"
    case .broughtByCallback: "ArrivalCallback"
    default: type ?? rawValue.capitalisedFirst + (isSent ? "" : "Answer")
    }
  }
}

/// A form of a value in a place.
struct CensusPair: Hashable {
  let form: String
  let place: CensusPlace
}

extension CensusPair: CustomStringConvertible {
  var description: String { "\(form) \(place.rawValue)" }
}
