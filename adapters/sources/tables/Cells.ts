/**
 * An empty row: an object without a prototype, so that a column named `__proto__` is like any other.
 * `Object.create(null)` would create a hash table, which takes twice the memory and time.
 */
export const emptyCells = (): Record<string, string> => Object.setPrototypeOf({}, null)
