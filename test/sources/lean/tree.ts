/** Zips in the layouts of Lean's data, made of the real bars, factor files and map files. */
import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js"
import { Effect } from "effect"

export const zipped = (files: Readonly<Record<string, string | Uint8Array>>): Effect.Effect<Uint8Array> =>
  Effect.promise(async () => {
    const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
    for (const [name, content] of Object.entries(files)) {
      await (typeof content === "string"
        ? writer.add(name, new TextReader(content))
        : writer.add(name, new Uint8ArrayReader(content)))
    }
    return writer.close()
  })

/** The rows of a table of bars below its header. */
export const barsOf = (path: string): ReadonlyArray<string> =>
  gunzipSync(readFileSync(path)).toString().trim().split("\n").slice(1)

/** `2020-08-31,127.58,...` as Lean writes it, `20200831 00:00,1275800,...`. */
export const leanLine = (row: string): string => {
  const [date = "", open, high, low, close, volume] = row.split(",")
  const prices = [open, high, low, close].map((price) => Math.round(Number(price) * 10_000))
  return `${date.replaceAll("-", "")} 00:00,${prices.join(",")},${volume}`
}
