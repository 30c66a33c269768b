/// A type of what calls send in which values of the deployment stand, or a type that holds such a one.
public protocol DeploymentValues {
  /// Refuses a value that is another than the deployment's own.
  func compare(with deployment: Deployment) throws(InvalidValue)
}

extension Deployment {
  /// - Parameters:
  ///   - name: the value of the deployment that the field has to hold.
  ///   - value: what the request sent; nil passes.
  ///   - field: the field's name, for the error.
  public func compare<Value: JSONConvertible>(
    _ name: String, _ value: Value?, at field: String
  ) throws(InvalidValue) {
    guard let value else { return }
    let rule: ValueRule<Value> = rule(name)
    do throws(InvalidValue) { try rule.check(value) } catch { throw error.inside(.field(field)) }
  }

  /// Compares the values inside of a field; throws where one is another than the deployment's own.
  public func compare(_ values: some DeploymentValues, at field: String) throws(InvalidValue) {
    do throws(InvalidValue) {
      try values.compare(with: self)
    } catch {
      throw error.inside(.field(field))
    }
  }
}

extension Optional: DeploymentValues where Wrapped: DeploymentValues {
  public func compare(with deployment: Deployment) throws(InvalidValue) {
    if let self { try self.compare(with: deployment) }
  }
}

extension Array: DeploymentValues where Element: DeploymentValues {
  public func compare(with deployment: Deployment) throws(InvalidValue) {
    for (index, element) in enumerated() {  //! deployment-list-compared
      do throws(InvalidValue) {
        try element.compare(with: deployment)
      } catch {
        throw error.inside(.element(index))
      }
    }
  }
}

extension Dictionary: DeploymentValues where Key == String, Value: DeploymentValues {
  /// In the order of the keys, so that the same message has the same fault.
  public func compare(with deployment: Deployment) throws(InvalidValue) {
    for (_, value) in sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      do throws(InvalidValue) {
        try value.compare(with: deployment)
      } catch {
        throw error.inside(.anyKey)
      }
    }
  }
}
