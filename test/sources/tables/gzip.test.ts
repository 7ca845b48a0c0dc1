/** Compressed files, whole and damaged. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { readRows } from "../../../adapters/sources/mod.ts"
import { UnreadableFile } from "../../../core/mod.ts"
import { fault, gzip, read, readBatches } from "./read.ts"

const file = `symbol,close\n${"AAPL,185.64\n".repeat(20)}`

describe("a gzipped file", () => {
  it.effect("is detected by its bytes, and read as the file within", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* read(yield* gzip(file)), yield* read(file))
    })
  )

  it.effect("has no batch when the file within is empty", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* readBatches(yield* gzip("")), [])
    })
  )

  it.effect("is unreadable when truncated anywhere", () =>
    Effect.gen(function* () {
      const packed = yield* gzip(file)
      for (let end = 2; end < packed.length; end++) {
        const [line, message] = yield* fault(packed.subarray(0, end))
        assert.isNull(line)
        assert.match(message, /^Corrupt or truncated gzip data: \w/)
      }
    })
  )

  it.effect("is unreadable when a byte of it is wrong", () =>
    Effect.gen(function* () {
      const packed = yield* gzip(file)
      packed[packed.length - 6] = (packed[packed.length - 6] ?? 0) ^ 0xff
      assert.match((yield* fault(packed))[1], /^Corrupt or truncated gzip data: /)
    })
  )

  it.effect("is unreadable when it has another member", () =>
    Effect.gen(function* () {
      const packed = yield* gzip(file)
      const message = "More data after the gzip data ends; unpack a file of several gzip members first"
      assert.deepStrictEqual(yield* fault(packed, yield* gzip("MSFT,370.87\n")), [null, message])
    })
  )

  it.effect("fails as its bytes do", () =>
    Effect.gen(function* () {
      const packed = yield* gzip(file)
      const bytes = Stream.concat(Stream.make(packed.subarray(0, 40)), Stream.fail("Disk gone" as const))
      const error = yield* Effect.flip(Stream.runDrain(readRows(bytes, "some.csv.gz")))
      assert.strictEqual(error, "Disk gone")
    })
  )

  it.effect("is closed when its rows are no longer needed", () =>
    Effect.gen(function* () {
      const packed = yield* gzip("a,a\n".repeat(100_000))
      let closed = false
      const bytes = Stream.make(packed).pipe(
        Stream.concat(Stream.never),
        Stream.ensuring(Effect.sync(() => (closed = true)))
      )
      const error = yield* Effect.flip(Stream.runDrain(readRows(bytes, "some.csv.gz")))
      assert.instanceOf(error, UnreadableFile)
      assert.isTrue(closed)
    })
  )
})
