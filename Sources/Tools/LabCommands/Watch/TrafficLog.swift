import Conformance
import ContractModel
import ReferenceServer

/// The judge of one run; exchanges come from many connections.
actor TrafficLog {
  private let contract: Contract
  private let recogniser: CallRecogniser
  private var judge: TrafficJudge

  init(_ contract: Contract, configuration: [String: String]) {
    self.contract = contract
    recogniser = CallRecogniser(contract, configuration: configuration)
    judge = TrafficJudge(contract)
  }

  @discardableResult
  func note(_ exchange: WatchedExchange) async -> [TrafficFinding] {
    let call = await recogniser.recognise(exchange.request)
    return judge.note(exchange, call)
  }

  var report: ConformanceReport { ConformanceReport(judge, contract) }
}
