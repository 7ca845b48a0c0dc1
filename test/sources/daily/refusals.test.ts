/**
 * What a sync says, and whether it ends, where a vendor refuses or answers otherwise than with data. Nothing is half-written:
 * once the vendor answers, the store has what it has without refusals.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { addDays, Imports, rowsBatch, type SourceRow } from "../../../core/mod.ts"
import { importDefaults } from "../../../core/imports/ImportOptions.ts"
import { sha256 } from "../../contract/stores.ts"
import type { Recorded } from "../../web/playing.ts"
import { type Played, type SyncedPlace, syncedPlace } from "../syncing.ts"
import { listedCompanies, type PlayedCompany, playedMarket } from "./playing/market.ts"
import { playedKey, playedVendors } from "./playing/vendors.ts"

// 2024-01-15 is a holiday.
const market = playedMarket(listedCompanies(2), "2024-01-10", "2024-01-17")
const today = "2024-01-18"

const vendors = playedVendors(market)
type Name = keyof typeof vendors

const json = (value: unknown, status = 200): Recorded => ({ status, body: JSON.stringify(value) })
const text = (body: string, status = 200): Recorded => ({ status, body })

interface Case {
  readonly name: string
  /** The answer to a request instead of the vendor's; null for the vendor's. */
  readonly answer: (path: string, own: Recorded | undefined) => Recorded | null
  /** What the sync says. */
  readonly says: RegExp
  /** Whether any other request would be refused too. */
  readonly ends: boolean
  /** How many requests it takes to know, where that is certain. */
  readonly requests?: number
}

const half = ({ body = "" }: Recorded): Recorded => text(String(body).slice(0, String(body).length / 2))

/** Of any server. */
const ofAll: ReadonlyArray<Case> = [
  {
    name: "401",
    answer: () => text(`Unauthenticated: ${playedKey}`, 401),
    says: /HTTP 401: \\?"Unauthenticated: \*\*\*\\?". The server requires credentials/,
    ends: true,
    requests: 1
  },
  { name: "403", answer: () => text("Forbidden", 403), says: /HTTP 403/, ends: true, requests: 1 },
  {
    name: "429 without Retry-After",
    answer: () => text("Too many requests", 429),
    says: /HTTP 429: \\?"Too many requests\\?" \(after 6 tries\)/,
    ends: true,
    requests: 6
  },
  {
    name: "429 with a Retry-After that is too long",
    answer: () => ({ status: 429, body: "Slow down", headers: { "Retry-After": "3600" } }),
    says: /The server asks to wait 3600 s, longer than 900 s/,
    ends: true,
    requests: 1
  },
  {
    name: "a page of HTML",
    answer: () => text(`<!DOCTYPE html><title>Down ${playedKey}</title>`),
    says: /A page of HTML, \\?"Down \*\*\*,?\\?",? instead of data/,
    ends: false
  },
  {
    name: "half an answer",
    answer: (_, own) => (own === undefined ? null : half(own)),
    says: /Not JSON|The row has \d+ of 10 columns/,
    ends: false
  },
  {
    name: "a redirect to another host",
    answer: () => ({ status: 302, headers: { Location: "https://elsewhere.example/" } }),
    says: /The server redirects to another host \(elsewhere.example\), which isn't asked/,
    ends: false
  },
  {
    name: "JSON of another form",
    answer: () => json({ isMaintained: true }),
    says: /The answer isn't/,
    ends: false
  }
]

const isOf =
  (path: RegExp, refused: Recorded): Case["answer"] =>
  (asked) =>
    path.test(asked) ? refused : null

/** Of each vendor, in its words. */
const ofVendor: Readonly<Record<Name, ReadonlyArray<Case>>> = {
  tiingo: [
    {
      name: "the symbols of a month",
      answer: () => text("You have run over your 500 symbol look up for this month. Please upgrade."),
      says: /You have run over your 500 symbol look up for this month/,
      ends: true,
      requests: 1
    }
  ],
  massive: [
    {
      name: "a part that the subscription lacks",
      answer: isOf(
        /grouped/,
        json({ status: "NOT_AUTHORIZED", message: "You are not entitled to this data." }, 403)
      ),
      says: /You are not entitled to this data/,
      ends: false
    }
  ],
  eodhd: [
    {
      name: "the requests of a day",
      answer: () => text("You exceeded your daily API requests limit.  Please contact support", 402),
      says: /HTTP 402: \\?"You exceeded your daily API requests limit/,
      ends: true,
      requests: 1
    }
  ],
  twelvedata: [
    {
      name: "a key with status 200",
      answer: () => json({ code: 401, message: "**apikey** parameter is incorrect", status: "error" }),
      says: /\*\*apikey\*\* parameter is incorrect/,
      ends: true,
      requests: 1
    },
    {
      name: "the credits of a day",
      answer: () =>
        json({ code: 429, message: "You have run out of API credits for the day.", status: "error" }),
      says: /You have run out of API credits for the day/,
      ends: true,
      requests: 1
    }
  ],
  alphavantage: [
    {
      name: "the requests of a day, with the key",
      answer: () =>
        json({
          Information: `We have detected your API key as ${playedKey.toUpperCase()} and our standard API rate limit is 25 requests per day.`
        }),
      says: /We have detected your API key as \*\*\* and our standard API rate limit is 25 requests per day/,
      ends: true,
      requests: 1
    }
  ],
  alphavantageFree: [
    {
      name: "the requests of a day, in former words",
      answer: () =>
        json({ Note: "Our standard API call frequency is 5 calls per minute and 500 calls per day." }),
      says: /500 calls per day/,
      ends: true,
      requests: 1
    }
  ],
  fmp: [
    {
      name: "the requests of a day with status 200",
      answer: () => json({ "Error Message": "Limit Reach . Please upgrade your plan" }),
      says: /Limit Reach/,
      ends: true,
      requests: 1
    },
    {
      name: "a part that the subscription lacks",
      answer: () => text("Restricted Endpoint: This endpoint is not available under your subscription", 402),
      says: /Restricted Endpoint/,
      ends: true,
      requests: 1
    }
  ],
  stooq: [
    {
      name: "the files of a day",
      answer: () => text("Exceeded the daily hits limit"),
      says: /Exceeded the daily hits limit/,
      ends: true,
      requests: 1
    },
    {
      name: "a history",
      answer: () =>
        text(
          "<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>\nAAPL.US,D,20200828,000000,1,1,1,1,1,0\n"
        ),
      says: /It has bars of 2020-08-28, not of 2024-01-\d\d alone: Stooq's history is adjusted/,
      ends: false
    }
  ]
}

/** What a subscription lacks, or a vendor doesn't have, by itself: the rest is brought. */
const lacking: Readonly<Partial<Record<Name, Case["answer"]>>> = {
  massive: isOf(
    /grouped\/.*2024-01-1[01]/,
    json({ status: "NOT_AUTHORIZED", message: "Your plan doesn't include this data timeframe." }, 403)
  ),
  eodhd: isOf(/bulk/, text("Only EOD data allowed for free users. Please, contact our support team", 403)),
  twelvedata: isOf(
    /splits|dividends/,
    json({ code: 403, message: "/splits is available exclusively with grow plans.", status: "error" }, 403)
  ),
  fmp: isOf(
    /S0000/,
    text("Premium Query Parameter: 'Special Endpoint : This value set for 'symbol' is not", 402)
  ),
  alphavantage: isOf(/ADJUSTED/, json({ Information: "Thank you! This is a premium endpoint." }))
}

const own: Case["answer"] = () => null

/** A played vendor whose answers a test replaces. */
const replaced = (played: Played) => {
  let answer = own
  return {
    played: {
      ...played,
      answer: (path: string) => {
        const found = played.answer(path)
        return answer(path, found) ?? found
      }
    },
    answerBy: (by: Case["answer"]) => {
      answer = by
    }
  }
}

const take = (kind: "companies" | "listings", rows: ReadonlyArray<SourceRow>) =>
  Effect.gen(function* () {
    const { run } = yield* Imports
    const file = {
      name: `${kind}.csv`,
      batches: Stream.make(rowsBatch(kind, rows)),
      sha256: Effect.succeed(sha256)
    }
    yield* run(kind, file, importDefaults)
  })

const listed = market.map(({ exchange, symbol }) => ({ symbol, exchange, name: `Company ${symbol}` }))

const placeOf = Effect.fnUntraced(function* (played: Played, companies: ReadonlyArray<SourceRow> = listed) {
  const place = yield* syncedPlace({ ...played, since: "2024-01-10" }, () => null)
  yield* place.run(take("companies", companies))
  return place
})

const bars = (place: SyncedPlace) => place.contents()["prices"] ?? []

/** Syncs by the dozen wait for each other, in milliseconds. */
const patience = 120_000

const whole = market.flatMap((company) => company.bars).length

/** Whether a sync did all that it could. */
const isDone = ({
  entries,
  stopped
}: {
  readonly entries: { readonly failed: number }
  readonly stopped: string | null
}) => entries.failed === 0 && stopped === null

describe.concurrent("A vendor that refuses", () => {
  for (const name of Object.keys(vendors) as ReadonlyArray<Name>) {
    it.live(
      `is named with what it said, without the key, and asked again later, ${name}`,
      () =>
        Effect.gen(function* () {
          const { answerBy, played } = replaced(vendors[name])
          const place = yield* placeOf(played)
          for (const { answer, ends, name: what, requests, says } of [...ofAll, ...ofVendor[name]]) {
            answerBy(answer)
            const { requests: asked, summary } = yield* place.sync(today)
            const said = JSON.stringify(summary)
            assert.match(said, says, what)
            assert.notInclude(said.toLowerCase(), playedKey, what)
            assert.isFalse(isDone(summary), what)
            if (ends) assert.isNotNull(summary.stopped, what)
            if (requests !== undefined) assert.strictEqual(asked.length, requests, what)
            assert.deepStrictEqual(bars(place), [], what)
          }
          answerBy(own)
          assert.isTrue(isDone((yield* place.sync(today)).summary))
          const clean = yield* placeOf(vendors[name])
          yield* clean.sync(today)
          assert.deepStrictEqual(place.contents(), clean.contents())
          assert.strictEqual(bars(place).length, whole)
        }).pipe(Effect.scoped),
      patience
    )
  }

  for (const [name, answer] of Object.entries(lacking)) {
    it.live(
      `leaves out what a subscription lacks, ${name}`,
      () =>
        Effect.gen(function* () {
          const { answerBy, played } = replaced(vendors[name as Name])
          answerBy(answer)
          const place = yield* placeOf(played)
          const { summary } = yield* place.sync(today)
          assert.isTrue(isDone(summary), JSON.stringify(summary))
          const left = { massive: 2 * market.length, fmp: whole / 2 }[name] ?? 0
          assert.strictEqual(bars(place).length, whole - left)
        }).pipe(Effect.scoped),
      patience
    )
  }
})

/** Vendors that are asked for markets alone. */
const ofMarkets: ReadonlySet<Name> = new Set(["massive", "stooq"])

describe.concurrent("A company", () => {
  for (const name of Object.keys(vendors) as ReadonlyArray<Name>) {
    it.live(
      `that a vendor doesn't know is left out and asked for a week later, ${name}`,
      () =>
        Effect.gen(function* () {
          const place = yield* placeOf(vendors[name], [
            ...listed,
            { symbol: "NOPE", exchange: "NYSE", name: "Unknown" }
          ])
          assert.isTrue(isDone((yield* place.sync(today)).summary))
          assert.strictEqual(bars(place).length, whole)
          const isAsked = (day: string) =>
            Effect.map(place.sync(day), ({ requests, summary }) => {
              assert.isTrue(isDone(summary))
              return requests.some(({ path }) => /nope/i.test(path))
            })
          assert.isFalse(yield* isAsked(addDays(today, 1)))
          assert.strictEqual(yield* isAsked(addDays(today, 7)), !ofMarkets.has(name))
        }).pipe(Effect.scoped),
      patience
    )
  }

  for (const name of ["massive", "eodhd", "stooq"] as const) {
    it.live(
      `whose symbol changed has the bars of both, ${name}`,
      () =>
        Effect.gen(function* () {
          const changed = "2024-01-16"
          const [first, second] = market as readonly [PlayedCompany, PlayedCompany]
          const both = [
            first,
            { ...second, symbol: "FORMER", bars: second.bars.filter(({ date }) => date < changed) },
            { ...second, bars: second.bars.filter(({ date }) => date >= changed) }
          ]
          const place = yield* placeOf(playedVendors(both)[name])
          yield* place.run(
            take("listings", [
              {
                symbol: "FORMER",
                exchange: second.exchange,
                company: `${second.symbol}:${second.exchange}`,
                valid_from: "2000-01-03",
                valid_to: "2024-01-15"
              }
            ])
          )
          assert.isTrue(isDone((yield* place.sync(today)).summary))
          assert.strictEqual(bars(place).length, whole)
        }).pipe(Effect.scoped),
      patience
    )
  }
})

const isOfDay = (day: string) => (path: string) =>
  path.includes(day) || path.includes(day.replaceAll("-", ""))

describe.concurrent("A session", () => {
  for (const name of ["massive", "eodhd", "stooq"] as const) {
    it.live(
      `on a holiday isn't asked for, and one without rows again within the week, ${name}`,
      () =>
        Effect.gen(function* () {
          const empty = market.map((company) => ({
            ...company,
            bars: company.bars.filter(({ date }) => date !== "2024-01-17")
          }))
          const place = yield* placeOf(playedVendors(empty)[name])
          const asked = (day: string) =>
            Effect.map(place.sync(day), ({ requests, summary }) => {
              assert.isTrue(isDone(summary))
              return requests.map(({ path }) => path).filter((path) => !/companies|tickers|list/.test(path))
            })
          const first = yield* asked(today)
          assert.isFalse(first.some(isOfDay("2024-01-15")))
          assert.isTrue(first.some(isOfDay("2024-01-17")))
          assert.isTrue((yield* asked(today)).some(isOfDay("2024-01-17")))
        }).pipe(Effect.scoped),
      patience
    )
  }
})
