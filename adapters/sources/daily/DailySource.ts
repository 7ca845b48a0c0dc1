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
import type { DailyVendor, Requests } from "./Vendor.ts"

const directory = exchangeDirectory(worldExchanges)

/**
 * The markets of which the store has companies. Where the vendor lists companies, also those of names that the store lacks
 * (`005930:KOSPI`), and the first one where there is no other; all where it lists them as wholes.
 */
const marketsOf = Effect.fnUntraced(function* (
  { markets }: Pick<DailyVendor, "markets">,
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

/** All entries of markets. Ends with a refusal that any other request would get too. */
const entriesOf = (contexts: ReadonlyArray<Context>, ask: Ask): Entries => {
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

/** What a sync is of: markets and their first day, and whether the sessions of the last days are asked for again each day. */
export interface Wanted
  extends Pick<DailyVendor, "name" | "markets" | "firstDay">,
    Pick<Context, "isRevised"> {}

/** All entries of the markets of a vendor, by its requests. */
export const entriesBy = Effect.fnUntraced(function* (
  vendor: Wanted,
  fetching: Fetching,
  ask: Ask,
  own: Requests
): Effect.fn.Return<Entries> {
  const requests = readableRequests(vendor.name, own)
  const now = yield* Clock.currentTimeMillis
  const contexts = (yield* marketsOf(vendor, fetching, requests)).map(
    (market): Context => ({
      fetching,
      ask,
      requests,
      market,
      wanted: wantedDays(vendor, market, fetching.choice, now),
      isRevised: vendor.isRevised,
      hasSessions: requests.session !== undefined,
      brought: new Map()
    })
  )
  return entriesOf(contexts, ask)
})

/** All entries of a vendor. */
const fetchFrom = (vendor: DailyVendor, fetching: Fetching): Entries =>
  Stream.suspend(() => {
    const ask = askOf(vendor.name, vendor.style, fetching)
    return Stream.unwrap(entriesBy({ ...vendor, isRevised: true }, fetching, ask, vendor.open(ask, fetching)))
  })

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
