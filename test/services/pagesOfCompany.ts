/** What a company's pages answer on a day, by the names of figures: each taken from the page's own member. */
import { Effect } from "effect"
import {
  Calendars,
  type Company,
  CompanyDetails,
  CompanyRows,
  Consensuses,
  disclosures,
  Financials,
  Fundamentals,
  Insiders,
  latestRows,
  Multiples,
  Prices,
  Snapshots,
  Technicals
} from "../../core/mod.ts"
import { figureFunctions, figures } from "../../core/figures/Catalogue.ts"
import type { FigureValue } from "../../core/figures/Figure.ts"
import { askedFigure, askedFunction, type FigureAsked } from "../../core/figures/Matrices.ts"
import { growth, type Line, lines } from "../../core/financials/mod.ts"
import { isBalance, isFlow } from "../../core/financials/Line.ts"
import { growthYears } from "../../core/financials/Rates.ts"
import { trailing, trailingCurrency, trailingLine } from "../../core/financials/Trailing.ts"

/** All pages of a company as of a day, null for now. */
const pagesOf = Effect.fnUntraced(function* (company: Company, as_of: string | null) {
  const found = yield* Effect.all({
    snapshot: Effect.flatMap(Snapshots, (_) => _.of(company, as_of)),
    detail: Effect.flatMap(CompanyDetails, (_) => _.of(company, as_of)),
    fundamentals: Effect.flatMap(Fundamentals, (_) => _.of(company, as_of)),
    technicals: Effect.flatMap(Technicals, (_) => _.of(company, null, as_of)),
    consensus: Effect.flatMap(Consensuses, (_) => _.of(company, 12, as_of)),
    insiders: Effect.flatMap(Insiders, (_) => _.of(company, 12, 1, as_of)),
    annual: Effect.flatMap(Financials, (_) => _.statements(company, "Annual", as_of)),
    quarterly: Effect.flatMap(Financials, (_) => _.statements(company, "Quarterly", as_of)),
    actions: Effect.flatMap(Prices, (_) => _.actions(company, as_of)),
    filings: Effect.flatMap(CompanyRows, (_) => _.dated(disclosures, company, latestRows(1, as_of))),
    months: Effect.flatMap(Multiples, (_) => _.of(company, 1, as_of)),
    earnings: Effect.flatMap(Calendars, (_) =>
      _.list(
        "earnings",
        { from: null, to: null, company_ids: [company.company_id], country_code: null, as_of },
        { offset: 0, limit: 1000 }
      )
    )
  })
  return { ...found, company, as_of }
})

type Pages = Effect.Success<ReturnType<typeof pagesOf>>

type Member = (pages: Pages) => FigureValue | undefined

const members = <const Names extends ReadonlyArray<string>>(
  names: Names,
  of: (pages: Pages) => { readonly [K in Names[number]]: FigureValue }
): ReadonlyArray<readonly [string, Member]> =>
  names.map((name) => [name, (pages) => of(pages)[name as Names[number]]])

const allStatements = ({ annual, quarterly }: Pages) => [...annual, ...quarterly]

const trailingOf =
  (line: Line): Member =>
  (pages) => {
    const months = trailing(allStatements(pages))
    return trailingLine(
      months,
      line,
      isFlow(line) ? trailingCurrency(months) : (months.latest?.currency ?? null)
    )
  }

const ofLines = lines.flatMap(
  (line): ReadonlyArray<readonly [string, Member]> => [
    [line, ({ annual }) => annual[0]?.[line]],
    ...(isFlow(line) ? [[`${line}_ttm`, trailingOf(line)] as const] : []),
    ...(isBalance(line) ? [[`${line}_mrq`, trailingOf(line)] as const] : [])
  ]
)

const grownPerShare = (["eps_diluted", "dividends_per_share"] as const).flatMap((line) =>
  growthYears.map((years): readonly [string, Member] => [
    `${line}_growth_${years}y${years === 1 ? "" : "_cagr"}`,
    (pages) => growth(allStatements(pages), line, years)
  ])
)

const opinion = (name: string): readonly [string, Member] => [
  `${name}_opinions`,
  ({ consensus }) => consensus.investment_opinions.find((share) => share.opinion === name)?.count ?? 0
]

const lastAction =
  (...types: ReadonlyArray<string>): Member =>
  ({ actions }) =>
    actions.findLast(({ type }) => types.includes(type))?.effective_date

/** Each figure that a page has, by its name, or its call. */
export const figuresOfPages: ReadonlyMap<string, Member> = new Map<string, Member>([
  ...members(
    ["symbol", "name", "exchange", "sector", "industry", "currency", "employees"],
    ({ detail }) => detail
  ),
  ...members(["mic_code", "country_code", "stock_type"], ({ company }) => company),
  ["close", ({ fundamentals }) => fundamentals.market.latest?.close],
  ["open", ({ fundamentals }) => fundamentals.market.latest?.open],
  ["high", ({ fundamentals }) => fundamentals.market.latest?.high],
  ["low", ({ fundamentals }) => fundamentals.market.latest?.low],
  ["volume", ({ fundamentals }) => fundamentals.market.latest?.volume],
  ...members(
    ["price_date", "market_cap", "shares_outstanding", "dividend_yield"],
    ({ fundamentals }) => fundamentals.market
  ),
  ["previous_close", ({ snapshot }) => snapshot.price.previous_close],
  ["price_change", ({ detail }) => detail.price_change],
  ["price_change_percent", ({ detail }) => detail.price_change_percent],
  ["high_52w", ({ snapshot }) => snapshot.range_52w.high],
  ["high_52w_date", ({ snapshot }) => snapshot.range_52w.high_date],
  ["low_52w", ({ snapshot }) => snapshot.range_52w.low],
  ["low_52w_date", ({ snapshot }) => snapshot.range_52w.low_date],
  ["return_1d", ({ snapshot }) => snapshot.price.change_percent],
  ...(["1w", "1m", "3m", "6m", "ytd", "1y"] as const).map((span): readonly [string, Member] => [
    `return_${span}`,
    ({ snapshot }) => snapshot.returns[span]
  ]),
  ...members(["average_volume_20d", "average_volume_50d"], ({ snapshot }) => snapshot),
  ["beta", ({ snapshot }) => snapshot.market.beta],
  ...members(
    ["pe_ratio", "pb_ratio", "ps_ratio", "ev_ebitda", "pfcf_ratio"],
    ({ fundamentals }) => fundamentals.valuation
  ),
  ...ofLines,
  ...members(
    ["gross_margin", "ebitda_margin", "operating_margin", "pretax_margin", "net_margin"],
    ({ fundamentals }) => fundamentals.margins
  ),
  ...members(["roa", "roe", "roic"], ({ fundamentals }) => fundamentals.returns),
  ...members(
    ["cash", "net_debt", "debt_to_equity_ratio", "interest_coverage_ratio"],
    ({ fundamentals }) => fundamentals.financial_health
  ),
  ...members(
    [
      "sales_growth_1y",
      "sales_growth_3y_cagr",
      "sales_growth_5y_cagr",
      "operating_income_growth_1y",
      "operating_income_growth_3y_cagr",
      "operating_income_growth_5y_cagr",
      "net_income_growth_3y_cagr",
      "net_income_growth_5y_cagr"
    ],
    ({ fundamentals }) => fundamentals.growth
  ),
  ...grownPerShare,
  ["fiscal_date", ({ detail }) => detail.fiscal_date],
  ["fiscal_year", ({ detail }) => detail.fiscal_year],
  ["statement_date", (pages) => trailing(allStatements(pages)).latest?.fiscal_date],
  ["statement_currency", (pages) => trailing(allStatements(pages)).latest?.currency],
  ["target_price", ({ consensus }) => consensus.target_prices.average],
  ["target_price_median", ({ consensus }) => consensus.target_prices.median],
  ["target_price_high", ({ snapshot }) => snapshot.target_price.high],
  ["target_price_low", ({ snapshot }) => snapshot.target_price.low],
  ["target_price_std_dev", ({ consensus }) => consensus.target_prices.std_dev],
  ["expert_count", ({ snapshot }) => snapshot.target_price.expert_count],
  ["upside", ({ consensus }) => consensus.upside_downside.to_average],
  ["upside_high", ({ consensus }) => consensus.upside_downside.to_high],
  ["upside_low", ({ consensus }) => consensus.upside_downside.to_low],
  ...["strong_buy", "buy", "hold", "sell", "strong_sell"].map(opinion),
  ...members(
    ["buy_count", "sell_count", "shares_bought", "shares_sold", "net_shares", "net_value"],
    ({ insiders }) => insiders.summary
  ),
  ["last_filing", ({ filings }) => filings[0]?.rcept_dt],
  ["last_earnings", ({ earnings }) => earnings.items.findLast(({ status }) => status === "reported")?.date],
  ["last_ex_dividend_date", lastAction("dividend")],
  ["last_split_date", lastAction("split", "stock_dividend")],
  ["rsi(14)", ({ technicals }) => technicals.rsi],
  ["atr(14)", ({ technicals }) => technicals.atr],
  ["bbands_upper(20,2)", ({ technicals }) => technicals.bollinger_bands.upper],
  ["bbands_middle(20,2)", ({ technicals }) => technicals.bollinger_bands.middle],
  ["bbands_lower(20,2)", ({ technicals }) => technicals.bollinger_bands.lower],
  ["sma(20)", ({ technicals }) => technicals.sma_20],
  ["sma(50)", ({ technicals }) => technicals.sma_50],
  ["sma(200)", ({ technicals }) => technicals.sma_200]
])

/** A figure by its name, or by its call, `rsi(14)`. */
export const askedBy = (key: string): FigureAsked => {
  const [name = "", args] = key.split(/[()]/)
  if (args === undefined) {
    const figure = figures.find((one) => one.name === name)
    if (figure === undefined) throw new Error(`No figure ${name}`)
    return askedFigure(figure)
  }
  const found = figureFunctions.find((one) => one.name === name)
  if (found === undefined) throw new Error(`No function ${name}`)
  return askedFunction(found, args.split(",").map(Number))
}

/** All of `figuresOfPages`. */
export const askedOfPages: ReadonlyArray<FigureAsked> = [...figuresOfPages.keys()].map(askedBy)

/** What the pages of a company answer on a day, null for now, by the names of figures; and the multiples of its month. */
export const answersOf = Effect.fnUntraced(function* (company: Company, as_of: string | null) {
  const pages = yield* pagesOf(company, as_of)
  const answers = new Map([...figuresOfPages].map(([name, member]) => [name, member(pages) ?? null] as const))
  return { answers, month: pages.months[0] ?? null }
})
