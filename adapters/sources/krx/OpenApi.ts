/**
 * The KRX Open API: one request is a whole market's day, with each issue's bar, count of shares and market cap. Issues that
 * left a market, those that joined it, and counts that changed are found by comparing each session with the next.
 */
import { Clock, Effect } from "effect"
import { FetchFailed, rowsBatch, type SourceRow } from "../../../core/mod.ts"
import { companiesName } from "../daily/Context.ts"
import { marketOf } from "../daily/markets.ts"
import { objectIn } from "../daily/Rows.ts"
import { sessionsIn, wantedDays } from "../daily/Sessions.ts"
import type { DailyVendor, Market } from "../daily/Vendor.ts"
import { changesBetween, isCut, type MarketSession } from "./Changes.ts"
import { barsOf, companyRow, sharesRow, stepsOf, where } from "./IssueRows.ts"
import { type MarketSessions, marketSessions } from "./MarketSessions.ts"
import {
  isUnadmitted,
  type Issues,
  type ListedIssue,
  listedOn,
  tradedOn,
  type TradedIssue
} from "./OpenApiAnswers.ts"

/** What the service calls a market. */
const serviceNames: Readonly<Record<string, string>> = { KOSPI: "stk", KOSDAQ: "ksq", KONEX: "knx" }
const serviceOf = ({ name }: Market): string => serviceNames[name] ?? name

/** Published at 08:00 in Seoul of the day after a session that closes at 15:30. */
const publishedAfter = 16.5

const markets: ReadonlyArray<Market> = [
  marketOf("KOSPI", "KOSPI", publishedAfter),
  marketOf("KOSDAQ", "KOSDAQ", publishedAfter),
  { ...marketOf("KONEX", "KONEX", publishedAfter), firstDay: "2013-07-01" }
]

/** Today's list is the last published one, which may be late by as many sessions. */
const maxLate = 5

/** Fails where one of two sessions, or a session and a list, has only a part of the issues of the other. */
const checkWhole = (
  market: Market,
  date: string,
  issues: Issues<TradedIssue>,
  other: { readonly date: string; readonly issues: ReadonlyMap<string, unknown> } | null
) =>
  other !== null && (isCut(issues, other.issues) || isCut(other.issues, issues))
    ? new FetchFailed({
        url: `krx ${serviceOf(market)}_bydd_trd ${date}`,
        status: 200,
        message: `${market.name} has ${issues.size} issues on ${date} and ${other.issues.size} on ${other.date}, too different to be whole`
      })
    : Effect.void

/** The traded issues that are listed. */
const withTraded = (listed: Issues<ListedIssue>, traded: Issues<TradedIssue>): Issues<TradedIssue> =>
  new Map([...traded].filter(([code]) => listed.has(code)))

export const krxOpenApi: DailyVendor = {
  name: "krx",
  title: "Korea Exchange",
  kinds: ["companies", "listings", "shares", "prices"],
  licence:
    "Under the terms of the KRX Open API (https://openapi.krx.co.kr): not for commercial use, and not to be provided to others for a charge; marcap has no licence, KRX's own files are for personal use.",
  url: "https://data-dbg.krx.co.kr/svc/apis",
  style: {
    keyed: (key) => ({ headers: { AUTH_KEY: key } }),
    refusal: (answer) => {
      if (typeof answer === "string") return null
      const { OutBlock_1, respCode, respMsg } = objectIn(answer) ?? {}
      if (respCode !== undefined || respMsg !== undefined) {
        const message = [respMsg, respCode].filter((part) => part !== undefined).join(", ")
        return { message, ends: /^(401|403|429)$/.test(String(respCode)) && !isUnadmitted(message) }
      }
      return Array.isArray(OutBlock_1) ? null : { message: "An answer without OutBlock_1", ends: false }
    },
    isBeyondPlan: isUnadmitted
  },
  plan: { perMinute: 300, perDay: 10_000 },
  timezone: "Asia/Seoul",
  markets,
  firstDay: "2010-01-04",
  open: (ask, fetching) => {
    const { choice, imported, known, subjects } = fetching
    const lists = new Map<string, { readonly date: string; readonly issues: Issues<ListedIssue> }>()
    /** The list that was asked for last. */
    let lastList: { readonly of: string; readonly issues: Issues<ListedIssue> } | null = null
    const sessions = new Map<string, MarketSessions>()

    const wantedOf = (market: Market) =>
      Effect.map(Clock.currentTimeMillis, (now) => wantedDays(krxOpenApi, market, choice, now))

    const sessionsOf = Effect.fnUntraced(function* (market: Market) {
      const before = sessions.get(market.name)
      if (before !== undefined) return before
      const own = marketSessions(market, yield* wantedOf(market), fetching, (date) =>
        tradedOn(ask, serviceOf(market), date)
      )
      sessions.set(market.name, own)
      return own
    })

    /** The list of a market as of a day. */
    const listOn = Effect.fnUntraced(function* (market: Market, date: string) {
      const of = `${market.name} ${date}`
      const current = lists.get(market.name)
      if (current?.date === date) return current.issues
      if (lastList?.of === of) return lastList.issues
      const issues = yield* listedOn(ask, serviceOf(market), date)
      lastList = { of, issues }
      return issues
    })

    /** The last published list of a market. */
    const listOf = Effect.fnUntraced(function* (market: Market) {
      const before = lists.get(market.name)
      if (before !== undefined) return before
      const { to } = yield* wantedOf(market)
      const days = sessionsIn(market, { from: market.firstDay ?? krxOpenApi.firstDay, to })
      for (const date of days.slice(-maxLate).toReversed()) {
        const issues = yield* listOn(market, date)
        if (issues.size === 0) continue
        lists.set(market.name, { date, issues })
        return { date, issues }
      }
      return yield* new FetchFailed({
        url: `krx ${serviceOf(market)}_isu_base_info`,
        status: 200,
        message: `No list of ${market.name} in ${maxLate} sessions up to ${to}`
      })
    })

    /** Finds where an issue is listed now; null where it isn't. */
    const placeNow = Effect.fnUntraced(function* () {
      const all = yield* Effect.forEach(markets, (market) =>
        Effect.map(
          // A market that the key isn't admitted to is as none.
          Effect.catch(listOf(market), (error) =>
            ask.isBeyondPlan(error) ? Effect.succeed(null) : Effect.fail(error)
          ),
          (list) => ({ exchange: market.name, issues: list?.issues })
        )
      )
      return (code: string): { readonly exchange: string; readonly listed_on: string } | null => {
        const found = all.find(({ issues }) => issues?.has(code) === true)
        const issue = found?.issues?.get(code)
        return found === undefined || issue === undefined
          ? null
          : { exchange: found.exchange, listed_on: issue.listed_on }
      }
    })

    /** Companies that are no longer listed, first and last days of listings, counts that changed, and steps of base prices. */
    const changesOf = Effect.fnUntraced(function* (
      market: Market,
      before: MarketSession,
      after: MarketSession,
      isNext: boolean
    ) {
      const { counted, joined, left, steps } = changesBetween(before, after)
      const exchange = market.name
      const listings: Array<SourceRow> = []
      const listing = (code: string, on: string, valid_from: string, valid_to: string | null) =>
        listings.push({ symbol: code, exchange: on, valid_from, valid_to, company: `${code}:${on}` })
      const companies: Array<SourceRow> = []
      if (joined.length > 0) {
        const { issues } = yield* listOf(market)
        for (const { code } of joined) {
          const now = issues.get(code)
          // One that left again has its first day in the row of its last.
          if (now === undefined) continue
          listing(code, exchange, now.listed_on < after.date ? now.listed_on : after.date, null)
        }
      }
      if (left.length > 0) {
        const then = yield* listOn(market, before.date)
        const placeOf = yield* placeNow()
        const stored = new Map((yield* subjects).map(({ exchange, symbol }) => [symbol, exchange]))
        for (const { code } of left) {
          const first = then.get(code)?.listed_on ?? ""
          if (first !== "" && first <= before.date) listing(code, exchange, first, before.date)
          const now = placeOf(code)
          // A listing that ended would leave its bars in another market to no one.
          if (now !== null) listing(code, now.exchange, now.listed_on, null)
          else if (stored.get(code) === exchange) companies.push({ symbol: code, exchange, listed: false })
        }
      }
      return {
        companies,
        listings,
        shares: isNext ? counted.map((issue) => sharesRow(issue, exchange, after.date)) : [],
        steps: stepsOf(isNext ? steps : [], exchange, after.date)
      }
    })

    /** The companies of a session that aren't stored, with what the market's list of the day says of them. */
    const unknownOf = Effect.fnUntraced(function* (market: Market, { date, issues }: MarketSession) {
      const stored = yield* known([...issues.keys()], market.exchanges)
      const unknown = [...issues.values()].filter(({ code }) => !stored.has(code))
      if (unknown.length === 0) return []
      const list = yield* listOn(market, date)
      const placeOf = yield* placeNow()
      return unknown.map(({ code, name, shares }) => {
        const plain = { code, name, shares, isin: "", english: "", group: "", kind: "", listed_on: "" }
        return companyRow(list.get(code) ?? plain, market.name, placeOf(code) !== null)
      })
    })

    return {
      listsAll: true,
      companies: Effect.fnUntraced(function* (market) {
        const { date, issues } = yield* listOf(market)
        const all = [...issues.values()]
        const isFirst = (yield* imported(companiesName(market))) === null
        return [
          rowsBatch(
            "companies",
            all.map((issue) => companyRow(issue, market.name, true)),
            { where }
          ),
          // From here on sessions have the counts that change.
          rowsBatch("shares", isFirst ? all.map((issue) => sharesRow(issue, market.name, date)) : [], {
            where
          })
        ]
      }),
      session: Effect.fnUntraced(function* (market, date) {
        const { around, compared, isFirst, on } = yield* sessionsOf(market)
        const issues = yield* on(date)
        if (issues.size === 0) return []
        const own = { date, issues }
        const { after, before, isUnfollowed } = yield* around(date)
        const list = yield* listOf(market)
        yield* checkWhole(market, date, issues, before)
        yield* checkWhole(market, date, issues, after ?? (list.date === date ? list : null))
        // Where all later sessions failed, those that left since are the ones that the last list lacks.
        const listed = isUnfollowed ? { date: list.date, issues: withTraded(list.issues, issues) } : null
        const pairs: ReadonlyArray<readonly [MarketSession, MarketSession, boolean]> = [
          ...(after === null ? [] : [[own, after, after.isNext] as const]),
          ...(listed === null ? [] : [[own, listed, false] as const]),
          ...(before === null ? [] : [[before, own, true] as const])
        ]
        const changes = yield* Effect.forEach(pairs, ([then, now, isNext]) =>
          changesOf(market, then, now, isNext)
        )
        const all = [...issues.values()]
        const unknown = yield* unknownOf(market, own)
        compared(date)
        const firstCounts = isFirst(date) ? all.map((issue) => sharesRow(issue, market.name, date)) : []
        return [
          rowsBatch("companies", [...unknown, ...changes.flatMap(({ companies }) => companies)], { where }),
          rowsBatch(
            "listings",
            changes.flatMap(({ listings }) => listings),
            { where }
          ),
          rowsBatch("shares", [...firstCounts, ...changes.flatMap(({ shares }) => shares)], { where }),
          barsOf(all, market.name, date),
          ...changes.map(({ steps }) => steps)
        ]
      })
    }
  }
}
