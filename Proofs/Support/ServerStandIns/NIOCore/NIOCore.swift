// swift-nio 2.101.3: Sources/NIOCore/ByteBuffer-core.swift
public struct ByteBuffer: Sendable {
  public var readableBytes: Int { 0 }
}

// Sources/NIOCore/ByteBuffer-aux.swift
extension ByteBuffer {
  public init(string: String) {}
  public init<Bytes: Sequence>(bytes: Bytes) where Bytes.Element == UInt8 {}
}

// Sources/NIOCore/ByteBuffer-views.swift
public struct ByteBufferView: RandomAccessCollection, Sendable {
  public typealias Element = UInt8
  public typealias Index = Int
  public typealias SubSequence = ByteBufferView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
  public subscript(range: Range<Int>) -> ByteBufferView { self }
}

extension ByteBuffer {
  public var readableBytesView: ByteBufferView { ByteBufferView() }
}

// Sources/NIOCore/SocketAddresses.swift
public enum SocketAddress: CustomStringConvertible, Sendable {
  public struct IPv4Address: Sendable {}

  case v4(IPv4Address)

  public var description: String { "" }
  public var ipAddress: String? { nil }
  public var port: Int? { nil }
}

// Sources/NIOCore/Channel.swift
@preconcurrency public protocol Channel: AnyObject, Sendable {
  var localAddress: SocketAddress? { get }
  var remoteAddress: SocketAddress? { get }
}

// Sources/NIOCore/EventLoopFuture.swift
public final class EventLoopFuture<Value> {}

extension EventLoopFuture: @unchecked Sendable {}

// Sources/NIOCore/AsyncAwaitSupport.swift
extension EventLoopFuture {
  @preconcurrency public func get() async throws -> Value where Value: Sendable {
    fatalError()
  }
}
