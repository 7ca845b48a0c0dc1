/** Prevents a file by ticker from overwriting the bars of another company that held the ticker before. */
import type { CompanyReference } from "../../companies/CompanyReference.ts"
import type { Rewrite } from "../../doubts/Rewrite.ts"
import type { CompanyDirectory } from "./CompanyDirectory.ts"

import type { Lines } from "../prices/Lines.ts"

interface Holding {
  readonly symbol: string
  readonly company: CompanyReference
  /** Whether another company has held the ticker since. */
  readonly former: boolean
}

/** Watches which companies the rows of each ticker go to. */
export interface TickerHolders {
  /** Records that a row of the symbol went to the company; null for a day without a known holder. */
  readonly note: (symbol: string, exchange: string | null, company: CompanyReference | null) => void
  /** Why the file is refused, given its changes to stored bars; null when it isn't. */
  readonly objection: (rewrites: ReadonlyArray<Rewrite>, lines: Lines) => string | null
  /** The notes on tickers whose rows went to several companies. */
  readonly notes: (lines: Lines) => ReadonlyArray<string>
}

/** A file that changes more than this fraction of the stored bars it overlaps is of another company. */
const maxChanged = 0.1

/** Up to this many rows on days without a holder, a week of trading, may be stray; more mean one company throughout. */
const maxStray = 5

/** Tracks which companies the tickers of a file resolve to, where several have held one. */
export const tickerHolders = (directory: CompanyDirectory): TickerHolders => {
  const holdings = new Map<string, Holding | null>()
  /** Rows by ticker on days on which no company held it. */
  const unheld = new Map<string, number>()

  const holdingOf = (symbol: string, code: string | null, company: CompanyReference): Holding | null => {
    const exchange = code === null ? null : directory.exchanges.find(code)
    const listings = directory.listingsOf(symbol, exchange)
    const holder = directory.holder(symbol, exchange)
    const isOther = (company_id: number) => company_id !== company.company_id
    if (
      !listings.some(({ company_id }) => isOther(company_id)) &&
      (holder === null || !isOther(holder.company_id))
    )
      return null
    const last = listings
      .filter(({ company_id }) => !isOther(company_id))
      .reduce((latest, { valid_from }) => (valid_from > latest ? valid_from : latest), "")
    const succeeded = listings.some((one) => isOther(one.company_id) && one.valid_from > last)
    return { symbol, company, former: succeeded || (holder !== null && isOther(holder.company_id)) }
  }

  const held = (): ReadonlyArray<Holding> => [...holdings.values()].flatMap((holding) => holding ?? [])
  const others = ({ company, symbol }: Holding) =>
    held().filter((one) => one.symbol === symbol && one.company.company_id !== company.company_id)

  const isOverwritten = (holding: Holding, { changed, inserted }: Rewrite, rows: number): boolean => {
    if (holding.former) return changed > 0
    return others(holding).length > 0 && changed > (rows - inserted) * maxChanged
  }

  return {
    note: (symbol, exchange, company) => {
      if (company === null) {
        unheld.set(symbol, (unheld.get(symbol) ?? 0) + 1)
        return
      }
      const key = `${symbol} ${exchange} ${company.company_id}`
      if (!holdings.has(key)) holdings.set(key, holdingOf(symbol, exchange, company))
    },
    objection: (rewrites, lines) => {
      for (const [symbol, days] of unheld) {
        const parties = held().filter((one) => one.symbol === symbol)
        if (parties.length < 2 || days <= maxStray) continue
        const slugs = parties.map(({ company }) => company.slug).join(" and ")
        return `Rows of ${symbol} are of ${slugs} by its listings, and ${days} on days between them, as in a file of one company alone: name the company of all of them (--company SLUG), or import the listing of those days`
      }
      for (const rewrite of rewrites) {
        const rows = lines.of(rewrite.company_id)?.rows ?? 0
        const holding = held().find(
          (one) => one.company.company_id === rewrite.company_id && isOverwritten(one, rewrite, rows)
        )
        if (holding === undefined) continue
        const { company, symbol } = holding
        const when = holding.former ? "on its days" : "after another company"
        return `Several companies have held ${symbol}, and the file would change ${rewrite.changed} of ${rewrite.stored} stored bars of ${company.slug}, which held it ${when}: name the company of all of them (--company SLUG)`
      }
      return null
    },
    notes: (lines) =>
      [...Map.groupBy(held(), ({ symbol }) => symbol)].flatMap(([symbol, all]) => {
        if (all.length < 2) return []
        const parts = all.map(({ company }) => `${company.slug} ${lines.of(company.company_id)?.rows ?? 0}`)
        return [
          `Rows of ${symbol} went to those who held it on their days: ${parts.join(", ")}. For a file of one company, pass --company`
        ]
      })
  }
}
