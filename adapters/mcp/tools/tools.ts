/** The tools, in the order of their list. */
import { calendar } from "./calendar.ts"
import { consensus } from "./consensus.ts"
import { financials } from "./financials.ts"
import { figures } from "./figures.ts"
import { findCompany } from "./findCompany.ts"
import { indicators } from "./indicators.ts"
import { insidersAndDisclosures } from "./insidersAndDisclosures.ts"
import { news } from "./news.ts"
import { prices } from "./prices.ts"
import { ratios } from "./ratios.ts"
import { research } from "./research.ts"
import { screen } from "./screen.ts"
import { sector } from "./sector.ts"

export const tools = [
  findCompany,
  prices,
  indicators,
  financials,
  ratios,
  consensus,
  news,
  research,
  insidersAndDisclosures,
  calendar,
  sector,
  screen,
  figures
] as const
