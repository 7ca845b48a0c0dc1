/** Fields of pages of the market: specification 2.9 and 2.13, and of snapshot and sector by contract 8. */
import { all, count, date, integer, listOf, maybe, members, number, oneOf, text, truth } from "./forms.ts"
import { figures, page, pairing } from "./pageMembers.ts"
import { locale } from "./writtenFields.ts"
const opinion = oneOf("strong_buy", "buy", "hold", "sell", "strong_sell")

/** Beyond the specification, by contract 8. */
const priced = { price_date: maybe(date) }

/** 2.9 */
export const consensusPage = page(
  {
    company_name: text,
    currency: maybe(text),
    has_consensus: truth,
    message: maybe(text),
    current_price: maybe(number),
    target_prices: members({
      ...all("average, high, low, std_dev", maybe(number)),
      ...all("high_broker, low_broker", maybe(text)),
      expert_count: count
    }),
    upside_downside: figures("current_price, to_high, to_average, to_low"),
    investment_opinions: listOf(members({ opinion, count, percentage: number })),
    target_price_trend: listOf(
      members({ date, target_price: number, broker: text, opinion: maybe(opinion) })
    ),
    price_history: listOf(members({ date, close: number })),
    analysis_period_months: count,
    last_report_date: maybe(date),
    total_reports: count
  },
  priced
)

const bands = "upper, middle, lower"
const averages = "sma_20, sma_50, sma_200"
const technicalFields = {
  interval: oneOf("1day"),
  ...all("close, rsi, atr", maybe(number)),
  macd: figures("macd, signal, histogram"),
  bollinger_bands: figures(bands),
  ...all(averages, maybe(number)),
  parameters: members({
    rsi: members({ period: oneOf(14) }),
    macd: members({ fast: oneOf(12), slow: oneOf(26), signal: oneOf(9) }),
    bollinger_bands: members({ period: oneOf(20), deviations: oneOf(2) }),
    atr: members({ period: oneOf(14) }),
    sma_20: members({ period: oneOf(20) }),
    sma_50: members({ period: oneOf(50) }),
    sma_200: members({ period: oneOf(200) })
  })
}

/** 2.13 */
export const technicalPage = page(technicalFields, priced)

const point = members({
  date,
  close: number,
  ...all(
    "rsi, macd, macd_signal, macd_histogram, bollinger_upper, bollinger_middle, bollinger_lower, atr, sma_20, sma_50, sma_200",
    maybe(number)
  )
})

export const technicalPageWithSeries = page({ ...technicalFields, series: listOf(point) }, priced)

/** `period` is a month's first day. */
const firstOfMonth = (value: unknown): boolean => typeof value === "string" && /^\d{4}-\d{2}-01$/.test(value)

export const snapshotPage = page({
  ...all("name, exchange", text),
  currency: maybe(text),
  ...pairing,
  price: members({
    ...all("current, change, change_percent, open, high, low, previous_close", maybe(number)),
    volume: maybe(count)
  }),
  range_52w: members({ ...all("high, low", maybe(number)), ...all("high_date, low_date", maybe(date)) }),
  ...all("average_volume_20d, average_volume_50d", maybe(count)),
  returns: figures("1w, 1m, 3m, 6m, ytd, 1y"),
  market: members({
    ...all("market_cap, pe_ratio, pb_ratio, dividend_yield, beta", maybe(number)),
    shares_outstanding: maybe(count)
  }),
  recommendations: listOf(
    members({
      period: (value, path, found) => {
        date(value, path, found)
        if (!firstOfMonth(value)) found.faults.push(`${path}: ${String(value)} is no first of a month`)
      },
      ...all("strong_buy, buy, hold, sell, strong_sell", count)
    })
  ),
  target_price: members({ ...all("average, median, high, low", maybe(number)), expert_count: count })
})

/** Contract 8; a month's `date` is that of its price. */
export const multiplesPage = page({
  multiples: listOf(
    members({
      date,
      statement_date: maybe(date),
      ...all("pe_ratio, pb_ratio, ps_ratio, ev_ebitda, pfcf_ratio", maybe(number))
    })
  ),
  count
})

export const sectorPage = page({
  ...pairing,
  ...all("sector, industry", maybe(text)),
  locale,
  overview: members({
    ...all("companies_count, industries_count", count),
    ...all("market_cap_total, market_weight_percent", maybe(number))
  }),
  performance: figures("1d, 1w, 1m, 3m, ytd, 1y"),
  comparison: listOf(
    members({
      metric: text,
      ...all("company, sector_median, sector_average, percentile", maybe(number)),
      rank: maybe(count),
      of: count
    })
  ),
  top_companies: listOf(
    members({
      company_id: integer,
      ...all("symbol, slug, name", text),
      alias_name: maybe(text),
      ...all("market_cap, weight_percent", number),
      price_change_percent: maybe(number)
    })
  ),
  summary: text
})

/** Beyond the specification, under the names of the sector page by contract 8. */
export const marketsPage = members({
  markets: listOf(
    members({
      currency: text,
      price_date: maybe(date),
      market_cap_currency: maybe(text),
      companies_count: count,
      market_cap_total: maybe(number),
      sectors: listOf(
        members({
          sector: maybe(text),
          companies_count: count,
          ...all("market_cap_total, weight_percent", maybe(number))
        })
      ),
      top_companies: listOf(
        members({
          company_id: integer,
          ...all("symbol, slug, name, exchange", text),
          ...all("alias_name, sector, currency", maybe(text)),
          ...all("close, price_change_percent, market_cap, weight_percent", maybe(number)),
          price_date: maybe(date)
        })
      )
    })
  )
})
