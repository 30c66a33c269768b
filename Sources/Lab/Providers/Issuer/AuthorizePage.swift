import AuthServer

/// A page of the stand-in: plain, and safe whatever was asked for.
struct AuthorizePage {
  let kind: ProviderKind
  let authorization: AuthorizationRequest

  var response: Response {
    HTMLPage.response(
      title: "Sign in (stand-in for \(kind.rawValue))",
      body: """
        <h1>Sign in</h1>
        <p>This page stands in for \(Page.escape(kind.rawValue)). <strong>\(Page.escape(authorization.client))</strong> \
        asks who you are. Nothing is proven here.</p>
        <form method="post">
        \(HTMLPage.hidden(hidden))
        <p><label>Subject <input name="subject" required value="\(Page.escape(Person.example.subject))"></label></p>
        <p><label>Email <input name="email" type="email" value="\(Page.escape(Person.example.email ?? ""))"></label></p>
        <p><label>Name <input name="name" value="\(Page.escape(Person.example.name ?? ""))"></label></p>
        <p><button name="answer" value="agree">Continue</button>
        <button name="answer" value="cancel" formnovalidate>Cancel</button></p>
        </form>
        """)
  }

  private var hidden: [(String, String?)] {
    [
      (kind.clientParameter, authorization.client), ("redirect_uri", authorization.redirect),
      ("state", authorization.state), ("nonce", authorization.nonce),
      ("code_challenge", authorization.challenge),
      ("code_challenge_method", authorization.challenge.map { _ in "S256" }),
      ("response_mode", authorization.isFormPost ? "form_post" : nil),
    ]
  }
}

/// Apple's `form_post`: the answer goes back as a form. Without scripts, so with one more button.
struct FormPostPage {
  let action: String
  let fields: [(String, String?)]

  var response: Response {
    HTMLPage.response(
      title: "Back to the app",
      body: """
        <h1>Back to the app</h1>
        <form method="post" action="\(Page.escape(action))">
        \(HTMLPage.hidden(fields))
        <p><button>Continue</button></p>
        </form>
        """)
  }
}

/// The frame of a page.
enum HTMLPage {
  static func response(title: String, body: String) -> Response {
    let page = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(Page.escape(title))</title></head><body><main>
      \(body)
      </main></body></html>

      """
    return Response(
      status: 200,
      headers: [
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy":
          "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
        "Referrer-Policy": "no-referrer",
      ], body: Array(page.utf8))
  }

  static func hidden(_ fields: [(String, String?)]) -> String {
    fields.compactMap { name, value in
      value.map {
        #"<input type="hidden" name="\#(Page.escape(name))" value="\#(Page.escape($0))">"#
      }
    }.joined(separator: "\n")
  }
}
