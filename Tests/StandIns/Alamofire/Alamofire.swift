public import Foundation

// https://github.com/Alamofire/Alamofire/blob/master/Source/Core/Session.swift
open class Session: @unchecked Sendable {}

// https://github.com/Alamofire/Alamofire/blob/master/Source/Core/Request.swift
public class Request: @unchecked Sendable {
  public var request: URLRequest? { nil }
  public var response: HTTPURLResponse? { nil }
  public var retryCount: Int { 0 }
}

// https://github.com/Alamofire/Alamofire/blob/master/Source/Features/RequestInterceptor.swift
public enum RetryResult: Sendable {
  case retry
  case retryWithDelay(TimeInterval)
  case doNotRetry
  case doNotRetryWithError(any Error)
}

// https://github.com/Alamofire/Alamofire/blob/master/Source/Features/RequestInterceptor.swift
public protocol RequestInterceptor: Sendable {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void)
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping @Sendable (RetryResult) -> Void)
}
