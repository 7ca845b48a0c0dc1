/** Keeps what was computed of objects in memory within a number of bytes: what was used longest ago is dropped. */

/** The value under the objects that it is computed of and a name: made now where it isn't kept. */
export type KeptWithin = <A>(
  of: ReadonlyArray<object>,
  name: string,
  make: () => A,
  bytesOf: (value: A) => number
) => A

interface Kept {
  readonly value: unknown
  readonly bytes: number
}

/** Keeps at most so many bytes over all objects. A value that is larger by itself is not kept. */
export const keptWithin = (maxBytes: number): KeptWithin => {
  /** The one used longest ago first. */
  const kept = new Map<string, Kept>()
  let total = 0
  const ids = new WeakMap<object, number>()
  let last = 0

  const idOf = (object: object): number => {
    const known = ids.get(object)
    if (known !== undefined) return known
    ids.set(object, ++last)
    return last
  }

  return <A>(of: ReadonlyArray<object>, name: string, make: () => A, bytesOf: (value: A) => number): A => {
    const key = `${of.map(idOf).join(" ")} ${name}`
    const known = kept.get(key)
    if (known !== undefined) {
      kept.delete(key)
      kept.set(key, known)
      return known.value as A
    }
    const value = make()
    const bytes = bytesOf(value)
    if (bytes > maxBytes) return value
    kept.set(key, { value, bytes })
    total += bytes
    for (const [oldest, one] of kept) {
      if (total <= maxBytes) break
      kept.delete(oldest)
      total -= one.bytes
    }
    return value
  }
}
