/** Values of another type than the documented one, as a vendor that means harm would send. */
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { eodhd } from "../../../adapters/sources/daily/Eodhd.ts"
import { massive } from "../../../adapters/sources/daily/Massive.ts"
import { readableRequests } from "../../../adapters/sources/daily/Readable.ts"
import { StoreUnavailable } from "../../../core/mod.ts"
import { asking, subjectOf } from "./asking.ts"

const hostile = { toString: 1, valueOf: 1 }

it.effect("fail the entry by its name, and don't end the sync", () =>
  Effect.gen(function* () {
    const answers = { massive: { status: "OK", results: [{ T: hostile }] }, eodhd: [{ code: hostile }] }
    for (const vendor of [massive, eodhd]) {
      const { company, market, ...requests } = asking(
        vendor,
        () => answers[vendor.name as keyof typeof answers]
      )
      const { session } = readableRequests(vendor.name, { ...requests, company })
      assert.ok(session)
      const error = yield* Effect.flip(session(market, "2020-08-31"))
      assert.strictEqual(error._tag, "UnreadableFile")
      assert.match(error.message, /^The answer isn't of the documented form: /)
    }
  })
)

it.effect("are told from a store that can't be asked", () =>
  Effect.gen(function* () {
    const unavailable = new StoreUnavailable({ reason: "Locked" })
    const { company } = readableRequests("some", { company: { bars: () => Effect.die(unavailable) } })
    const bars =
      company?.bars(subjectOf("AAPL"), { from: "2020-08-28", to: "2020-08-31" }) ?? Effect.succeed(null)
    const seen = yield* Effect.catchDefect(bars, (defect) => Effect.succeed(defect))
    assert.strictEqual(seen, unavailable)
  })
)
