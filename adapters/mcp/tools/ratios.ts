/** Ratios of a company: now or on a day, and its multiples over the years. */
import { Effect, Schema } from "effect"
import { addMonths, type Company, type CompanyFundamentals, Fundamentals, median } from "../../../core/mod.ts"
import { inOwnTurn, stepping } from "../../../core/ports.ts"
import { type Table, tableOf } from "../tool/Compact.ts"
import { as_of, symbol, wholeOr, wordOr } from "../tool/Parameters.ts"
import { companyOn, headOf, sourcesOf } from "../tool/Subject.ts"
import { Refused, tool } from "../tool/Tool.ts"

const multiples = ["pe_ratio", "pb_ratio", "ps_ratio", "ev_ebitda", "pfcf_ratio", "dividend_yield"] as const

type Multiple = (typeof multiples)[number]

type Point = Readonly<Record<Multiple, number | null>> & {
  readonly as_of: string
  readonly price_date: string | null
  readonly price: number | null
  readonly market_cap: number | null
}

const pointOf = (as_of: string, { market, valuation }: CompanyFundamentals): Point => ({
  as_of,
  price_date: market.price_date,
  price: market.latest?.close ?? null,
  market_cap: market.market_cap,
  ...valuation,
  dividend_yield: market.dividend_yield
})

/** Each multiple compared with those of the earlier points that have it. */
const comparedWith = (now: Point, earlier: ReadonlyArray<Point>): Table =>
  tableOf(
    ["metric", "now", "earlier_median", "earlier_low", "earlier_high", "points", "points_below_now"],
    multiples.flatMap((metric) => {
      const known = earlier.map((point) => point[metric]).filter((value) => value !== null)
      const value = now[metric]
      if (value === null || known.length === 0) return []
      return {
        metric,
        now: value,
        earlier_median: median(known.toSorted((a, b) => a - b)),
        earlier_low: Math.min(...known),
        earlier_high: Math.max(...known),
        points: known.length,
        points_below_now: known.filter((other) => other < value).length
      }
    })
  )

/** The most earlier points of an answer: each is computed from all that was known on its day, and a call counts as one request. */
const maxPoints = 12

/** Months between two points. */
const steps = { year: 12, quarter: 3 } as const

const historyOf = Effect.fnUntraced(function* (company: Company, now: Point, years: number, months: number) {
  const fundamentals = yield* Fundamentals
  const days = Array.from({ length: (years * 12) / months }, (_, i) =>
    addMonths(now.as_of, -months * (i + 1))
  )
  const inTime = stepping()
  const earlier = yield* Effect.forEach(days, (day) =>
    inOwnTurn(inTime(Effect.map(fundamentals.of(company, day), (found) => pointOf(day, found))))
  )
  return {
    history: tableOf(["as_of", "price_date", "price", "market_cap", ...multiples], [now, ...earlier]),
    against_own_history: comparedWith(now, earlier)
  }
})

export const ratios = tool({
  name: "ratios",
  title: "Ratios and multiples",
  description:
    "Valuation multiples, market cap, dividend yield, margins, returns, growth and financial health. Multiples combine the price of price_date with the statements filed by then. With years, the multiples on the same day of earlier years (or every quarter) and how today's compare with them: whether a company is cheap against its own past.",
  scopes: ["read:financial", "read:stock"],
  parameters: {
    symbol,
    years: wholeOr(0, 0, 10, "Years of multiples before as_of, up to 3 by quarter"),
    step: wordOr(Schema.Literals(["year", "quarter"]), "year", "Time between two points"),
    as_of
  },
  run: Effect.fnUntraced(function* (given) {
    const months = steps[given.step]
    if ((given.years * 12) / months > maxPoints)
      return yield* new Refused({
        message: `years ${given.years} by ${given.step} are more than ${maxPoints} points: expected years up to ${(maxPoints * months) / 12}, or another as_of`
      })
    const company = yield* companyOn(given.symbol, given.as_of)
    const fundamentals = yield* Fundamentals
    const found = yield* fundamentals.of(company, given.as_of ?? null)
    const { annual, financial_health, growth, margins, market, returns, statement_date, valuation } = found
    const { price_date } = market
    const day = given.as_of ?? price_date
    return {
      ...headOf(company),
      as_of: given.as_of,
      price_date,
      price: market.latest?.close,
      market_cap: market.market_cap,
      market_cap_currency: market.market_cap_currency,
      shares_outstanding: market.shares_outstanding,
      dividend_yield_percent: market.dividend_yield,
      statement_date,
      valuation,
      fiscal_year: annual?.year,
      fiscal_date: annual?.fiscal_date,
      margins_percent: margins,
      returns_percent: returns,
      growth_percent: growth,
      financial_health,
      ...(day === null || given.years === 0
        ? {}
        : yield* historyOf(company, pointOf(day, found), given.years, months)),
      source: yield* sourcesOf("prices", "statements", "shares")
    }
  })
})
