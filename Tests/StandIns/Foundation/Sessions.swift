// Each declaration is as its page of developer.apple.com/documentation/foundation has it.

// urlsessionconfiguration
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var `default`: URLSessionConfiguration { neverRun() }
  open class var ephemeral: URLSessionConfiguration { neverRun() }
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var httpCookieStorage: HTTPCookieStorage?
  open var httpShouldSetCookies = true
  open var urlCache: URLCache?
  open var urlCredentialStorage: URLCredentialStorage?
}

// httpcookiestorage
open class HTTPCookieStorage: NSObject, @unchecked Sendable {}
// urlcache
open class URLCache: NSObject, @unchecked Sendable {}
// urlcredentialstorage
open class URLCredentialStorage: NSObject, @unchecked Sendable {}
// urlcredential
open class URLCredential: NSObject, @unchecked Sendable {}

// urlsession
open class URLSession: NSObject, @unchecked Sendable {
  // urlsession/responsedisposition
  public enum ResponseDisposition: Int, Sendable {
    case cancel = 0
    case allow = 1
  }
  // urlsession/authchallengedisposition
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential = 0
    case performDefaultHandling = 1
    case cancelAuthenticationChallenge = 2
    case rejectProtectionSpace = 3
  }

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {}
  open class var shared: URLSession { neverRun() }
  open var configuration: URLSessionConfiguration { neverRun() }
  open func finishTasksAndInvalidate() {}
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { neverRun() }
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    neverRun()
  }
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { neverRun() }
}

// urlsessiontask
open class URLSessionTask: NSObject, @unchecked Sendable {
  open var taskIdentifier: Int { neverRun() }
  open var originalRequest: URLRequest? { neverRun() }
  open var response: URLResponse? { neverRun() }
  open var error: (any Error)? { neverRun() }
  open var priority: Float = 0.5
  open func resume() {}
  open func cancel() {}
}

// urlsessiondatatask
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
// urlsessionuploadtask
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

// urlprotectionspace
open class URLProtectionSpace: NSObject, @unchecked Sendable {
  open var host: String { neverRun() }
  open var port: Int { neverRun() }
  open var authenticationMethod: String { neverRun() }
  open func isProxy() -> Bool { neverRun() }
}

public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"

// urlauthenticationchallenge
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  open var protectionSpace: URLProtectionSpace { neverRun() }
}
