/** Statements with what explains them: two days compared, the last twelve months, why a figure is null. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { FinancialsPage } from "../../../adapters/http/api/financials/FinancialsPage.ts"
import { PublicFinancials } from "../../../adapters/http/api/mod.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { apple } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const { get: keyed, visit: get } = serviceOver(applePages)

const page = `${apple}/financials`
const list = "/financial/companies/AAPL/financials"

const of = async (query: string) => {
  const onPage = (await get(`${page}?${query}`)).json
  const asListed = (await keyed(`${list}?${query}`)).json
  return { onPage, asListed }
}

describe("against an earlier day", () => {
  // The 10-K/A of January 2010 recognises the revenue of iPhones when they are sold, rather than over two years.
  it("a restated figure has the value and the filing of both days, on either endpoint", async () => {
    const { asListed, onPage } = await of("years=2&as_of=2010-01-25&against=2009-10-27&include=provenance")
    for (const { statements } of [onPage, asListed]) {
      const { changes, fiscal_date, operating_income, provenance } = statements[1]
      assert.deepStrictEqual([fiscal_date, operating_income], ["2008-09-27", 8_327_000_000])
      assert.deepInclude(provenance.operating_income, {
        filing_id: "0001193125-10-012091",
        form: "10-K/A",
        filed_at: "2010-01-25"
      })
      assert.deepStrictEqual(changes.operating_income, {
        cause: "restated",
        value: 6_275_000_000,
        on_shares: null,
        currency: "USD",
        filing_id: "0001193125-09-214859",
        filing_url: null,
        form: "10-K",
        tag: null,
        derivation: null,
        filed_at: "2009-10-27"
      })
      assert.notProperty(changes, "operating_cash_flow")
    }
  })

  it("a figure per share is that of a split, by the same filing", async () => {
    const { onPage } = await of("years=1&as_of=2020-08-31&against=2020-08-30")
    assert.deepStrictEqual(onPage.statements[0].changes.eps_diluted, {
      cause: "split",
      value: 11.89,
      on_shares: 2.9725,
      currency: "USD",
      filing_id: "0000320193-19-000119",
      filing_url: null,
      form: "10-K",
      tag: null,
      derivation: null,
      filed_at: "2019-10-31"
    })
    assert.notProperty(onPage.statements[0].changes, "sales")
  })

  it("a figure restated on the shares of a split is that of the split, also as filed", async () => {
    const { onPage } = await of("years=2&as_of=2020-10-30&against=2020-08-30&adjust=none")
    const [newest, before] = onPage.statements
    assert.isNull(newest.changes)
    assert.deepInclude(before.changes.eps_diluted, { cause: "split", value: 11.89, on_shares: 2.9725 })
    assert.strictEqual(before.eps_diluted, 2.97)
  })

  it("nothing is added without a day, and nothing changes on the same one", async () => {
    assert.notProperty((await of("years=1")).onPage.statements[0], "changes")
    const same = await of("years=1&as_of=2020-08-31&against=2020-08-31")
    assert.deepStrictEqual(same.onPage.statements[0].changes, {})
  })

  it("a later or a future day is refused", async () => {
    const later = await get(`${page}?as_of=2020-08-31&against=2020-09-01`)
    assert.deepStrictEqual(
      [later.status, later.json.detail[0].msg],
      [422, "Value error, against 2020-09-01 is after as_of 2020-08-31"]
    )
    assert.strictEqual((await get(`${page}?against=2031-01-01`)).status, 422)
  })
})

describe("the last twelve months", () => {
  it("are added flows of quarters and the newest balances", async () => {
    const { asListed, onPage } = await of("years=1&as_of=2021-03-31&include=trailing,provenance")
    const quarters = (await of("period=quarterly&years=2&as_of=2021-03-31")).onPage.statements.slice(0, 4)
    const sum = quarters.reduce((total: number, { sales }: any) => total + sales, 0)
    for (const { trailing } of [onPage, asListed]) {
      assert.deepInclude(trailing, {
        fiscal_date: "2020-12-26",
        year: 2021,
        quarter: 1,
        months: 12,
        sales: sum
      })
      assert.strictEqual(trailing.total_assets, quarters[0].total_assets)
      assert.strictEqual(trailing.provenance.sales.derivation, "Q2 2020 + Q3 2020 + Q4 2020 + Q1 2021")
      assert.notProperty(trailing, "period")
    }
    // Apple's 10-K and 10-Q: 274,515 + 111,439 - 91,819; and a year before 260,174 + 91,819 - 84,310.
    assert.strictEqual(onPage.trailing.sales, 294_135_000_000)
    assert.strictEqual(onPage.trailing_before.sales, 267_683_000_000)
  })

  it("are null of a company without statements", async () => {
    const { json } = await keyed("/financial/companies/BARE/financials?include=trailing")
    assert.deepInclude(json, { statements: [], trailing: null, trailing_before: null })
  })
})

describe("a figure that is null", () => {
  it("has its reason, by the names of the body, and the period its filings", async () => {
    const { asListed, onPage } = await of("years=1&as_of=2010-01-25&include=missing,lines,trailing")
    for (const { statements } of [onPage, asListed]) {
      const [{ filings, lines, missing, provenance, ...statement }] = statements
      assert.isUndefined(provenance)
      const unknown = Object.entries<unknown>({ ...lines, ...statement }).filter(
        ([, value]) => value === null
      )
      assert.sameMembers(
        Object.keys(missing),
        unknown.map(([name]) => name).filter((name) => name !== "quarter")
      )
      assert.deepStrictEqual(missing.total_debt, {
        reason: "operand_missing",
        derivation: "short_term_debt + long_term_debt",
        operands: ["short_term_debt", "long_term_debt"]
      })
      assert.deepStrictEqual(missing.interest_expense, {
        reason: "not_reported",
        derivation: null,
        operands: []
      })
      assert.deepStrictEqual(
        filings.map(({ filed_at, form }: any) => `${form} ${filed_at}`),
        ["10-K 2009-10-27", "10-K/A 2010-01-25"]
      )
    }
  })
})

it("conform to their definitions", async () => {
  const query = "years=3&as_of=2021-03-31&against=2020-08-30&include=lines,provenance,missing,trailing"
  const { asListed, onPage } = await of(query)
  const strict = { onExcessProperty: "error" } as const
  const listed: unknown = Schema.decodeUnknownSync(PublicFinancials)(asListed, strict)
  const paged: unknown = Schema.decodeUnknownSync(FinancialsPage)(onPage, strict)
  assert.deepStrictEqual([listed, paged], [asListed, onPage])
})

it("CSV has heads and figures alone", async () => {
  const plain = await get(`${page}?years=2&format=csv`)
  const { text } = await get(`${page}?years=2&format=csv&include=trailing,missing&against=2020-01-01`)
  assert.strictEqual(text, plain.text)
})
