/** Finds exchanges by code, MIC or alias. */
import type { Exchange } from "./Exchange.ts"
import { folded } from "../codes/Symbol.ts"
import { exchangeAliases } from "./WorldExchanges.ts"

/** The known exchanges, found in memory. */
export interface ExchangeDirectory {
  readonly all: ReadonlyArray<Exchange>
  /** Null when no exchange matches the text, in any case. */
  readonly find: (text: string) => Exchange | null
}

/** Where two exchanges share a MIC (KRX and KOSPI have XKRX), it means the first. */
export const exchangeDirectory = (all: ReadonlyArray<Exchange>): ExchangeDirectory => {
  const byName = new Map<string, Exchange>()
  for (const exchange of all) byName.set(folded(exchange.code), exchange)
  for (const exchange of all) {
    if (!byName.has(exchange.mic_code)) byName.set(exchange.mic_code, exchange)
  }
  for (const [alias, code] of exchangeAliases) {
    const exchange = byName.get(code)
    if (exchange !== undefined && !byName.has(alias)) byName.set(alias, exchange)
  }
  return { all, find: (text) => byName.get(folded(text)) ?? null }
}
