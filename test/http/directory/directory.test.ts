/** `GET /v1/financial_v4/directory`: companies whose prices, changes and market caps are computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { take } from "../../contract/stores.ts"
import { screened } from "../../fixtures/screened.ts"
import { root } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const { visit } = serviceOver(screened)

type Query = Readonly<Record<string, string | number>>

const pathOf = (query: Query) =>
  `${root}/directory?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

const directory = async (query: Query) => {
  const { json, status } = await visit(pathOf(query))
  assert.strictEqual(status, 200)
  return json
}

const symbols = async (query: Query) =>
  (await directory(query)).companies.map(({ symbol }: any) => symbol).join(" ")

const counts = (facet: ReadonlyArray<any>) => facet.map(({ count, value }) => `${value} ${count}`).join(", ")

const capOf = async (query: Query) => {
  const { companies, currency } = await directory({ country: "DE", ...query })
  return [currency, companies[0].market_cap, companies[0].market_cap_currency]
}

describe("the directory", () => {
  it("lists the listed companies by name with their latest prices", async () => {
    const { companies, facets, ...rest } = await directory({})
    assert.deepStrictEqual(rest, {
      as_of: "2024-07-01",
      currency: "USD",
      total: 6,
      count: 6,
      pagination: { page: 1, limit: 100, total: 6, total_pages: 1, has_next: false, has_prev: false }
    })
    assert.deepStrictEqual(
      companies.map(({ symbol }: any) => symbol),
      ["ALFA", "ALFB", "BETA", "EURO", "GAMA", "MUTE"]
    )
    // 2 x 10 = 20 shares at 10; from 9 to 10 on successive bars a month apart, between which are more than six sessions.
    assert.deepStrictEqual(companies[2], {
      company_id: 3,
      slug: "beta-corp",
      symbol: "BETA",
      name: "Beta Corp.",
      alias_name: null,
      exchange: "NYSE",
      country_code: "US",
      sector: "Energy",
      industry: null,
      close: 10,
      currency: "USD",
      price_change_percent: null,
      market_cap: 200,
      market_cap_currency: "USD",
      price_date: "2024-06-28",
      sessions_since: 0
    })
    // 20 x 40 EUR at 1.07; from 3 to 1.
    assert.deepInclude(companies[3], {
      close: 40,
      currency: "EUR",
      market_cap: 800 * 1.07,
      market_cap_currency: "USD"
    })
    assert.closeTo(companies[4].price_change_percent, (1 / 3 - 1) * 100, 1e-9)
    assert.deepInclude(companies[5], {
      close: null,
      currency: "USD",
      price_change_percent: null,
      market_cap: null,
      market_cap_currency: null,
      price_date: null,
      sessions_since: null
    })
    assert.deepStrictEqual(
      Object.values(facets).map((facet) => counts(facet as any)),
      ["US 5, DE 1", "NYSE 3, NASDAQ 2, XETRA 1", "Technology 4, Energy 2", "A 2, B 1, E 1, G 1, M 1"]
    )
  })

  it("is filtered by each of its facets, which count what the others leave", async () => {
    assert.strictEqual(await symbols({ country: "germany" }), "EURO")
    assert.strictEqual(await symbols({ country: "de" }), "EURO")
    assert.strictEqual(await symbols({ country: "Atlantis" }), "")
    assert.strictEqual(await symbols({ exchange: "nyse" }), "BETA GAMA MUTE")
    assert.strictEqual(await symbols({ exchange: "XNAS" }), "ALFA ALFB")
    assert.strictEqual(await symbols({ exchange: "NOWHERE" }), "")
    assert.strictEqual(await symbols({ sector: "technology", letter: "g" }), "GAMA")
    const { currency, facets, pagination } = await directory({ sector: "Technology", exchange: "NYSE" })
    assert.deepStrictEqual([currency, pagination.total], ["USD", 1])
    assert.deepStrictEqual(
      Object.values(facets).map((facet) => counts(facet as any)),
      ["US 1", "NASDAQ 2, NYSE 1, XETRA 1", "Energy 2, Technology 1", "G 1"]
    )
  })

  it("is the part of the whole that filters leave, in its order, whatever was asked for before", async () => {
    const sorts = ["name", "-name", "market_cap", "-market_cap", "-price_date"]
    const wholes = await Promise.all(
      sorts.map(async (sort) => (await directory({ sort, currency: "USD" })).companies)
    )
    const filters: ReadonlyArray<readonly [query: Query, isLeft: (company: any) => boolean]> = [
      [{ country: "us" }, ({ country_code }) => country_code === "US"],
      [{ exchange: "nyse" }, ({ exchange }) => exchange === "NYSE"],
      [{ exchange: "XNYS", sector: "energy" }, (_) => _.exchange === "NYSE" && _.sector === "Energy"],
      [{ sector: "TECHNOLOGY", letter: "a" }, (_) => _.sector === "Technology" && _.name.startsWith("A")],
      [{ letter: "m" }, ({ name }) => name.startsWith("M")]
    ]
    for (const [query, isLeft] of [...filters, ...filters.toReversed()])
      for (const [i, sort] of sorts.entries())
        assert.deepStrictEqual(
          (await directory({ ...query, sort, currency: "USD" })).companies,
          wholes[i].filter(isLeft),
          JSON.stringify([query, sort])
        )
  })

  it("is sorted either way, unknown values last, ties by company_id", async () => {
    assert.strictEqual(await symbols({ sort: "-name" }), "MUTE GAMA EURO BETA ALFB ALFA")
    assert.strictEqual(await symbols({ sort: "-symbol" }), "MUTE GAMA EURO BETA ALFB ALFA")
    // Both classes 1690, 1000, 856 USD, 200.
    assert.strictEqual(await symbols({ sort: "-market_cap" }), "ALFA ALFB GAMA EURO BETA MUTE")
    assert.strictEqual(await symbols({ sort: "market_cap" }), "BETA EURO GAMA ALFA ALFB MUTE")
    assert.strictEqual(await symbols({ sort: "-change" }), "GAMA ALFA ALFB BETA EURO MUTE")
    assert.strictEqual(await symbols({ sort: "price_date" }), "ALFA ALFB BETA EURO GAMA MUTE")
  })

  it("has market caps in the currency asked for, else in that of the most companies left", async () => {
    assert.deepStrictEqual(await capOf({}), ["EUR", 800, "EUR"])
    assert.deepStrictEqual(await capOf({ currency: "usd" }), ["USD", 800 * 1.07, "USD"])
    // There is no rate of the yen.
    assert.deepStrictEqual(await capOf({ currency: "JPY" }), ["JPY", null, null])
  })

  it("is of a past day: those delisted since, with the age of their prices then", async () => {
    const { as_of, companies } = await directory({ as_of: "2024-04-02", letter: "G" })
    assert.strictEqual(as_of, "2024-04-02")
    assert.deepStrictEqual(
      companies.map(({ close, price_date, sessions_since, symbol }: any) => [
        symbol,
        close,
        price_date,
        sessions_since
      ]),
      [
        ["GAMA", 1, "2024-03-28", 2],
        // From Friday, March 15: of nine sessions to the 28th, the 29th is none.
        ["GONE", 3, "2024-03-15", 11]
      ]
    )
  })

  it("is a table as CSV, by format and by Accept, of all pages", async () => {
    const csv = await visit(pathOf({ exchange: "NASDAQ", sort: "-symbol", page: 9, format: "csv" }))
    assert.strictEqual(csv.headers.get("content-type"), "text/csv; charset=utf-8")
    assert.strictEqual(
      csv.text,
      [
        "company_id,slug,symbol,name,alias_name,exchange,country_code,sector,industry,close,currency,price_change_percent,market_cap,market_cap_currency,price_date,sessions_since",
        "2,alfa-inc-class-b,ALFB,Alfa Inc. Class B,,NASDAQ,US,Technology,,9,USD,,1690,USD,2024-06-28,0",
        "1,alfa-inc,ALFA,Alfa Inc.,,NASDAQ,US,Technology,,16,USD,,1690,USD,2024-06-28,0",
        ""
      ].join("\r\n")
    )
    const accepted = await visit(pathOf({ exchange: "NASDAQ", sort: "-symbol" }), { accept: "text/csv" })
    assert.strictEqual(accepted.text, csv.text)
  })

  it.for([
    [{ letter: "ab" }, "letter"],
    [{ sort: "sales" }, "sort"],
    [{ page: 0 }, "page"],
    [{ currency: "dollar" }, "currency"],
    [{ as_of: "2999-01-01" }, "as_of"],
    [{ format: "ics" }, "format"]
  ] as const)("%j is 422", async ([query, name]) => {
    const { json, status } = await visit(pathOf(query))
    assert.deepStrictEqual([status, json.detail.map(({ loc }: any) => loc)], [422, [["query", name]]])
  })
})

describe("pages", () => {
  const names = Array.from({ length: 230 }, (_, i) => String((i * 97) % 230).padStart(3, "0"))
  const many = serviceOver({
    fill: Effect.gen(function* () {
      yield* take("companies", [
        "symbol,exchange,name,alias_name,sector,country,cik,currency",
        ...names.map((n, i) => `S${n},NYSE,Name ${n},${i === 0 ? "나라" : ""},Energy,US,${i + 1},USD`)
      ])
    })
  })

  it("hold a hundred companies each, and together all in order", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => many.visit(pathOf({ page }))))
    const listed = pages.map(({ json }) => json.companies.map(({ symbol }: any) => symbol))
    assert.deepStrictEqual(
      listed.map(({ length }) => length),
      [100, 100, 30, 0]
    )
    assert.deepStrictEqual(
      listed.flat(),
      names.toSorted().map((n) => `S${n}`)
    )
    assert.deepStrictEqual(
      pages.map(({ json: { count, pagination } }) => [count, pagination.has_next, pagination.has_prev]),
      [
        [100, true, false],
        [100, true, true],
        [30, false, true],
        [0, false, true]
      ]
    )
    const csv = await many.visit(pathOf({ format: "csv" }))
    assert.strictEqual(csv.text.trimEnd().split("\r\n").length, 231)
  })

  it("list a company under the letter of its local name too", async () => {
    const { json } = await many.visit(pathOf({ letter: "ㄴ" }))
    assert.deepStrictEqual(
      json.companies.map(({ alias_name }: any) => alias_name),
      ["나라"]
    )
    assert.strictEqual(counts(json.facets.letter), "N 230, ㄴ 1")
  })
})
