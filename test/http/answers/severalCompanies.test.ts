/** Pages of several companies: of each what its own page has, in the order in which they were asked for. */
import { assert, describe, it } from "@effect/vitest"
import { screened } from "../../fixtures/screened.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver({ ...screened, clock: "fixed" })
const { visit } = service

const root = "/financial_v4"

const idOf = async (symbol: string): Promise<number> =>
  (await visit(`${root}/companies/by-slug/${symbol}`)).json.company_id

const several = async (page: string, query: string) => {
  const { json, status } = await visit(`${root}/${page}?${query}`)
  assert.strictEqual(status, 200)
  return json
}

const symbols = ["ALFA", "BETA", "EURO", "MUTE"]
const names = "names=market_cap,pe_ratio,close"

describe("values of several companies", () => {
  it.for(["", "&as_of=2024-04-30"])("are those of each company's page, with %s", async (day) => {
    const { companies, count } = await several("values", `companies=${symbols.join(",")}&${names}${day}`)
    assert.strictEqual(count, symbols.length)
    for (const [i, symbol] of symbols.entries()) {
      const { json } = await visit(`${root}/companies/${await idOf(symbol)}/values?${names}${day}`)
      const { alias_name, exchange, input, name, slug, ...page } = companies[i]
      assert.deepStrictEqual(page, json)
      assert.strictEqual(input, symbol)
      const { json: named } = await visit(`${root}/companies/by-slug/${slug}`)
      assert.deepStrictEqual(
        [named.company_id, named.name, named.alias_name, named.exchange],
        [page.company_id, name, alias_name, exchange]
      )
    }
  })
})

describe("closes of several companies", () => {
  it.for([
    "",
    "interval=1month&adjust=none",
    "interval=1week&adjust=all&limit=3",
    "start_date=2024-01-31&end_date=2024-05-31&as_of=2024-04-30"
  ])("are those of each company's bars, with %s", async (query) => {
    const { adjust, companies, interval } = await several("closes", `companies=${symbols.join(",")}&${query}`)
    let known = 0
    for (const [i, symbol] of symbols.entries()) {
      // The newest bars, oldest first.
      const { json } = await visit(`${root}/companies/${await idOf(symbol)}/prices?order=desc&${query}`)
      const { as_of, calendar, company_id, count, currency, data, gaps, timezone } = companies[i]
      assert.deepStrictEqual(
        { adjust, as_of, calendar, company_id, count, currency, gaps, interval, timezone },
        {
          adjust: json.adjust,
          as_of: json.as_of,
          calendar: json.calendar,
          company_id: json.company_id,
          count: json.count,
          currency: json.currency,
          gaps: json.gaps,
          interval: json.interval,
          timezone: json.timezone
        }
      )
      assert.deepStrictEqual(
        data,
        json.data.toReversed().map(({ close, datetime }: any) => ({ date: datetime.slice(0, 10), close }))
      )
      known += data.length
    }
    assert.isAbove(known, 8)
  })

  it("are a table with a row for each, by company", async () => {
    const { text } = await visit(`${root}/closes?companies=alfa-inc,zzzz,EURO&limit=2&format=csv`)
    assert.strictEqual(
      text,
      [
        "company_id,symbol,currency,date,close",
        "1,ALFA,USD,2024-05-31,15",
        "1,ALFA,USD,2024-06-28,16",
        "5,EURO,EUR,2024-05-31,40",
        "5,EURO,EUR,2024-06-28,40",
        ""
      ].join("\r\n")
    )
  })
})

describe.each([
  ["values", names],
  ["closes", "limit=1"]
] as const)("/%s", (page, query) => {
  it("has each company once, by the first of its names, and lists the names that mean none", async () => {
    const { companies, not_found } = await several(
      page,
      `companies=euro-se,%20ALFA,zzzz,1,alfa-inc,5&${query}`
    )
    assert.deepStrictEqual(
      [companies.map(({ input, symbol }: any) => [input, symbol]), not_found],
      [
        [
          ["euro-se", "EURO"],
          ["ALFA", "ALFA"]
        ],
        ["zzzz"]
      ]
    )
    assert.deepStrictEqual(await several(page, `companies=zzzz&${query}&interval=1week`), {
      ...(page === "closes" ? { interval: "1week", adjust: "splits" } : {}),
      companies: [],
      count: 0,
      not_found: ["zzzz"]
    })
  })

  it("counts as a request for each, of 20 at most", async () => {
    const { secret } = await service.key({ rate_limit: 1000, rate_period: 60 })
    const ask = (count: number) =>
      service.send(
        "GET",
        `/v1${root}/${page}?companies=${Array.from({ length: count }, (_, i) => `s${i}`)}&${query}`,
        {
          "x-api-key": secret
        }
      )
    const { headers, json } = await ask(20)
    assert.deepStrictEqual([json.not_found.length, headers.get("x-ratelimit-remaining")], [20, "980"])
    const refused = await ask(21)
    assert.deepStrictEqual(
      [refused.status, refused.json.detail[0].msg, refused.headers.get("x-ratelimit-remaining")],
      [422, "List should have at most 20 items after validation, not 21", "979"]
    )
  })

  it.for([
    ["", "companies", "Field required"],
    ["companies=", "companies", "String should have at least 1 character"],
    ["companies=ALFA,,BETA", "companies", "Value error, a company between commas is empty"],
    ["companies=ALFA&as_of=2024-07-03", "as_of", "Value error, as_of 2024-07-03 is in the future"]
  ])("is refused as ?%s", async ([faulty, parameter, msg]) => {
    const { json, status } = await visit(`${root}/${page}?${faulty}&${query}`)
    assert.deepStrictEqual(
      [status, json.detail.map(({ loc, msg }: any) => [loc, msg])],
      [422, [[["query", parameter], msg]]]
    )
  })
})
