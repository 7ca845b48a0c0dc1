/** Finds exchanges by the code, the MIC or another code that is in use for them. */
import type { Exchange } from "./Exchange.ts"
import { exchangeAliases } from "./WorldExchanges.ts"

export interface ExchangeDirectory {
  readonly all: ReadonlyArray<Exchange>
  /** Null when no exchange goes by the text, in any case. */
  readonly find: (text: string) => Exchange | null
}

/** A MIC that two exchanges share (KRX and KOSPI have XKRX) means the first of them. */
export const exchangeDirectory = (all: ReadonlyArray<Exchange>): ExchangeDirectory => {
  const byName = new Map<string, Exchange>()
  for (const exchange of all) byName.set(exchange.code.toUpperCase(), exchange)
  for (const exchange of all) {
    if (!byName.has(exchange.mic_code)) byName.set(exchange.mic_code, exchange)
  }
  for (const [alias, code] of exchangeAliases) {
    const exchange = byName.get(code)
    if (exchange !== undefined && !byName.has(alias)) byName.set(alias, exchange)
  }
  return { all, find: (text) => byName.get(text.trim().toUpperCase()) ?? null }
}
