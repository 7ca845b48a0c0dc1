/** `GET /financial/companies/{symbol}/figures`, of the public API and of company pages. */
import { assert, describe, it } from "@effect/vitest"
import { screened } from "../../fixtures/screened.ts"
import { companies } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const { get, visit } = serviceOver(screened)

const figures = (symbol: string, query: Readonly<Record<string, string | number>>) =>
  get(
    `/financial/companies/${symbol}/figures?${new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)])
    )}`
  )

/** How many requests the key has left after one for figures. */
const remaining = async (names: string) =>
  Number((await figures("ALFA", { names })).headers.get("x-ratelimit-remaining"))

const datesOf = async (query: Readonly<Record<string, string | number>>) => {
  const { json } = await figures("EURO", { names: "close,market_cap", ...query })
  return [json.has_more, ...json.data.map((_: any) => `${_.date} ${_.close} ${_.market_cap}`)]
}

describe("figures over time", () => {
  it("are those known at the end of each month, by the day of its last bar, oldest first", async () => {
    const { json, status } = await figures("GONE", { names: "close,pe_ratio,sales" })
    assert.strictEqual(status, 200)
    assert.deepStrictEqual(json, {
      symbol: "GONE",
      currency: "USD",
      frequency: "month",
      names: ["close", "pe_ratio", "sales"],
      data: [
        { date: "2023-12-29", close: 5, pe_ratio: null, sales: null },
        { date: "2024-01-31", close: 5, pe_ratio: null, sales: null },
        { date: "2024-02-29", close: 4, pe_ratio: 200 / 30, sales: 300 },
        { date: "2024-03-15", close: 3, pe_ratio: 5, sales: 300 }
      ],
      count: 4,
      has_more: false
    })
  })

  it("find a day's sessions from the newest back, however early a range begins", async () => {
    const asked = { names: "sales", frequency: "day", end_date: "2024-06-28" }
    const newest = (await figures("MUTE", { ...asked, start_date: "2024-06-26", limit: 3 })).json
    assert.deepStrictEqual(
      newest.data.map(({ date }: any) => date),
      ["2024-06-26", "2024-06-27", "2024-06-28"]
    )
    assert.isFalse(newest.has_more)
    const { user } = process.cpuUsage()
    const { json } = await figures("MUTE", { ...asked, start_date: "1000-01-01", limit: 3 })
    const millis = process.cpuUsage({ user, system: 0 }).user / 1000
    assert.deepStrictEqual(json, { ...newest, has_more: true })
    // 374,000 days take some seconds.
    assert.isBelow(millis, 1000)
  })

  it("of many days leave turns of the event loop to other requests", async () => {
    const names = Array.from({ length: 40 }, (_, i) => `sma(${i + 2})`).join()
    let turns = 0
    let isUnderWay = true
    const turn = () => {
      turns++
      if (isUnderWay) setImmediate(turn)
    }
    setImmediate(turn)
    const { json } = await figures("MUTE", { names, frequency: "day", limit: 2500 })
    isUnderWay = false
    assert.isAtLeast(turns, 10)
    assert.isAbove(json.count, 1000)
  })

  // EURO's shares are counted on 2023-12-31, after the last bar of the year.
  it("are the newest of a range, of any length of period, in the company's own currencies", async () => {
    assert.deepStrictEqual(await datesOf({ frequency: "quarter" }), [
      false,
      "2023-12-29 50 null",
      "2024-03-28 50 1000",
      "2024-06-28 40 800"
    ])
    assert.deepStrictEqual(await datesOf({ limit: 1 }), [true, "2024-06-28 40 800"])
    assert.deepStrictEqual(
      await datesOf({ start_date: "2024-02-01", end_date: "2024-03-27", frequency: "week" }),
      [false, "2024-02-29 50 1000"]
    )
    assert.deepStrictEqual(await datesOf({ frequency: "year" }), [
      false,
      "2023-12-29 50 null",
      "2024-06-28 40 800"
    ])
  })

  it("have a company's sessions where it has no price", async () => {
    const { json } = await figures("MUTE", { names: "close,sector", limit: 2 })
    assert.deepStrictEqual(json.data, [
      { date: "2024-06-28", close: null, sector: "Energy" },
      { date: "2024-07-01", close: null, sector: "Energy" }
    ])
    assert.isTrue(json.has_more)
  })

  it("are functions of bars too, and a table as CSV", async () => {
    const { text } = await figures("GAMA", { names: "close, sma(2) ,volume", limit: 2, format: "csv" })
    assert.strictEqual(text, "date,close,sma(2),volume\r\n2024-05-31,1,,50\r\n2024-06-28,1,2,50\r\n")
  })

  it("of expressions are those of a screen of that day in the company's currency", async () => {
    const expressions = ["close + 1", "(sales)", 'ago(close, "1m") / close', "max(sales, market_cap)"]
    const { json } = await figures("EURO", { names: expressions.join() })
    assert.deepStrictEqual(json.names, expressions)
    assert.isNotEmpty(json.data)
    for (const { date, ...values } of json.data) {
      const query = { where: 'symbol == "EURO"', universe: "all", currency: json.currency, as_of: date }
      const screen = await get(
        `/financial/screener?${new URLSearchParams({ ...query, columns: expressions.join() })}`
      )
      const [row] = screen.json.data
      assert.deepStrictEqual(values, Object.fromEntries(expressions.map((one) => [one, row[one]])), date)
    }
    for (const one of expressions)
      assert.isTrue(
        json.data.some((row: any) => row[one] !== null),
        one
      )
  })

  it("look at 20,000 days at most, with the times of ago", async () => {
    const names = 'ago(close, "1m") + ago(close, "2m") + ago(close, "3m") + ago(close, "4m")'
    const { json, status } = await figures("ALFA", { names, limit: 4001 })
    assert.deepStrictEqual(
      [status, json.detail],
      [
        422,
        [
          {
            loc: ["query", "limit"],
            msg: "Value error, Expressions with 4 times of ago have at most 4000 periods",
            type: "value_error"
          }
        ]
      ]
    )
    assert.strictEqual((await figures("ALFA", { names, limit: 4000 })).status, 200)
  })

  it("count each other day that they look at as a request", async () => {
    const before = await remaining("close")
    assert.strictEqual(await remaining('ago(close, "1m") + ago(close, "1y") + ago(sales, "1y")'), before - 3)
  })

  it("are the same on a company's page", async () => {
    const query = "names=close,pe_ratio&frequency=quarter"
    const { json } = await visit(`${companies}/1/figures?${query}`)
    const { as_of, company_id, ...rest } = json
    assert.deepStrictEqual([as_of, company_id], ["2024-07-01", 1])
    assert.deepStrictEqual(rest, (await get(`/financial/companies/ALFA/figures?${query}`)).json)
  })

  it.for([
    [{}, "names"],
    [{ names: "pe_rato" }, "names"],
    [{ names: "close > 1" }, "names"],
    [{ names: "rank(close)" }, "names"],
    [{ names: "close,zscore(close) + 1" }, "names"],
    [{ names: "close", frequency: "hour" }, "frequency"],
    [{ names: "close", limit: 5001 }, "limit"],
    [{ names: 'close + ago(close, "1y")', limit: "abc" }, "limit"],
    [{ names: "close", start_date: "2024-02-01", end_date: "2024-01-01" }, "start_date"]
  ] as const)("%j is 422", async ([query, name]) => {
    const { json, status } = await figures("ALFA", query)
    assert.deepStrictEqual([status, json.detail.map(({ loc }: any) => loc)], [422, [["query", name]]])
  })

  it("are 404 of a company that isn't there", async () => {
    const { json, status } = await figures("ZZZZ", { names: "close" })
    assert.deepStrictEqual([status, json.detail], [404, "Company not found: ZZZZ"])
  })
})
