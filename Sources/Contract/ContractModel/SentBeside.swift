extension Contract {
  /// The fields that go with the call because they go with every call of its server, without those that the endpoint
  /// sends itself. A field in the path goes only where the route names it. A browser that is led, or a provider that
  /// calls, adds none of the app's headers and cookies: the fields in the URL go alone.
  package func sentBeside(_ endpoint: Endpoint) -> [Field] {
    let inPath = endpoint.path.value.fieldNames
    return servers[endpoint.server].sends.filter { field in
      switch field.location {
      case .path: inPath.contains(field.name.value)  //! path-field-needs-part
      case .query: true
      case .header, .cookie, .body: endpoint.caller == .app || endpoint.caller == .page
      }  //! browser-without-header
    }
  }
}
