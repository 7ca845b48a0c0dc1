/** Selects the first of any number of values in an order, holding no others. */

/** At most `limit` of the values that are added, in the order; among equals the one that was added first. */
export const firstOf = <A>(limit: number, order: (a: A, b: A) => number) => {
  let first: ReadonlyArray<A> = []
  return {
    add: (value: A): void => {
      const last = first[limit - 1]
      if (last !== undefined && order(last, value) <= 0) return
      const after = first.findIndex((known) => order(value, known) < 0)
      first = first.toSpliced(after < 0 ? first.length : after, 0, value).slice(0, limit)
    },
    result: (): ReadonlyArray<A> => first
  }
}
