/// How deep types may stand in one another. Stages that follow types do so recursively.
package enum TypeDepth {
  package static let most = 500
}
