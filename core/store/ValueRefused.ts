/**
 * The defect of a request: the database refuses one of the values that it contains, so that its validation misses a rule.
 * The cause is the database's error.
 */
export class ValueRefused extends Error {
  override readonly name = "ValueRefused"

  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}
