/**
 * The source that a vendor of daily bars is. It asks for what is missing by the sessions of each market, newest first: a
 * session at a time where the vendor has whole markets, else company by company.
 */
import { Clock, Effect, Stream } from "effect"
import { type Fetching, type Pace, parseSymbol, type Source, UnreadableFile } from "../../../core/mod.ts"
import { exchangeDirectory, worldExchanges } from "../../../core/ports.ts"
import { type Ask, askOf, settingsOf } from "./Ask.ts"
import { companiesMissing } from "./CompanyEntries.ts"
import type { Context, Entries } from "./Context.ts"
import { actionsOf, companiesOf, sessionsOf } from "./MarketEntries.ts"
import { wantedDays } from "./Sessions.ts"
import { readableRequests } from "./Readable.ts"
import type { DailyVendor, Market, Requests } from "./Vendor.ts"

const directory = exchangeDirectory(worldExchanges)

/**
 * The markets of which the store has companies. Where the vendor lists companies, also those of names that the store lacks
 * (`005930:KOSPI`), and the first one where there is no other; all where it lists them as wholes.
 */
const marketsOf = Effect.fnUntraced(function* (
  { markets }: DailyVendor,
  { missing, subjects }: Fetching,
  { companies, listsAll = false }: Requests
) {
  if (listsAll) return markets
  const named = companies === undefined ? [] : missing.map((name) => parseSymbol(name)?.exchange ?? "")
  const codes = new Set([
    ...(yield* subjects).map(({ exchange }) => exchange),
    ...named.map((name) => directory.find(name)?.code ?? "")
  ])
  const found = markets.filter(({ exchanges }) => exchanges.some((code) => codes.has(code)))
  return found.length === 0 && companies !== undefined ? markets.slice(0, 1) : found
})

/** What is wanted of a market. */
const contextOf = Effect.fnUntraced(function* (
  vendor: DailyVendor,
  fetching: Fetching,
  ask: Ask,
  requests: Requests,
  market: Market
) {
  const wanted = wantedDays(vendor, market, fetching.choice, yield* Clock.currentTimeMillis)
  const hasSessions = requests.session !== undefined
  const context: Context = {
    fetching,
    ask,
    requests,
    market,
    wanted,
    isRevised: true,
    hasSessions,
    brought: new Map()
  }
  return context
})

/** All entries of markets. Ends with a refusal that any other request would get too. */
export const entriesOf = (contexts: ReadonlyArray<Context>, ask: Ask): Entries => {
  const of = (entries: (context: Context) => Entries) =>
    Stream.flatMap(Stream.fromIterable(contexts), entries)
  return of(companiesOf).pipe(
    Stream.concat(of(actionsOf)),
    Stream.concat(of(sessionsOf)),
    Stream.concat(of(companiesMissing)),
    Stream.mapEffect((entry) => {
      const error = ask.ended()
      return error === null ? Effect.succeed(entry) : Effect.fail(error)
    })
  )
}

/** All entries of a vendor. */
const fetchFrom = (vendor: DailyVendor, fetching: Fetching): Entries =>
  Stream.unwrap(
    Effect.gen(function* () {
      const ask = askOf(vendor.name, vendor.style, fetching)
      const requests = readableRequests(vendor.name, vendor.open(ask, fetching))
      const markets = yield* marketsOf(vendor, fetching, requests)
      const contexts = yield* Effect.forEach(markets, (market) =>
        contextOf(vendor, fetching, ask, requests, market)
      )
      return entriesOf(contexts, ask)
    })
  )

const paceBy = (perMinute: string, perDay: string, timezone: string | undefined): Pace => ({
  perSecond: Number(perMinute) / 60,
  ...(perDay !== "" && { perDay: Number(perDay) }),
  ...(timezone !== undefined && { timezone })
})

/** The source of a vendor. It reads no files: those are prices in a format of the vendor. */
export const dailySource = (vendor: DailyVendor): Source => {
  const { kinds, licence, name, notes, plan, timezone, title, url } = vendor
  const names = settingsOf(name)
  const perMinute = String(plan.perMinute)
  const perDay = plan.perDay === null ? "" : String(plan.perDay)
  return {
    name,
    title,
    forms: [],
    kinds,
    licence,
    ...(notes !== undefined && { notes }),
    // A subscription is for its subscriber, whose clients have keys.
    visibility: "keys",
    needs: [
      { name: names.key, meaning: `The key of your subscription to ${title}`, isSecret: true },
      {
        name: names.url,
        meaning: `The address of ${title} or of a proxy of it`,
        isSecret: false,
        fallback: url
      },
      {
        name: names.perMinute,
        meaning: "How many requests your subscription allows in a minute",
        isSecret: false,
        fallback: perMinute,
        isCount: true
      },
      {
        name: names.perDay,
        meaning: `How many requests your subscription allows in a day (${timezone ?? "UTC"})`,
        isSecret: false,
        fallback: perDay,
        isCount: true
      }
    ],
    pace: paceBy(perMinute, perDay, timezone),
    paceOf: (settings) => paceBy(settings[names.perMinute] ?? "", settings[names.perDay] ?? "", timezone),
    read: (file) =>
      Stream.fail(
        new UnreadableFile({
          file: file.name,
          line: null,
          message: `${title} is fetched (findata sync ${name}); import files that you have as prices (findata import prices)`
        })
      ),
    fetch: (fetching) => fetchFrom(vendor, fetching)
  }
}
