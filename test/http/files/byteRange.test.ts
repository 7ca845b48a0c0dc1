/** The bytes of a file that a Range header requests. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type ByteRange, byteRange } from "../../../adapters/http/server/handlers/files/byteRange.ts"

const part = (first: number, last: number): ByteRange => ({ _tag: "Part", first, last })

describe("of 10 bytes", () => {
  const parts: ReadonlyArray<readonly [header: string, wanted: ByteRange]> = [
    ["bytes=0-0", part(0, 0)],
    ["bytes=0-9", part(0, 9)],
    ["bytes=3-", part(3, 9)],
    ["bytes=9-9", part(9, 9)],
    ["bytes=4-10", part(4, 9)],
    ["bytes=4-99999999999999999999", part(4, 9)],
    ["bytes=-1", part(9, 9)],
    ["bytes=-10", part(0, 9)],
    ["bytes=-11", part(0, 9)],
    ["Bytes= 2-3 ", part(2, 3)],
    ["bytes=007-8", part(7, 8)]
  ]
  it.for(parts)("%s is %j", ([header, wanted]) => {
    assert.deepStrictEqual(byteRange(header, 10), wanted)
  })

  it.for(["bytes=10-", "bytes=10-12", "bytes=99999999999999999999-", "bytes=-0"])(
    "%s is beyond",
    (header) => {
      assert.deepStrictEqual(byteRange(header, 10), { _tag: "Unsatisfiable" })
    }
  )

  const passedOver = [
    undefined,
    "",
    "bytes",
    "bytes=",
    "bytes=-",
    "bytes=5-4",
    "bytes=a-b",
    "bytes=1.5-2",
    "bytes=+1-2",
    "bytes=0-1,3-4",
    "bytes=0-1,",
    "items=0-1",
    "bytes 0-1",
    "bytes=0--1"
  ]
  it.for(passedOver)("%j is ignored", (header) => {
    assert.deepStrictEqual(byteRange(header, 10), { _tag: "Whole" })
  })
})

it("a part lies within the file, whatever the range", () => {
  const side = fc.option(fc.nat(20).map(String), { nil: "" })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 15 }), (from, to, size) => {
      const range = byteRange(`bytes=${from}-${to}`, size)
      if (range._tag !== "Part") return
      assert.isAtLeast(range.first, 0)
      assert.isAtMost(range.first, range.last)
      assert.isBelow(range.last, size)
    })
  )
})
