/**
 * Reads a market some issuers at a time, and each of them in the time of a request. Every query gets a turn of the event
 * loop of its own: a store in this thread blocks the others for as long as one window takes.
 */
import { Effect } from "effect"
import { inOwnTurn } from "../scheduling/EventLoop.ts"
import { currencyOf } from "../codes/Currency.ts"
import type {
  Market,
  MarketSecurity,
  MarketStore,
  MarketWindow,
  SecurityClose
} from "../markets/MarketStore.ts"
import { stepping } from "../store/Deadline.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { MarketRows, Quotes } from "./Peers.ts"
import type { Closes } from "./Traded.ts"

/** Whether a security's market cap is in the currency. */
export const isIn =
  (currency: string) =>
  (security: MarketSecurity): boolean =>
    security.currency !== null && currencyOf(security.currency) === currency

/** Gives a step of a long read the time of a request. */
export type InTime = ReturnType<typeof stepping>

const byCompany = (closes: ReadonlyArray<SecurityClose>): Closes =>
  new Map(closes.map((close) => [close.company_id, close]))

/** The latest days of securities whose issuer has another one traded later. */
const otherDays = (
  all: ReadonlyArray<MarketSecurity>,
  securities: ReadonlyArray<MarketSecurity>,
  closes: Closes
): ReadonlyArray<string> => {
  const newest = new Map<number, string>()
  for (const { company_id, issuer_id } of all) {
    const date = closes.get(company_id)?.date ?? ""
    if (date > (newest.get(issuer_id) ?? "")) newest.set(issuer_id, date)
  }
  const days = securities.flatMap(({ company_id, issuer_id }) => {
    const date = closes.get(company_id)?.date
    return date === undefined || date === newest.get(issuer_id) ? [] : [date]
  })
  return [...new Set(days)]
}

/** Reads by the store's windows, for one request: all of them have its time together. */
export const windowsOf = (markets: MarketStore["Service"]) => {
  const inTime = stepping()

  /** Visits the windows of a market of at most `size` issuers, by ascending issuer_id. */
  const each = Effect.fnUntraced(function* (
    market: Market,
    size: number,
    visit: (window: MarketWindow) => Effect.Effect<void, StoreUnavailable>
  ) {
    const next = (after: number) =>
      Effect.tap(inOwnTurn(markets.window(market, after, size)), (window) =>
        window === null ? Effect.void : visit(window)
      )
    let after = 0
    for (;;) {
      const window = yield* inTime(next(after))
      if (window === null) return
      after = window.upTo
    }
  })

  const closes = (window: MarketWindow, day: string) =>
    Effect.map(inOwnTurn(markets.closes(window, day)), byCompany)

  const volumes = (window: MarketWindow, day: string) =>
    Effect.map(
      inOwnTurn(markets.volumes(window, day)),
      (rows) => new Map(rows.map(({ company_id, mean_volume }) => [company_id, mean_volume]))
    )

  const quotes = (window: MarketWindow, day: string): Effect.Effect<Quotes, StoreUnavailable> =>
    Effect.all({ closes: closes(window, day), volumes: volumes(window, day) })

  /** As of the end of `until`; other actions than splits only since `since`. */
  const rows = Effect.fnUntraced(function* (
    window: MarketWindow,
    securities: ReadonlyArray<MarketSecurity>,
    since: string,
    until: string
  ) {
    const actions = yield* inOwnTurn(markets.actions(window, since))
    const counts = yield* inOwnTurn(markets.counts(window))
    const found: MarketRows = {
      securities,
      actions: Map.groupBy(
        actions.filter(({ effective_date }) => effective_date <= until),
        ({ company_id }) => company_id
      ),
      counts: Map.groupBy(counts, ({ issuer_id }) => issuer_id)
    }
    return found
  })

  /**
   * The quotes on the latest days of some of the window's securities. They are the given ones, as of the end of the
   * period, unless the issuer has another security traded later.
   */
  const quotesThen = Effect.fnUntraced(function* (
    window: MarketWindow,
    all: ReadonlyArray<MarketSecurity>,
    securities: ReadonlyArray<MarketSecurity>,
    current: Quotes
  ) {
    const days = otherDays(all, securities, current.closes)
    const others = yield* Effect.forEach(days, (day) =>
      Effect.map(quotes(window, day), (found) => [day, found] as const)
    )
    const byDay = new Map(others)
    return (day: string): Quotes => byDay.get(day) ?? current
  })

  return {
    inTime,
    each,
    securities: (window: MarketWindow) => inOwnTurn(markets.securities(window)),
    closes,
    volumes,
    rows,
    quotesThen,
    statements: (window: MarketWindow, selection: Parameters<typeof markets.statements>[1]) =>
      inOwnTurn(markets.statements(window, selection))
  }
}
