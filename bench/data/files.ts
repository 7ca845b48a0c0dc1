/** The files of a data set, in order of import. */
import type { Files } from "../harness/findata.ts"
import { type Scale, companiesCsv } from "./companies.ts"
import { actionsCsv, pricesCsv, sharesCsv, statementsCsv } from "./figures.ts"
import { newsNdjson, reportsCsv } from "./texts.ts"

/** Actions come before prices, in which their splits would be doubtful otherwise; kinds without a row are left out. */
export const filesOf = (scale: Scale): Files => ({
  companies: () => companiesCsv(scale.companies),
  ...(scale.priced > 0 && { actions: () => actionsCsv(scale), prices: () => pricesCsv(scale) }),
  ...(scale.filing > 0 && { statements: () => statementsCsv(scale), shares: () => sharesCsv(scale) }),
  ...(scale.reports > 0 && { reports: () => reportsCsv(scale) }),
  ...(scale.articles > 0 && { news: () => newsNdjson(scale) })
})
