import AuthServer
import Testing

@testable import HTTPServer

/// A connection with time handed in.
@Suite struct ConnectionTests {
  private let get = Array("GET /one HTTP/1.1\r\nHost: a.test\r\n\r\n".utf8)
  private let post = Array("POST /one HTTP/1.1\r\nHost: a.test\r\nContent-Length: 5\r\n\r\n".utf8)

  private func lines(_ playing: Playing) -> [String] {
    Answers.lines(of: playing.answers, toHead: false)
  }

  @Test func silentConnectionIsClosedWithoutResponse() {
    var playing = Playing()
    playing.wait(.seconds(9))
    #expect(!playing.connection.isClosed)
    playing.wait(.seconds(1))
    #expect(playing.connection.isClosed && playing.answers.isEmpty)
  }

  @Test func headTimeoutStartsAtFirstByte() {
    var playing = Playing()
    playing.wait(.seconds(9))
    playing.receive("G".utf8)
    for _ in 0..<9 {
      playing.wait(.seconds(1))
      playing.receive("E".utf8)
    }
    #expect(playing.answers.isEmpty)
    playing.wait(.seconds(1))
    #expect(lines(playing) == ["408 The request came too slowly."])
  }

  @Test func bodyAndRequestTimeOut() {
    var playing = Playing()
    playing.receive(post)
    playing.wait(.milliseconds(19_999))
    #expect(playing.answers.isEmpty)
    playing.wait(.milliseconds(1))
    #expect(lines(playing) == ["408 The request came too slowly."])

    var timeouts = Timeouts()
    timeouts.request = .seconds(15)
    var other = Playing(timeouts: timeouts)
    other.receive(post)
    other.wait(.seconds(15))
    #expect(lines(other) == ["408 The request came too slowly."])
  }

  @Test func infiniteTimeoutsNeverExpire() {
    var timeouts = Timeouts()
    let ever = Duration.seconds(Int64.max)
    (timeouts.head, timeouts.body, timeouts.request) = (ever, ever, ever)
    (timeouts.idle, timeouts.answer, timeouts.ending) = (ever, ever, ever)
    var playing = Playing(timeouts: timeouts)
    playing.time = 1
    playing.receive(get)
    playing.receive("POST /one HTTP/1.1\r\nHost: a.test\r\nContent-Length: 5\r\n\r\n".utf8)
    playing.wait(.seconds(3_600))
    playing.receive("hello".utf8)
    playing.wait(.seconds(3_600))
    #expect(lines(playing) == ["200 GET /one 0", "200 POST /one 5"])
    #expect(playing.connection.deadline == .max && !playing.connection.isClosed)
  }

  @Test func idleConnectionIsClosedWithoutResponse() {
    var playing = Playing()
    playing.receive(get)
    #expect(playing.connection.isIdle)
    playing.wait(.seconds(29))
    playing.receive(get)
    playing.wait(.seconds(30))
    #expect(playing.connection.isClosed)
    #expect(lines(playing) == ["200 GET /one 0", "200 GET /one 0"])
  }

  /// Bytes that arrive after a request are buffered and read after its response.
  @Test func bytesDuringHandlingWaitForResponse() {
    let now = Playing.moment(0)
    var connection = Connection(limits: Limits(), timeouts: Timeouts(), peer: nil, now: now)
    get.withUnsafeBytes { connection.receive($0, now: now) }
    #expect(connection.takeRequest() != nil)
    post.withUnsafeBytes { connection.receive($0, now: now) }
    Array("12345".utf8).withUnsafeBytes { connection.receive($0, now: now) }
    #expect(connection.takeRequest() == nil)
    connection.answer(Delivery(Response(status: 200)), now: now)
    connection.didSend(connection.output.count, now: now)
    #expect(connection.takeRequest()?.body == Array("12345".utf8))
  }

  @Test func unreadResponseTimesOut() {
    var connection = Connection(
      limits: Limits(), timeouts: Timeouts(), peer: nil, now: Playing.moment(0))
    get.withUnsafeBytes { connection.receive($0, now: Playing.moment(0)) }
    connection.answer(Delivery(Response(status: 200)), now: Playing.moment(0))
    #expect(connection.wantsToWrite && !connection.wantsToRead)
    connection.passDeadline(now: Playing.moment(Duration.seconds(20).nanoseconds - 1))
    #expect(!connection.isClosed)
    connection.passDeadline(now: Playing.moment(Duration.seconds(20).nanoseconds))
    #expect(connection.isClosed)
  }

  @Test func closingConnectionIgnoresInput() {
    var playing = Playing()
    playing.receive("NO\r\n".utf8)
    let answers = playing.answers
    #expect(playing.connection.phase == .ending)
    playing.receive(get)
    playing.wait(.milliseconds(999))
    #expect(!playing.connection.isClosed)
    playing.wait(.milliseconds(1))
    #expect(playing.connection.isClosed && playing.answers == answers && playing.seen.isEmpty)
  }

  @Test func requestsAreAnsweredInSequence() {
    var playing = Playing()
    let both = get + post + Array("hello".utf8)
    both.withUnsafeBytes { playing.connection.receive($0, now: playing.now) }
    playing.settle(answering: false)
    #expect(playing.seen.count == 1 && playing.connection.phase == .handling)
    #expect(!playing.connection.wantsToRead)
    playing.connection.answer(Delivery(Response(status: 204)), now: playing.now)
    playing.settle()
    #expect(lines(playing) == ["204", "200 POST /one 5"])
  }

  @Test func lateAnswerIsDropped() {
    var playing = Playing()
    get.withUnsafeBytes { playing.connection.receive($0, now: playing.now) }
    playing.settle(answering: false)
    playing.wait(.seconds(30))
    playing.connection.answer(Delivery(Response(status: 200)), now: playing.now)
    playing.settle()
    #expect(lines(playing) == ["503 The answer took too long."])
  }

  @Test func finishingClosesOnlyIdleConnections() {
    var idle = Playing()
    idle.receive(get)
    idle.connection.finish()
    #expect(idle.connection.isClosed)

    var busy = Playing()
    busy.receive(post)
    busy.connection.finish()
    busy.receive("hello".utf8)
    busy.receive(get)
    #expect(lines(busy) == ["200 POST /one 5"])
    #expect(String(decoding: busy.answers, as: UTF8.self).contains("\r\nConnection: close\r\n"))
  }

  @Test func slowResponseIsSentInParts() {
    var playing = Playing()
    get.withUnsafeBytes { playing.connection.receive($0, now: playing.now) }
    playing.settle(answering: false)
    let answer = Response(status: 200, body: Array(repeating: 0x61, count: 100))
    playing.connection.answer(
      Delivery(answer, fault: .slow(bytes: 50, every: .seconds(1)), delay: .seconds(2)),
      now: playing.now)
    playing.settle()
    #expect(playing.answers.isEmpty)
    playing.wait(.seconds(2))
    #expect(playing.answers.isEmpty)
    var counts: [Int] = []
    for _ in 0..<5 {
      playing.wait(.seconds(1))
      counts.append(playing.answers.count)
    }
    #expect(counts.prefix(3) == [50, 100, 150])
    #expect(playing.connection.isIdle && lines(playing).count == 1)
  }

  @Test func limitsAreExact() {
    var limits = Limits()
    limits.bodyBytes = 5
    limits.targetBytes = 4
    limits.headerCount = 2
    limits.headerBytes = 40
    var kept = Playing(limits: limits)
    kept.receive(post + Array("hello".utf8))
    #expect(lines(kept) == ["200 POST /one 5"])
    for (change, status) in [
      (("/one", "/ones"), "414"), ((": 5", ": 6"), "413"),
      (("a.test", "a.test-of-a-long-name"), "431"),
      (("\r\n\r\n", "\r\nA: b\r\n\r\n"), "431"),
    ] {
      var refused = Playing(limits: limits)
      let text = String(decoding: post, as: UTF8.self)
      refused.receive(text.replacing(change.0, with: change.1).utf8)
      #expect(lines(refused).first?.hasPrefix(status) == true, "\(change)")
    }
  }
}
