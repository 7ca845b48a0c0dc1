/** Indexes a long text by the positions of each pair of adjacent characters. */

/** Positions are ascending, of a pair's first character. */
export interface PairIndex {
  /** The positions of the two characters of a text at `from`. */
  readonly places: (text: string, from: number) => Int32Array
  /** The positions of a character followed by any other. */
  readonly beginning: (character: number) => ReadonlyArray<Int32Array>
}

const none = new Int32Array(0)

/** Pairs of characters below this are numbered by a table, which is faster than a map. */
const plain = 256

/** Numbers pairs in order of appearance, from 0. */
const numbering = () => {
  const ofPlain = new Int32Array(plain * plain).fill(-1)
  const ofOthers = new Map<number, number>()
  const found: Array<{ readonly first: number }> = []
  const known = (first: number, second: number): number =>
    first < plain && second < plain
      ? (ofPlain[first * plain + second] as number)
      : (ofOthers.get(first * 65_536 + second) ?? -1)
  const numberOf = (first: number, second: number): number => {
    const number = known(first, second)
    if (number >= 0) return number
    const next = found.push({ first }) - 1
    if (first < plain && second < plain) ofPlain[first * plain + second] = next
    else ofOthers.set(first * 65_536 + second, next)
    return next
  }
  return { known, numberOf, found }
}

export const pairIndex = (text: string): PairIndex => {
  const { found, known, numberOf } = numbering()
  const length = Math.max(0, text.length - 1)
  const numbers = new Int32Array(length)
  for (let i = 0; i < length; i++) numbers[i] = numberOf(text.charCodeAt(i), text.charCodeAt(i + 1))

  /** The start of each pair's positions, and the end of the last. */
  const begins = new Int32Array(found.length + 1)
  for (const number of numbers) begins[number + 1] = (begins[number + 1] as number) + 1
  for (let i = 0; i < found.length; i++) begins[i + 1] = (begins[i + 1] as number) + (begins[i] as number)
  const places = new Int32Array(length)
  const next = begins.slice()
  numbers.forEach((number, place) => {
    const at = next[number] as number
    places[at] = place
    next[number] = at + 1
  })

  const placesOf = (number: number): Int32Array => places.subarray(begins[number], begins[number + 1])
  const ofFirst = Map.groupBy(found.keys(), (number) => found[number]?.first)
  return {
    places: (text, from) => {
      const number = known(text.charCodeAt(from), text.charCodeAt(from + 1))
      return number < 0 ? none : placesOf(number)
    },
    beginning: (character) => (ofFirst.get(character) ?? []).map(placesOf)
  }
}
