/** `GET` and `POST /api/public/v1/financial/screener`: bodies by figures that are computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { screened } from "../../fixtures/screened.ts"
import { root } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(screened)
const { get, visit } = service

const url = "/api/public/v1/financial/screener"

type Query = Readonly<Record<string, string | number>>

const queryOf = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))

const screen = (query: Query, headers: Readonly<Record<string, string>> = {}) =>
  get(`/financial/screener?${queryOf(query)}`, headers)

const post = async (body: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const { secret } = await service.key()
  const sent = { "x-api-key": secret, "content-type": "application/json", ...headers }
  return service.send("POST", url, sent, typeof body === "string" ? body : JSON.stringify(body))
}

/** Symbols with the cells of the columns. */
const cells = ({ columns, data }: any): ReadonlyArray<ReadonlyArray<unknown>> =>
  data.map((row: any) => [row.symbol, ...columns.map((column: string) => row[column])])

const rowOf = (company_id: number, symbol: string, name: string, exchange: string, rest: object) => ({
  company_id,
  symbol,
  name,
  exchange,
  price_date: "2024-06-28",
  ...rest
})

const orderBy = async (sort: string) =>
  (await screen({ sort, columns: "pe_ratio" })).json.data.map((_: any) => _.company_id)

const universeOf = async (query: Query) => {
  const { json } = await screen({ columns: "close", sort: "symbol", ...query })
  return [json.universe, json.data.map((_: any) => _.symbol).join(" ")]
}

const countsOf = (count: number, left_out: number, name = "listed") => ({ name, count, left_out })

const salesOn = async (as_of: string) =>
  cells((await screen({ where: 'symbol == "ALFA"', columns: "sales,fiscal_year", as_of })).json)

const unknownOf = async (where: string) => {
  const { json } = await screen({ where })
  return [json.total, ...json.unknown.map((_: any) => `${_.condition}: ${_.count}`)]
}

describe("a screen", () => {
  it("lists the companies of which the condition is true, the largest first, with the figures that it names", async () => {
    const { json, status } = await screen({ where: "pe_ratio < 18 && sales > 500" })
    assert.strictEqual(status, 200)
    // 16 x 100 + 9 x 10 = 1690 for both classes, of a net income of 100; 800 EUR / 100 EUR; sales 2000 EUR x 1.1.
    const alfa = { pe_ratio: 16.9, sales: 1000 }
    assert.deepStrictEqual(json, {
      as_of: "2024-07-01",
      currency: "USD",
      universe: { name: "listed", count: 6, left_out: 1 },
      total: 3,
      // GAMA has neither statement nor earnings, MUTE neither price nor statement; BETA's losses have no multiple, but its sales are too low.
      unknown: [
        { condition: "pe_ratio < 18", count: 2 },
        { condition: "sales > 500", count: 2 }
      ],
      columns: ["pe_ratio", "sales"],
      data: [
        rowOf(1, "ALFA", "Alfa Inc.", "NASDAQ", alfa),
        rowOf(2, "ALFB", "Alfa Inc. Class B", "NASDAQ", alfa),
        rowOf(5, "EURO", "Euro SE", "XETRA", { pe_ratio: 8, sales: 2000 * 1.1 })
      ],
      count: 3,
      limit: 100,
      offset: 0,
      has_more: false
    })
  })

  it("converts money to the currency asked for: prices by the rate of their day, lines by that of the statement's end", async () => {
    const asked = { columns: "close,market_cap,sales,pe_ratio", where: 'symbol in ["ALFA", "EURO", "GAMA"]' }
    assert.deepStrictEqual(cells((await screen({ ...asked, currency: "eur" })).json), [
      ["ALFA", 16 * (1 / 1.07), 1690 * (1 / 1.07), 1000 * (1 / 1.1), 16.9],
      ["GAMA", 1 / 1.07, 1000 * (1 / 1.07), null, null],
      ["EURO", 40, 800, 2000, 8]
    ])
    const { json } = await screen({ ...asked, currency: "JPY" })
    assert.deepStrictEqual(
      [json.currency, cells(json)],
      [
        "JPY",
        [
          ["ALFA", null, null, null, 16.9],
          ["EURO", null, null, null, 8],
          ["GAMA", null, null, null, null]
        ]
      ]
    )
  })

  it("sorts by an expression either way, unknown ones last, ties by company_id", async () => {
    assert.deepStrictEqual(await orderBy("pe_ratio"), [5, 1, 2, 3, 6, 7])
    assert.deepStrictEqual(await orderBy("-pe_ratio"), [1, 2, 5, 3, 6, 7])
    assert.deepStrictEqual(await orderBy("-symbol"), [6, 7, 5, 3, 2, 1])
    assert.deepStrictEqual(await orderBy("market_cap / 0"), [1, 2, 3, 5, 6, 7])
  })

  it("compares with the universe, and with what was known then", async () => {
    const columns = 'rank(return_6m),percentile(close, sector),ago(close, "3m"),ago(market_cap, "1q")'
    const { json } = await screen({ columns, currency: "USD", as_of: "2024-06-28", sort: "symbol" })
    // Returns since 2023-12-29 (the bar up to 2023-12-28 is none): none is known; closes of a sector: 16, 9, 42.8, 1 and 10.
    assert.deepStrictEqual(
      cells(json).map(([symbol, , percentile, ...before]) => [symbol, percentile, ...before]),
      [
        ["ALFA", 200 / 3, 12, 1290],
        ["ALFB", 100 / 3, 9, 1290],
        ["BETA", null, 18, 180],
        ["EURO", 100, 54, 1080],
        ["GAMA", 0, 1, 1000],
        ["MUTE", null, null, null]
      ]
    )
  })

  it("shows the universe of a past day: what was traded then, whatever has a row by then, each issuer once", async () => {
    assert.deepStrictEqual(await universeOf({ as_of: "2024-04-02" }), [
      countsOf(7, 0),
      "ALFA ALFB BETA EURO GAMA GONE MUTE"
    ])
    assert.deepStrictEqual(await universeOf({ as_of: "2024-05-02" }), [
      countsOf(6, 1),
      "ALFA ALFB BETA EURO GAMA MUTE"
    ])
    assert.deepStrictEqual(await universeOf({ universe: "all" }), [
      countsOf(7, 0, "all"),
      "ALFA ALFB BETA EURO GAMA GONE MUTE"
    ])
    assert.deepStrictEqual(await universeOf({ universe: "issuers" }), [
      countsOf(5, 2, "issuers"),
      "ALFA BETA EURO GAMA MUTE"
    ])
  })

  it("knows nothing of later filings: sales of 2023 from the day that they were filed on", async () => {
    assert.deepStrictEqual(await salesOn("2024-02-14"), [["ALFA", 800, 2022]])
    assert.deepStrictEqual(await salesOn("2024-02-15"), [["ALFA", 1000, 2023]])
  })

  it("counts by condition what isn't listed because a figure is unknown", async () => {
    // Of ALFA, ALFB and EURO the first part decides.
    assert.deepStrictEqual(await unknownOf("pe_ratio > 0 || close > 100"), [
      3,
      "pe_ratio > 0: 3",
      "close > 100: 1"
    ])
    assert.deepStrictEqual(await unknownOf("!(pe_ratio > 0)"), [0, "pe_ratio > 0: 3"])
    assert.deepStrictEqual(await unknownOf("!known(pe_ratio)"), [3])
    assert.deepStrictEqual(await unknownOf('pe_ratio > 0 && sector == "Energy"'), [0, "pe_ratio > 0: 2"])
  })

  it("has pages that together are the whole, in the same order", async () => {
    const whole = (await screen({ columns: "close" })).json
    const pages = await Promise.all(
      [0, 2, 4, 6].map((offset) => screen({ columns: "close", limit: 2, offset }))
    )
    assert.deepStrictEqual(
      pages.flatMap(({ json }) => json.data),
      whole.data
    )
    assert.deepStrictEqual(
      pages.map(({ json: { count, has_more, limit, offset, total } }) => [
        total,
        count,
        limit,
        offset,
        has_more
      ]),
      [
        [6, 2, 2, 0, true],
        [6, 2, 2, 2, true],
        [6, 2, 2, 4, false],
        [6, 0, 2, 6, false]
      ]
    )
  })

  it("is a table as CSV, by format and by Accept, with cells named as they were asked for", async () => {
    const asked = { columns: "sales, rank(sales , sector)", where: "sales > 0", limit: 2 }
    const csv = await screen({ ...asked, format: "csv" })
    assert.strictEqual(csv.headers.get("content-type"), "text/csv; charset=utf-8")
    assert.strictEqual(
      csv.text,
      [
        'company_id,symbol,name,exchange,price_date,sales,"rank(sales , sector)"',
        "1,ALFA,Alfa Inc.,NASDAQ,2024-06-28,1000,2",
        "2,ALFB,Alfa Inc. Class B,NASDAQ,2024-06-28,1000,2",
        ""
      ].join("\r\n")
    )
    assert.strictEqual((await screen(asked, { accept: "text/csv" })).text, csv.text)
    const mute = await screen({ columns: "close,sector", where: 'symbol == "MUTE"', format: "csv" })
    assert.strictEqual(mute.text.split("\r\n")[1], "6,MUTE,Mute Inc.,NYSE,,,Energy")
  })

  it("is described for pages: how a column is distributed, and how many meet each part", async () => {
    const where = "pe_ratio < 18 && sales > 500 && close > 10"
    const { json, status } = await visit(
      `${root}/screener?${queryOf({ where, columns: "sales,sector", explain: "true", limit: 1 })}`
    )
    assert.strictEqual(status, 200)
    assert.deepStrictEqual(json.description.matches, [
      { condition: "pe_ratio < 18", count: 3, together: 3 },
      { condition: "sales > 500", count: 3, together: 3 },
      { condition: "close > 10", count: 2, together: 2 }
    ])
    const [sales, sector] = json.description.distributions
    assert.deepInclude(sales, { column: "sales", type: "number", known: 4, values: null })
    assert.deepStrictEqual(
      [0, 100].map((i) => sales.percentiles[i]),
      [400, 2200]
    )
    assert.deepStrictEqual(sector, {
      column: "sector",
      type: "text",
      known: 6,
      percentiles: null,
      values: [
        { value: "Technology", count: 4 },
        { value: "Energy", count: 2 }
      ]
    })
    const plain = await visit(`${root}/screener?${queryOf({ where, limit: 1 })}`)
    assert.isNull(plain.json.description)
    const { description: _, ...same } = plain.json
    assert.deepStrictEqual(same, (await screen({ where, limit: 1 })).json)
  })
})

describe("POST", () => {
  const asked = {
    where: "pe_ratio < 18",
    columns: "pe_ratio,sales",
    sort: "-sales",
    as_of: "2024-06-28",
    limit: 2
  }

  it("answers as GET does", async () => {
    const answer = await post(asked)
    assert.deepStrictEqual([answer.status, answer.text], [200, (await screen(asked)).text])
    assert.strictEqual(
      (await post({ ...asked, format: "csv" })).text,
      (await screen({ ...asked, format: "csv" })).text
    )
    assert.strictEqual((await post({})).text, (await screen({})).text)
  })

  it("is not what a GET of the same URL is answered with afterwards, nor 304", async () => {
    const { headers } = await post(asked)
    assert.strictEqual((await screen({})).json.total, 6)
    const again = await post(asked, { "if-none-match": headers.get("etag") ?? "*" })
    assert.deepStrictEqual([again.status, again.json.count], [200, 2])
  })

  it("takes expressions that no URL has room for", async () => {
    const where = `sector in [${Array.from({ length: 140 }, (_, i) => `"Sector ${i}"`).join(", ")}, "Energy"]`
    assert.isAbove(where.length, 1800)
    assert.strictEqual((await post({ where })).json.total, 2)
  })

  it("names each wrong member with its place and what would be right", async () => {
    const { json, status } = await post({
      where: "pe_rato < 15",
      columns: "close,",
      sort: "-",
      universe: "sp500",
      currency: "dollar",
      as_of: "2999-01-01",
      limit: 0,
      offset: -1
    })
    assert.strictEqual(status, 422)
    assert.deepStrictEqual(
      json.detail.map(({ loc }: any) => loc.join(".")),
      ["where", "columns", "sort", "universe", "currency", "as_of", "limit", "offset"].map(
        (name) => `body.${name}`
      )
    )
    const { position, suggestions } = json.detail[0].ctx
    assert.deepStrictEqual([position, suggestions[0]], [0, "pe_ratio"])
  })

  it("needs a body of JSON", async () => {
    assert.strictEqual((await post("{")).status, 422)
    assert.strictEqual((await post({}, { "content-type": "text/plain" })).status, 415)
    assert.strictEqual((await post({ where: "x".repeat(70_000) })).status, 413)
  })
})

describe("a wrong request", () => {
  it.for([
    [{ where: "pe_ratio = 15" }, "where", 9],
    [{ where: "pe_ratio" }, "where", 0],
    [{ where: 'pe_ratio < "15"' }, "where", 11],
    [{ columns: "close,rank(sector)" }, "columns", 11],
    [{ sort: "-clos" }, "sort", 1]
  ] as const)("%j is 422 at its place", async ([query, name, position]) => {
    const { json, status } = await screen(query)
    assert.deepStrictEqual([status, json.detail.length], [422, 1])
    assert.deepStrictEqual(json.detail[0].loc, ["query", name])
    assert.strictEqual(json.detail[0].ctx.position, position, json.detail[0].msg)
  })

  it.for([
    [{ universe: "sp500" }, "universe"],
    [{ currency: "dollar" }, "currency"],
    [{ as_of: "2024-07-03" }, "as_of"],
    [{ limit: 1001 }, "limit"],
    [{ offset: -1 }, "offset"],
    [{ format: "ndjson" }, "format"]
  ] as const)("%j is 422", async ([query, name]) => {
    const { json, status } = await screen(query)
    assert.deepStrictEqual([status, json.detail.map(({ loc }: any) => loc)], [422, [["query", name]]])
  })
})

const usedBy = async (
  send: (headers: Readonly<Record<string, string>>) => Promise<{ readonly headers: Headers }>
) => {
  const { secret } = await service.key({ rate_limit: 100 })
  const { headers } = await send({ "x-api-key": secret, "content-type": "application/json" })
  return 100 - Number(headers.get("x-ratelimit-remaining"))
}

const costsOf = (query: Query) =>
  Promise.all([
    usedBy((headers) => service.send("GET", `${url}?${queryOf(query)}`, headers)),
    usedBy((headers) => service.send("POST", url, headers, JSON.stringify(query)))
  ])

describe("an answer", () => {
  it("is 304 to a client that has it, and by HEAD only its headers", async () => {
    const first = await screen({ columns: "close" })
    const etag = first.headers.get("etag") ?? ""
    assert.strictEqual((await screen({ columns: "close" }, { "if-none-match": etag })).status, 304)
    const { secret } = await service.key()
    const head = await service.send("HEAD", `${url}?columns=close`, { "x-api-key": secret })
    assert.deepStrictEqual([head.status, head.text, head.headers.get("etag")], [200, "", etag])
  })

  it("counts as a request for its own day and for each other that it looks at, by GET and by POST", async () => {
    assert.deepStrictEqual(await costsOf({ where: "close > 1" }), [1, 1])
    assert.deepStrictEqual(
      await costsOf({ where: 'close > ago(close, "1y") && sales > ago(sales, "1y")' }),
      [2, 2]
    )
    assert.deepStrictEqual(
      await costsOf({
        where: 'close > ago(close, "1m")',
        columns: 'ago(close, "1y"), ago(close,"3y")',
        sort: "-ago(close, '1m')"
      }),
      [4, 4]
    )
  })

  it("needs a key with the scope of statements, whose quota has room for it", async () => {
    assert.strictEqual((await service.send("GET", url)).status, 401)
    const stock = await service.key({ scopes: ["read:stock"] })
    assert.strictEqual((await service.send("GET", url, { "x-api-key": stock.secret })).status, 403)
    const small = await service.key({ scopes: ["read:financial"], rate_limit: 3 })
    const long = { where: ["1m", "1q", "1y"].map((span) => `close > ago(close, "${span}")`).join(" && ") }
    for (const [method, address, body] of [
      ["GET", `${url}?${queryOf(long)}`, null],
      ["POST", url, JSON.stringify(long)]
    ] as const) {
      const headers = { "x-api-key": small.secret, "content-type": "application/json" }
      assert.strictEqual((await service.send(method, address, headers, body)).status, 429, method)
    }
    assert.strictEqual((await service.send("GET", url, { "x-api-key": small.secret })).status, 200)
  })
})
