/** `GET /time-series` of one symbol: bodies to the byte, ranges and sizes. */
import { assert, describe, it } from "@effect/vitest"
import { addDays } from "../../../core/mod.ts"
import { priceHeader, take } from "../../contract/stores.ts"
import { withMore } from "../../fixtures/World.ts"
import { ledger } from "../../fixtures/ledger.ts"
import { serviceOver } from "../serviceOver.ts"

const firstDay = "2009-01-01"

/** A bar for each of 5,001 days, its volume the number of the day. */
const long = [
  priceHeader,
  ...Array.from({ length: 5001 }, (_, i) => `BARE,${addDays(firstDay, i)},1,1,1,1,${i + 1}`)
]

const { ask } = serviceOver(withMore(ledger, take("prices", long)))

const of = (query: string) => ask(`/time-series?${query}`)

const days = async (query: string): Promise<ReadonlyArray<string>> =>
  (await of(query)).json.values.map(({ datetime }: any) => datetime.slice(5, 10))

describe("a time series", () => {
  it("has its metadata, then the newest bars, oldest first", async () => {
    const { status, text } = await of("symbol=acme&outputsize=2&adjust=none")
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      '{"meta":{"symbol":"ACME","name":"Acme Inc.","exchange":"NASDAQ","currency":"USD","interval":"1day",' +
        '"data_points":2,"total":3,"has_more":true,"adjust":"none","timezone":"America/New_York"},"values":[' +
        '{"datetime":"2024-06-24T00:00:00","open":10,"high":11,"low":9.5,"close":10.25,"volume":2000},' +
        '{"datetime":"2024-06-28T00:00:00","open":12,"high":12.5,"low":11.75,"close":12.345,"volume":3000}],' +
        '"status":"ok"}'
    )
  })

  it("of a company without bars has none", async () => {
    const { text } = await of("symbol=OLDE")
    assert.strictEqual(
      text,
      '{"meta":{"symbol":"OLDE","name":"Olde & Co","exchange":"NYSE","currency":"USD","interval":"1day",' +
        '"data_points":0,"total":0,"has_more":false,"adjust":"splits","timezone":"America/New_York"},' +
        '"values":[],"status":"ok"}'
    )
  })

  it.for([
    ["none", 20.5],
    ["splits", 10.25],
    // 10.25 x (1 - 0.25 / 10.25)
    ["all", 10]
  ] as const)("adjusted by %s begins at %f", async ([adjust, close]) => {
    const { json } = await of(`symbol=ACME&adjust=${adjust}`)
    assert.strictEqual(json.values[0].close, close)
  })

  it("is adjusted for splits by default", async () => {
    assert.strictEqual((await of("symbol=ACME")).text, (await of("symbol=ACME&adjust=splits")).text)
  })

  it.for([
    ["1week", ["06-17", "06-24"]],
    ["1month", ["06-01"]]
  ] as const)("of %s has its bars", async ([interval, expected]) => {
    const { json } = await of(`symbol=ACME&interval=${interval}`)
    assert.strictEqual(json.meta.interval, interval)
    assert.deepStrictEqual(await days(`symbol=ACME&interval=${interval}`), [...expected])
  })

  const ranges: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    ["start_date=2024-06-24", ["06-24", "06-28"]],
    ["end_date=2024-06-24", ["06-20", "06-24"]],
    ["start_date=2024-06-21&end_date=2024-06-27", ["06-24"]],
    ["start_date=2024-06-24&end_date=2024-06-24", ["06-24"]],
    ["start_date=2024-06-25&end_date=2024-06-27", []],
    ["end_date=2024-06-24&outputsize=1", ["06-24"]],
    ["start_date=2024-06-20&outputsize=2", ["06-24", "06-28"]]
  ]
  it.for(ranges)("with %s has %j", async ([query, expected]) => {
    assert.deepStrictEqual(await days(`symbol=ACME&${query}`), expected)
  })

  it.for([
    ["outputsize=2", 2, 3],
    ["outputsize=3", 3, 3],
    ["start_date=2024-06-24&outputsize=1", 1, 2],
    ["interval=1week&outputsize=1", 1, 2],
    ["interval=1month", 1, 1]
  ] as const)("with %s has %i of %i bars in the range", async ([query, data_points, total]) => {
    const { json } = await of(`symbol=ACME&${query}`)
    assert.deepInclude(json.meta, { data_points, total, has_more: data_points < total })
  })

  it.for([
    ["", 30],
    ["&outputsize=1", 1],
    ["&outputsize=5000", 5000],
    ["&start_date=2009-01-01", 30]
  ] as const)("with %j has %i bars, the newest", async ([query, size]) => {
    const { json } = await of(`symbol=BARE${query}`)
    const volumes = json.values.map(({ volume }: any) => volume)
    assert.deepStrictEqual(
      [json.meta.data_points, volumes.length, volumes[0], volumes.at(-1)],
      [size, size, 5002 - size, 5001]
    )
  })
})
