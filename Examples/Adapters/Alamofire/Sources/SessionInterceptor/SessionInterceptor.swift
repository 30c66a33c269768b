import Alamofire
import AuthClient
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends the session's tokens with the requests of Alamofire.
public struct SessionInterceptor<Contract: AuthContract>: RequestInterceptor {
  let session: AuthSession<Contract>

  public init(session: AuthSession<Contract>) { self.session = session }

  public func adapt(
    _ urlRequest: URLRequest, for _: Session,
    completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
  ) {
    Task {
      do { completion(.success(try await session.authorized(urlRequest))) } catch {
        completion(.failure(error))
      }
    }
  }

  public func retry(
    _ request: Request, for _: Session, dueTo error: any Error,
    completion: @escaping @Sendable (RetryResult) -> Void
  ) {
    guard request.response?.statusCode == 401, request.retryCount == 0, let sent = request.request
    else { return completion(.doNotRetry) }
    Task {
      do {
        // Alamofire adapts its request anew, and so sends the tokens that are newest.
        _ = try await session.renew(unlessReplaced: sent)
        completion(.retry)
      } catch { completion(.doNotRetryWithError(error)) }
    }
  }
}
