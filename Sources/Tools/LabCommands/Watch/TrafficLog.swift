import Conformance
import ContractMessages
import ContractModel

/// The judge of one run; exchanges come from many connections.
actor TrafficLog {
  private let contract: Contract
  private let codec: ContractCodec
  private var judge: TrafficJudge

  init(_ contract: Contract, configuration: [String: String]) {
    self.contract = contract
    codec = ContractCodec(contract, configuration: configuration)
    judge = TrafficJudge(contract)
  }

  @discardableResult
  func note(_ exchange: WatchedExchange) -> [TrafficFinding] {
    judge.note(exchange, codec.decode(exchange.request))
  }

  var report: ConformanceReport { ConformanceReport(judge, contract) }
}
