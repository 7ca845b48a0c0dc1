/** Technical indicators: specification 2.13. */
import { all, date, listOf, maybe, members, number, oneOf } from "../forms.ts"
import { companyAt, pagesOf, plentyPage, size, type Specified } from "../Specified.ts"
import { figures, page, priced } from "../sharedForms.ts"

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
const technicalPage = page(technicalFields, priced)

const point = members({
  date,
  close: number,
  ...all(
    "rsi, macd, macd_signal, macd_histogram, bollinger_upper, bollinger_middle, bollinger_lower, atr, sma_20, sma_50, sma_200",
    maybe(number)
  )
})

const technicalPageWithSeries = page({ ...technicalFields, series: listOf(point) }, priced)

export const specified: Specified = {
  operations: [companyAt("/technical", "?series=2", "series=1001")],
  answers: [
    { name: "a technical page", form: technicalPage, paths: pagesOf("/technical") },
    {
      name: "a technical page with its series",
      form: technicalPageWithSeries,
      paths: pagesOf("/technical?series=1000")
    }
  ],
  sizes: [size(`${plentyPage}/technical`, "series", [1, 1000], null, (_) => _.series.length)]
}
