import ContractModel
import Generation

/// The words of the docs on a field.
struct DocsFieldWords {
  let words: DocsWords

  private var language: DocsLanguage { words.language }

  func type(_ type: TypePlan) -> String {
    let one = element(type.element)
    let many =
      switch type.container {
      case .one: one
      case .list: language.text("list of \(one)", "\(one)\(gap(one))的列表")
      case .map: language.text("map of \(one)", "文本到\(gap(one))\(one)\(gap(one))的映射")
      }
    if type.isClearable {
      return language.text("optional \(many), which null clears", "可选，\(many)，null 表示清除")
    }
    return type.isOptional ? language.text("optional \(many)", "可选，\(many)") : many
  }

  /// A blank stands between Chinese and a code span.
  private func gap(_ type: String) -> String { type.hasSuffix("`") ? " " : "" }

  /// The words beyond the field's type.
  func note(_ property: PropertyPlan, tellsPlace: Bool = false) -> String {
    language.remarks(
      [
        tellsPlace ? place(property.place) : "",
        group(property.group),
        origin(property.source, isInMilliseconds: property.timeUnit == .milliseconds),
        DocsRoleWords(words: words).note(property), words.text(property.doc),
        counted(property.timeUnit),
        property.type.travelsAsText ? language.text("as text", "以文本传输") : "",
      ] + limits(property) + [example(property), kept(property)] + elsewhere(property))
  }

  private func group(_ group: GroupPlan?) -> String {
    guard let group else { return "" }
    let names = group.members.map { words.code($0.wire) }
    return group.isExact
      ? language.text(
        "just one of \(names.joined(separator: ", ")) is sent",
        "\(names.joined(separator: "、")) 中只发送一个")
      : language.text(
        "at least one of \(names.joined(separator: ", ")) is sent",
        "\(names.joined(separator: "、")) 中至少发送一个")
  }

  private func counted(_ unit: Shape.TimeUnit?) -> String {
    switch unit {
    case .milliseconds: language.text("in milliseconds", "以毫秒计")
    case .unixMilliseconds: language.text("as milliseconds since 1970", "自 1970 年起的毫秒数")
    case .unixTime, nil: ""
    }
  }

  private func place(_ place: Field.Location) -> String {
    switch place {
    case .header: language.text("in a header", "在标头中")
    case .cookie: language.text("in a cookie", "在 Cookie 中")
    case .body, .path, .query: ""
    }
  }

  func inRequest(_ place: Field.Location) -> String {
    switch place {
    case .path: language.text("path", "路径")
    case .query: language.text("query", "查询参数")
    case .header: language.text("header", "标头")
    case .cookie: "Cookie"
    case .body: language.text("body", "请求体")
    }
  }

  private func origin(
    _ source: PropertyPlan.Source, isInMilliseconds: Bool
  ) -> String {
    switch source {
    case .given: ""
    case .token(let name, .value): language.text("the token ", "令牌 ") + words.code(name)
    case .token(let name, .expiresIn):
      isInMilliseconds
        ? language.text(
          "the time that the token \(words.code(name)) still lives",
          "令牌 \(words.code(name)) 剩余的有效时间")
        : language.text(
          "the seconds that the token \(words.code(name)) still lives",
          "令牌 \(words.code(name)) 剩余的有效秒数")
    case .token(let name, .expiresAt):
      language.text("when the token \(words.code(name)) ends", "令牌 \(words.code(name)) 的失效时刻")
    case .configuration(let name): words.configured(name)
    case .same(let name):
      language.text("the same as \(words.code(name))", "与 \(words.code(name)) 相同")
    case .constant(let text): language.text("always ", "固定为 ") + words.code(text)
    case .provider(let name, let slot):
      language.text(
        "\(words.code(slot.rawValue)) from \(words.code(name))",
        "来自 \(words.code(name)) 的 \(words.code(slot.rawValue))")
    }
  }

  private func limits(_ property: PropertyPlan) -> [String] {
    let rules = property.rules
    let isNumber = [.integer, .number, .unixTime, .waitingTime].contains(property.type.element)
    let size =
      switch (rules.min, rules.max) {
      case (let least?, let most?) where least == most: "\(least)"
      case (let least?, let most?): language.text("\(least) to \(most)", "\(least) 至 \(most)")
      case (let least?, nil): language.text("at least \(least)", "至少 \(least)")
      case (nil, let most?): language.text("at most \(most)", "至多 \(most)")
      case (nil, nil): ""
      }
    let unit = isNumber || size.isEmpty ? "" : language.text(" characters", " 个字符")
    let form =
      switch rules.form {
      case .email: language.text("an email address", "邮箱地址")
      case .phone: language.text("a phone number", "手机号")
      case nil: ""
      }
    let pattern = rules.pattern.map { language.text("matches ", "须匹配 ") + words.code($0) }
    return [form, size + unit, pattern ?? ""]
  }

  private func example(_ property: PropertyPlan) -> String {
    property.example.map { language.text("such as ", "例如 ") + words.code($0) } ?? ""
  }

  private func kept(_ property: PropertyPlan) -> String {
    guard let kept = property.kept else { return "" }
    return language.text(
      "kept on the device as \(words.code(kept.account ?? kept.name))",
      "在设备上保存为 \(words.code(kept.account ?? kept.name))")
  }

  private func elsewhere(_ property: PropertyPlan) -> [String] {
    property.wireNamesElsewhere.map {
      language.text(
        "\(words.code($0.wire)) at \(words.code($0.server))",
        "在 \(words.code($0.server)) 写作 \(words.code($0.wire))")
    }
  }

  private func element(_ element: TypePlan.ElementPlan) -> String {
    switch element {
    case .text: language.text("text", "文本")
    case .secret: language.text("secret text", "机密文本")
    case .integer: language.text("whole number", "整数")
    case .number: language.text("number", "数字")
    case .bool: language.text("bool", "布尔值")
    case .uuid: "UUID"
    case .url: "URL"
    case .instant: language.text("moment, as ISO 8601", "时刻（ISO 8601）")
    case .unixTime: language.text("moment, as seconds since 1970", "时刻（自 1970 年起的秒数）")
    case .bytes: language.text("bytes, as base64", "字节（base64）")
    case .urlSafeBytes: language.text("bytes, as base64url", "字节（base64url）")
    case .json: language.text("any JSON", "任意 JSON")
    case .waitingTime: language.text("seconds from the answer on", "从应答起的秒数")
    case .record(let name), .enumeration(let name), .choice(let name): words.code(name)
    }
  }
}
