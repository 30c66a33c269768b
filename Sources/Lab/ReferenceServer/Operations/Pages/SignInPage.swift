import AuthServer
import ContractModel

/// A page for a person who signs in: a form for each way with a password, a button for each
/// provider. Plain HTML: no script, nothing from elsewhere.
struct SignInPage {  //! no-contract-name
  let service: String
  let language: PersonLanguage
  /// Ties a form to this page.
  let ticket: String
  let forms: [PageForm]
  let links: [Link]
  /// Why it came to nothing before.
  let refused: OperationRefusal?

  static let headers = [
    (
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    ),
    ("Referrer-Policy", "no-referrer"), ("X-Frame-Options", "DENY"),
  ]

  struct PageForm {
    let action: String
    let inputs: [Input]

    init(
      _ endpoint: Endpoint, beside input: OperationInput, in contract: Contract,
      _ language: PersonLanguage
    ) {
      action = input.place(of: endpoint, in: contract)
      inputs = endpoint.sends.filter { $0.location == .body }.map {  //! page-path-known
        Input($0, of: contract.servers[endpoint.server], language)
      }
    }
  }

  struct Link {
    let name: String
    let target: String

    /// A call that begins at a provider, with what it always sends.
    init(_ endpoint: Endpoint, beside input: OperationInput, in contract: Contract) {
      let name = endpoint.object?.value ?? endpoint.name.value
      self.init(name: name, input.place(of: endpoint, in: contract), endpoint, in: contract) {
        if case .constant(let text) = $0.shape.element { text.value } else { nil }
      }
    }

    /// The same call again, once for each provider that it can name.
    static func choices(_ input: OperationInput, in contract: Contract) -> [Link] {
      guard input.endpoint.operation.value == .providerStart else { return [] }
      return input.endpoint.sends.flatMap { choice -> [Link] in
        guard case .enumeration(let words) = choice.shape.element else { return [] }
        return words.map { word in
          let place = input.place(of: input.endpoint, in: contract)
          return Link(name: word.value, place, input.endpoint, in: contract) { field in
            field.name.value == choice.name.value ? word.value : input.text(of: field)
          }
        }
      }
    }

    private init(
      name: String, _ place: String, _ endpoint: Endpoint, in contract: Contract,
      text: (Field) -> String?
    ) {
      let style = contract.servers[endpoint.server].names
      let pairs = endpoint.sends.compactMap { field in
        text(field).map {
          PercentCoding.encode(WireNames.spell(field, for: style)) + "=" + PercentCoding.encode($0)
        }
      }
      self.name = name
      target = place + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
    }
  }

  /// The words that a person reads, which say no more than the refusal does.
  private func words(_ refused: OperationRefusal) -> String {
    switch refused.reason {
    case .credentialsWrong, .accountUnknown, .accountUnconfirmed:
      language.text("Wrong name or password.", "账号或密码错误。")
    case .accountLocked, .tooManyRequests:
      language.text("Too many tries. Please wait a while.", "尝试次数过多，请稍后再试。")
    case .accountDisabled, .accountGone: language.text("This account cannot sign in.", "该账号无法登录。")
    case .tokenMissing, .tokenInvalid, .tokenExpired, .tokenReused, .sessionEnded, .scopeMissing,
      .notAllowed, .alreadyConfirmed, .identifierTaken, .passwordWeak, .passwordResetRequired,
      .termsNotAccepted, .codeWrong, .codeExpired, .codeTooSoon, .codeTriesSpent, .codeNotSent,
      .challengeUnknown, .oddSignIn, .providerRefused, .providerUnavailable, .providerNotSetUp,
      .stateWrong, .linkTaken, .notFound, .requestInvalid, .serverFailed, .other:
      language.text("That did not work. Please try again.", "操作未成功，请重试。")
    }
  }

  var html: String {  //! page-heading
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(service.asHTML)</title>
    <style>body{font:1rem sans-serif;max-width:22rem;margin:3rem auto;padding:0 1rem}
    label,input,button,a{display:block;width:100%;box-sizing:border-box;margin:.4rem 0}
    input,button{font:inherit;padding:.5rem}</style>
    </head>
    <body>
    <main>
    <h1>\(service.asHTML)</h1>
    \(alert)\(formsHTML)\(links.map(html(of:)).joined())</main>
    </body>
    </html>

    """
  }

  private var alert: String {
    refused.map { "<p role=\"alert\">\(words($0).asHTML)</p>\n" } ?? ""
  }

  private var formsHTML: String {
    zip(1..., forms).map { html(of: $1, number: $0) }.joined()
  }

  private func html(of form: PageForm, number: Int) -> String {  //! page-button-text
    """
    <form method="post" action="\(form.action.asHTML)">
    <input type="hidden" name="authpage" value="\(ticket.asHTML)">
    \(form.inputs.map { $0.html(inForm: number) }.joined())<button type="submit">\(language.text("Sign in", "登录"))</button>
    </form>

    """
  }

  private func html(of link: Link) -> String {
    let words = language.text("Continue with \(link.name)", "使用 \(link.name) 登录")
    return "<a href=\"\(link.target.asHTML)\" rel=\"nofollow\">\(words.asHTML)</a>\n"
  }
}

extension SignInPage {
  /// One field of a form.
  struct Input {
    let name: String
    let label: String
    let kind: Kind

    enum Kind {
      case hidden(String)
      case text(type: String, autocomplete: String)
    }

    /// A person may leave it empty.
    private let isOptional: Bool

    init(_ field: Field, of server: Server, _ language: PersonLanguage) {
      name = WireNames.spell(field, for: server.names)
      isOptional = field.shape.isOptional
      label =
        field.doc?.text(for: language.rawValue) ?? Input.usualLabel(field, language)
      kind =
        switch field.shape.element {
        case .constant(let text): .hidden(text.value)
        case .scalar(.password): .text(type: "password", autocomplete: "current-password")
        case .scalar(.email): .text(type: "email", autocomplete: "username")
        case .scalar(.phone): .text(type: "tel", autocomplete: "username")
        case .scalar(.username), .scalar(.identifier): .text(type: "text", autocomplete: "username")
        case .scalar, .type, .token, .provider, .configuration, .enumeration, .record:
          .text(type: "text", autocomplete: "off")
        }
    }

    private static func usualLabel(_ field: Field, _ language: PersonLanguage) -> String {
      switch field.shape.element {
      case .scalar(.password): language.text("Password", "密码")
      case .scalar(.email): language.text("Email", "邮箱")
      case .scalar(.phone): language.text("Phone number", "手机号")
      case .scalar(.username): language.text("User name", "用户名")
      case .scalar(.identifier): language.text("Account", "账号")
      case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant, .record:
        field.name.value
      }
    }

    /// The forms of a page may have fields of one name: a label leads to that of its own form.
    func html(inForm number: Int) -> String {
      let id = "\(name)-\(number)".asHTML  //! page-field-ids
      return switch kind {
      case .hidden(let value):
        "<input type=\"hidden\" name=\"\(name.asHTML)\" value=\"\(value.asHTML)\">\n"
      case .text(let type, let autocomplete):  //! page-field-label
        """
        <label for="\(id)">\(label.asHTML)</label>
        <input id="\(id)" name="\(name.asHTML)" type="\(type)" \
        autocomplete="\(autocomplete)"\(isOptional ? "" : " required")>

        """
      }
    }
  }
}

extension OperationInput {
  /// The text that a field was sent with, whatever it is.
  fileprivate func text(of field: Field) -> String? {
    switch field.shape.element {
    case .constant(let text): text.value
    case .provider(_, let slot): slots[slot]?.reveal() ?? values[field.name.value]?.asText
    case .scalar, .type, .token, .configuration, .enumeration, .record:
      values[field.name.value]?.asText
    }
  }
}

extension String {
  /// Safe in a text and in an attribute in quotes.
  fileprivate var asHTML: String { Page.escape(self) }
}
