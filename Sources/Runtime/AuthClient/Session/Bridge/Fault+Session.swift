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
    case .storeUnreadable: self = .storeUnreadable
    case .storeUnwritable: self = .storeUnwritable
    case .otherServer: self = .otherServer
    case .locked: self = .locked
    case .renewalDoesNotHelp: self = .renewalDoesNotHelp
    }
  }
}

extension Fault {
  init(_ fault: SessionFault) {
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
