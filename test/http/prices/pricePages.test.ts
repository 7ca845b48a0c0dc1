/** Company pages of bars and actions: the history with the head of a page, as of any day, and CSV. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { actionHeader, priceHeader, take } from "../../contract/stores.ts"
import { freshServiceOver, serviceOver } from "../serviceOver.ts"

const bar = (day: string, price: number, symbol = "ACME") =>
  `${symbol},${day},${[price, price, price, price].join(",")},${price === 40 ? 500 : 1000}`

const fill = Effect.gen(function* () {
  yield* take("companies", ["symbol,exchange,name", "ACME,NASDAQ,Acme Inc.", "BARE,NYSE,Bare"])
  yield* take("prices", [
    priceHeader,
    bar("2024-06-19", 40),
    bar("2024-06-20", 40),
    bar("2024-06-24", 20),
    bar("2024-06-28", 22),
    // Without the action: as after a split.
    bar("2024-06-26", 40, "BARE"),
    bar("2024-06-27", 20, "BARE")
  ])
  yield* take("actions", [
    actionHeader,
    "ACME,2024-06-24,split,2,40",
    "ACME,2024-06-28,dividend,0.5,20",
    // Announced: the clock is at 2024-07-01.
    "ACME,2024-07-02,dividend,0.3,22"
  ])
})

const world = { fill, clock: "fixed" } as const

const { get, visit } = serviceOver(world)

const acme = "/financial_v4/companies/1"

const closes = async (query: string): Promise<ReadonlyArray<readonly [string, number, number]>> => {
  const { json } = await visit(`${acme}/prices?${query}`)
  return json.data.map((_: any) => [_.datetime.slice(5, 10), _.close, _.volume])
}

describe("a page of bars", () => {
  it("is the history with the head of a page", async () => {
    const { status, text } = await visit(`${acme}/prices?limit=1&offset=3`)
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      '{"company_id":1,"symbol":"ACME","as_of":"2024-07-01","company_name":"Acme Inc.","interval":"1day",' +
        '"data":[{"datetime":"2024-06-28T00:00:00","open":22,"high":22,"low":22,"close":22,"volume":1000}],' +
        '"count":1,"has_more":false,"offset":3,"page":4,"limit":1,"total":4,"total_pages":4,"has_next":false,' +
        '"has_prev":true,"adjust":"splits","currency":"USD","exchange":"NASDAQ","timezone":"America/New_York",' +
        '"is_last_partial":false,"calendar":"XNYS","gaps":[]}'
    )
  })

  it.for([
    "",
    "interval=1week&adjust=all&order=desc",
    "interval=1month&adjust=none",
    "start_date=2024-06-20&end_date=2024-06-24&limit=1&page=2",
    "offset=2147483647"
  ])("with %s has the members of the history", async (query) => {
    const { json: history } = await get(`/stock/prices/ACME/history?${query}`)
    const { json } = await visit(`${acme}/prices?${query}`)
    assert.deepStrictEqual(json, { company_id: 1, as_of: "2024-07-01", ...history })
  })

  it.for([
    ["2024-06-18", []],
    [
      "2024-06-23",
      [
        ["06-19", 40, 500],
        ["06-20", 40, 500]
      ]
    ],
    [
      "2024-06-24",
      [
        ["06-19", 20, 1000],
        ["06-20", 20, 1000],
        ["06-24", 20, 1000]
      ]
    ]
  ] as const)("as of %s has the bars up to it on the day's shares", async ([day, expected]) => {
    assert.deepStrictEqual(await closes(`as_of=${day}`), expected as never)
  })

  it("as of a day is not adjusted by a later payment", async () => {
    const [first] = await closes("adjust=all&as_of=2024-06-27")
    assert.strictEqual(first?.[1], 20)
    const [paid] = await closes("adjust=all&as_of=2024-06-28")
    assert.strictEqual(paid?.[1], 19.5)
  })

  // Its bars of that week are of Monday and Friday.
  it.for([
    ["2024-06-24", true],
    ["2024-06-27", true],
    ["2024-06-28", false],
    ["2024-06-29", false],
    ["2024-07-01", false]
  ] as const)("as of %s has an unfinished week: %s", async ([day, expected]) => {
    const { json } = await visit(`${acme}/prices?interval=1week&as_of=${day}`)
    assert.deepStrictEqual(
      [json.is_last_partial, json.data.at(-1).datetime, json.total],
      [expected, "2024-06-24T00:00:00", 2]
    )
  })

  it("cuts a week at the day", async () => {
    assert.deepStrictEqual(await closes("interval=1week&as_of=2024-06-24"), [
      ["06-17", 20, 2000],
      ["06-24", 20, 1000]
    ])
  })

  it("comes as CSV", async () => {
    const { headers, text } = await visit(`${acme}/prices?limit=1&format=csv&as_of=2024-06-20`)
    assert.strictEqual(headers.get("content-type"), "text/csv; charset=utf-8")
    assert.strictEqual(text, "datetime,open,high,low,close,volume\r\n2024-06-19T00:00:00,40,40,40,40,500\r\n")
  })

  it("may be stored by any cache, and revalidated", async () => {
    const { headers } = await visit(`${acme}/prices`)
    assert.strictEqual(headers.get("cache-control"), "public, max-age=0, must-revalidate")
    const again = await visit(`${acme}/prices`, { "if-none-match": headers.get("etag") ?? "" })
    assert.strictEqual(again.status, 304)
  })

  it("refuses two ways to page, a range that ends before it starts and a day in the future at once", async () => {
    const { json, status } = await visit(
      `${acme}/prices?page=1&offset=0&start_date=2024-06-24&end_date=2024-06-23&as_of=9999-12-31`
    )
    assert.strictEqual(status, 422)
    assert.deepStrictEqual(
      json.detail.map((_: any) => _.loc),
      [
        ["query", "offset"],
        ["query", "start_date"],
        ["query", "as_of"]
      ]
    )
  })
})

describe("a page of actions", () => {
  it("is the list with the head of a page, and those that are announced", async () => {
    const { text } = await visit(`${acme}/actions`)
    assert.strictEqual(
      text,
      '{"company_id":1,"symbol":"ACME","as_of":"2024-07-01","currency":"USD","actions":[' +
        '{"effective_date":"2024-07-02","type":"dividend","value":0.3,"reference_close":null,"currency":"USD"},' +
        '{"effective_date":"2024-06-28","type":"dividend","value":0.5,"reference_close":20,"currency":"USD"},' +
        '{"effective_date":"2024-06-24","type":"split","value":2,"reference_close":40,"currency":null}],' +
        '"known_to":"2024-07-01","count":3,"is_fund":false,"doubtful_steps":[],"doubtful_spikes":[]}'
    )
  })

  it.for([
    ["as_of=2024-07-01", ["06-28", "06-24"], "2024-07-01"],
    ["as_of=2024-06-27", ["06-24"], "2024-06-27"],
    ["as_of=2024-06-27&end_date=2024-06-30&type=split", ["06-24"], "2024-06-27"],
    ["as_of=2024-06-23", [], "2024-06-23"]
  ] as const)("with %s has those in effect, %j", async ([query, days, known_to]) => {
    const { json } = await visit(`${acme}/actions?${query}`)
    assert.deepStrictEqual(
      json.actions.map((_: any) => _.effective_date.slice(5)),
      [...days]
    )
    assert.deepStrictEqual([json.known_to, json.count], [known_to, days.length])
  })

  it("of a company without any says that they aren't known", async () => {
    const { json } = await visit("/financial_v4/companies/2/actions?as_of=2024-06-28")
    assert.deepStrictEqual(json, {
      company_id: 2,
      symbol: "BARE",
      as_of: "2024-06-28",
      currency: "USD",
      actions: [],
      known_to: null,
      count: 0,
      is_fund: false,
      doubtful_steps: [
        { date: "2024-06-27", open: 20, previous_date: "2024-06-26", previous_close: 40, fits: "2:1" }
      ],
      doubtful_spikes: []
    })
  })

  it("comes as CSV", async () => {
    const { text } = await visit(`${acme}/actions?type=split&format=csv`)
    assert.strictEqual(
      text,
      "effective_date,type,value,reference_close,currency\r\n2024-06-24,split,2,40,\r\n"
    )
  })
})

describe("closes of several companies", () => {
  const step = { date: "2024-06-27", open: 20, previous_date: "2024-06-26", previous_close: 40, fits: "2:1" }

  it.for([
    ["adjust=none", [step]],
    ["as_of=2024-06-27&adjust=all", [step]],
    ["as_of=2024-06-26", []],
    ["end_date=2024-06-26", []],
    // The day of the step alone: nothing is compared with the day before.
    ["limit=1", []],
    ["start_date=2024-06-27", []],
    // Both bars are within one week.
    ["interval=1week", []]
  ] as const)("with %s have doubtful steps from one of the closes to another", async ([query, expected]) => {
    const { json } = await visit(`/financial_v4/closes?companies=1,2&${query}`)
    assert.deepStrictEqual(
      json.companies.map((_: any) => _.doubtful_steps),
      [[], expected]
    )
  })
})

describe("a kept page of bars", () => {
  const fresh = freshServiceOver(world)

  it("as of a past day is made again when a bar of that day is corrected", async () => {
    const path = `${acme}/prices?as_of=2024-06-19`
    const before = await fresh.visit(path)
    await fresh.run(take("prices", [priceHeader, bar("2024-06-19", 41)]))
    const after = await fresh.visit(path)
    assert.deepStrictEqual([before.json.data[0].close, after.json.data[0].close], [40, 41])
  })

  it("of actions, and of closes, names a doubtful step from its day on, until its action is imported", async () => {
    const steps = async (query = ""): Promise<ReadonlyArray<string>> => {
      const { json } = await fresh.visit(`/financial_v4/companies/2/actions${query}`)
      return json.doubtful_steps.map((_: any) => _.date)
    }
    const ofCloses = async (): Promise<ReadonlyArray<string>> => {
      const { json } = await fresh.visit("/financial_v4/closes?companies=2")
      return json.companies[0].doubtful_steps.map((_: any) => _.date)
    }
    assert.deepStrictEqual(await steps("?as_of=2024-06-26"), [])
    assert.deepStrictEqual([await steps(), await ofCloses()], [["2024-06-27"], ["2024-06-27"]])
    await fresh.run(take("actions", [actionHeader, "BARE,2024-06-27,split,2,40"]))
    assert.deepStrictEqual([await steps(), await ofCloses()], [[], []])
  })
})
