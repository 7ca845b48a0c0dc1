/** A vendor's daily bars: `{"symbol": "AAPL", "bars": [["2024-07-01", 212.09, 217.51, 211.92, 216.75, 60402900]]}`. */
import { Effect, Schema, Stream } from "effect"
import { answerBatches, rowsBatch, type Source, type SourceFile, UnreadableFile } from "findata"
import { jsonIn, textOf } from "findata/sources"

const Answer = Schema.Struct({ symbol: Schema.String, bars: Schema.Array(Schema.Array(Schema.Unknown)) })
const columns = ["date", "open", "high", "low", "close", "volume"]

const batchOf = Effect.fnUntraced(function* (file: SourceFile) {
  const json = yield* jsonIn(yield* textOf(file), file.name)
  const { bars, symbol } = yield* Schema.decodeUnknownEffect(Answer)(json).pipe(
    Effect.mapError(({ message }) => new UnreadableFile({ file: file.name, line: null, message }))
  )
  const rows = bars.map((bar) =>
    Object.fromEntries([["symbol", symbol], ...columns.map((name, at) => [name, bar[at]])])
  )
  return rowsBatch("prices", rows, { where: ({ date }) => `${symbol} ${date}` })
})
const batchesOf = (file: SourceFile) => Stream.fromEffect(batchOf(file))

export const source: Source = {
  name: "acme",
  title: "Acme Market Data",
  forms: ["Answers of /v1/bars/SYMBOL: JSON with a symbol and its daily bars"],
  kinds: ["prices"],
  licence: "For the subscriber's own use, by the terms of Acme Market Data.",
  visibility: "keys",
  needs: [
    { name: "ACME_TOKEN", meaning: "The token of your subscription to Acme Market Data", isSecret: true }
  ],
  pace: { perSecond: 5 },
  read: (file) => Stream.make({ name: file.name, version: null, batches: batchesOf(file) }),
  fetch: ({ settings, subjects, web }) =>
    Stream.fromIterableEffect(subjects).pipe(
      Stream.map(({ symbol }) => {
        const headers = { authorization: `Bearer ${settings["ACME_TOKEN"]}` }
        const url = `https://api.acme.example/v1/bars/${encodeURIComponent(symbol)}`
        const answer = web.get(url, { headers, ifChanged: true, optional: true })
        return { name: symbol, version: null, batches: answerBatches(answer, batchesOf) }
      })
    )
}
