/** Secrets of API keys: their form, and that anything else is rejected. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { SecureRandom } from "effect/crypto"
import fc from "fast-check"
import { crc32 } from "node:zlib"
import { KeySecret } from "../../../../core/ports.ts"

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

const generated = KeySecret.generate.pipe(Effect.provide(SecureRandom.layerWebCrypto))

/** A generator over a source whose bytes are all the same. */
const generatedFrom = (byte: number) =>
  Effect.provideService(
    KeySecret.generate,
    SecureRandom.SecureRandom,
    SecureRandom.make((size) => new Uint8Array(size).fill(byte))
  )

/** The number that a base-62 text stands for. */
const numberOf = (digits: string): number =>
  [...digits].reduce((number, digit) => number * 62 + alphabet.indexOf(digit), 0)

describe("crc32", () => {
  it("has the check value of CRC-32/ISO-HDLC", () => {
    assert.strictEqual(KeySecret.crc32("123456789"), 0xcbf43926)
  })

  it("of the empty text is 0", () => {
    assert.strictEqual(KeySecret.crc32(""), 0)
  })

  it("equals zlib's for any ASCII text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
        assert.strictEqual(KeySecret.crc32(text), crc32(text))
      })
    )
  })
})

describe("a generated secret", () => {
  it.effect("is ak_ and 40 letters and digits", () =>
    Effect.map(generated, (secret) => {
      assert.match(secret, /^ak_[0-9A-Za-z]{40}$/)
    })
  )

  it.effect("ends with the CRC-32 of the preceding characters, in base 62", () =>
    Effect.map(generated, (secret) => {
      assert.strictEqual(numberOf(secret.slice(-6)), crc32(secret.slice(0, -6)))
    })
  )

  it.effect("is well-formed", () =>
    Effect.map(generated, (secret) => {
      assert.isTrue(KeySecret.isWellFormed(secret))
    })
  )

  it.effect("takes its random characters from SecureRandom alone", () =>
    Effect.map(generatedFrom(0), (secret) => {
      assert.strictEqual(secret.slice(0, 37), `ak_${"0".repeat(34)}`)
    })
  )

  it.effect("differs when SecureRandom returns other bytes", () =>
    Effect.gen(function* () {
      assert.notStrictEqual(yield* generatedFrom(1), yield* generatedFrom(0))
    })
  )

  it.effect("may contain every letter and digit", () =>
    Effect.map(Effect.replicateEffect(generated, 300), (secrets) => {
      const seen = new Set(secrets.map((secret) => secret.slice(3, 37)).join(""))
      assert.sameMembers([...seen], [...alphabet])
    })
  )

  it.effect("is never generated twice", () =>
    Effect.map(Effect.replicateEffect(generated, 300), (secrets) => {
      assert.lengthOf(new Set(secrets), 300)
    })
  )

  it.effect("shows its first 11 characters", () =>
    Effect.map(generatedFrom(0), (secret) => {
      assert.strictEqual(KeySecret.visiblePrefix(secret), "ak_00000000")
    })
  )
})

describe("a well-formed secret", () => {
  it.effect("is not one with a single character replaced", () =>
    Effect.map(Effect.replicateEffect(generated, 5), (secrets) => {
      for (const secret of secrets) {
        for (let i = 0; i < secret.length; i++) {
          for (const character of `${alphabet}_-`) {
            if (secret[i] === character) continue
            const mutated = secret.slice(0, i) + character + secret.slice(i + 1)
            assert.isFalse(KeySecret.isWellFormed(mutated), mutated)
          }
        }
      }
    })
  )

  it.effect("is not one with two adjacent random characters swapped", () =>
    Effect.map(Effect.replicateEffect(generated, 20), (secrets) => {
      for (const secret of secrets) {
        for (let i = 3; i < 36; i++) {
          const [a = "", b = ""] = secret.slice(i, i + 2)
          if (a === b) continue
          const mutated = secret.slice(0, i) + b + a + secret.slice(i + 2)
          assert.isFalse(KeySecret.isWellFormed(mutated), mutated)
        }
      }
    })
  )

  it.effect.each([
    ["cut short", (secret: string) => secret.slice(0, -1)],
    ["followed by another character", (secret: string) => `${secret}0`],
    ["followed by a newline", (secret: string) => `${secret}\n`],
    ["preceded by a space", (secret: string) => ` ${secret}`],
    ["in upper case", (secret: string) => secret.toUpperCase()],
    ["without its prefix", (secret: string) => secret.slice(3)]
  ] as const)("is one %s", ([, change]) =>
    Effect.map(generated, (secret) => {
      assert.isFalse(KeySecret.isWellFormed(change(secret)))
    })
  )

  it("is not the empty text", () => {
    assert.isFalse(KeySecret.isWellFormed(""))
  })
})
