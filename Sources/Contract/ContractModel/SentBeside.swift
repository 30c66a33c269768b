extension Contract {
  /// What goes with the call because it goes with every call of its server, without what the endpoint sends itself. A
  /// field in the path goes only where the route names it. Where a browser is led, or a provider calls, nobody adds
  /// the app's headers and cookies: what stands in the URL goes alone.
  package func sentBeside(_ endpoint: Endpoint) -> [Field] {
    let inPath = endpoint.path.value.fieldNames
    return servers[endpoint.server].sends.filter { field in
      switch field.location {
      // guard: path-field-needs-part
      case .path: inPath.contains(field.name.value)
      case .query: true
      // guard: browser-without-header
      case .header, .cookie, .body: endpoint.caller == .app || endpoint.caller == .page
      }
    }
  }
}
