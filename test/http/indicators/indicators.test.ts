/** `/stock/indicators` and `/companies/{company_id}/indicators`: values of the library's functions, on every basis and range. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Companies, IndexSymbol, Prices } from "../../../core/mod.ts"
import { bbands, beta, obv, rsi, sma } from "../../../core/indicators/mod.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, past } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(applePages)
const withoutIndex = serviceOver({ ...applePages, beside: Layer.succeed(IndexSymbol, null) })
const { get, visit } = service

const path = "/stock/indicators/AAPL"

const barsOf = (symbol: string, adjust: "none" | "splits" = "splits") =>
  service.run(
    Effect.gen(function* () {
      const company = yield* Effect.flatMap(Companies, (companies) => companies.bySymbol(symbol))
      const all = { interval: "1day", adjust, from: null, to: null, limit: null, as_of: null } as const
      return yield* Effect.flatMap(Prices, (prices) => prices.recent(company, all))
    })
  )

/** A column of an answer. */
const column = (json: any, name: string): ReadonlyArray<unknown> => json.data.map((row: any) => row[name])

const lastOf = (values: Float64Array, count: number) => Array.from(values.slice(-count))

describe("indicators", () => {
  it("are those of the library over all bars, by the names that were asked for", async () => {
    const { close, date, volume } = await barsOf("AAPL")
    const { json } = await get(`${path}?indicators=rsi(14),bbands( time_period = 20 ),obv,rsi(14)&limit=3`)
    const bands = bbands(close, 20)
    assert.deepStrictEqual(json.indicators, [
      { expression: "rsi(14)", outputs: ["rsi(14)"], second: null },
      {
        expression: "bbands(time_period=20)",
        outputs: ["upper", "middle", "lower"].map((name) => `bbands(time_period=20).${name}`),
        second: null
      },
      { expression: "obv", outputs: ["obv"], second: null }
    ])
    assert.deepStrictEqual(
      column(json, "datetime"),
      date.slice(-3).map((day) => `${day}T00:00:00`)
    )
    assert.deepStrictEqual(column(json, "close"), lastOf(close, 3))
    assert.deepStrictEqual(column(json, "rsi(14)"), lastOf(rsi(close, 14), 3))
    assert.deepStrictEqual(column(json, "obv"), lastOf(obv(close, volume), 3))
    for (const name of ["upper", "middle", "lower"] as const)
      assert.deepStrictEqual(column(json, `bbands(time_period=20).${name}`), lastOf(bands[name], 3))
    const { count, currency, has_more, interval, symbol } = json
    assert.deepStrictEqual([count, currency, has_more, interval, symbol], [3, "USD", true, "1day", "AAPL"])
  })

  it("don't depend on where a range begins, and are null in the warm-up", async () => {
    const whole = await get(`${path}?indicators=sma(50)&limit=5000&end_date=1998-12-31`)
    const part = await get(`${path}?indicators=sma(50)&start_date=1998-12-01&end_date=1998-12-31`)
    assert.deepStrictEqual(part.json.data, whole.json.data.slice(-part.json.count))
    assert.isFalse(part.json.has_more)
    const values = column(whole.json, "sma(50)")
    assert.deepStrictEqual(
      values.slice(0, 49),
      Array.from({ length: 49 }, () => null)
    )
    assert.isNotNull(values[49])
  })

  it("come newest first, of weeks, as CSV", async () => {
    const asked = "indicators=rsi(14)&interval=1week&limit=4"
    const { json } = await get(`${path}?${asked}`)
    const newest = await get(`${path}?${asked}&order=desc`)
    assert.deepStrictEqual(newest.json.data, json.data.toReversed())
    const { text } = await get(`${path}?${asked}&format=csv`)
    assert.deepStrictEqual(text.trimEnd().split("\r\n"), [
      "datetime,close,rsi(14)",
      ...json.data.map((row: any) => `${row.datetime},${row.close},${row["rsi(14)"]}`)
    ])
  })

  it("are in the units of raw bars, whose splits change no ratio", async () => {
    const asked = "indicators=sma(20),obv,rsi(14),var(20)&start_date=2020-08-27&end_date=2020-08-31"
    const [raw, adjusted] = [await get(`${path}?${asked}&adjust=none`), await get(`${path}?${asked}`)]
    assert.deepStrictEqual(column(raw.json, "close"), [500.04, 499.23, 129.04])
    // The split of 4 is in effect from the 31st.
    const factors = [4, 4, 1]
    const times = (name: string, power: number) =>
      column(adjusted.json, name).map((value, i) => Number(value) * (factors[i] as number) ** power)
    for (const [name, power] of [
      ["sma(20)", 1],
      ["obv", -1],
      ["rsi(14)", 0],
      ["var(20)", 2]
    ] as const)
      for (const [i, value] of times(name, power).entries())
        assert.closeTo(column(raw.json, name)[i] as number, value, Math.abs(value) * 1e-12)
  })

  it("of two series are of the days that both have", async () => {
    const [own, other] = [await barsOf("AAPL"), await barsOf("SPY")]
    const places = own.date.flatMap((day, i) => (other.date.includes(day) ? [i] : []))
    const closes = new Map(other.date.map((day, i) => [day, other.close[i] as number]))
    const values = beta(
      Float64Array.from(places, (i) => closes.get(own.date[i] as string) as number),
      Float64Array.from(places, (i) => own.close[i] as number),
      20
    )
    const { json } = await get(`${path}?indicators=beta(SPY,20),beta(20)&limit=5`)
    assert.deepStrictEqual(column(json, "beta(SPY,20)"), lastOf(values, 5))
    // Without a symbol it is against the index. Apple moves more than the market.
    assert.deepStrictEqual(column(json, "beta(20)"), lastOf(values, 5))
    assert.deepStrictEqual(
      json.indicators.map(({ second }: any) => second),
      ["SPY", "SPY"]
    )
    assert.closeTo(values.at(-1) as number, 1.618, 5e-4)
  })

  it("of a page are as of its day", async () => {
    const { close } = await barsOf("AAPL")
    const { json } = await visit(`${apple}/indicators?indicators=sma(20)&limit=2&as_of=${past}`)
    assert.deepStrictEqual(column(json, "sma(20)"), lastOf(sma(close, 20), 2))
    assert.strictEqual(json.as_of, past)
  })
})

const faultsOf = (json: any) =>
  json.detail.map(({ ctx, loc, msg }: any) => [loc.join("."), msg, ctx?.position, ctx?.suggestions])

const wrong = async (query: string) => {
  const { json, status } = await get(`${path}?${query}`)
  assert.strictEqual(status, 422)
  return faultsOf(json)
}

describe("a request for indicators", () => {
  it("says where an expression is wrong", async () => {
    assert.deepStrictEqual(await wrong("indicators=rsi(14),smaa(20)"), [
      [
        "query.indicators",
        'Value error, There is no indicator "smaa" (character 9): /stock/indicators lists all of them',
        8,
        ["sma", "smma"]
      ]
    ])
  })

  it("says that a second series isn't there", async () => {
    assert.deepStrictEqual(await wrong("indicators=rsi,beta(NOPE)"), [
      [
        "query.indicators",
        'Value error, There is no company "NOPE" (character 10): write the symbol of one',
        9,
        []
      ]
    ])
  })

  it("says that no market index is set where it names no second series", async () => {
    const { json } = await withoutIndex.get(`${path}?indicators=beta`)
    assert.deepStrictEqual(faultsOf(json), [
      [
        "query.indicators",
        "Value error, beta has no second series, and no market index is set (character 1): name one, as beta(SPY) does",
        0,
        []
      ]
    ])
  })

  it("says how many bars an answer has room for", async () => {
    const long = Array.from({ length: 20 }, (_, i) => `pivot_points(${"0".repeat(70)}1,1,${i})`).join()
    const [[place, message]] = await wrong(`indicators=${long}&limit=5000`)
    assert.strictEqual(place, "query.indicators")
    assert.match(message, /5000 bars .* are more than an answer holds .* ask for at most 1\d\d\d bars/)
    assert.strictEqual((await get(`${path}?indicators=${long}&limit=900`)).json.count, 900)
  })

  it("names them, within the limit, of a company that there is", async () => {
    const { json, status } = await get(path)
    assert.deepStrictEqual(
      [status, json.detail[0].loc, json.detail[0].type],
      [422, ["query", "indicators"], "missing"]
    )
    assert.deepStrictEqual(
      (await wrong("indicators=rsi&limit=5001")).map(([loc]: any) => loc),
      ["query.limit"]
    )
    assert.strictEqual((await get("/stock/indicators/NOPE?indicators=rsi")).status, 404)
  })
})

it("the catalogue lists every indicator with parameters, outputs and warm-up", async () => {
  const { json } = await get("/stock/indicators")
  assert.strictEqual(json.count, json.indicators.length)
  assert.isAbove(json.count, 160)
  const bands = json.indicators.find(({ name }: any) => name === "bbands")
  assert.deepInclude(bands, { group: "overlap", inputs: ["close"], talib: true, warm_up: 4 })
  assert.deepStrictEqual(
    bands.parameters.map(({ default: standard, name }: any) => [name, standard]),
    [
      ["time_period", 5],
      ["nb_dev_up", 2],
      ["nb_dev_dn", 2],
      ["ma_type", 0]
    ]
  )
  assert.isUndefined(json.indicators.find(({ name }: any) => name === "mavp"))
  const { json: cycles } = await get("/stock/indicators?group=cycle")
  assert.deepStrictEqual(
    cycles.indicators,
    json.indicators.filter(({ group }: any) => group === "cycle")
  )
})
