/**
 * The secret of an API key: `ak_`, 34 random base-62 characters (202 bits) and a CRC-32 of the preceding text in 6
 * base-62 characters, so that typos and random guesses are rejected without a query.
 */
import { Effect } from "effect"
import { SecureRandom } from "effect/crypto"

const prefix = "ak_"
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const randomLength = 34
const checksumLength = 6
const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`)

/** CRC-32 of ASCII text, reflected polynomial 0xEDB88320 (ISO-HDLC: "123456789" gives 0xCBF43926). */
export const crc32 = (text: string): number => {
  let crc = 0xffffffff
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i)
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

const checksum = (text: string): string => {
  let rest = crc32(text)
  let digits = ""
  for (let i = 0; i < checksumLength; i++) {
    digits = alphabet.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

/** A new secret from the runtime's cryptographic random source. */
export const generate: Effect.Effect<string, never, SecureRandom.SecureRandom> = Effect.gen(function* () {
  const random = yield* SecureRandom.SecureRandom
  let text = prefix
  for (let i = 0; i < randomLength; i++) {
    text += alphabet.charAt(yield* random.intBetween(0, alphabet.length, { halfOpen: true }))
  }
  return text + checksum(text)
})

/** Whether the text has a secret's shape and a correct checksum; when false no such key exists. */
export const isWellFormed = (text: string): boolean =>
  shape.test(text) && text.endsWith(checksum(text.slice(0, -checksumLength)))

/** The first 11 characters: enough to distinguish one's keys, useless to an attacker. */
export const visiblePrefix = (secret: string): string => secret.slice(0, 11)
