/** Days: of the price, of filings and results, of payments and splits; and dividends. */
import { MarketData } from "../../markets/MarketData.ts"
import type { CorporateAction } from "../../prices/CorporateAction.ts"
import { dividendFrequency, dividendsOfYear } from "../../prices/Dividends.ts"
import { growthOf } from "../../financials/Growth.ts"
import { addMonths, daysBetween } from "../../time/CalendarDate.ts"
import type { Known } from "../Known.ts"
import { figuresOf } from "./declared.ts"

/** The last action of some kinds in effect; null where there is none. */
const lastOf = ({ actions }: Known, types: ReadonlyArray<CorporateAction["type"]>): CorporateAction | null =>
  actions.findLast(({ type }) => types.includes(type)) ?? null

const dividends = ["dividend"] as const
const splits = ["split", "stock_dividend"] as const

const paid = ["bars", "actions", "payments"] as const

/**
 * The dividends of the twelve months to the day so many years before the latest bar, or before the day without one; null where
 * it isn't known whether there were any.
 */
const dividendsBefore = ({ actions, company, day, latest }: Known, years: number): number | null => {
  const to = latest?.date ?? day
  const amount = dividendsOfYear(actions, addMonths(to, -12 * years), day)
  const isKnown = company.actions_known_to !== null && company.actions_known_to >= to
  return amount === 0 && !isKnown ? null : amount
}

const dividendGrowth = (years: 1 | 3 | 5) => ({
  title: years === 1 ? "Dividend growth, 1 year" : `Dividend CAGR, ${years} years`,
  meaning:
    years === 1
      ? "Growth of the dividends of twelve months over those of the twelve months before"
      : `Growth of the dividends of twelve months a year, compounded over ${years} years`,
  unit: "percent" as const,
  formula:
    years === 1
      ? "(dividends_12m / dividends_12m a year earlier - 1) x 100"
      : `((dividends_12m / dividends_12m ${years} years earlier)^(1/${years}) - 1) x 100`,
  null_when: "either isn't above 0, or one of their payments is in a foreign currency",
  needs: paid,
  of: (known: Known) => growthOf(dividendsBefore(known, years), dividendsBefore(known, 0), years)
})

/** By what was known on the day. */
export const dateFigures = [
  ...figuresOf("dates", {
    price_date: {
      title: "Price date",
      field: MarketData.fields.price_date,
      unit: "date",
      needs: ["bars"],
      of: ({ latest }) => latest?.date ?? null
    },
    last_filing: {
      title: "Last filing",
      meaning: "The day of the issuer's last filing",
      unit: "date",
      null_when: "none is known",
      needs: ["filings"],
      of: ({ last_filing }) => last_filing
    },
    last_earnings: {
      title: "Last results",
      meaning: "The day on which the issuer last reported results",
      unit: "date",
      null_when: "none is known",
      needs: ["earnings"],
      of: ({ last_earnings }) => last_earnings
    },
    next_earnings: {
      title: "Next results",
      meaning:
        "The day on which the issuer's next results are announced or, by those of a year before, expected",
      unit: "date",
      null_when: "none is announced or expected",
      needs: ["earnings"],
      of: ({ next_earnings }) => next_earnings
    },
    days_to_earnings: {
      title: "Days to results",
      meaning: "Calendar days to the next results",
      unit: "count",
      formula: "next_earnings - the day",
      null_when: "none is announced or expected",
      needs: ["earnings"],
      of: ({ day, next_earnings }) => (next_earnings === null ? null : daysBetween(day, next_earnings))
    },
    last_ex_dividend_date: {
      title: "Last ex-dividend date",
      meaning: "The ex-date of the last cash dividend up to the day",
      unit: "date",
      null_when: "none is known",
      needs: ["actions", "payments"],
      of: (known) => lastOf(known, dividends)?.effective_date ?? null
    },
    last_split_date: {
      title: "Last split",
      meaning: "The ex-date of the last split or stock dividend up to the day",
      unit: "date",
      null_when: "none is known",
      needs: ["splits"],
      of: (known) => lastOf(known, splits)?.effective_date ?? null
    }
  }),
  ...figuresOf("dividends", {
    dividends_12m: {
      title: "Dividends, 12 months",
      meaning:
        "Cash dividends a share with ex-date in the twelve months to the latest bar, on the shares of the day",
      unit: "price",
      formula: "sum of cash dividends of twelve months, each divided by later splits",
      null_when: "one of them is in a foreign currency, or it isn't known whether one was paid",
      needs: paid,
      of: (known) => dividendsBefore(known, 0)
    },
    dividend_frequency: {
      title: "Dividends a year",
      meaning: "Ex-dates of cash dividends in the year to the last of them",
      unit: "count",
      null_when: "none is known",
      needs: paid,
      of: ({ actions }) => dividendFrequency(actions)
    },
    dividends_12m_growth_1y: dividendGrowth(1),
    dividends_12m_growth_3y_cagr: dividendGrowth(3),
    dividends_12m_growth_5y_cagr: dividendGrowth(5),
    last_dividend: {
      title: "Last dividend",
      meaning: "The last cash dividend up to the day, an amount a share as traded on its ex-date",
      unit: "price",
      null_when: "none is known, or it is in a foreign currency",
      needs: ["actions", "payments"],
      of: (known) => {
        const last = lastOf(known, dividends)
        return last === null || last.currency !== null ? null : last.value
      }
    }
  })
]
