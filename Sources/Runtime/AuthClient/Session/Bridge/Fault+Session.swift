import SessionCore

extension SessionFault {
  init(_ fault: Fault) {
    switch fault {
    case .offline: self = .offline
    case .timeout: self = .timeout
    case .insecure: self = .insecure
    case .unreadable: self = .unreadable
    case .cancelled: self = .cancelled
    case .unsendable: self = .unsendable
    case .storeUnreadable, .sessionLost: self = .storeUnreadable
    case .storeUnwritable, .passcodeMissing, .storeUnusable: self = .storeUnwritable
    case .otherServer: self = .otherServer
    case .locked: self = .locked
    case .renewalDoesNotHelp: self = .renewalDoesNotHelp
    }
  }
}

extension Fault {
  /// - Parameter failure: the last failure of the store, which says what the app can do about it.
  init(_ fault: SessionFault, because failure: StoreFailure?) {
    switch fault {
    case .storeUnreadable, .storeUnwritable: self = failure?.lasting ?? Fault(fault)
    default: self = Fault(fault)
    }
  }

  private init(_ fault: SessionFault) {
    switch fault {
    case .offline: self = .offline
    case .timeout: self = .timeout
    case .insecure: self = .insecure
    case .unreadable: self = .unreadable
    case .cancelled: self = .cancelled
    case .unsendable: self = .unsendable
    case .storeUnreadable: self = .storeUnreadable
    case .storeUnwritable, .storeBusy: self = .storeUnwritable
    case .otherServer: self = .otherServer
    case .locked: self = .locked
    case .renewalDoesNotHelp: self = .renewalDoesNotHelp
    }
  }
}

extension StoreFailure {
  /// The fault of its own that trying again doesn't end; nil if it does.
  fileprivate var lasting: Fault? {
    switch self {
    case .locked, .busy, .system: nil
    case .guardUnusable, .damaged: .sessionLost  //! lost-session-asks-sign-in
    case .passcodeMissing: .passcodeMissing
    case .notEntitled, .folderMissing, .notAFile, .misplanned: .storeUnusable
    }
  }
}
