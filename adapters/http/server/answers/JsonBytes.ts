/**
 * Writes JSON as ASCII bytes into memory that is used again: long lists of numbers take half the time of JSON.stringify,
 * which looks up each member and prints each number as a string of its own. Numbers are printed as JSON.stringify does.
 */

const decoder = new TextDecoder()
const encoder = new TextEncoder()

const [zero, point] = [48, 46]

let space = new Uint8Array(65_536)
let end = 0

/** Text without characters that JSON escapes, once encoded. */
export const encoded = (text: string): Uint8Array => encoder.encode(text)

/** Begins with no bytes; up to `most` follow. */
export const begin = (most: number): void => {
  if (space.length < most) space = new Uint8Array(most)
  end = 0
}

/** The text of all bytes since `begin`. */
export const finish = (): string => decoder.decode(space.subarray(0, end))

export const putByte = (byte: number): void => {
  space[end++] = byte
}

export const putBytes = (bytes: Uint8Array): void => {
  for (let i = 0; i < bytes.length; i++) space[end + i] = bytes[i] as number
  end += bytes.length
}

/** ASCII that JSON doesn't escape. */
export const putText = (text: string): void => {
  for (let i = 0; i < text.length; i++) space[end + i] = text.charCodeAt(i)
  end += text.length
}

/** The digits of a whole number below 2^31, with leading zeros up to `places`. */
const putPadded = (value: number, places: number): void => {
  let rest = value
  for (let i = end + places - 1; i >= end; i--) {
    const tenth = (rest / 10) | 0
    space[i] = zero + rest - tenth * 10
    rest = tenth
  }
  end += places
}

/** A whole number below 2^31. */
const putShort = (value: number): void => {
  let places = 1
  for (let power = 10; value >= power; power *= 10) places++
  putPadded(value, places)
}

/** A whole number from 0 to 2^53 - 1. */
const putWhole = (value: number): void => {
  if (value < 1e9) return putShort(value)
  const billions = Math.floor(value / 1e9)
  putShort(billions)
  putPadded(value - billions * 1e9, 9)
}

/**
 * Whether the number, above 0 and below a billion, is the nearest to a decimal of `places`, up to 6; then it is written.
 * Such a decimal is the shortest that reads as the number, because two of them never read as the same.
 */
const putDecimal = (value: number, scale: number, places: number): boolean => {
  const scaled = Math.round(value * scale)
  if (scaled / scale !== value) return false
  const whole = Math.floor(scaled / scale)
  putShort(whole)
  space[end++] = point
  putPadded(scaled - whole * scale, places)
  while (space[end - 1] === zero) end--
  return true
}

/** At most 24 bytes; null for a number that isn't finite. */
export const putNumber = (value: number): void => {
  if (value >= 0 && value <= Number.MAX_SAFE_INTEGER && Math.floor(value) === value) putWhole(value)
  else if (!(value >= 1e-6 && value < 1e9 && (putDecimal(value, 100, 2) || putDecimal(value, 1e6, 6))))
    putText(JSON.stringify(value))
}
