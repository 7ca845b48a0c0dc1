/** Text in encodings other than UTF-8, given or detected by a byte order mark. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { encodingOf, readRows } from "../../../adapters/sources/mod.ts"
import { summary, toBytes } from "./read.ts"

const readAs = (label: string | null, ...chunks: ReadonlyArray<Uint8Array>) => {
  const encoding = label === null ? null : encodingOf(label)
  return Stream.runCollect(readRows(Stream.fromArray(chunks), "some.csv", encoding))
}

const rowsAs = (label: string | null, ...chunks: ReadonlyArray<Uint8Array>) =>
  Effect.map(readAs(label, ...chunks), (batches) => summary(batches).rows)

const faultAs = (label: string | null, ...chunks: ReadonlyArray<Uint8Array>) =>
  Effect.map(Effect.flip(readAs(label, ...chunks)), ({ line, message }) => [line, message])

/** "삼성전자" and "똠방각하", whose first syllable is in CP949 but not in EUC-KR proper. */
const samsung = Uint8Array.of(0xbb, 0xef, 0xbc, 0xba, 0xc0, 0xfc, 0xc0, 0xda)
const ttom = Uint8Array.of(0x8c, 0x63, 0xb9, 0xe6, 0xb0, 0xa2, 0xc7, 0xcf)
const line = toBytes("\n")

const utf16 = (text: string, bigEndian: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !bigEndian)
  return bytes
}

const oneByOne = (bytes: Uint8Array): ReadonlyArray<Uint8Array> =>
  Array.from(bytes, (byte) => Uint8Array.of(byte))

/** U+0A0A and U+0D0A contain a newline's byte but are no newlines. */
const table = "이름,a\n삼성전자,1\n\u0a0a\u0d0a,2\n"
const tableRows: ReadonlyArray<readonly [number, Readonly<Record<string, string>>]> = [
  [2, { 이름: "삼성전자", a: "1" }],
  [3, { 이름: "\u0a0a\u0d0a", a: "2" }]
]

describe("a file's text", () => {
  it.effect.each(["CP949", "windows-949", "EUC-KR", " ks_c_5601-1987 "])("is read as %s", (label) =>
    Effect.gen(function* () {
      const bytes = [toBytes("name\n"), samsung, line, ttom, line]
      assert.deepStrictEqual(yield* rowsAs(label, ...bytes), [
        [2, { name: "삼성전자" }],
        [3, { name: "똠방각하" }]
      ])
    })
  )

  it.effect("may be cut within a character", () =>
    Effect.gen(function* () {
      const bytes = [toBytes("name\n"), samsung, line].flatMap(oneByOne)
      assert.deepStrictEqual(yield* rowsAs("cp949", ...bytes), [[2, { name: "삼성전자" }]])
    })
  )

  it.effect.each([false, true])("is UTF-16 where a byte order mark marks it, big-endian %s", (bigEndian) =>
    Effect.gen(function* () {
      const bytes = utf16(`\uFEFF${table}`, bigEndian)
      assert.deepStrictEqual(yield* rowsAs(null, bytes), [...tableRows])
      assert.deepStrictEqual(yield* rowsAs(null, ...oneByOne(bytes)), [...tableRows])
      assert.deepStrictEqual(yield* rowsAs("cp949", bytes), [...tableRows])
    })
  )

  it.effect("is UTF-16 where that is given", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* rowsAs("utf-16be", utf16(table, true)), [...tableRows])
      const many = `a,b\n${"1,2\n".repeat(100_000)}`
      assert.lengthOf(yield* rowsAs("utf-16le", utf16(many, false)), 100_000)
    })
  )

  it.effect("is refused, naming the line that isn't in the encoding", () =>
    Effect.gen(function* () {
      const header = toBytes("name\n")
      assert.deepStrictEqual(yield* faultAs(null, header, samsung, line), [
        2,
        "Not UTF-8 text: pass --encoding, such as windows-949 or windows-1252"
      ])
      const half = samsung.subarray(0, 1)
      assert.deepStrictEqual(yield* faultAs("cp949", header, samsung, line, half, line), [
        3,
        "Not cp949 text"
      ])
      const broken = utf16("a\nb\n\ud83d\nc\n", false)
      assert.deepStrictEqual(yield* faultAs("utf-16le", broken), [3, "Not utf-16le text"])
      assert.deepStrictEqual(yield* faultAs("utf-16le", broken.subarray(0, 5)), [2, "Not utf-16le text"])
    })
  )
})

it("an unknown encoding is not found", () => {
  assert.isNull(encodingOf("klingon"))
  assert.isNull(encodingOf("replacement"))
})

it("every character of windows-949 is decoded, 17,048 in two bytes", () => {
  const encoding = encodingOf("cp949")
  const characters = new Set<string>()
  for (let lead = 0x80; lead <= 0xff; lead++) {
    for (let trail = 0; trail <= 0xff; trail++) {
      try {
        characters.add(encoding?.decode(Uint8Array.of(lead, trail)) ?? "")
      } catch {
        // Not a pair.
      }
    }
  }
  assert.strictEqual(characters.size, 17_048)
  const syllables = [...characters].filter((character) => /[\uAC00-\uD7A3]/.test(character))
  assert.strictEqual(syllables.length, 11_172)
  assert.strictEqual(
    encoding?.decode(Uint8Array.of(0x81, 0x41, 0xc6, 0x52, 0xa2, 0xe6)),
    "\uAC02\uD7A3\u20AC"
  )
})
