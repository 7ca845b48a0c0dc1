/**
 * The KRX Open API, synced from a server that plays it. KRX_ISSUES and KRX_DAYS set the size of the made-up market,
 * `KRX_ISSUES=3000 KRX_DAYS=366` for a year of a whole one.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { addDays, type EntriesSummary } from "../../../core/mod.ts"
import { type Fault, type Recorded, briefFaults, seeded } from "../../web/playing.ts"
import { type SyncedPlace, syncedPlace } from "../syncing.ts"
import { playedIssues, playedSessions } from "./playing/market.ts"
import { playedKey, playedKrx, recordedRows, rowsOfIssues } from "./playing/openApi.ts"

const first = "2023-12-18"
const last = addDays(first, Number(process.env["KRX_DAYS"] ?? 15))
const sessions = playedSessions(first, last)
const issues = playedIssues(Number(process.env["KRX_ISSUES"] ?? 16), first, last)
const market = rowsOfIssues(issues)
const dayAfter = addDays(sessions.at(-1) ?? last, 1)

const faults = seeded(1, 0.08, briefFaults)

const none = () => null

const hasFailed = ({ entries, stopped }: EntriesSummary): boolean => entries.failed > 0 || stopped !== null

const failuresOf = ({ failures, stopped }: EntriesSummary): ReadonlyArray<string> => [
  ...failures.map(({ message }) => message),
  ...(stopped === null ? [] : [stopped])
]

const refusedIn = ({ kinds }: EntriesSummary) => kinds.flatMap(({ problems }) => problems)

const rowsIn = (place: SyncedPlace, what: string): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  (place.contents()[what] ?? []).map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>)

/** A store that was synced once without faults, of the made-up market. */
const whole = Effect.gen(function* () {
  const place = yield* syncedPlace(playedKrx(market, first), none)
  const { requests, summary } = yield* place.sync(dayAfter)
  assert.deepStrictEqual([summary.failures, refusedIn(summary), summary.stopped], [[], [], null])
  return { place, requests }
})

/** A recorded market, synced on the day after the recordings. */
const recordedOn = (
  instead: (path: string) => Recorded | undefined = () => undefined,
  schedule: (path: string) => Fault | null = none
) => syncedPlace(playedKrx(recordedRows, "2024-01-04", instead), schedule)

const recordedDay = "2024-01-06"

/** First and last days in the store of who joined, moved or left, and who is listed. */
const assertListings = (place: SyncedPlace): void => {
  const listings = rowsIn(place, "listings")
  const companies = rowsIn(place, "companies")
  for (const { code, days, listed } of issues) {
    const all = [...days.values()]
    const newest = all.at(-1)
    const isListed = newest?.date === sessions.at(-1)
    const expected = Object.entries(listed)
      .map(([exchange, valid_from]) => {
        const to = all.findLast((day) => day.market === exchange)?.date
        return { exchange, valid_from, valid_to: to === sessions.at(-1) ? null : to }
      })
      .filter(({ valid_from, valid_to }) => valid_from > first || valid_to !== null)
    const found = listings
      .filter(({ symbol }) => symbol === code)
      .map(({ exchange, valid_from, valid_to }) => ({ exchange, valid_from, valid_to }))
    assert.sameDeepMembers(found, expected)
    const company = companies.find(({ symbol }) => symbol === code)
    assert.deepStrictEqual([company?.["listed"], company?.["exchange"]], [isListed ? 1 : 0, newest?.market])
  }
}

/** Of each day the count that is the latest up to it, in few rows. */
const assertCounts = (place: SyncedPlace): void => {
  const counts = Map.groupBy(rowsIn(place, "shares"), ({ symbol }) => symbol)
  for (const { code, days } of issues) {
    const own = (counts.get(code) ?? []).toSorted((a, b) => (String(a["date"]) < String(b["date"]) ? -1 : 1))
    for (const { date, shares } of days.values()) {
      assert.strictEqual(own.findLast((row) => String(row["date"]) <= date)?.["count"], shares, code)
    }
    assert.isAtMost(own.length, 4)
  }
}

describe("A sync of the KRX Open API", () => {
  it.live("fills an empty store with issues, bars, counts, and first and last days", () =>
    Effect.gen(function* () {
      const { place, requests } = yield* whole
      assert.isTrue(requests.every(({ headers }) => headers["auth_key"] === playedKey))
      const bars = issues.reduce((sum, { days }) => sum + days.size, 0)
      assert.lengthOf(rowsIn(place, "prices"), bars)
      assert.lengthOf(rowsIn(place, "companies"), issues.length)
      assertListings(place)
      assertCounts(place)
    }).pipe(Effect.scoped)
  )

  it.live(
    "leaves the same rows with faults as without, and asks for nothing again",
    () =>
      Effect.gen(function* () {
        const { place } = yield* whole
        const faulty = yield* syncedPlace(playedKrx(market, first), faults)
        yield* faulty.sync(dayAfter)
        let repeats = 0
        for (let isFailing = true; isFailing; repeats++) {
          assert.isBelow(repeats, 30)
          isFailing = hasFailed((yield* faulty.sync(dayAfter)).summary)
        }
        assert.isAbove(faulty.server.requests.filter(({ fault }) => fault !== null).length, 0)
        assert.deepStrictEqual(faulty.contents(), place.contents())
        assert.deepStrictEqual((yield* faulty.sync(dayAfter)).requests, [])
      }).pipe(Effect.scoped),
    10_000_000
  )

  it.live("follows the market day by day", () =>
    Effect.gen(function* () {
      const place = yield* syncedPlace(playedKrx(market, first), none)
      for (const at of [2, 3, 6]) yield* place.sync(addDays(sessions[at] ?? "", 1))
      const { summary } = yield* place.sync(dayAfter)
      assert.deepStrictEqual([failuresOf(summary), refusedIn(summary)], [[], []])
      assertListings(place)
      assertCounts(place)
    }).pipe(Effect.scoped)
  )

  it.live("has the bars before a move whose sessions failed at first", () =>
    Effect.gen(function* () {
      const { place } = yield* whole
      const mover = issues.find(({ listed }) => listed.KOSDAQ !== undefined && listed.KOSPI !== undefined)
      const moved = sessions.indexOf(mover?.listed.KOSPI ?? "")
      const compact = (at: number) => (sessions[at] ?? "").replaceAll("-", "")
      let failing = [`ksq_bydd_trd?basDd=${compact(moved)}`, `ksq_isu_base_info?basDd=${compact(moved - 1)}`]
      const late = yield* syncedPlace(
        playedKrx(market, first, (path) =>
          failing.some((one) => path.endsWith(one)) ? { status: 400, body: "Later" } : undefined
        ),
        none
      )
      const { summary } = yield* late.sync(dayAfter)
      assert.lengthOf(summary.failures, 2)
      assert.deepStrictEqual(refusedIn(summary), [])
      failing = []
      assert.deepStrictEqual(failuresOf((yield* late.sync(dayAfter)).summary), [])
      assert.deepStrictEqual(late.contents(), place.contents())
    }).pipe(Effect.scoped)
  )

  it.live("asks a day later for the list, the newest session and those of the last week alone", () =>
    Effect.gen(function* () {
      const place = yield* syncedPlace(playedKrx(market, first), none)
      const day = addDays(sessions.at(-2) ?? "", 1)
      yield* place.sync(day)
      const { requests } = yield* place.sync(dayAfter)
      const asked = requests.filter(({ path }) => path.includes("stk_bydd_trd"))
      const days = sessions.filter((date) => date >= addDays(day, -7))
      assert.deepStrictEqual(
        asked.map(({ path }) => path.slice(-8)),
        days.map((day) => day.replaceAll("-", "")).toReversed()
      )
    }).pipe(Effect.scoped)
  )

  it.live("goes over days within its quota, and continues where it ended", () =>
    Effect.gen(function* () {
      const perDay = 20
      const place = yield* syncedPlace(playedKrx(market, first), none, {
        perSecond: 60_000,
        perDay,
        timezone: "Asia/Seoul"
      })
      let day = addDays(sessions[5] ?? "", 1)
      for (let isStopped = true; isStopped; day = addDays(day, 1)) {
        const { requests, summary } = yield* place.sync(day)
        assert.deepStrictEqual(summary.failures, [])
        assert.isAtMost(requests.length, perDay)
        isStopped = summary.stopped !== null
        if (!isStopped) continue
        assert.lengthOf(requests, perDay)
        assert.match(summary.stopped ?? "", /daily limit of requests is reached \(20\)/)
        assert.include(summary.stopped ?? "", `${day}T15:00:00Z`)
      }
      const days = new Set(rowsIn(place, "prices").map(({ date }) => date))
      assert.sameMembers(
        [...days],
        sessions.filter((date) => date < addDays(day, -1))
      )
    }).pipe(Effect.scoped)
  )
})

const refused = (status: number, respMsg: string): Recorded => ({
  status,
  body: JSON.stringify({ respMsg, respCode: "401" })
})

const newest = (path: string): boolean => path.includes("stk_bydd_trd?basDd=20240105")
const bodyOf = (body: unknown): Recorded => ({ body: JSON.stringify(body) })

/** The doubts of a sync, by line and column. */
const doubtsOf = ({ kinds }: EntriesSummary) =>
  kinds.flatMap(({ doubts }) => doubts.map(({ column, message }) => `${column}: ${message}`))

describe("Recorded days of the KRX Open API", () => {
  it.live("are doubtful where the exchange steps its base price, or a market cap isn't ours", () =>
    Effect.gen(function* () {
      const step =
        "base_price: The exchange counts the change of 073010 on 2024-01-05 from 2995, not from the close before, 3040, as on an ex-date of rights, of new shares without payment or of a split, and no action is known on that day: import it if there was one"
      const place = yield* recordedOn()
      const { summary } = yield* place.sync(recordedDay)
      assert.deepStrictEqual(doubtsOf(summary), [step])

      const other = yield* recordedOn((path) => {
        if (!path.includes("stk_bydd_trd?basDd=20240104")) return undefined
        const rows = recordedRows("stk_bydd_trd", "2024-01-04", recordedDay)
        return bodyOf({
          OutBlock_1: rows.map((row) =>
            row["ISU_CD"] === "005930" ? { ...row, MKTCAP: "450000000000000" } : row
          )
        })
      })
      assert.deepStrictEqual(doubtsOf((yield* other.sync(recordedDay)).summary), [
        "market_cap: The market cap of 2024-01-04, 450000000000000, isn't 76600 x 5969782550 shares = 457285343330000: check the close and the count, of which caps are computed",
        step
      ])
    }).pipe(Effect.scoped)
  )

  it.live("have names, codes with letters, halts and counts of shares", () =>
    Effect.gen(function* () {
      const place = yield* recordedOn()
      const { requests, summary } = yield* place.sync(recordedDay)
      assert.deepStrictEqual([failuresOf(summary), refusedIn(summary)], [[], []])
      assert.lengthOf(requests, 9)
      assert.deepInclude(rowsIn(place, "companies"), {
        symbol: "00104K",
        exchange: "KOSPI",
        slug: "cj-4pc",
        name: "CJ(4PC)",
        alias_name: "CJ4우(전환)",
        isin: "KR700104K010",
        stock_type: "신형우선주",
        listed: 1
      })
      const prices = rowsIn(place, "prices")
      assert.lengthOf(prices, 12)
      assert.deepInclude(prices, {
        symbol: "005930",
        date: "2024-01-05",
        open: 76700,
        high: 77100,
        low: 76400,
        close: 76600,
        volume: 11304316
      })
      // Suspended: a close, and no open.
      assert.deepInclude(prices, {
        symbol: "003560",
        date: "2024-01-05",
        open: 10760,
        high: 10760,
        low: 10760,
        close: 10760,
        volume: 0
      })
      const counted = rowsIn(place, "shares").filter(({ symbol }) => symbol === "000500")
      assert.deepStrictEqual(
        counted.map(({ count, date }) => `${date} ${count}`),
        ["2024-01-04 6358926", "2024-01-05 7357946"]
      )
    }).pipe(Effect.scoped)
  )

  it.live.each([401, 200])("end with the first answer that the key is refused, by status %d", (status) =>
    Effect.gen(function* () {
      const place = yield* recordedOn(() => refused(status, "Unauthorized Key"))
      const { requests, summary } = yield* place.sync(recordedDay)
      assert.lengthOf(requests, 1)
      assert.match(failuresOf(summary).join(), /Unauthorized Key/)
    }).pipe(Effect.scoped)
  )

  it.live("come without the market that the key isn't admitted to", () =>
    Effect.gen(function* () {
      const place = yield* recordedOn((path) =>
        path.includes("knx") ? refused(401, "Unauthorized API Call") : undefined
      )
      const { summary } = yield* place.sync(recordedDay)
      assert.match(failuresOf(summary).join(), /Unauthorized API Call.*Apply for the service/)
      assert.lengthOf(rowsIn(place, "prices"), 10)
    }).pipe(Effect.scoped)
  )

  it.live.each<readonly [string, Recorded, RegExp]>([
    [
      "an error with status 200",
      bodyOf({ respMsg: "Limit Exceeded", respCode: "500" }),
      /Limit Exceeded, 500/
    ],
    ["no list", bodyOf({}), /without OutBlock_1/],
    [
      "half of a list",
      { body: '{"OutBlock_1":[{"BAS_DD":"20240105","ISU_' },
      /JSON|Unexpected|unterminated/i
    ],
    ["a page", { body: "<!DOCTYPE html><title>점검 안내</title>" }, /A page of HTML, "점검 안내"/],
    [
      "another day",
      bodyOf({ OutBlock_1: [{ BAS_DD: "20200414", ISU_CD: "005930" }] }),
      /Row 1 is of 2020-04-14, not of 2024-01-05/
    ],
    [
      "another code",
      bodyOf({ OutBlock_1: [{ BAS_DD: "20240105", ISU_CD: "KR7005930003" }] }),
      /Row 1 has ISU_CD "KR7005930003": expected six digits or letters/
    ],
    ["too much to do", { status: 429, body: "Too many requests" }, /HTTP 429/],
    [
      "a redirect to another host",
      { status: 302, headers: { Location: "http://127.0.0.2/" } },
      /another host|redirect/i
    ]
  ])("are asked for again where the answer was %s", ([, answer, message]) =>
    Effect.gen(function* () {
      let isFaulty = true
      const place = yield* recordedOn((path) => (isFaulty && newest(path) ? answer : undefined))
      const { summary } = yield* place.sync(recordedDay)
      assert.match(failuresOf(summary).join(), message)
      assert.notInclude(
        rowsIn(place, "prices").map(({ date, symbol }) => `${symbol} ${date}`),
        "005930 2024-01-05"
      )
      isFaulty = false
      yield* place.sync(recordedDay)
      const again = yield* place.sync(recordedDay)
      assert.deepStrictEqual(failuresOf(again.summary), [])
      assert.deepStrictEqual(again.requests, [])
      assert.lengthOf(rowsIn(place, "prices"), 12)
    }).pipe(Effect.scoped)
  )

  it.live("are asked for again while the newest session is empty, as a holiday and a late one are", () =>
    Effect.gen(function* () {
      let isPublished = false
      const place = yield* recordedOn((path) =>
        !isPublished && path.endsWith("20240105") ? bodyOf({ OutBlock_1: [] }) : undefined
      )
      const { summary } = yield* place.sync(recordedDay)
      assert.deepStrictEqual(failuresOf(summary), [])
      assert.lengthOf(rowsIn(place, "prices"), 6)
      assert.isTrue(rowsIn(place, "companies").every(({ listed }) => listed === 1))
      isPublished = true
      const { requests } = yield* place.sync(recordedDay)
      assert.isTrue(requests.some(({ path }) => newest(path)))
      assert.lengthOf(rowsIn(place, "prices"), 12)
    }).pipe(Effect.scoped)
  )

  it.live("end no listings of issues that an answer leaves out", () =>
    Effect.gen(function* () {
      const many = rowsOfIssues(playedIssues(160, first, last))
      const day = sessions.at(-1) ?? ""
      const compact = day.replaceAll("-", "")
      const cut = bodyOf({ OutBlock_1: market("ksq_bydd_trd", day, dayAfter).slice(0, 3) })
      const place = yield* syncedPlace(
        playedKrx(many, sessions.at(-5) ?? first, (path) =>
          path.includes(`ksq_bydd_trd?basDd=${compact}`) ? cut : undefined
        ),
        none
      )
      const { summary } = yield* place.sync(dayAfter)
      assert.match(
        failuresOf(summary).join(),
        new RegExp(`KOSDAQ has 3 issues on ${day} and \\d+ on ${day}, too different to be whole`)
      )
      const listed = new Set(many("ksq_bydd_trd", day, dayAfter).map((row) => row["ISU_CD"]))
      const ended = rowsIn(place, "listings").filter(
        ({ exchange, valid_to }) => exchange === "KOSDAQ" && valid_to !== null
      )
      assert.isAbove(listed.size, 3)
      assert.deepStrictEqual(
        ended.filter(({ symbol }) => listed.has(String(symbol))),
        []
      )
    }).pipe(Effect.scoped)
  )
})
