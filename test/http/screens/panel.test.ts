/** `GET /api/public/v1/financial/screener/history`: a screen at the end of each period, and what came after. */
import { assert, describe, it } from "@effect/vitest"
import { screened } from "../../fixtures/screened.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(screened)
const { get } = service

type Query = Readonly<Record<string, string | number>>

const queryOf = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))

const panel = (query: Query, headers: Readonly<Record<string, string>> = {}) =>
  get(`/financial/screener/history?${queryOf({ start_date: "2024-01-01", ...query })}`, headers)

const months = ["2024-01-31", "2024-02-29", "2024-03-28", "2024-04-30", "2024-05-31", "2024-06-28"]

const datesOf = async (query: Query) =>
  (await panel({ limit: 1, ...query })).json.periods.map((_: any) => _.date)

describe("a panel", () => {
  it("has the screen on the last session of each month, oldest first, up to the newest bar", async () => {
    const { json, status } = await panel({ where: "pe_ratio < 18", columns: "pe_ratio" })
    assert.strictEqual(status, 200)
    const { data, periods, ...rest } = json
    assert.deepStrictEqual(rest, {
      currency: "USD",
      frequency: "month",
      columns: ["pe_ratio"],
      has_more: false
    })
    assert.deepStrictEqual(
      periods.map(({ date, total, unknown }: any) => [date, total, unknown.map((_: any) => _.count).join()]),
      [
        // Of January, ALFA's year 2022 is known: 1090 / 80 = 13.6.
        ["2024-01-31", 2, "5"],
        // GONE: 200 / 30.
        ["2024-02-29", 3, "4"],
        ["2024-03-28", 4, "3"],
        ["2024-04-30", 3, "3"],
        ["2024-05-31", 3, "3"],
        ["2024-06-28", 3, "3"]
      ]
    )
    assert.deepStrictEqual(
      data.filter(({ date }: any) => date === "2024-02-29").map((_: any) => [_.symbol, _.pe_ratio]),
      [
        ["ALFA", 11.9],
        ["ALFB", 11.9],
        ["GONE", 200 / 30]
      ]
    )
  })

  it("is the screen of each day, to the byte", async () => {
    const asked = { where: "close > 3", columns: "close,sales,rank(close)", currency: "USD" }
    const { json } = await panel(asked)
    for (const [i, as_of] of months.entries()) {
      const day = (await get(`/financial/screener?${queryOf({ ...asked, as_of })}`)).json
      const { date, ...period } = json.periods[i]
      assert.deepStrictEqual([date, period], [as_of, { total: day.total, unknown: day.unknown }])
      assert.deepStrictEqual(
        json.data.filter((_: any) => _.date === as_of),
        day.data.map((row: any) => ({ date: as_of, ...row }))
      )
    }
  })

  it("has quarters and years, the current one up to today where it has a bar", async () => {
    assert.deepStrictEqual(await datesOf({ frequency: "quarter" }), ["2024-03-28", "2024-06-28"])
    assert.deepStrictEqual(await datesOf({ frequency: "year", start_date: "2023-12-01" }), [
      "2023-12-29",
      "2024-07-01"
    ])
    assert.deepStrictEqual(await datesOf({ end_date: "2024-03-27" }), [
      "2024-01-31",
      "2024-02-29",
      "2024-03-27"
    ])
  })

  it("has no period after the newest bar, wherever it begins", async () => {
    assert.deepStrictEqual(await datesOf({ start_date: "2024-06-28", columns: "close" }), ["2024-06-28"])
    assert.deepStrictEqual(await datesOf({ start_date: "2024-06-29", columns: "close" }), [])
  })

  it("has of each row the total return to the next date, splits and payments applied, to the last bar of one that ended", async () => {
    const { json } = await panel({
      columns: "close",
      returns: "true",
      where: 'symbol in ["BETA", "GONE", "MUTE"] || !known(close)'
    })
    const of = (symbol: string) =>
      json.data
        .filter((_: any) => _.symbol === symbol)
        .map((_: any) => [_.date, _.next_date, _.return, _.ended])
    assert.deepStrictEqual(of("BETA"), [
      // 18 against 20 less the payment of a twentieth; then a split in two, 9 being the half of 18.
      ["2024-01-31", "2024-02-29", -100 / 19, null],
      ["2024-02-29", "2024-03-28", 0, null],
      ["2024-03-28", "2024-04-30", 0, null],
      ["2024-04-30", "2024-05-31", 0, null],
      ["2024-05-31", "2024-06-28", 100 / 9, null],
      ["2024-06-28", null, null, null]
    ])
    assert.deepStrictEqual(of("GONE"), [
      ["2024-01-31", "2024-02-29", -20, null],
      ["2024-02-29", "2024-03-28", -25, "2024-03-15"],
      ["2024-03-28", "2024-04-30", 0, "2024-03-15"]
    ])
    assert.deepStrictEqual(of("MUTE")[0], ["2024-01-31", "2024-02-29", null, null])
  })

  it("has no looking ahead unless it is asked for, and none that a condition may use", async () => {
    const { json } = await panel({ columns: "close", limit: 1 })
    assert.notProperty(json.data[0], "return")
    for (const name of ["return", "next_date", "ended"])
      assert.strictEqual((await panel({ where: `known(${name})`, returns: "true" })).status, 422, name)
  })

  it("has some companies of each period, and says that there are more", async () => {
    const { json } = await panel({ columns: "close", limit: 2, offset: 1 })
    assert.lengthOf(json.data, 12)
    assert.isTrue(json.has_more)
    const whole = (await panel({ columns: "close" })).json
    assert.deepStrictEqual(
      json.data.slice(0, 2),
      whole.data.filter(({ date }: any) => date === "2024-01-31").slice(1, 3)
    )
  })
})

describe("a whole panel", () => {
  const asked = { where: "close > 3", columns: "close,pe_ratio", returns: "true" }
  const names = [
    "date",
    "company_id",
    "symbol",
    "name",
    "exchange",
    "price_date",
    "close",
    "pe_ratio",
    "next_date",
    "return",
    "ended"
  ]

  it("is sent by the line, as JSON", async () => {
    const { headers, text } = await panel({ ...asked, format: "ndjson", limit: 1 })
    assert.strictEqual(headers.get("content-type"), "application/x-ndjson")
    assert.isTrue(text.endsWith("\n"))
    assert.deepStrictEqual(
      text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
      (await panel(asked)).json.data
    )
  })

  it("is a table as CSV", async () => {
    const { headers, text } = await panel({ ...asked, format: "csv" })
    assert.strictEqual(headers.get("content-type"), "text/csv; charset=utf-8")
    const [head, ...lines] = text.trimEnd().split("\r\n")
    assert.deepStrictEqual(head?.split(","), names)
    assert.deepStrictEqual(
      lines,
      (await panel(asked)).json.data.map((row: any) => names.map((name) => row[name] ?? "").join(","))
    )
  })

  it("is a table where Accept prefers CSV, as other tables are, and JSON says that it depends on it", async () => {
    const accepted = await panel(asked, { accept: "text/csv" })
    assert.strictEqual(accepted.headers.get("content-type"), "text/csv; charset=utf-8")
    assert.strictEqual(accepted.text, (await panel({ ...asked, format: "csv" })).text)
    assert.strictEqual(accepted.headers.get("vary"), "X-API-Key, Accept")
    const json = await panel({ ...asked, format: "json" }, { accept: "text/csv" })
    assert.strictEqual(json.headers.get("content-type"), "application/json")
    assert.strictEqual((await panel(asked)).headers.get("vary"), "X-API-Key, Accept, Accept-Encoding")
  })

  it("names each column once, that of a figure with the name of what each row has too", async () => {
    const text = (await panel({ columns: "symbol,close", where: 'symbol == "BETA"', format: "csv" })).text
    const [head, first] = text.split("\r\n")
    assert.strictEqual(head, names.slice(0, 7).join())
    assert.strictEqual(first, "2024-01-31,3,BETA,Beta Corp.,NYSE,2024-01-31,20")
  })

  it("without any company is no line of JSON, and a head of CSV", async () => {
    const none = { where: "close > 1000", columns: "close" }
    assert.strictEqual((await panel({ ...none, format: "ndjson" })).text, "")
    assert.strictEqual((await panel({ ...none, format: "csv" })).text, `${names.slice(0, 7).join(",")}\r\n`)
  })
})

describe("a wrong request", () => {
  it.for([
    [{ start_date: "" }, "start_date"],
    [{ start_date: "2024-03-01", end_date: "2024-02-01" }, "start_date"],
    [{ end_date: "2024-07-03" }, "end_date"],
    [{ frequency: "week" }, "frequency"],
    [{ frequency: "month", start_date: "1970-01-01" }, "start_date"],
    [{ returns: "yes" }, "returns"],
    [{ format: "xlsx" }, "format"],
    [{ where: "pe_ratio <" }, "where"],
    [{ limit: 0 }, "limit"]
  ] as const)("%j is 422", async ([query, name]) => {
    const { json, status } = await panel(query)
    assert.deepStrictEqual([status, json.detail.map(({ loc }: any) => loc)], [422, [["query", name]]])
  })

  it("is 422 before a stream begins", async () => {
    const { headers, status } = await panel({ where: "pe_ratio <", format: "csv" })
    assert.deepStrictEqual([status, headers.get("content-type")], [422, "application/json"])
  })
})

const usedBy = async (query: Query) => {
  const { secret } = await service.key({ rate_limit: 1000 })
  const { headers } = await service.send(
    "GET",
    `/api/public/v1/financial/screener/history?${queryOf(query)}`,
    {
      "x-api-key": secret
    }
  )
  return 1000 - Number(headers.get("x-ratelimit-remaining"))
}

it("counts as a request for every twelve periods, times the days that its screen looks at", async () => {
  assert.strictEqual(await usedBy({ start_date: "2024-01-01" }), 1)
  assert.strictEqual(await usedBy({ start_date: "2014-07-01", end_date: "2024-06-30" }), 10)
  assert.strictEqual(await usedBy({ start_date: "2014-07-01", end_date: "2024-06-30", frequency: "year" }), 1)
  assert.strictEqual(
    await usedBy({ start_date: "2014-07-01", end_date: "2024-06-30", columns: 'close, ago(close, "1y")' }),
    20
  )
  assert.strictEqual(await usedBy({ start_date: "2014-07-01", end_date: "2024-06-30", format: "csv" }), 10)
  // Refused: it would have more periods than a panel may have.
  assert.strictEqual(await usedBy({ start_date: "1904-07-01" }), 1)
})
