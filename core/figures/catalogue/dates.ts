/** Days: of the price, of filings and results, of payments and splits. */
import { MarketData } from "../../markets/MarketData.ts"
import type { CorporateAction } from "../../prices/CorporateAction.ts"
import { daysBetween } from "../../time/CalendarDate.ts"
import type { Known } from "../Known.ts"
import { figuresOf } from "./declared.ts"

/** The last action of some kinds in effect; null where there is none. */
const lastOf = ({ actions }: Known, types: ReadonlyArray<CorporateAction["type"]>): CorporateAction | null =>
  actions.findLast(({ type }) => types.includes(type)) ?? null

const dividends = ["dividend"] as const
const splits = ["split", "stock_dividend"] as const

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
