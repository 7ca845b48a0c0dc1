/** A security of an issuer, as `marketCap` reads it. */
import type { Bar } from "../prices/Bar.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import type { KindOfSecurity } from "./StockType.ts"

/** As of the day of the market cap. */
export interface IssuerSecurity extends KindOfSecurity {
  readonly company_id: number
  /** False when its listing is known to have ended; used only where there is no bar. */
  readonly listed: boolean
  /** The unit of its prices: ISO 4217, or GBX, ILA, ZAC for hundredths. */
  readonly currency: string | null
  readonly isin: string | null
  /** Its latest raw bar up to the day; null when there is none. */
  readonly latest: Pick<Bar, "date" | "close"> | null
  /**
   * Mean shares a day over its last 20 raw bars, or fewer; null without bars, or where no other security could need it.
   */
  readonly mean_volume: number | null
  /** Its splits and stock dividends in effect, in any order; other actions among them are ignored. */
  readonly splits: ReadonlyArray<CorporateAction>
}
