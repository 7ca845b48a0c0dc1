/** Properties of every file: the chunks of its bytes don't matter, and its rows come in batches. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { readRows } from "../../../adapters/sources/mod.ts"
import { fault, gzip, readBatches, summary, toBytes } from "./read.ts"

const csv = '\uFEFFname,"no""te"\r\n"Société ""X"", Inc.","삼\r\n성"\r\n\r\nbad\r\n"un"quoted,😀\r\nlast,"é"'
const ndjson = '\uFEFF\n{"name":"삼성","note":"é"}\r\n{"name":1}\n[1]\n\n{"😀":null}'

const cuts = (bytes: Uint8Array) =>
  Array.from({ length: bytes.length + 1 }, (_, at) => [bytes.subarray(0, at), bytes.subarray(at)])

const singly = (bytes: Uint8Array) => Array.from(bytes, (byte) => Uint8Array.of(byte))

describe("a file's rows are the same however its bytes are cut", () => {
  const sameForAllCuts = Effect.fnUntraced(function* (bytes: Uint8Array, content: string) {
    const whole = yield* readBatches(content)
    assert.isAbove(summary(whole).rows.length, 0)
    assert.isAbove(summary(whole).broken.length, 0)
    for (const chunks of [...cuts(bytes), singly(bytes)]) {
      assert.deepStrictEqual(yield* readBatches(...chunks), whole)
    }
  })

  it.effect("in CSV", () => sameForAllCuts(toBytes(csv), csv))
  it.effect("in NDJSON", () => sameForAllCuts(toBytes(ndjson), ndjson))
  it.effect("in gzipped CSV", () => Effect.flatMap(gzip(csv), (bytes) => sameForAllCuts(bytes, csv)))

  it.effect("and so is the error of an unreadable file", () =>
    Effect.gen(function* () {
      const unreadable = ['a,b\n"é\n",2\n1,"2\n', "é,é\n1,2\n", "\n[{}]"]
      const latin = Uint8Array.from([...toBytes("a,b\né,2\n"), 0xe9, 0x0a])
      for (const bytes of [...unreadable.map(toBytes), latin]) {
        const whole = yield* fault(bytes)
        for (const chunks of cuts(bytes)) assert.deepStrictEqual(yield* fault(...chunks), whole)
      }
    })
  )

  it.effect("in a file of many pieces", () =>
    Effect.gen(function* () {
      const lines = Array.from({ length: 40_000 }, (_, index) =>
        index % 1_000 === 7 ? `"${index}\n${"é".repeat(200)}",x` : `${index},"${index}"`
      )
      const bytes = toBytes(["id,value", ...lines, ""].join("\n"))
      const whole = yield* readBatches(bytes)
      assert.strictEqual(summary(whole).rows.length, 40_000)
      for (const size of [1_000, 65_536, 262_143, 262_145]) {
        const count = Math.ceil(bytes.length / size)
        const chunks = Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
        assert.deepStrictEqual(yield* readBatches(...chunks), whole)
      }
    })
  )
})

describe("a batch", () => {
  it.effect("has 5,000 rows, including the broken ones", () =>
    Effect.gen(function* () {
      const batches = yield* readBatches(`a,b\n${"1,2\n1\n".repeat(6_000)}`)
      assert.deepStrictEqual(
        batches.map(({ rows, broken }) => [rows.length, broken.length]),
        [
          [2_500, 2_500],
          [2_500, 2_500],
          [1_000, 1_000]
        ]
      )
    })
  )

  it.effect("has fewer when they are long", () =>
    Effect.gen(function* () {
      const batches = yield* readBatches(`a\n${`${"x".repeat(2 ** 20 - 1)}\n`.repeat(20)}`)
      assert.deepStrictEqual(
        batches.map(({ rows }) => rows.length),
        [8, 8, 4]
      )
    })
  )

  it.effect("arrives before the file has ended", () =>
    Effect.gen(function* () {
      const endless = Stream.concat(
        Stream.make(toBytes("a\n")),
        Stream.forever(Stream.make(toBytes("1\n".repeat(1_000))))
      )
      const first = yield* Stream.runCollect(Stream.take(readRows(endless, "some.csv"), 3))
      assert.strictEqual(summary(first).rows.length, 15_000)
    })
  )
})

it.effect("A file fails as its bytes do", () =>
  Effect.gen(function* () {
    const bytes = Stream.concat(Stream.make(toBytes("a\n1\n")), Stream.fail("Disk gone" as const))
    assert.strictEqual(yield* Effect.flip(Stream.runDrain(readRows(bytes, "some.csv"))), "Disk gone")
  })
)

it.effect("A file can be read again", () =>
  Effect.gen(function* () {
    const rows = readRows(Stream.make(toBytes("a\n1\n")), "some.csv")
    assert.deepStrictEqual(summary(yield* Stream.runCollect(rows)), summary(yield* Stream.runCollect(rows)))
  })
)

it.effect("An error names the file", () =>
  Effect.gen(function* () {
    const error = yield* Effect.flip(Stream.runDrain(readRows(Stream.make(toBytes("a,a\n")), "prices.csv")))
    assert.strictEqual(error.file, "prices.csv")
  })
)
