/** What is known of a company at the end of a day, computed from what was read of it when a figure asks for it. */
import type { Company } from "../companies/Company.ts"
import { type ConsensusInput } from "../consensus/Consensus.ts"
import type { InsiderTransaction } from "../insiders/InsiderTransaction.ts"
import type { Bar } from "../prices/Bar.ts"
import type { BarColumns } from "../prices/BarColumns.ts"
import type { PriceSnapshot } from "../prices/PriceSnapshot.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import type { TargetPrices } from "../consensus/Fields.ts"
import type { InsiderSummary } from "../insiders/InsiderSummary.ts"
import type { MarketCap } from "../shares/MarketCap.ts"
import type { Column } from "../numbers/Column.ts"
import type { TradingDays } from "../sessions/TradingDays.ts"
import type { StatementRow } from "./StatementRows.ts"

/** What figures need of a company's record. */
export type KnownCompany = Pick<
  Company,
  | "company_id"
  | "issuer_id"
  | "symbol"
  | "name"
  | "exchange"
  | "sector"
  | "industry"
  | "country_code"
  | "currency"
  | "stock_type"
  | "listed"
  | "mic_code"
  | "employees"
>

/** A company at the end of a day. Parts that weren't read throw. */
export interface Known {
  readonly company: KnownCompany
  /** The day of which it is. */
  readonly day: string
  /** The latest raw bar up to the day; null without one. */
  readonly latest: Bar | null
  /** Of the latest bar's day. */
  readonly cap: MarketCap
  /** The figures of statements known on the day; null without any. */
  readonly statements: StatementRow | null
  /** The figures of statements known on the day of the latest bar; null without any, and without a bar. */
  readonly priced: StatementRow | null
  /** The actions in effect on the day, oldest first, in the unit of the price. */
  readonly actions: ReadonlyArray<CorporateAction>
  /** Percent; as `dividendYield` returns it. */
  readonly dividend_yield: number | null
  /** Split-adjusted daily bars of the year to the latest, and somewhat more; oldest first. */
  readonly year: BarColumns
  readonly snapshot: PriceSnapshot
  /** Split-adjusted daily bars of indicators, oldest first. */
  readonly technical: BarColumns
  /** The last value of an indicator of `technical`, which begins anew after each gap in the bars; null without one. */
  readonly indicator: (compute: (bars: BarColumns) => Column) => number | null
  readonly beta: number | null
  readonly targets: TargetPrices
  readonly opinions: ConsensusInput["reports"]
  /** Of twelve months to the day. */
  readonly insiders: InsiderSummary
  readonly transactions: ReadonlyArray<InsiderTransaction>
  readonly trading_days: TradingDays
  /** The day of the last filing up to the day; null without one. */
  readonly last_filing: string | null
  /** The day of the last results and of the next as expected; null where unknown. */
  readonly last_earnings: string | null
  readonly next_earnings: string | null
}
