/** The sample data set: real bars and corporate actions of eight US securities, 1998 to 2021, in `sample/`. */
import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { NodeFile } from "../adapters/node/mod.ts"
import { readRows } from "../adapters/sources/mod.ts"
import { addCounts, type Counts, type ImportKind, Imports, noRows } from "../core/mod.ts"

const directory = new URL("../sample/", import.meta.url)

interface SampleFile {
  readonly kind: ImportKind
  readonly path: string
  readonly symbol: string | null
}

/** Companies first, then what belongs to them. Files of one symbol are named after it. */
const files = (): ReadonlyArray<SampleFile> => [
  { kind: "companies", path: "companies.csv", symbol: null },
  ...(["actions", "prices"] as const).flatMap((kind) =>
    readdirSync(new URL(`${kind}/`, directory)).map((name) => ({
      kind,
      path: `${kind}/${name}`,
      symbol: name.split(".", 1)[0] ?? null
    }))
  )
]

const options = {
  exchange: null,
  source: "sample",
  basis: "raw",
  createCompanies: false,
  strict: true,
  map: new Map<string, string>()
} as const

/** Loads it; what is there already stays as it is. */
export const loadSample = Effect.gen(function* () {
  const imports = yield* Imports
  let total: Counts = noRows
  for (const { kind, path, symbol } of files()) {
    const file = yield* NodeFile.open(fileURLToPath(new URL(path, directory)))
    const name = `sample/${path}`
    const batches = readRows(file.bytes, name)
    const summary = yield* imports.run(kind, { name, batches, sha256: file.sha256 }, { ...options, symbol })
    total = addCounts(total, summary)
  }
  return total
})
