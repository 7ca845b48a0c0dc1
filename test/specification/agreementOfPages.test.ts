/** Answers agree with each other: prices, market caps, ratios, targets, statements. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { onDatabases } from "../adapters/onDatabases.ts"
import { ids, known } from "../fixtures/known.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { only, part } from "./figures.ts"

type Json = any

/** Now, the day before the dividend, and the one before the split. */
const cases = (["FULL", "SPARSE", "BARE"] as const).flatMap((symbol) =>
  [null, "2024-02-29", "2023-08-31"].map((day) => ({ symbol, day }))
)

onDatabases((stores) => {
  const service = serviceOver({ ...known, stores })
  let secret: string
  beforeAll(async () => {
    secret = (await service.key()).secret
  })

  const get = async (path: string): Promise<Json> => {
    const { json, status } = await service.send("GET", path, { "x-api-key": secret })
    assert.strictEqual(status, 200)
    return json
  }

  describe.each(cases)("of $symbol as of $day", ({ day, symbol }) => {
    const query = day === null ? "" : `as_of=${day}`
    const page = (name: string) => get(`/v1/financial_v4/companies/${ids[symbol]}${name}?${query}`)
    const sector = () => get(`/v1/sector-analyst/company/${ids[symbol]}?${query}`)
    const fundamentals = () => get(`/api/v1/financial-v4/fundamentals?symbol=${symbol}&${query}`)

    it("every page has the same price", async () => {
      const [detail, snapshot, technical, consensus] = [
        await page(""),
        await page("/snapshot"),
        await page("/technical"),
        await page("/consensus")
      ]
      const price = snapshot.price.current
      assert.deepStrictEqual(
        [
          detail.current_price,
          technical.close,
          consensus.current_price,
          consensus.upside_downside.current_price
        ],
        [price, price, price, price]
      )
      assert.deepStrictEqual(
        [detail.price_change, detail.price_change_percent],
        [snapshot.price.change, snapshot.price.change_percent]
      )
      // On the day itself the price is as traded.
      assert.strictEqual((await fundamentals()).market_data.latest_price, price)
    })

    it("every page has the same market cap and the same ratios", async () => {
      const [detail, { market }, { market_data, valuation }] = [
        await page(""),
        await page("/snapshot"),
        await fundamentals()
      ]
      assert.deepStrictEqual(detail.valuation, valuation)
      assert.deepStrictEqual(
        only(market, ["pe_ratio", "pb_ratio"]),
        only(valuation, ["pe_ratio", "pb_ratio"])
      )
      const counted = ["market_cap", "shares_outstanding"]
      assert.deepStrictEqual(only(detail.profile, counted), only(market_data, counted))
      assert.deepStrictEqual(
        only(market, [...counted, "dividend_yield"]),
        only(market_data, [...counted, "dividend_yield"])
      )
    })

    it("the sector has the company's figures on its own pages", async () => {
      const [{ comparison, top_companies }, detail, { growth, market_data, valuation }] = [
        await sector(),
        await page(""),
        await fundamentals()
      ]
      const own: Json = {
        ...valuation,
        ...detail.margins,
        ...detail.returns,
        ...detail.financial_health,
        ...growth,
        ...market_data
      }
      for (const { company, metric } of comparison) assert.strictEqual(company, own[metric], metric)
      const top = top_companies.find((_: Json) => _.company_id === ids[symbol])
      if (top !== undefined) assert.strictEqual(top.market_cap, market_data.market_cap)
    })

    it("targets and opinions of the snapshot are those of the consensus", async () => {
      const [snapshot, { investment_opinions, target_prices }] = [
        await page("/snapshot"),
        await page("/consensus")
      ]
      const names = ["average", "high", "low", "expert_count"]
      assert.deepStrictEqual(only(snapshot.target_price, names), only(target_prices, names))
      for (const { count, opinion } of investment_opinions)
        assert.strictEqual(snapshot.recommendations[0][opinion], count)
    })

    it("figures of the public statements are the page's", async () => {
      for (const period of ["Annual", "Quarterly"]) {
        const rows = `period=${period}&years=20&${query}`
        const { statements } = await get(`/api/public/v1/financial/companies/${symbol}/financials?${rows}`)
        const onPage = await get(`/v1/financial_v4/companies/${ids[symbol]}/financials?${rows}`)
        assert.deepStrictEqual(
          statements,
          onPage.statements.map((_: Json, i: number) =>
            only({ ..._, cash: _.cash_and_cash_equivalents }, Object.keys(statements[i]))
          )
        )
      }
    })

    it("margins and returns are those of the detail's statement year", async () => {
      const { financial_health, fiscal_date, fiscal_year, margins, profile, returns } = await page("")
      const [year] = (await page("/financials")).statements
      assert.deepStrictEqual(
        [fiscal_date, fiscal_year, profile.revenue, financial_health.cash],
        [
          year?.fiscal_date ?? null,
          year?.year ?? null,
          year?.sales ?? null,
          year?.cash_and_cash_equivalents ?? null
        ]
      )
      const ratios = [margins.net_margin, margins.operating_margin, returns.roa, returns.roe]
      const expected = [
        part(year?.net_income ?? null, year?.sales ?? null),
        part(year?.operating_income ?? null, year?.sales ?? null),
        part(year?.net_income ?? null, year?.total_assets ?? null),
        part(year?.net_income ?? null, year?.total_shareholders_equity ?? null)
      ]
      for (const [i, value] of expected.entries()) {
        if (value === null) assert.isNull(ratios[i])
        else assert.approximately(ratios[i], value, 1e-9)
      }
    })
  })
})
