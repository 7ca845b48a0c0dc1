/** Reads and fetches the euro foreign exchange reference rates of the European Central Bank. */
import { Clock, Effect, Stream } from "effect"
import {
  answerBatches,
  daysBetween,
  type Entry,
  type FetchFailed,
  instantOf,
  type Source,
  type UnreadableFile
} from "../../../core/mod.ts"
import { batchesOf } from "./RateRows.ts"

/** All days since 1999. */
const history = "/stats/eurofxref/eurofxref-hist.zip"

/** The days of the last 90. */
const newest = "/stats/eurofxref/eurofxref-hist-90d.xml"

/** The most days since the last answer for which the newest days are enough, that day included. */
const maxMissing = 89

/** The longest answer, in bytes: the history of 28 years is 0.7 MB. */
const max = 64 * 1024 * 1024

/** The later of two versions, which begin with the day of the answer; null for none. */
const later = (a: string | null, b: string | null): string | null => ((a ?? "") > (b ?? "") ? a : b)

/**
 * One entry: the history, or the newest days where the rest is stored or isn't wanted. Its version is the instant at which
 * it is asked for, by which the next fetch knows what it has to ask for; what hasn't changed since is answered with 304.
 */
const fetch: NonNullable<Source["fetch"]> = ({ choice, imported, settings, web }) =>
  Stream.fromEffect(
    Effect.gen(function* () {
      const { since, today } = choice
      const covered = later(yield* imported(history), yield* imported(newest))?.slice(0, 10) ?? null
      const from = since ?? covered
      const path = from !== null && daysBetween(from, today) <= maxMissing ? newest : history
      const url = `${(settings["ECB_URL"] ?? "").replace(/\/+$/, "")}${path}`
      const entry: Entry<UnreadableFile | FetchFailed> = {
        name: path,
        version: instantOf(yield* Clock.currentTimeMillis),
        batches: answerBatches(web.get(url, { ifChanged: true, max }), (file) => batchesOf(file, choice))
      }
      return entry
    })
  )

/** Reference rates of some 30 currencies against the euro, by day since 1999. A day without a rate has none. */
export const ecb: Source = {
  name: "ecb",
  title: "ECB euro reference rates",
  forms: [
    "eurofxref-hist.zip, eurofxref.zip and the tables in them: Date,USD,JPY,BGN,...",
    "eurofxref-hist-90d.xml, eurofxref-daily.xml, eurofxref-hist.xml: XML with Cube elements"
  ],
  kinds: ["rates"],
  licence:
    "Free use with the European Central Bank named as the source (ecb.europa.eu, Disclaimer & copyright); published for information only.",
  needs: [
    {
      name: "ECB_URL",
      meaning: "The server of the reference rates",
      isSecret: false,
      fallback: "https://www.ecb.europa.eu"
    }
  ],
  pace: { perSecond: 1 },
  read: (file, choice) => Stream.make({ name: file.name, version: null, batches: batchesOf(file, choice) }),
  fetch
}
