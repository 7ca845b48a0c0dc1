/** The sources that findata carries. */
import {
  dailySources,
  dart,
  ecb,
  edgar,
  financeDatabase,
  krx,
  lean,
  nasdaq,
  rss,
  sp500
} from "../../adapters/sources/mod.ts"
import type { Source } from "../../core/mod.ts"

export const builtInSources: ReadonlyArray<Source> = [
  ...dailySources,
  dart,
  ecb,
  edgar,
  financeDatabase,
  krx,
  lean,
  nasdaq,
  rss,
  sp500
]
