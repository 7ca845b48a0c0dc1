/** The technical indicators of a company's daily bars. */
import { Schema } from "effect"
import { CalendarDate, type TechnicalPage as Page, technicalParameters } from "../../../../core/mod.ts"
import { day, figure, figures, pageFields } from "./Members.ts"

const TechnicalPoint = Schema.Struct({
  date: CalendarDate,
  close: Schema.Finite,
  ...figures(
    "rsi",
    "macd",
    "macd_signal",
    "macd_histogram",
    "bollinger_upper",
    "bollinger_middle",
    "bollinger_lower",
    "atr",
    "sma_20",
    "sma_50",
    "sma_200"
  )
}).annotate({ identifier: "TechnicalPoint" })

const { atr, bollinger_bands, macd, rsi, sma_20, sma_50, sma_200 } = technicalParameters

/** Lengths in bars. */
const Parameters = Schema.Struct({
  rsi: Schema.Struct({ period: Schema.Literal(rsi.period) }),
  macd: Schema.Struct({
    fast: Schema.Literal(macd.fast),
    slow: Schema.Literal(macd.slow),
    signal: Schema.Literal(macd.signal)
  }),
  bollinger_bands: Schema.Struct({
    period: Schema.Literal(bollinger_bands.period),
    deviations: Schema.Literal(bollinger_bands.deviations)
  }),
  atr: Schema.Struct({ period: Schema.Literal(atr.period) }),
  sma_20: Schema.Struct({ period: Schema.Literal(sma_20.period) }),
  sma_50: Schema.Struct({ period: Schema.Literal(sma_50.period) }),
  sma_200: Schema.Struct({ period: Schema.Literal(sma_200.period) })
})

/** At the last bar, null where history is too short; `series` oldest first, and only when it is asked for. */
export const TechnicalPage = Schema.Struct({
  ...pageFields,
  interval: Schema.Literal("1day"),
  price_date: day,
  close: figure,
  rsi: figure,
  macd: Schema.Struct(figures("macd", "signal", "histogram")),
  bollinger_bands: Schema.Struct(figures("upper", "middle", "lower")),
  ...figures("atr", "sma_20", "sma_50", "sma_200"),
  parameters: Parameters,
  series: Schema.optionalKey(Schema.Array(TechnicalPoint))
}).annotate({ identifier: "TechnicalPage" }) satisfies Schema.Schema<Page>
