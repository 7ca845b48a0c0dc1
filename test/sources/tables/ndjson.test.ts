/** NDJSON: one object a line. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { fault, read, readBatches } from "./read.ts"

describe("an NDJSON file", () => {
  it.effect("has a row for each object", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* read('{"symbol":"AAPL"}\n{"symbol":"MSFT"}'), {
        columns: ["symbol"],
        rows: [
          [1, { symbol: "AAPL" }],
          [2, { symbol: "MSFT" }]
        ],
        broken: []
      })
    })
  )

  it.effect("has values of every type of JSON", () =>
    Effect.gen(function* () {
      const { rows } = yield* read(
        '{"text":" a,\\n\\"b\\" ","price":185.640,"small":1e-7,"up":true,"down":false,"none":null,"list":[1,"x"],"deep":{"a":null}}'
      )
      assert.deepStrictEqual(rows[0]?.[1], {
        text: ' a,\n"b" ',
        price: "185.64",
        small: "1e-7",
        up: "true",
        down: "false",
        none: "",
        list: '[1,"x"]',
        deep: '{"a":null}'
      })
    })
  )

  it.effect("keeps integers too long for a double as written", () =>
    Effect.gen(function* () {
      const { rows } = yield* read(
        '{"id":1234567890123456781,"deep":{"id":1234567890123456782},"x":0.1234567890123456789}'
      )
      assert.deepStrictEqual(rows[0]?.[1], {
        id: "1234567890123456781",
        deep: '{"id":"1234567890123456782"}',
        x: "0.12345678901234568"
      })
    })
  )

  it.effect("has the keys of all objects as columns, in order of appearance", () =>
    Effect.gen(function* () {
      const { columns, rows } = yield* read('{"b":1}\n{"a":2,"b":3}\n{}\n{"c":4}\n')
      assert.deepStrictEqual(columns, ["b", "a", "c"])
      assert.deepStrictEqual(rows, [
        [1, { b: "1" }],
        [2, { a: "2", b: "3" }],
        [3, {}],
        [4, { c: "4" }]
      ])
    })
  )

  it.effect("gains columns from batch to batch", () =>
    Effect.gen(function* () {
      const batches = yield* readBatches(`${'{"a":1}\n'.repeat(5_000)}{"b":2}\n`)
      assert.deepStrictEqual(
        batches.map(({ columns }) => columns),
        [["a"], ["a", "b"]]
      )
    })
  )

  it.effect("counts its blank lines and skips them, and may end lines with CR and LF", () =>
    Effect.gen(function* () {
      const { rows } = yield* read('\r\n \n {"a":1}\r\n\r\n{"a":2}\r\n')
      assert.deepStrictEqual(rows, [
        [3, { a: "1" }],
        [5, { a: "2" }]
      ])
    })
  )

  it.effect("may have keys like properties of JavaScript objects", () =>
    Effect.gen(function* () {
      const [batch] = yield* readBatches('{"__proto__":"1","toString":2}')
      const cells = [...(batch?.rows ?? [])][0]?.cells
      assert.deepStrictEqual(Object.entries(cells ?? {}), [
        ["__proto__", "1"],
        ["toString", "2"]
      ])
      assert.isNull(Object.getPrototypeOf(cells))
    })
  )

  it.effect("reports broken lines with their reasons", () =>
    Effect.gen(function* () {
      const deep = "[".repeat(100_000) + "]".repeat(100_000)
      const { rows, broken } = yield* read(
        `{"a":1}\n{"a":\n[1]\nnull\n"x"\n1\n{"a":1}{"a":2}\n{"a":${deep}}\n{"a":3}\n`
      )
      assert.deepStrictEqual(rows, [
        [1, { a: "1" }],
        [9, { a: "3" }]
      ])
      assert.match(broken[0]?.[1] ?? "", /^Not JSON: /)
      assert.match(broken[5]?.[1] ?? "", /^Not JSON: /)
      assert.deepStrictEqual(
        broken.map(([line, message]) => [line, message.replace(/^Not JSON: .*/, "Not JSON")]),
        [
          [2, "Not JSON"],
          [3, "Expected a JSON object, found an array"],
          [4, "Expected a JSON object, found null"],
          [5, "Expected a JSON object, found a string"],
          [6, "Expected a JSON object, found a number"],
          [7, "Not JSON"],
          [8, "JSON nested too deeply"]
        ]
      )
    })
  )
})

it.effect("A JSON array is not NDJSON", () =>
  Effect.gen(function* () {
    assert.deepStrictEqual(yield* fault('\n [{"a":1}]'), [2, "A JSON array; write one object a line"])
  })
)
