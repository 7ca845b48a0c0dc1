/** What is known of a company at the end of a day, computed from what was read of it when a figure asks for it. */
import type { Consensus } from "../consensus/Fields.ts"
import type { InsiderSummary } from "../insiders/InsiderSummary.ts"
import type { Column } from "../numbers/Column.ts"
import type { Bar } from "../prices/Bar.ts"
import type { BarColumns } from "../prices/BarColumns.ts"
import type { DatedClose } from "../prices/Returns.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import type { PriceSnapshot } from "../prices/PriceSnapshot.ts"
import type { TradingDays } from "../sessions/TradingDays.ts"
import type { MarketCap } from "../shares/MarketCap.ts"
import type { FigureSecurity } from "./FigureStore.ts"
import type { StatementRow } from "./StatementRows.ts"

/** A company at the end of a day. Each part is there where the figure that asks for it declares that it needs it. */
export interface Known {
  readonly company: FigureSecurity
  /** The day of which it is. */
  readonly day: string
  /** The latest raw bar up to the day; null without one. */
  readonly latest: Bar | null
  /** The day of the latest bar; null without one. */
  readonly price_date: string | null
  /** Mean shares a day of the last 20 raw bars, or fewer; null without a bar. */
  readonly mean_volume: number | null
  /** Of the latest bar's day; market_cap and its currency are null without a bar. */
  readonly cap: MarketCap
  /** The raw close of the last bar up to a day; null without one. */
  readonly closeOn: (day: string) => DatedClose | null
  /** The market cap of another day, at the closes up to then, of the securities that are the most traded ones now. */
  readonly capOn: (day: string) => MarketCap
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
  /**
   * The last value of an indicator of `technical`, or of all split-adjusted daily bars, which begins anew after each gap in the bars; null
   * without one.
   */
  readonly indicator: (compute: (bars: BarColumns) => Column, isOfAll: boolean) => number | null
  /** Against the index; null as `Markets.beta` returns it. */
  readonly beta: number | null
  /** Of twelve months to the day, without a history of prices. */
  readonly consensus: Consensus
  /**
   * The split-adjusted close of the last bar on or before the day so many years before the latest bar's, in the unit of
   * `year`; null where there is none. Part `months`.
   */
  readonly closeBefore: (years: 3 | 5) => DatedClose | null
  /**
   * Percent from the close of the last bar up to a day within the year before to the latest close, splits and payments applied;
   * null without either.
   */
  readonly totalReturnSince: (day: string) => number | null
  /** Of twelve months to the day. */
  readonly insiders: InsiderSummary
  readonly trading_days: TradingDays
  /** The day of the last filing up to the day; null without one. */
  readonly last_filing: string | null
  /** The day of the last results; null where unknown. */
  readonly last_earnings: string | null
  /** The day on which results are expected next, as was known on the day; null where unknown. */
  readonly next_earnings: string | null
}
