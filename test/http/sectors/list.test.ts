/** `GET /v1/financial_v4/sectors`, and one sector: figures of companies that are computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { Struct } from "effect"
import { screened } from "../../fixtures/screened.ts"
import { root } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const { visit } = serviceOver(screened)

const path = `${root}/sectors`

const figuresOf = (json: any, name: string) => json.figures.find(({ figure }: any) => figure === name)

const ownOf = (sector: any) => Struct.omit(sector, ["medians"])

const bare = { percentile_10: null, quartile_1: null, median: null, quartile_3: null, percentile_90: null }

const only = (value: number) => Object.fromEntries(Object.keys(bare).map((name) => [name, value]))

describe("the sectors", () => {
  it("are listed by currency and size, with medians", async () => {
    const { json, status } = await visit(path)
    assert.strictEqual(status, 200)
    const { as_of, count, sectors } = json
    assert.deepStrictEqual([as_of, count], ["2024-07-01", 3])
    assert.deepStrictEqual(sectors.map(ownOf), [
      {
        currency: "USD",
        sector: "Technology",
        slug: "technology",
        price_date: "2024-06-28",
        companies_count: 2,
        // Both classes of ALFA are 1690; GAMA is 1000.
        market_cap_total: 2690,
        weight_percent: (100 * 2690) / 2890,
        market_cap_currency: "USD"
      },
      {
        currency: "USD",
        sector: "Energy",
        slug: "energy",
        price_date: "2024-06-28",
        companies_count: 2,
        market_cap_total: 200,
        weight_percent: (100 * 200) / 2890,
        market_cap_currency: "USD"
      },
      {
        currency: "EUR",
        sector: "Technology",
        slug: "technology",
        price_date: "2024-06-28",
        companies_count: 1,
        market_cap_total: 800,
        weight_percent: 100,
        market_cap_currency: "EUR"
      }
    ])
    assert.deepInclude(sectors[0].medians, {
      market_cap: 1345,
      pe_ratio: 16.9,
      net_margin: 10,
      ev_ebitda: null
    })
    assert.deepInclude(sectors[1].medians, { market_cap: 200, pe_ratio: null, ps_ratio: 0.5, net_margin: -5 })
    assert.deepInclude(sectors[2].medians, { market_cap: 800, pe_ratio: 8, net_margin: 5 })
  })

  it("are a table as CSV, by format and by Accept", async () => {
    const csv = await visit(`${path}?format=csv`)
    assert.strictEqual(csv.headers.get("content-type"), "text/csv; charset=utf-8")
    const lines = csv.text.trimEnd().split("\r\n")
    assert.match(lines[0] ?? "", /^currency,sector,slug,.*,market_cap,pe_ratio,.*,return_1y$/)
    assert.match(lines[3] ?? "", /^EUR,Technology,technology,2024-06-28,1,800,100,EUR,800,8,,0\.4,/)
    assert.strictEqual((await visit(path, { accept: "text/csv" })).text, csv.text)
  })

  it("are of a past day", async () => {
    const { json } = await visit(`${path}?as_of=2024-03-15`)
    const energy = json.sectors.find(({ currency, sector }: any) => currency === "USD" && sector === "Energy")
    // GONE is 50 x 3, BETA before its split 10 x 18; MUTE has no bar.
    assert.deepInclude(energy, { companies_count: 3, market_cap_total: 330 })
    assert.strictEqual(energy.medians.market_cap, 165)
  })
})

describe("a sector", () => {
  it("has the quantiles of its figures, and counts losses beside them", async () => {
    const { json } = await visit(`${path}/usd/Energy`)
    assert.deepInclude(json, { as_of: "2024-07-01", currency: "USD", sector: "Energy", companies_count: 2 })
    // BETA lost 20; of MUTE nothing is known.
    assert.deepStrictEqual(figuresOf(json, "pe_ratio"), {
      figure: "pe_ratio",
      known: 0,
      not_positive: 1,
      ...bare
    })
    assert.deepStrictEqual(figuresOf(json, "ps_ratio"), {
      figure: "ps_ratio",
      known: 1,
      not_positive: 0,
      ...only(0.5)
    })
    assert.deepStrictEqual(figuresOf(json, "net_margin"), {
      figure: "net_margin",
      known: 1,
      not_positive: null,
      ...only(-5)
    })
    const technology = await visit(`${path}/USD/technology`)
    assert.deepInclude(figuresOf(technology.json, "market_cap"), {
      known: 2,
      percentile_10: 1069,
      quartile_1: 1172.5,
      median: 1345,
      quartile_3: 1517.5,
      percentile_90: 1621
    })
  })

  it("names the screen of its companies", async () => {
    for (const [sector, symbols] of [
      ["USD/technology", ["ALFA", "ALFB", "GAMA"]],
      ["USD/energy", ["BETA", "MUTE"]],
      ["EUR/technology", ["EURO"]]
    ] as const) {
      const { json } = await visit(`${path}/${sector}`)
      const members = await visit(
        `${root}/screener?${new URLSearchParams({ where: json.where, columns: "slug,alias_name", sort: "symbol" })}`
      )
      assert.deepStrictEqual(
        members.json.data.map(({ symbol }: any) => symbol),
        symbols
      )
    }
  })

  it("is a table of figures as CSV", async () => {
    const { text } = await visit(`${path}/USD/energy?format=csv`)
    const lines = text.split("\r\n")
    assert.strictEqual(
      lines[0],
      "figure,known,not_positive,percentile_10,quartile_1,median,quartile_3,percentile_90"
    )
    assert.strictEqual(lines[2], "pe_ratio,0,1,,,,,")
  })

  it.for([
    ["USD/Utilities", "Sector not found: Utilities in USD"],
    ["JPY/technology", "Sector not found: technology in JPY"],
    ["USD/%20", "Sector not found:   in USD"]
  ] as const)("%s is 404", async ([name, detail]) => {
    const { json, status } = await visit(`${path}/${name}`)
    assert.deepStrictEqual([status, json], [404, { detail }])
  })

  it.for([
    ["/dollar/technology", ["path", "currency"]],
    [`/USD/${"x".repeat(101)}`, ["path", "sector"]],
    ["/USD/technology?as_of=2999-01-01", ["query", "as_of"]],
    ["?format=ics", ["query", "format"]]
  ] as const)("%s is 422", async ([name, loc]) => {
    const { json, status } = await visit(`${path}${name}`)
    assert.deepStrictEqual([status, json.detail.map((_: any) => _.loc)], [422, [loc]])
  })
})
