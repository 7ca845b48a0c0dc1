/** Bytes that are text, and bytes that aren't. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { readRows } from "../../../adapters/sources/mod.ts"
import { fault, read, toBytes } from "./read.ts"

const notText = "Not UTF-8 text: pass --encoding, such as windows-949 or windows-1252"

describe("a file's text", () => {
  it.effect("is UTF-8", () =>
    Effect.gen(function* () {
      const { rows } = yield* read("name\nSociété Générale\n삼성전자\n😀\n")
      assert.deepStrictEqual(
        rows.map(([, cells]) => cells.name),
        ["Société Générale", "삼성전자", "😀"]
      )
    })
  )

  it.effect("may begin with a byte order mark, which is removed", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* read('\uFEFF"a",b\n1,2\n')).rows, [[2, { a: "1", b: "2" }]])
      assert.deepStrictEqual((yield* read('\uFEFF{"a":1}\n')).rows, [[1, { a: "1" }]])
    })
  )

  it.effect("keeps a byte order mark anywhere else", () =>
    Effect.gen(function* () {
      const { rows } = yield* read(`a,b\n${"1,2\n".repeat(70_000)}\uFEFF3,4\n`)
      assert.deepStrictEqual(rows.at(-1), [70_002, { a: "\uFEFF3", b: "4" }])
    })
  )

  it.effect("is refused, naming the line that isn't UTF-8", () =>
    Effect.gen(function* () {
      const latin = Uint8Array.of(0x43, 0x61, 0x66, 0xe9, 0x0a)
      assert.deepStrictEqual(yield* fault("name\nx\n", latin, "y\n"), [3, notText])
      const many = "x\n".repeat(200_000)
      assert.deepStrictEqual(yield* fault(`name\n${many}`, latin, many), [200_002, notText])
      assert.deepStrictEqual(yield* fault("name\nx\n", toBytes("é").subarray(0, 1)), [3, notText])
    })
  )

  it.effect("is abandoned when a line is longer than 16 MiB", () =>
    Effect.gen(function* () {
      let taken = 0
      const endless = Stream.forever(
        Stream.fromEffect(Effect.sync(() => (taken++, new Uint8Array(2 ** 20).fill(0x61))))
      )
      const file = Stream.concat(Stream.make(toBytes("a\n1\n")), endless)
      const { line, message } = yield* Effect.flip(Stream.runDrain(readRows(file, "some.csv")))
      assert.deepStrictEqual([line, message], [3, "The line is longer than 16 MiB"])
      assert.isAtMost(taken, 17)
    })
  )
})
