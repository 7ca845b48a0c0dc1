/** The sample data set from the directory `sample/`: companies, then one file a symbol, named after it. */
import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { NodeFile } from "../adapters/node/mod.ts"
import type { ImportKind } from "../core/mod.ts"
import { progressOf } from "./cli/Progress.ts"
import { importSample } from "./Sample.ts"

const directory = new URL("../sample/", import.meta.url)

const paths = (): ReadonlyArray<readonly [kind: ImportKind, path: string, symbol: string | null]> => [
  ["companies", "companies.csv", null],
  ...(["actions", "prices"] as const).flatMap((kind) =>
    readdirSync(new URL(`${kind}/`, directory)).map(
      (name) => [kind, `${kind}/${name}`, name.split(".", 1)[0] ?? null] as const
    )
  )
]

export const loadSample = Effect.gen(function* () {
  const files = yield* Effect.forEach(paths(), ([kind, path, symbol]) =>
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
