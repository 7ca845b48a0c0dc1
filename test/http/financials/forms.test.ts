/** Financials in other forms, with provenance or as CSV, and what is refused. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { PublicFinancials, statementMembers } from "../../../adapters/http/api/mod.ts"
import { ledger } from "../../fixtures/ledger.ts"
import { withMore } from "../../fixtures/World.ts"
import { take } from "../../contract/stores.ts"
import { noon } from "../service.ts"
import { serviceOver } from "../serviceOver.ts"
import { formatNames } from "../wrongFormat.ts"

const service = serviceOver(ledger)
const { get } = service

const of = (query: string, headers = {}, symbol = "ACME") =>
  get(`/financial/companies/${symbol}/financials${query}`, headers)

describe("provenance", () => {
  it("has the filing of each figure, by the figure's public name", async () => {
    const { json } = await of("?include=provenance&years=1")
    const filing = {
      filing_id: "F5",
      filing_url: null,
      form: "10-K",
      tag: null,
      derivation: null,
      filed_at: "2024-02-14"
    }
    assert.deepStrictEqual(json.statements[0].provenance, {
      sales: { ...filing, tag: "us-gaap:Revenues" },
      operating_income: filing,
      net_income: filing,
      ebit: { ...filing, derivation: "operating_income" },
      total_assets: filing,
      cash: filing,
      operating_cash_flow: filing,
      free_cash_flow: { ...filing, derivation: "operating_cash_flow - capital_expenditures" },
      capital_expenditures: filing
    })
  })

  it("has the restatement of a restated figure, and the first filing of the others", async () => {
    const { json } = await of("?include=provenance")
    const { net_income, sales } = json.statements[1].provenance
    assert.deepStrictEqual([sales.form, net_income.form], ["10-K/A", "10-K"])
  })

  it("has the derivation of a quarter", async () => {
    const { json } = await of("?include=provenance&period=Quarterly")
    const derivations = json.statements.map((_: any) => _.provenance.sales?.derivation)
    assert.deepStrictEqual(derivations, [undefined, "6M - Q1", null])
  })

  it.for(["Annual", "Quarterly"])("covers every figure of %s that isn't null", async (period) => {
    const { json } = await of(`?include=provenance&period=${period}`)
    for (const { provenance, ...statement } of json.statements) {
      const known = statementMembers.filter((member) => statement[member] !== null)
      assert.deepStrictEqual(Object.keys(provenance), known)
    }
  })

  it.for(["quarterly", "QUARTERLY"])("has the period in any case: %s", async (period) => {
    const { json } = await of(`?period=${period}`)
    assert.deepStrictEqual(json, (await of("?period=Quarterly")).json)
    assert.strictEqual(json.period, "Quarterly")
  })

  it.for([
    "?include=provenance",
    "?include=provenance&period=Quarterly",
    "?include=lines,provenance",
    "?include=lines",
    ""
  ])("conforms to its definition: %s", async (query) => {
    const { json } = await of(query)
    const decoded = Schema.decodeUnknownSync(PublicFinancials)(json, { onExcessProperty: "error" })
    assert.deepStrictEqual(decoded as unknown, json)
  })
})

const header =
  "fiscal_date,year,quarter,period,months,currency,filed_at,sales,cost_of_goods,gross_profit,operating_income,net_income,ebit," +
  "ebitda,eps_basic,eps_diluted,total_assets,total_current_assets,total_non_current_assets,total_liabilities," +
  "total_current_liabilities,total_non_current_liabilities,total_shareholders_equity,cash,inventory," +
  "accounts_receivable,operating_cash_flow,investing_cash_flow,financing_cash_flow,free_cash_flow," +
  "capital_expenditures\r\n"

describe("the lines beside the public ones", () => {
  const more = withMore(
    ledger,
    take("statements", [
      "symbol,fiscal_date,span,filed_at,filing_id,currency,depreciation_and_amortization,share_repurchases,stock_based_compensation",
      "ACME,2023-12-31,12,2024-02-14,F5,USD,50,-77,8"
    ])
  )
  const { get } = serviceOver(more)
  const path = "/financial/companies/ACME/financials?years=1"

  it("are in `lines` on request, null where none was filed", async () => {
    const { json } = await get(`${path}&include=lines`)
    const [{ lines, provenance, ...statement }] = json.statements
    assert.deepInclude(lines, {
      depreciation_and_amortization: 50,
      share_repurchases: 77,
      stock_based_compensation: 8,
      total_debt: null,
      pretax_income: null
    })
    assert.isUndefined(provenance)
    assert.deepStrictEqual(
      Object.keys(lines).filter((name) => name in statement),
      []
    )
  })

  it("have their provenance too", async () => {
    const { json } = await get(`${path}&include=provenance,lines`)
    const [{ provenance }] = json.statements
    assert.containsAllKeys(provenance, ["sales", "share_repurchases"])
    assert.strictEqual(provenance.share_repurchases.filing_id, "F5")
    assert.notProperty(
      (await get(`${path}&include=provenance`)).json.statements[0].provenance,
      "share_repurchases"
    )
  })

  it("are the last columns of CSV", async () => {
    const { text } = await get(`${path}&include=lines&format=csv`)
    const [names = "", cells = ""] = text.split("\r\n")
    const at = names.split(",").indexOf("share_repurchases")
    assert.strictEqual(cells.split(",")[at], "77")
    assert.isTrue(names.startsWith(header.trim()))
  })
})

describe("CSV", () => {
  const rows =
    "2023-12-31,2023,,Annual,12,USD,2024-02-14,1200,,,220,160,220,,,,5600,,,,,,,710,,,330,,,240,90\r\n" +
    "2022-12-31,2022,,Annual,12,USD,2023-06-01,990,,,200,150.5,200,,,,5000,,,,,,,700,,,300,,,220,80\r\n"

  it.for([
    ["?format=csv", {}],
    ["", { accept: "text/csv" }],
    ["?format=csv&include=provenance", {}]
  ] as const)("of %s has a row for each statement, without provenance", async ([query, headers]) => {
    const answer = await of(query, headers)
    assert.deepStrictEqual([answer.status, answer.text], [200, header + rows])
    assert.strictEqual(answer.headers.get("content-type"), "text/csv; charset=utf-8")
  })

  it("of a company without statements is the header alone", async () => {
    assert.strictEqual((await of("?format=csv", {}, "BARE")).text, header)
  })
})

const enumOf = (name: string, words: string) => [name, "enum", `Input should be ${words}`] as const

const future = (day: string) =>
  ["as_of", "value_error", `Value error, as_of ${day} is in the future`] as const

describe("a parameter is refused", () => {
  const faults = [
    ["years=0", "years", "greater_than_equal", "Input should be greater than or equal to 1"],
    ["years=21", "years", "less_than_equal", "Input should be less than or equal to 20"],
    ["period=weekly", ...enumOf("period", "'Annual' or 'Quarterly'")],
    ["include=all", ...enumOf("include", "'lines', 'provenance', 'missing' or 'trailing'")],
    ["include=lines,all", ...enumOf("include", "'lines', 'provenance', 'missing' or 'trailing'")],
    ["include=", ...enumOf("include", "'lines', 'provenance', 'missing' or 'trailing'")],
    ["adjust=all", ...enumOf("adjust", "'splits' or 'none'")],
    ["format=xml", ...enumOf("format", formatNames)],
    ["as_of=2024-07-02", ...future("2024-07-02")],
    ["as_of=2024-07-03", ...future("2024-07-03")],
    ["as_of=9999-12-31", ...future("9999-12-31")]
  ] as const
  it.for(faults)("when %s", async ([query, name, type, msg]) => {
    const { json, status } = await of(`?${query}`)
    assert.deepStrictEqual([status, json], [422, { detail: [{ loc: ["query", name], msg, type }] }])
  })

  it("together with every other invalid one", async () => {
    const { json } = await of("?years=0&as_of=2024-07-03")
    const names = json.detail.map(({ loc }: any) => loc[1])
    assert.deepStrictEqual(names, ["years", "as_of"])
  })

  it("before a company is looked up", async () => {
    assert.strictEqual((await of("?as_of=2024-07-03", {}, "ZZZZ")).status, 422)
  })
})

describe("the last valid day", () => {
  it("is today at the exchange", async () => {
    // 04:00 in UTC is midnight in New York and 13:00 in Seoul.
    service.time.now = Date.parse("2024-07-02T03:59:59Z")
    const early = [await of("?as_of=2024-07-02"), await of("?as_of=2024-07-02", {}, "005930")]
    service.time.now = Date.parse("2024-07-02T04:00:00Z")
    const late = await of("?as_of=2024-07-02")
    service.time.now = noon
    assert.deepStrictEqual([early[0]?.status, early[1]?.status, late.status], [422, 200, 200])
  })
})

it("financials require the scope read:financial", async () => {
  const { secret } = await service.key({ scopes: ["read:stock"] })
  const { json, status } = await of("", { "x-api-key": secret })
  assert.deepStrictEqual([status, json], [403, { detail: "API key lacks the scope read:financial" }])
})
