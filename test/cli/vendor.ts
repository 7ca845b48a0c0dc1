/** A source outside the repository, as an operator writes it: bars of a vendor, in a file or from its server. */
import { bundled } from "./command.ts"

// No such module is loaded: the name alone says that there are plug-ins.
await bundled({ FINDATA_SOURCES: "none" })

const source = `
import { Effect, Stream } from "effect"
import { rowsBatch } from "findata"
import { contentOf, jsonIn } from "findata/sources"

const barsOf = (file) =>
  Stream.fromEffect(
    Effect.gen(function* () {
      const { text } = yield* contentOf(file)
      const { bars, symbol } = yield* jsonIn(text, file.name)
      return rowsBatch("prices", bars.map(([date, open, high, low, close, volume]) => ({ symbol, date, open, high, low, close, volume })))
    })
  )

export default {
  name: "vendor",
  title: "A vendor",
  forms: ["JSON with the bars of a symbol"],
  kinds: ["prices"],
  licence: "By contract with the vendor.",
  needs: [{ name: "VENDOR_URL", meaning: "the address of its server", isSecret: false }],
  pace: { perSecond: 50 },
  read: (file) => Stream.make({ name: file.name, version: null, batches: barsOf(file) }),
  fetch: ({ settings, subjects, web }) =>
    Stream.fromIterableEffect(subjects).pipe(
      Stream.map(({ symbol }) => ({
        name: symbol,
        version: null,
        batches: Stream.unwrap(
          Effect.map(web.get(settings.VENDOR_URL + "/bars/" + symbol + ".json", { ifChanged: true }), (answer) =>
            answer === null ? Stream.empty : barsOf(answer.file)
          )
        )
      }))
    )
}
`

/** The text of its module. */
export const vendorModule = source

/** Its answer for a symbol. */
export const vendorBars = (
  symbol: string,
  ...bars: ReadonlyArray<readonly [date: string, close: number]>
): string =>
  JSON.stringify({ symbol, bars: bars.map(([date, close]) => [date, close, close, close, close, 100]) })
