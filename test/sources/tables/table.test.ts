/** Tables that sources open by their header: files, standard input, and other encodings. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { memoryFile } from "../../../adapters/sources/mod.ts"
import { encodingOf } from "../../../adapters/sources/bytes/Encoding.ts"
import { openTable, type Table, wantedIn } from "../../../adapters/sources/tables/Table.ts"
import { everything } from "../entries.ts"
import { cp949 } from "./cp949.ts"
import { toBytes } from "./read.ts"

const linesOf = ({ batches }: Table) =>
  Effect.map(Stream.runCollect(batches), (all) =>
    all.flatMap(({ rows }) => [...rows].map(({ line }) => line))
  )

/** Standard input: its bytes are gone once they were read. */
const input = (content: string) => {
  let left = [toBytes(content)]
  const bytes = Stream.suspend(() => {
    const now = left
    left = []
    return Stream.fromIterable(now)
  })
  return { name: "standard input", size: null, at: null, bytes }
}

describe("A table", () => {
  it.effect("of standard input is read as often as one of a file", () =>
    Effect.gen(function* () {
      for (const file of [memoryFile("a.csv", "a,b\n1,2\n3,4\n"), input("a,b\n1,2\n3,4\n")]) {
        const table = yield* openTable(file)
        assert.deepStrictEqual(table.columns, ["a", "b"])
        assert.deepStrictEqual(
          [yield* linesOf(table), yield* linesOf(table)],
          [
            [2, 3],
            [2, 3]
          ]
        )
      }
    })
  )

  it.effect("is in another encoding where it isn't UTF-8", () =>
    Effect.gen(function* () {
      const korean = encodingOf("windows-949")
      const table = yield* openTable(memoryFile("a.csv", cp949("종목코드,종목명\n1,2\n")), korean)
      assert.deepStrictEqual(table.columns, ["종목코드", "종목명"])
      const utf8 = yield* openTable(memoryFile("a.csv", "종목코드,종목명\n1,2\n"), korean)
      assert.deepStrictEqual(utf8.columns, ["종목코드", "종목명"])
      const { message } = yield* Effect.flip(openTable(memoryFile("a.csv", cp949("종목코드\n1\n"))))
      assert.match(message, /^Not UTF-8 text/)
    })
  )

  it.effect("without lines has no columns", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* openTable(memoryFile("a.csv", ""))).columns, [])
    })
  )
})

describe("A symbol", () => {
  const subject = { company_id: 1, symbol: "AAPL", exchange: "NASDAQ", cik: null, corp_code: null }

  it("is wanted where all are, and in any case", () => {
    assert.isTrue(wantedIn(everything)("X"))
    const wanted = wantedIn({ ...everything, subjects: [subject] })
    assert.deepStrictEqual([wanted("aapl"), wanted("X")], [true, false])
    assert.isFalse(wantedIn({ ...everything, subjects: [] })("X"))
  })
})
