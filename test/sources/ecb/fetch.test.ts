/** The reference rates as they are synced from a server that plays them, on days of April 2019. */
import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Layer } from "effect"
import { FetchHttpClient } from "effect/http"
import { HtmlSanitiser } from "../../../adapters/html/mod.ts"
import { MemoryAnswerFiles, MemoryRequestCounts, storesLayer } from "../../../adapters/memory/mod.ts"
import { ecb, KnownVendors } from "../../../adapters/sources/mod.ts"
import { webFor, WebGates } from "../../../adapters/web/mod.ts"
import { Imports, Rate, Syncs } from "../../../core/mod.ts"
import { RowStore, SourceLog, Validations } from "../../../core/ports.ts"
import { clockOn } from "../clockOn.ts"
import { type Fault, type Playing, playing, type Recorded } from "../../web/playing.ts"
import { currencies, lines, xmlOf, zipOf } from "./recorded.ts"

const history = "/stats/eurofxref/eurofxref-hist.zip"
const newest = "/stats/eurofxref/eurofxref-hist-90d.xml"

const services = Layer.mergeAll(
  Syncs.layer,
  Layer.provide(WebGates.layer, MemoryRequestCounts.layer),
  MemoryAnswerFiles.layer,
  FetchHttpClient.layer,
  Layer.effect(
    Validations,
    Effect.map(SourceLog, ({ validators }) => ({
      of: (address: string) => Effect.orElseSucceed(validators("ecb", address), () => null)
    }))
  )
).pipe(
  Layer.provideMerge(Layer.provide(Imports.layer, [HtmlSanitiser.layer, KnownVendors.layer])),
  Layer.provideMerge(Layer.suspend(() => storesLayer()))
)

/** What the server has on a day, and the fault of its next answers. */
const played = () => {
  const answers = new Map<string, Recorded>()
  let faults: ReadonlyArray<Fault> = []
  const turnTo = async (day: string): Promise<void> => {
    const days = lines.map((line) => line.slice(0, 10)).filter((one) => one <= day)
    answers.set(history, { body: await zipOf(days), etag: `"${days[1]}"` })
    answers.set(newest, { body: xmlOf(days), etag: `"${days[1]}"` })
  }
  const schedule = (): Fault | null => {
    const [fault = null, ...rest] = faults
    faults = rest
    return fault
  }
  return {
    answers,
    turnTo,
    failing: (next: ReadonlyArray<Fault>) => {
      faults = next
    },
    server: () => playing(answers, schedule)
  }
}

/** Syncs on a day: what was imported, what failed, and what was asked for. */
const syncOn = Effect.fnUntraced(function* (
  server: Playing,
  day: string,
  since: string | null = null,
  time = "12:00:00Z"
) {
  const before = server.requests.length
  const web = yield* webFor({
    source: "ecb",
    pace: null,
    headers: {},
    secrets: [],
    limits: { pause: "1 milli" }
  })
  const { sync } = yield* Syncs
  const summary = yield* sync(ecb, {
    names: null,
    since,
    settings: { ECB_URL: `${server.url}/` },
    web,
    again: false,
    holder: "test"
  }).pipe(Effect.provideService(Clock.Clock, clockOn(day, yield* Clock.Clock, time)))
  assert.isNotNull(summary)
  return {
    inserted: summary.kinds.reduce((sum, { inserted }) => sum + inserted, 0),
    unchanged: summary.kinds.reduce((sum, { unchanged }) => sum + unchanged, 0),
    failures: summary.failures.map(({ message }) => message),
    asked: server.requests.slice(before).map(({ path, status }) => `${path} ${status}`)
  }
})

const dollars = Effect.gen(function* () {
  const rates = yield* RowStore
  const all = yield* rates.dated(Rate, { quote: "USD" }, { from: null, to: null, order: "asc", limit: 100 })
  return all.map(({ base, date, source, value }) => `${date} ${base} ${value} ${source}`)
})

const law = (
  name: string,
  test: (
    given: Awaited<ReturnType<typeof played>>,
    server: Playing
  ) => Effect.Effect<void, unknown, Layer.Success<typeof services>>
) =>
  it.live(name, () =>
    Effect.gen(function* () {
      const given = played()
      const server = yield* Effect.acquireRelease(Effect.promise(given.server), ({ close }) =>
        Effect.promise(close)
      )
      yield* Effect.provide(test(given, server), Layer.fresh(services))
    }).pipe(Effect.scoped)
  )

describe("A sync of reference rates", () => {
  law(
    "asks for the history first, then for the newest days, and again only for what changed",
    (given, server) =>
      Effect.gen(function* () {
        yield* Effect.promise(() => given.turnTo("2019-04-08"))
        assert.deepStrictEqual(yield* syncOn(server, "2019-04-08"), {
          inserted: currencies,
          unchanged: 0,
          failures: [],
          asked: [`${history} 200`]
        })
        yield* Effect.promise(() => given.turnTo("2019-04-10"))
        assert.deepStrictEqual(yield* syncOn(server, "2019-04-10"), {
          inserted: 2 * currencies,
          unchanged: currencies,
          failures: [],
          asked: [`${newest} 200`]
        })
        assert.deepStrictEqual(yield* syncOn(server, "2019-04-10", null, "18:00:00Z"), {
          inserted: 0,
          unchanged: 0,
          failures: [],
          asked: [`${newest} 304`]
        })
        assert.deepStrictEqual(yield* dollars, [
          "2019-04-08 EUR 1.1246 ecb",
          "2019-04-09 EUR 1.1277 ecb",
          "2019-04-10 EUR 1.1279 ecb"
        ])
      })
  )

  law(
    "asks for the newest days up to 89 days after the last answer, and for the history later",
    (given, server) =>
      Effect.gen(function* () {
        yield* Effect.promise(() => given.turnTo("2019-04-08"))
        yield* syncOn(server, "2019-04-08")
        assert.deepStrictEqual((yield* syncOn(server, "2019-07-06")).asked, [`${newest} 200`])
        yield* Effect.promise(() => given.turnTo("2019-04-10"))
        assert.deepStrictEqual((yield* syncOn(server, "2019-10-04")).asked, [`${history} 200`])
      })
  )

  law("of some days asks for no more than they need, and is no whole", (given, server) =>
    Effect.gen(function* () {
      yield* Effect.promise(() => given.turnTo("2019-04-10"))
      const part = yield* syncOn(server, "2019-04-10", "2019-04-09")
      assert.deepStrictEqual([part.inserted, part.asked], [2 * currencies, [`${newest} 200`]])
      const whole = yield* syncOn(server, "2019-04-10")
      assert.deepStrictEqual([whole.inserted, whole.asked], [currencies, [`${history} 200`]])
    })
  )

  law("waits where the server asks for it, and repeats answers that were cut", (given, server) =>
    Effect.gen(function* () {
      yield* Effect.promise(() => given.turnTo("2019-04-10"))
      given.failing([{ kind: "busy", retryAfter: "0" }, { kind: "overRate" }, { kind: "cut" }])
      const { asked, inserted } = yield* syncOn(server, "2019-04-10")
      assert.strictEqual(inserted, 3 * currencies)
      assert.deepStrictEqual(asked.at(-1), `${history} 200`)
      assert.deepStrictEqual(asked.slice(0, 2), [`${history} 429`, `${history} 429`])
    })
  )

  law(
    "imports nothing of a page of HTML, of half an archive or of another host, and asks again",
    (given, server) =>
      Effect.gen(function* () {
        yield* Effect.promise(() => given.turnTo("2019-04-10"))
        for (const [fault, message] of [
          [{ kind: "page" }, /^A page of HTML: expected euro foreign exchange reference rates/],
          [{ kind: "short" }, /^Corrupt or truncated zip archive: /],
          [{ kind: "redirect", to: "http://other.example/eurofxref-hist.zip" }, /redirect.*other\.example/i]
        ] as const) {
          given.failing([fault])
          const { asked, failures, inserted } = yield* syncOn(server, "2019-04-10")
          assert.strictEqual(inserted, 0)
          assert.lengthOf(asked, 1)
          assert.match(failures.join("\n"), message)
        }
        assert.strictEqual((yield* syncOn(server, "2019-04-10")).inserted, 3 * currencies)
      })
  )
})
