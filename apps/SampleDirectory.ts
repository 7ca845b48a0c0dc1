/**
 * The sample data set in the directory `sample/`: a file per kind, or a directory with one file per symbol, named by
 * it.
 */
import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { NodeFile } from "../adapters/node/mod.ts"
import type { ImportKind } from "../core/mod.ts"
import { root } from "./Root.ts"
import { importSample } from "./Sample.ts"

const directory = new URL("sample/", root)

/** Its path, which those of the reports' PDFs are relative to. */
export const samplePath = fileURLToPath(directory)

type Place = readonly [kind: ImportKind, path: string, symbol: string | null]

const one = (kind: ImportKind, path: string): Place => [kind, path, null]

const each = (kind: ImportKind, symbolOf: (name: string) => string | null): ReadonlyArray<Place> =>
  readdirSync(new URL(`${kind}/`, directory))
    .toSorted()
    .map((name) => [kind, `${kind}/${name}`, symbolOf(name)])

/** Rows of actions and prices don't name their security. */
const symbolIn = (name: string): string | null => name.split(".", 1)[0] ?? null

const ofItsRows = (): null => null

/** Ordered so that files come after those they depend on. */
const places = (): ReadonlyArray<Place> => [
  one("companies", "companies.csv"),
  ...each("actions", symbolIn),
  ...each("prices", symbolIn),
  ...each("shares", ofItsRows),
  ...each("statements", ofItsRows),
  one("insiders", "insiders.csv"),
  one("disclosures", "disclosures.csv"),
  one("reports", "reports.csv"),
  one("news", "news.ndjson")
]

/** Imports it; `onFile` is called after each file with the fraction of files done and the number of their rows. */
export const importSampleFiles = Effect.fnUntraced(function* (
  onFile: (part: number, rows: number) => void = () => {}
) {
  const files = yield* Effect.forEach(places(), ([kind, path, symbol]) =>
    Effect.map(NodeFile.open(fileURLToPath(new URL(path, directory))), ({ bytes, sha256 }) => ({
      kind,
      name: `sample/${path}`,
      symbol,
      bytes,
      sha256
    }))
  )
  return yield* importSample(files, onFile)
})
