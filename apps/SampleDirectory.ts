/** The sample data set from the directory `sample/`: a file a kind, or a directory of one file a symbol, named after it. */
import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Effect, Layer } from "effect"
import { HtmlSanitiser } from "../adapters/html/mod.ts"
import { NodeFile } from "../adapters/node/mod.ts"
import { Changes, type ImportKind, Imports, localChanges } from "../core/mod.ts"
import { progressOf } from "./cli/Progress.ts"
import { keptFiles } from "./Files.ts"
import { importSample } from "./Sample.ts"
import type { Settings } from "./Settings.ts"
import type { Store } from "./Store.ts"

const directory = new URL("../sample/", import.meta.url)

type Place = readonly [kind: ImportKind, path: string, symbol: string | null]

const one = (kind: ImportKind, path: string): Place => [kind, path, null]

const each = (kind: ImportKind, symbolOf: (name: string) => string | null): ReadonlyArray<Place> =>
  readdirSync(new URL(`${kind}/`, directory))
    .toSorted()
    .map((name) => [kind, `${kind}/${name}`, symbolOf(name)])

/** Rows of actions and prices don't say whose they are. */
const symbolIn = (name: string): string | null => name.split(".", 1)[0] ?? null

const ofItsRows = (): null => null

/** In the order that what a file tells rests on others. */
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

const load = Effect.gen(function* () {
  const files = yield* Effect.forEach(places(), ([kind, path, symbol]) =>
    Effect.map(NodeFile.open(fileURLToPath(new URL(path, directory))), ({ bytes, sha256 }) => ({
      kind,
      name: `sample/${path}`,
      symbol,
      bytes,
      sha256
    }))
  )
  const progress = progressOf("sample data")
  return yield* Effect.ensuring(importSample(files, progress.update), Effect.sync(progress.end))
})

/** Takes it into the store, and the PDFs of its reports to where the settings keep them. */
export const loadSample = (found: Pick<Settings, "data" | "files">, { imports }: Pick<Store, "imports">) =>
  Effect.provide(
    load,
    Imports.layer.pipe(
      Layer.provide([
        imports,
        keptFiles(found, fileURLToPath(directory)),
        HtmlSanitiser.layer,
        Layer.sync(Changes, localChanges)
      ])
    )
  )
