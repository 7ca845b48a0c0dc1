/** The tools, in the order of their list. */
import { consensus } from "./tools/consensus.ts"
import { filings } from "./tools/filings.ts"
import { financials } from "./tools/financials.ts"
import { findCompany } from "./tools/findCompany.ts"
import { indicators } from "./tools/indicators.ts"
import { news } from "./tools/news.ts"
import { prices } from "./tools/prices.ts"
import { ratios } from "./tools/ratios.ts"
import { research } from "./tools/research.ts"
import { sector } from "./tools/sector.ts"

export const tools = [
  findCompany,
  prices,
  indicators,
  financials,
  ratios,
  consensus,
  news,
  research,
  filings,
  sector
] as const
