/** Figures of brokers' reports of twelve months, and of insiders' trades of twelve months. */
import { OpinionCounts, TargetPrices, UpsideDownside } from "../../consensus/Fields.ts"
import { type Opinion, opinions } from "../../consensus/Opinion.ts"
import { InsiderSummary } from "../../insiders/InsiderSummary.ts"
import { meaningOf } from "../../records/Record.ts"
import type { Known } from "../Known.ts"
import { figuresOf } from "./declared.ts"

const parts = ["ratings", "year", "actions"] as const

const target = (title: string, name: "average" | "median" | "high" | "low" | "std_dev", formula: string) => ({
  title,
  field: TargetPrices.fields[name],
  unit: "price" as const,
  formula,
  needs: parts,
  of: ({ consensus }: Known) => consensus.target_prices[name]
})

const upside = (title: string, name: "average" | "high" | "low", figure: string) => ({
  title,
  field: UpsideDownside.fields[`to_${name}`],
  unit: "percent" as const,
  formula: `(${figure} / close - 1) x 100`,
  needs: parts,
  of: ({ consensus }: Known) => consensus.upside_downside[`to_${name}`]
})

const opinionTitles: { readonly [K in Opinion]: string } = {
  strong_buy: "Strong buys",
  buy: "Buys",
  hold: "Holds",
  sell: "Sells",
  strong_sell: "Strong sells"
}

const firmsOf = ({ consensus }: Known, opinion: Opinion): number =>
  consensus.investment_opinions.find((share) => share.opinion === opinion)?.count ?? 0

const opinionFigure = (opinion: Opinion): [string, Parameters<typeof figuresOf>[1][string]] => [
  `${opinion}_opinions`,
  {
    title: opinionTitles[opinion],
    field: OpinionCounts.fields[opinion],
    unit: "count",
    needs: parts,
    of: (known) => firmsOf(known, opinion)
  }
]

/** The mean of opinions from 1, strong buy, to 5, strong sell; null without one. */
const opinionScore = (known: Known): number | null => {
  const counts = opinions.map((opinion) => firmsOf(known, opinion))
  const firms = counts.reduce((sum, count) => sum + count, 0)
  return firms === 0 ? null : counts.reduce((sum, count, i) => sum + count * (i + 1), 0) / firms
}

/** Of the reports of the twelve months to the day. */
export const consensusFigures = figuresOf("consensus", {
  target_price: target("Target price", "average", "mean of each firm's latest target"),
  target_price_median: target("Median target price", "median", "median of each firm's latest target"),
  target_price_high: target("Highest target price", "high", "highest of each firm's latest target"),
  target_price_low: target("Lowest target price", "low", "lowest of each firm's latest target"),
  target_price_std_dev: target(
    "Deviation of target prices",
    "std_dev",
    "population standard deviation of each firm's latest target"
  ),
  expert_count: {
    title: "Firms with a target",
    field: TargetPrices.fields.expert_count,
    unit: "count",
    needs: parts,
    of: ({ consensus }) => consensus.target_prices.expert_count
  },
  upside: upside("Upside", "average", "target_price"),
  upside_high: upside("Upside to highest target", "high", "target_price_high"),
  upside_low: upside("Upside to lowest target", "low", "target_price_low"),
  ...Object.fromEntries(opinions.map(opinionFigure)),
  opinion_score: {
    title: "Opinion score",
    meaning: "The mean of the firms' latest opinions, from 1, strong buy, to 5, strong sell",
    unit: "ratio",
    formula:
      "(strong_buy_opinions + 2 x buy_opinions + 3 x hold_opinions + 4 x sell_opinions + 5 x strong_sell_opinions) / their sum",
    null_when: "no firm has an opinion",
    needs: parts,
    of: opinionScore
  }
})

type Sum = "buy_count" | "sell_count" | "shares_bought" | "shares_sold" | "net_shares" | "net_value"

const insider = (title: string, name: Sum, unit: "count" | "shares" | "price", meaning: string) => ({
  title,
  meaning: `${meaning} in the twelve months to the day`,
  null_when: meaningOf(InsiderSummary.fields[name]).null_when,
  unit,
  needs: ["insiders"] as const,
  of: ({ insiders }: Known) => insiders[name]
})

/** Of the twelve months to the day. */
export const insiderFigures = figuresOf("insiders", {
  buy_count: insider("Insiders' purchases", "buy_count", "count", "Insiders' purchases on their own account"),
  sell_count: insider("Insiders' sales", "sell_count", "count", "Insiders' sales on their own account"),
  shares_bought: insider("Shares bought by insiders", "shares_bought", "shares", "Shares bought by insiders"),
  shares_sold: insider("Shares sold by insiders", "shares_sold", "shares", "Shares sold by insiders"),
  net_shares: insider(
    "Insiders' net shares",
    "net_shares",
    "shares",
    "Shares bought less shares sold by insiders"
  ),
  // In what the listing is quoted in, pence too.
  net_value: insider(
    "Insiders' net value",
    "net_value",
    "price",
    "Insiders' purchases less sales, of those with a price in the company's currency,"
  )
})
