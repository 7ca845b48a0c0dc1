/** What the texts of all figures are made of in a language other than English, whose texts are the catalogue's own. */
import type { pricedFigures } from "../../../../../core/financials/Multiples.ts"
import type { lineFigures } from "../../../../../core/financials/LineFigures.ts"
import type { LineTexts } from "../lineTexts/TextsOfLines.ts"
import type { FigureTexts } from "../FigureTexts.ts"

/** What a figure is called, and what it means: a sentence. */
export type FigureText = readonly [title: string, meaning: string]

type Texts<Name extends string> = { readonly [K in Name]: FigureText }

/** How far back a return goes. */
export type Span = "1d" | "1w" | "1m" | "3m" | "6m" | "ytd" | "1y" | "3y" | "5y"

/** Figures that are of no family. */
type Single =
  | "symbol"
  | "name"
  | "alias_name"
  | "slug"
  | "exchange"
  | "mic_code"
  | "sector"
  | "industry"
  | "country_code"
  | "currency"
  | "stock_type"
  | "statement_currency"
  | "close"
  | "price_change"
  | "price_change_percent"
  | "high_52w"
  | "high_52w_date"
  | "low_52w"
  | "low_52w_date"
  | "from_high_52w"
  | "from_low_52w"
  | "position_52w"
  | "relative_volume"
  | "average_traded_value_20d"
  | "average_traded_value_50d"
  | "volatility_20d"
  | "volatility_60d"
  | "volatility_1y"
  | "max_drawdown_1y"
  | "book_value_per_share"
  | "tangible_book_value_per_share"
  | "net_current_asset_value_per_share"
  | "sales_per_share"
  | "earnings_per_share"
  | "free_cash_flow_per_share"
  | "target_price_median"
  | "target_price_high"
  | "target_price_low"
  | "target_price_std_dev"
  | "expert_count"
  | "upside"
  | "upside_high"
  | "upside_low"
  | "strong_buy_opinions"
  | "buy_opinions"
  | "hold_opinions"
  | "sell_opinions"
  | "strong_sell_opinions"
  | "opinion_score"
  | "fiscal_year"
  | "statement_date"
  | "fiscal_date"
  | "price_date"
  | "last_filing"
  | "last_earnings"
  | "next_earnings"
  | "days_to_earnings"
  | "last_split_date"
  | "sma"
  | "ema"
  | "atr"
  | "macd_signal"
  | "macd_histogram"
  | "bbands_upper"
  | "bbands_middle"
  | "bbands_lower"

/** A language's texts, of which those of families are composed. */
export interface Parts {
  /** Those that pages show. */
  readonly pages: FigureTexts
  readonly lines: LineTexts
  /** Without the statements that they are of. */
  readonly ratios: Texts<keyof typeof lineFigures>
  readonly priced: Texts<Exclude<keyof typeof pricedFigures, keyof FigureTexts>>
  readonly single: Texts<Single>
  readonly spans: { readonly [K in Span]: string }
  readonly returnOver: (span: string) => FigureText
  /** Of the latest year: what follows the meaning. */
  readonly ofYear: string
  /** What follows title and meaning of a figure of twelve months, and of one of the latest balance sheet. */
  readonly ofMonths: FigureText
  readonly ofBalances: FigureText
  /** Of a line, over so many years. */
  readonly growth: (line: string, years: number) => FigureText
  /** Of a line over twelve months. */
  readonly trailingGrowth: (line: string) => FigureText
}
