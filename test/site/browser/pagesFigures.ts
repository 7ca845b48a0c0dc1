/**
 * What the pages of a company show beside what the API answers for it: figures by the names that the site has for them, rows of
 * tables by their first cells. Text of the site is in English (`test/site/english.ts` is imported first).
 */
import type { Page } from "playwright-core"
import type { Answer } from "../../../adapters/client/mod.ts"
import { figureText, scalesFor } from "../../../apps/site/src/company/financials/figureText.ts"
import {
  allLines,
  flat,
  isTrailing,
  type Statement
} from "../../../apps/site/src/company/financials/lines.ts"
import { newestPeriods } from "../../../apps/site/src/company/financials/periods.ts"
import { texts as statementTexts } from "../../../apps/site/src/company/financials/texts.ts"
import {
  dividendFigures,
  linesByBasis,
  longGrowth,
  multiples,
  overviewFigures
} from "../../../apps/site/src/company/overview/figureNames.ts"
import { valuesOf } from "../../../apps/site/src/company/overview/values.ts"
import type { FigureName } from "../../../apps/site/src/figures/FigureTexts.ts"
import { figureTexts } from "../../../apps/site/src/figures/figures.ts"
import { lineTexts } from "../../../apps/site/src/figures/lineTexts/lineTexts.ts"
import { valueText } from "../../../apps/site/src/figures/valueText.ts"
import {
  amount,
  change,
  compact,
  count,
  number,
  percent,
  price
} from "../../../apps/site/src/language/format.ts"

export type Shown = ReadonlyMap<string, ReadonlyArray<string>>

export type Expected = Readonly<Record<string, string | ReadonlyArray<string>>>

/** The figures and the rows of tables that a page shows, by name; of a name that occurs twice, the first. */
export const shownOn = async (page: Page): Promise<Shown> => {
  const found = await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing of what is around
    const textOf = (element: Element): string => {
      const copy = element.cloneNode(true) as Element
      // Neither what is hidden, nor the mark of a note, nor what statements it is of belongs to a figure.
      for (const other of copy.querySelectorAll("[hidden], sup, th .muted.small")) other.remove()
      return (copy.textContent ?? "").trim()
    }
    return [...document.querySelectorAll("dl.figures > div, tbody tr")].map((row) => ({
      name: textOf(row.querySelector("dt, th") ?? row),
      texts: [...row.querySelectorAll("dd, td")].map(textOf)
    }))
  })
  return new Map(found.toReversed().map(({ name, texts }) => [name, texts]))
}

/** Figures under the names that the site has for them. */
const named = (figures: Partial<Record<FigureName, string | ReadonlyArray<string>>>): Expected =>
  Object.fromEntries(
    Object.entries(figures).map(([name, text]) => [figureTexts()[name as FigureName][0], text])
  )

/** What the API answers to a request of the company's pages. */
export type Asking = <A>(path: string) => Promise<A>

/** A company as the API knows it, and the day that pages are of; null for now. */
export interface Subject {
  readonly company_id: number
  readonly slug: string
  readonly as_of: string | null
}

/** A company by its symbol. */
export const subjectOf = async (ask: Asking, symbol: string, as_of: string | null): Promise<Subject> => {
  const slug = symbol.toLowerCase()
  const { company_id } = await ask<Answer<"getCompanyBySlug">>(`/v1/financial_v4/companies/by-slug/${slug}`)
  return { company_id, slug, as_of }
}

interface Checked {
  /** Of the page, after the company's address; with `as_of` added. */
  readonly path: string
  /** What the browser keeps of earlier visits. */
  readonly kept: Readonly<Record<string, string>>
  /** What the page shows by the API's answers. */
  readonly expected: (ask: Asking, subject: Subject) => Promise<Expected>
}

const ofCompany = (
  { as_of, company_id }: Subject,
  rest: string,
  query: Readonly<Record<string, string>> = {}
) => {
  const all = new URLSearchParams({ ...query, ...(as_of === null ? {} : { as_of }) }).toString()
  return `/v1/financial_v4/companies/${company_id}${rest}${all === "" ? "" : `?${all}`}`
}

const overview =
  (basis: keyof typeof linesByBasis): Checked["expected"] =>
  async (ask, subject) => {
    const snapshot = await ask<Answer<"getCompanySnapshot">>(ofCompany(subject, "/snapshot"))
    const values = valuesOf(
      await ask<Answer<"listCompanyValues">>(ofCompany(subject, "/values", { names: overviewFigures }))
    )
    const { next_ex_date, years } = await ask<Answer<"listCompanyDividends">>(
      ofCompany(subject, "/dividends")
    )
    const { average_volume_20d, average_volume_50d, currency, market, price_date, range_52w, returns } =
      snapshot
    const hasStatements = values("statement_date").value !== null
    const { growth, health, profitability } = linesByBasis[basis]
    const lines = [...profitability, ...growth, ...health]
    return {
      ...(price_date === null
        ? {}
        : named({
            open: price(snapshot.price.open, currency),
            high: price(snapshot.price.high, currency),
            low: price(snapshot.price.low, currency),
            previous_close: price(snapshot.price.previous_close, currency),
            volume: compact(snapshot.price.volume),
            market_cap: amount(market.market_cap, snapshot.market_cap_currency),
            shares_outstanding: compact(market.shares_outstanding),
            range_52w: `${price(range_52w.low, currency)} – ${price(range_52w.high, currency)}`,
            average_volume_20d: compact(average_volume_20d),
            average_volume_50d: compact(average_volume_50d),
            dividend_yield: percent(market.dividend_yield, 2),
            beta: number(market.beta)
          })),
      ...(price_date === null
        ? {}
        : {
            "1 week": change(returns["1w"]),
            "1 month": change(returns["1m"]),
            "3 months": change(returns["3m"]),
            "6 months": change(returns["6m"]),
            "1 year": change(returns["1y"])
          }),
      ...(hasStatements && price_date !== null
        ? named(Object.fromEntries(multiples.map((name) => [name, valueText(values(name))])))
        : {}),
      ...(hasStatements
        ? named({
            ...Object.fromEntries(lines.map(([name, figure]) => [name, valueText(values(figure))])),
            ...Object.fromEntries(longGrowth.map((name) => [name, valueText(values(name))]))
          })
        : {}),
      // A company that never paid has no panel of dividends, but the yield beside its price.
      ...(years.length > 0 || next_ex_date !== null
        ? named(
            Object.fromEntries(
              dividendFigures
                .filter(([name]) => name !== "dividend_yield")
                .map(([name, figure]) => [name, valueText(values(figure))])
            )
          )
        : {})
    }
  }

const statements =
  (period: "Annual" | "Quarterly"): Checked["expected"] =>
  async (ask, subject) => {
    const answer = await ask<Answer<"getCompanyFinancials">>(
      ofCompany(subject, "/financials", {
        period,
        years: period === "Annual" ? "6" : "7",
        include: "lines,trailing"
      })
    )
    const newest = newestPeriods(answer.statements.map(flat), 5)
    const trailing = answer.trailing ? flat(answer.trailing) : null
    const columns: ReadonlyArray<Statement> =
      trailing !== null && isTrailing(trailing) ? [trailing, ...newest] : newest
    if (newest.length === 0) return {}
    const scales = scalesFor(newest, statementTexts().scales)
    return Object.fromEntries(
      allLines.map((line) => [
        lineTexts()[line][0],
        columns.map((column) => figureText(line, column[line], column.currency, scales))
      ])
    )
  }

const analysis: Checked["expected"] = async (ask, subject) => {
  const { fiscal_year, margins } = await ask<Answer<"getCompanyDetail">>(ofCompany(subject, ""))
  if (fiscal_year === null) return {}
  const { gross_margin, ebitda_margin, operating_margin, pretax_margin, net_margin } = margins
  return {
    [String(fiscal_year)]: [gross_margin, ebitda_margin, operating_margin, pretax_margin, net_margin].map(
      (value) => percent(value)
    )
  }
}

const consensus: Checked["expected"] = async (ask, subject) => {
  const { currency, target_prices, upside_downside } = await ask<Answer<"getCompanyConsensus">>(
    ofCompany(subject, "/consensus")
  )
  return target_prices.average === null
    ? {}
    : {
        Highest: [price(target_prices.high, currency), change(upside_downside.to_high)],
        Average: [price(target_prices.average, currency), change(upside_downside.to_average)],
        Lowest: [price(target_prices.low, currency), change(upside_downside.to_low)]
      }
}

const ratios: ReadonlyArray<string> = [
  "pe_ratio",
  "pb_ratio",
  "ps_ratio",
  "ev_ebitda",
  "debt_to_equity_ratio"
]

const comparedText = (metric: string, value: number | null): string =>
  metric === "dividend_yield" ? percent(value, 2) : ratios.includes(metric) ? number(value) : percent(value)

const sector: Checked["expected"] = async (ask, { as_of, company_id }) => {
  const query = as_of === null ? "" : `&as_of=${as_of}`
  const page = await ask<Answer<"getSectorAnalysis">>(
    `/v1/sector-analyst/company/${company_id}?locale=en${query}`
  )
  if (page.sector === null) return {}
  const currency = page.market_cap_currency
  const figures =
    currency === null
      ? []
      : (
          await ask<Answer<"getSector">>(
            `/v1/financial_v4/sectors/${currency}/${encodeURIComponent(page.sector)}?${query}`
          )
        ).figures
  /** The bar of the company's place: without it where fewer than two are known. */
  const placeOf = (metric: string, company: number | null): string => {
    const { known, median, quartile_1, quartile_3 } = figures.find(({ figure }) => figure === metric) ?? {
      known: 0
    }
    if (known < 2 || quartile_1 == null || median == null || quartile_3 == null) return ""
    const half = `alf of the sector from ${comparedText(metric, quartile_1)} to ${comparedText(metric, quartile_3)}, median ${comparedText(metric, median)}`
    return company === null ? `H${half}` : `${comparedText(metric, company)}; h${half}`
  }
  return named(
    Object.fromEntries(
      // One alone isn't compared with itself.
      page.comparison
        .filter(({ of }) => of > 1)
        .map(({ company, metric, sector_median }) => [
          metric,
          [
            comparedText(metric, company),
            comparedText(metric, figures.find(({ figure }) => figure === metric)?.median ?? sector_median),
            placeOf(metric, company)
          ]
        ])
    )
  )
}

const insiders: Checked["expected"] = async (ask, subject) => {
  const { currency, summary, transactions } = await ask<Answer<"listInsiderTransactions">>(
    ofCompany(subject, "/insider", { months: "12", limit: "500" })
  )
  if (transactions.length === 0) return {}
  return named({
    buy_count: count(summary.buy_count),
    shares_bought: count(summary.shares_bought),
    sell_count: count(summary.sell_count),
    shares_sold: count(summary.shares_sold),
    net_shares: count(summary.net_shares),
    net_value: amount(summary.net_value, currency)
  })
}

/** The pages of a company whose figures are compared. */
export const checkedPages = {
  overview: { path: "", kept: {}, expected: overview("ttm") },
  "overview of a fiscal year": {
    path: "",
    kept: { "findata.basis": "annual" },
    expected: overview("annual")
  },
  "annual statements": { path: "/financials?order=newest", kept: {}, expected: statements("Annual") },
  "quarterly statements": {
    path: "/financials?period=Quarterly&order=newest",
    kept: {},
    expected: statements("Quarterly")
  },
  analysis: { path: "/analysis", kept: {}, expected: analysis },
  consensus: { path: "/consensus", kept: {}, expected: consensus },
  sector: { path: "/sector", kept: {}, expected: sector },
  insiders: { path: "/insiders", kept: {}, expected: insiders }
} as const satisfies Readonly<Record<string, Checked>>

export type CheckedPage = keyof typeof checkedPages

/** The address of a company's page on the subject's day. */
export const addressOf = (page: CheckedPage, { as_of, slug }: Subject): string => {
  const [path = "", query = ""] = checkedPages[page].path.split("?")
  const all = new URLSearchParams(query)
  if (as_of !== null) all.set("as_of", as_of)
  return `/companies/${slug}${path}${all.size === 0 ? "" : `?${all.toString()}`}`
}

/** Rows that are expected, with the first cells that are shown of each. */
export const beside = (
  shown: Shown,
  expected: Expected
): ReadonlyArray<{
  readonly name: string
  readonly expected: ReadonlyArray<string>
  readonly shown: ReadonlyArray<string> | undefined
}> =>
  Object.entries(expected).map(([name, texts]) => {
    const cells = [texts].flat()
    return { name, expected: cells, shown: shown.get(name)?.slice(0, cells.length) }
  })
