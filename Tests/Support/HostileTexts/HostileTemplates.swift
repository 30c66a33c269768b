import CaseFolders
package import Generation

/// The templates as they are, and behind them the author's own key as a template of somebody's may show it.
package enum HostileTemplates {
  package static func read() throws -> Templates {
    let shown = "{{\(Sample.shown)}}"
    let additions = [
      "SwiftClient/Header": "\n// Our own: \(shown)\n",
      "SwiftServer/Header": "\n// Our own: \(shown)\n",
      "SwiftClient/Session":
        "\nextension {{service}} {\n  public static let ours = \"\(shown)\"\n}\n",
      "SwiftServer/Routes":
        "\nextension {{service}} {\n  public static let ours = \"\(shown)\"\n}\n",
      "TypeScript/models.js": "\n// Our own: \(shown)\n",
      "TypeScript/models.d.ts": "\n// Our own: \(shown)\n",
      "TypeScript/handler.js": "\nexport const ours = \"\(shown)\";\n",
      "TypeScript/handler.d.ts": "\nexport declare const ours: \"\(shown)\";\n",
      "Python/Header": "# Our own: \(shown)\n",
      "Python/Router": "\n\nours = \"\(shown)\"\n",
      "Docs/README": "\n\(shown)\n\n| our own | \(shown) |\n|---|---|\n| \(shown) | x |\n",
    ]
    var templates: [String: String] = [:]
    for (name, addition) in additions {
      templates[name] = try Checkout.text("Templates/\(name).mustache") + addition
    }
    return try Templates(replacing: templates)
  }
}
