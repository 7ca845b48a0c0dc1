/** The entries for pages, by a bundler's rules and without the types of Node. */
import { createClient } from "findata/client"
import { type Consensus, consensus, type ConsensusInput } from "findata/consensus"
import { type Lines, margins } from "findata/financials"
import { macd } from "findata/indicators"
import { adjust, type BarColumns, type CorporateAction, resample } from "findata/prices"
import { marketCap } from "findata/shares"

export const histogram = (bars: BarColumns, actions: ReadonlyArray<CorporateAction>): Float64Array =>
  macd(resample(adjust(bars, actions, "all"), "1week").close).histogram

export const average = (input: ConsensusInput): number | null => {
  const found: Consensus = consensus(input)
  return found.target_prices.average
}

export const netMargin = (lines: Lines): number | null => margins(lines).net_margin

export const shares = (): number | null => marketCap([], [], 1, "2020-01-01").shares_outstanding

export const client = createClient({ baseUrl: "https://example.com" })
