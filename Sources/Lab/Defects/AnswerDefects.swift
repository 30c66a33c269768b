import AuthServer
import ContractModel

import struct Diagnostics.Located

extension Defect {
  /// Answers in a form that is not the contract's.
  static let answerDefects: [Defect] = [
    Defect("answer.wrapped", "good answers stand in an object `data`") { contract in
      contract.answersWithJSON
        ? ChangedAnswers { answer in
          guard let json = answer.goodJSON else { return }
          answer.body = JSONValue.object(["data": json]).bytes
        } : nil
    },
    Defect("answer.empty", "good answers have no body") { contract in
      contract.answersWithJSON
        ? ChangedAnswers { answer in if answer.goodJSON != nil { answer.body = [] } } : nil
    },
    Defect("answer.page", "calls are answered with the web app's page") { contract in
      contract.answersWithJSON
        ? ChangedAnswers { answer in
          guard answer.goodJSON != nil else { return }
          answer.headers.set("Content-Type", "text/html")
          answer.body = Array("<!doctype html><title>App</title>".utf8)
        } : nil
    },
    Defect("answer.snake", "names in answers are in snake_case") { contract in
      contract.answersInCamelCase
        ? ChangedAnswers { answer in
          guard let json = answer.goodJSON else { return }
          answer.body = json.inSnakeCase.bytes
        } : nil
    },
    Defect("refusal.as200", "refusals come with 200") { contract in
      contract.refuses
        ? ChangedAnswers { if (400...499).contains($0.status) { $0.status = 200 } } : nil
    },
    Defect("refusal.empty", "refusals have no body") { contract in
      contract.refusals.contains { !$0.match.isEmpty }
        ? ChangedAnswers { if (400...499).contains($0.status) { $0.body = [] } } : nil
    },
    Defect("refusal.redirected", "calls without a good token are sent to a page") { contract in
      contract.refusals.contains(where: \.isUnauthorized)
        ? ChangedAnswers { answer in
          if answer.status == 401 {
            answer = Response(status: 302, headers: ["Location": "/welcome"])
          }
        } : nil
    },
    Defect("refusal.waitLacks", "refusals do not tell how long to wait") { contract in
      contract.refusals.contains { $0.fields.contains { $0.location == .header } }
        ? ChangedAnswers { if $0.status == 429 { $0.headers.remove("Retry-After") } } : nil
    },
    Defect("answer.unlabelled", "answers do not say that they are JSON") { contract in
      contract.answersWithJSON ? ChangedAnswers { $0.headers.remove("Content-Type") } : nil
    },
    Defect("refusal.waitShort", "refusals tell a wait of two seconds") { contract in
      contract.refusals.contains { $0.fields.contains { $0.location == .header } }
        ? ChangedAnswers { answer in
          if answer.headers.first("Retry-After") != nil { answer.headers.set("Retry-After", "2") }
        } : nil
    },
    Defect("refusal.triesMore", "refusals tell a try more than is left") { contract in
      guard let name = contract.triesLeft else { return nil }
      return ChangedAnswers { answer in
        guard (400...499).contains(answer.status),
          case .object(var object)? = try? JSONValue(reading: answer.body),
          let left = object[name].flatMap({ Int($0.wireText) })
        else { return }
        object[name] = (left + 1).json
        answer.body = JSONValue.object(object).bytes
      }
    },
    Defect("refusal.detailsLack", "refusals lack their details") { contract in
      contract.refusals.contains { refusal in
        refusal.fields.contains { $0.location == .body && !$0.shape.isOptional }
      }
        ? ChangedAnswers { answer in
          guard (400...499).contains(answer.status),
            case .object(let object)? = try? JSONValue(reading: answer.body),
            let first = object.fields.first
          else { return }
          answer.body = JSONValue.object(JSONObject([(first.name, first.value)])).bytes
        } : nil
    },
    Defect("sessions.othersListed", "the list of devices has somebody else's") { contract in
      ChangedList(contract) { items in items + items.suffix(1) }
    },
    Defect("sessions.noneCurrent", "the list of devices marks none as the caller's") { contract in
      ChangedList(contract) { items in
        items.map { item in
          guard case .object(let object) = item else { return item }
          return .object(
            JSONObject(object.fields.map { ($0.name, $0.value == true ? false : $0.value) }))
        }
      }
    },
  ]
}

extension Contract {
  /// Under which a refusal tells the tries that are left.
  fileprivate var triesLeft: String? {
    let field = refusals.flatMap(\.fields).first {
      $0.role?.value == .triesLeft && $0.location == .body
    }
    return field.map { WireNames.spell($0, for: servers[servers.names[0]].names) }
  }

  fileprivate var refuses: Bool {
    endpoints.contains { $0.caller == .app && !$0.refuses.isEmpty }
  }

  fileprivate var answersWithJSON: Bool {
    endpoints.contains { $0.caller == .app && !FieldWalk(types).all(returnedBy: $0).isEmpty }
  }

  fileprivate var answersInCamelCase: Bool {
    endpoints.contains { endpoint in
      endpoint.caller == .app
        && FieldWalk(types).all(returnedBy: endpoint).contains { field in
          !field.shape.isOptional
            && WireNames.spell(field, for: servers[endpoint.server].names).contains(
              where: \.isUppercase)
        }
    }
  }
}

extension Refusal {
  fileprivate var isUnauthorized: Bool {
    if case .status(let status) = cause { status.value == .exactly(401) } else { false }
  }
}

extension Response {
  /// The JSON of a good answer.
  fileprivate var goodJSON: JSONValue? {
    (200...299).contains(status) && isJSON ? try? JSONValue(reading: body) : nil
  }
}

extension JSONValue {
  fileprivate var inSnakeCase: JSONValue {
    switch self {
    case .array(let items): .array(items.map(\.inSnakeCase))
    case .object(let object):
      .object(JSONObject(object.fields.map { (Self.snake($0.name), $0.value.inSnakeCase) }))
    default: self
    }
  }

  private static func snake(_ name: String) -> String {
    name.map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
  }
}
