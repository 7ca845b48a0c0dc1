/** Questions that a person asks of the sample are answered within three calls, with the figures of the API. */
import { afterAll, afterEach, assert, beforeAll, beforeEach, describe, it } from "@effect/vitest"
import { openSampleService, type SampleService } from "../../scripts/openapi/sampleService.ts"
import { type Agent, agentOver, httpTransport } from "./client.ts"

let service: SampleService
let agent: Agent
/** Calls since the question was asked. */
let calls = 0

beforeAll(async () => {
  service = await openSampleService()
  agent = await agentOver(httpTransport("https://findata.example.com/mcp", service.headers, service.handler))
}, 120_000)
afterAll(async () => {
  await agent.close()
  await service.close()
})

/** What a tool answers. */
const ask = async (tool: string, given: Readonly<Record<string, unknown>>): Promise<any> => {
  calls += 1
  const { isError, json, text } = await agent.call(tool, given)
  assert.isFalse(isError, text)
  assert.notInclude(text, "null")
  assert.isBelow(text.length, 40_000)
  return json
}

/** The body of the API. */
const api = async (path: string): Promise<any> => {
  const response = await service.handler(
    new Request(`https://findata.example.com${path}`, {
      headers: { "x-api-key": service.headers["x-api-key"] }
    })
  )
  assert.strictEqual(response.status, 200, path)
  return response.json()
}

const page = async (symbol: string, rest: string): Promise<any> => {
  const { id } = await api(`/v1/financial_v4/companies/by-slug/${symbol}`)
  return rest.startsWith("sector")
    ? api(`/v1/sector-analyst/company/${id}${rest.slice("sector".length)}`)
    : api(
        `/v1/financial_v4/companies/${id}${rest.startsWith("detail") ? rest.slice("detail".length) : `/${rest}`}`
      )
}

/** A table's rows as objects. */
const records = ({ columns, rows }: any): Array<Record<string, any>> =>
  rows.map((row: Array<unknown>) => Object.fromEntries(row.map((cell, i) => [columns[i], cell])))

/** Figures have six digits at least. */
const same = (found: number, expected: number) =>
  assert.closeTo(found, expected, Math.abs(expected) * 1e-5, `${found} is ${expected}`)

describe("a person asks", () => {
  beforeEach(() => {
    calls = 0
  })
  afterEach(() => assert.isAtMost(calls, 3))

  it("Which technology companies were the cheapest by earnings at the end of March 2021, and how had the cheapest fared?", async () => {
    const where = 'sector == "Technology" && pe_ratio > 0'
    const found = await ask("screen", { where, sort: "pe_ratio", as_of: "2021-03-31" })
    const query = new URLSearchParams({ where, sort: "pe_ratio", as_of: "2021-03-31" })
    const body = await api(`/api/public/v1/financial/screener?${query}`)
    const companies = records(found)
    assert.isAbove(companies.length, 1)
    assert.deepStrictEqual(
      companies.map(({ symbol }) => symbol),
      body.data.map(({ symbol }: any) => symbol)
    )
    for (const [i, company] of companies.entries()) same(company["pe_ratio"], body.data[i].pe_ratio)
    const { name } = records(await ask("figures", { search: "return year" })).find(
      (figure) => figure["name"] === "return_1y"
    ) as { readonly name: string }
    const symbol = companies[0]?.["symbol"] as string
    const given = { symbol, names: name, end_date: "2021-03-31", limit: 3 }
    const history = records(await ask("figures", given))
    const months = await api(
      `/api/public/v1/financial/companies/${symbol}/figures?names=${name}&end_date=2021-03-31&limit=3`
    )
    assert.deepStrictEqual(
      history.map(({ date }) => date),
      months.data.map(({ date }: any) => date)
    )
    for (const [i, month] of history.entries()) same(month[name], months.data[i][name])
  })

  it("Figures of too many days are refused, and it is said how many periods may be asked for", async () => {
    const names = Array.from({ length: 40 }, (_, i) => `ago(close, "${i + 1}m")`).join(" + ")
    const refused = await ask("figures", { symbol: "AAPL", names, limit: 500 }).catch(String)
    assert.include(String(refused), "limit: Expressions with 40 times of ago have at most 487 periods")
  })

  it("Of which filings was Apple's P/E at the end of March 2021, and why has IBM no EV/EBITDA?", async () => {
    const found = await ask("figures", { symbol: "AAPL", explain: "pe_ratio", end_date: "2021-03-31" })
    const root = "/api/public/v1/financial/companies"
    const { operands, value } = await api(`${root}/AAPL/figures/pe_ratio?as_of=2021-03-31`)
    same(found["value"], value)
    assert.deepStrictEqual(
      records(found["operands"]).map(({ filed_at, form, name }) => [name, form || null, filed_at || null]),
      operands.map(({ name, statement }: any) => [name, statement?.form ?? null, statement?.filed_at ?? null])
    )
    const ibm = await ask("figures", { symbol: "IBM", explain: "ev_ebitda", end_date: "2021-03-31" })
    const { missing } = await api(`${root}/IBM/figures/ev_ebitda?as_of=2021-03-31`)
    assert.isNotEmpty(missing)
    assert.deepStrictEqual(
      ibm["missing"],
      missing.map(({ message, name }: any) => `${name}: ${message}`)
    )
    const refused = await ask("figures", { symbol: "AAPL", explain: "pe" }).catch(String)
    assert.match(String(refused), /explain: /)
  })

  it("Was Apple cheap at the end of 2019 against its own five years?", async () => {
    const found = await ask("ratios", { symbol: "AAPL", as_of: "2019-12-31", years: 5 })
    assert.deepInclude(found, { price_date: "2019-12-31", price: 293.65, currency: "USD" })
    const points = records(found.history)
    assert.deepStrictEqual(
      points.map(({ as_of }) => as_of),
      ["2019", "2018", "2017", "2016", "2015", "2014"].map((year) => `${year}-12-31`)
    )
    for (const point of points) {
      const { profile, valuation } = await page("aapl", `detail?as_of=${point["as_of"]}`)
      same(point["pe_ratio"], valuation.pe_ratio)
      same(point["market_cap"], profile.market_cap)
    }
    const earlier = points.slice(1).map(({ pe_ratio }) => pe_ratio as number)
    const pe = records(found.against_own_history).find(({ metric }) => metric === "pe_ratio")
    assert.deepInclude(pe, {
      earlier_median: earlier.toSorted((a, b) => a - b)[2],
      earlier_high: Math.max(...earlier),
      points: 5,
      // Dearer than at the end of any of the five years.
      points_below_now: 5
    })
    // The shares on the cover of the form 10-K of fiscal 2019, and the net income in it.
    same(pe?.["now"], (293.65 * 4_443_265_000) / 55_256_000_000)
  })

  it("What had Apple reported for fiscal 2019, and what is that per share now?", async () => {
    const then = records(await ask("financials", { symbol: "AAPL", as_of: "2019-12-31", years: 1 }))
    assert.lengthOf(then, 1)
    assert.deepInclude(then[0], {
      fiscal_date: "2019-09-28",
      filed_at: "2019-10-31",
      form: "10-K",
      sales: 260_174_000_000,
      net_income: 55_256_000_000,
      eps_diluted: 11.89
    })
    const now = records(await ask("financials", { symbol: "AAPL", years: 20, lines: "eps_diluted" }))
    // As the form 10-K of 2020 restated it, after a split of four for one.
    assert.strictEqual(now.find(({ year }) => year === 2019)?.["eps_diluted"], 2.97)
  })

  it("What did a holder of Apple earn in 2019, dividends included?", async () => {
    const given = {
      symbol: "AAPL",
      start_date: "2018-12-31",
      end_date: "2019-12-31",
      adjust: "all",
      limit: 300
    }
    const found = await ask("prices", given)
    const path = "/api/public/v1/stock/prices/AAPL/history?start_date=2018-12-31&end_date=2019-12-31"
    const { data } = await api(`${path}&adjust=all&limit=300&order=asc`)
    same(found.change_percent, (data.at(-1).close / data[0].close - 1) * 100)
    assert.isAbove(found.change_percent, 88)
    assert.strictEqual(found.bars_in_range, data.length)
    assert.lengthOf(records(found.actions), 4)
  })

  it("When did Apple split its shares?", async () => {
    const { actions } = await ask("prices", { symbol: "AAPL", interval: "1month", limit: 500 })
    const splits = records(actions).filter(({ type }) => type === "split")
    assert.deepStrictEqual(
      splits.map(({ effective_date, value }) => [effective_date.slice(0, 7), Math.round(value)]),
      [
        ["2000-06", 2],
        ["2005-02", 2],
        ["2014-06", 7],
        ["2020-08", 4]
      ]
    )
  })

  it("How far below its 52-week high was Facebook at the end of March 2021?", async () => {
    const { price_date, range_52w, returns_percent, ...found } = await ask("prices", {
      symbol: "FB",
      end_date: "2021-03-31",
      limit: 1
    })
    const snapshot = await page("fb", "snapshot?as_of=2021-03-31")
    assert.strictEqual(price_date, snapshot.price_date)
    assert.deepStrictEqual(range_52w, snapshot.range_52w)
    same(returns_percent["1y"], snapshot.returns["1y"])
    same(records(found)[0]?.["close"], snapshot.price.current)
  })

  it("Was Apple overbought on 25 January 2021?", async () => {
    const found = await ask("indicators", { symbol: "AAPL", as_of: "2021-01-25", points: 3 })
    const technical = await page("aapl", "technical?as_of=2021-01-25&series=3")
    same(found.rsi, technical.rsi)
    same(found.bollinger_bands.upper, technical.bollinger_bands.upper)
    assert.deepStrictEqual(
      records(found.series).map(({ date }) => date),
      technical.series.map(({ date }: any) => date)
    )
  })

  it("Did Apple trade above its Supertrend on 25 January 2021, and how did it move with the market?", async () => {
    const names = "supertrend(10,3),beta(SPY,20)"
    const found = await ask("indicators", {
      symbol: "AAPL",
      indicators: names,
      as_of: "2021-01-25",
      points: 2
    })
    const { data } = await page("aapl", `indicators?indicators=${names}&limit=2&as_of=2021-01-25`)
    const [day, last] = [records(found)[1], data[1]]
    assert.strictEqual(`${day?.["date"]}T00:00:00`, last.datetime)
    same(day?.["supertrend(10,3).supertrend"], last["supertrend(10,3).supertrend"])
    same(day?.["beta(SPY,20)"], last["beta(SPY,20)"])
    assert.isAbove(last.close, last["supertrend(10,3).supertrend"])
  })

  it("What did analysts expect of IBM, and who was the most optimistic?", async () => {
    const found = await ask("consensus", { symbol: "IBM", months: 60, limit: 5 })
    const expected = await page("ibm", "consensus?months=60")
    same(found.target_prices.average, expected.target_prices.average)
    assert.strictEqual(found.target_prices.high_broker, expected.target_prices.high_broker)
    assert.strictEqual(found.price_date, "2021-03-31")
    assert.strictEqual(records(found.targets)[0]?.["date"], expected.target_price_trend[0].date)
    const { rows } = await ask("research", { symbol: "IBM", limit: 3 })
    const report = await ask("research", { report_id: rows[0][0] })
    assert.strictEqual(report.symbol, "IBM")
    assert.isNotEmpty(report.summary)
  })

  it("Have Snowflake's insiders bought or sold, and what was filed last?", async () => {
    const found = await ask("insiders_and_disclosures", { symbol: "SNOW", months: 60 })
    const { summary, transactions } = await page("snow", "insider?months=60")
    for (const name of ["buy_count", "sell_count", "net_shares"])
      assert.strictEqual(found.summary[name], summary[name])
    same(found.summary.net_value, summary.net_value)
    assert.strictEqual(records(found.transactions).length, transactions.length)
    const { disclosures } = await page("snow", "dart?limit=1")
    assert.strictEqual(records(found.disclosures)[0]?.["rcept_no"], disclosures[0].rcept_no)
  })

  it("When did Apple report its last quarter of 2020, and when was it expected to report again?", async () => {
    const asked = "start_date=2020-10-01&end_date=2021-06-30&as_of=2021-03-31"
    const found = await ask("calendar", {
      symbol: "AAPL",
      start_date: "2020-10-01",
      end_date: "2021-06-30",
      as_of: "2021-03-31"
    })
    const { items, total } = await api(`/api/public/v1/calendar/earnings?symbol=AAPL&${asked}`)
    assert.strictEqual(found.total, total)
    assert.deepStrictEqual(
      records(found).map(({ date, fiscal_date, status }) => [fiscal_date, status, date]),
      items.map(({ date, fiscal_date, status }: any) => [fiscal_date, status, date])
    )
    assert.include(
      records(found).map(({ date, eps_diluted, status }) => `${date} ${status} ${eps_diluted}`),
      "2021-01-28 reported 1.68"
    )
  })

  it("Which has the better margins, Apple or NVIDIA?", async () => {
    for (const symbol of ["AAPL", "NVDA"]) {
      const found = await ask("ratios", { symbol })
      const { fiscal_year, growth, margins } = await page(symbol.toLowerCase(), "detail")
      assert.strictEqual(found.fiscal_year, fiscal_year)
      same(found.margins_percent.net_margin, margins.net_margin)
      same(found.growth_percent.sales_growth_3y_cagr, growth.sales_growth_3y_cagr)
    }
  })

  it("What is the news of NVIDIA, in Korean?", async () => {
    const { symbol } = (await ask("find_company", { query: "nvidia" })).best_match
    const list = await ask("news", { symbol, locale: "ko" })
    const article = await ask("news", { article_id: list.rows[0][0], locale: "ko" })
    const { articles } = await page("nvda", "news?locale=ko&limit=1")
    assert.deepStrictEqual([article.title, article.locale], [articles[0].title, "ko"])
    assert.isNotEmpty(article.full_content)
  })

  it("How does Apple compare with its sector at the end of 2020?", async () => {
    const found = await ask("sector", { symbol: "AAPL", as_of: "2020-12-31" })
    const { comparison, overview, summary } = await page("aapl", "sector?as_of=2020-12-31&locale=en")
    assert.deepStrictEqual(
      [found.summary, found.overview.companies_count],
      [summary, overview.companies_count]
    )
    const metric = records(found.comparison).find(({ metric }) => metric === "roe")
    const expected = comparison.find(({ metric }: any) => metric === "roe")
    same(metric?.["company"], expected.company)
    assert.strictEqual(metric?.["rank"], expected.rank)
  })

  it("For which days are there prices of Apple, and who is Facebook?", async () => {
    const { best_match, source } = await ask("find_company", { query: "AAPL" })
    assert.deepInclude(best_match, { first_price_date: "1998-01-02", price_date: "2021-03-31" })
    assert.isNotEmpty(source)
    const { rows, total } = await ask("find_company", { query: "facebook" })
    assert.deepStrictEqual([rows[0][0], total], ["FB", 1])
    const { isError, text } = await agent.call("prices", { symbol: "META" })
    assert.isTrue(isError)
    assert.match(text, /^Unknown symbol: META/)
  })
})

describe("an answer", () => {
  it("without statements names the sources of statements there are", async () => {
    const found = await ask("financials", { symbol: "BAC" })
    assert.deepInclude(found, {
      symbol: "BAC",
      message: "No annual statements of this company",
      source: "sample"
    })
  })

  it("has twelve earlier points at most", async () => {
    const points = (await ask("ratios", { symbol: "AAPL", years: 3, step: "quarter" })).history.rows
    assert.lengthOf(points, 13)
    const { isError, text } = await agent.call("ratios", { symbol: "AAPL", years: 4, step: "quarter" })
    assert.deepStrictEqual(
      [isError, text],
      [true, "years 4 by quarter are more than 12 points: expected years up to 3, or another as_of"]
    )
  })
})
