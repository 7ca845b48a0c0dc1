/** Imports one file into a store; a file that is refused as a whole has a summary too. */
import { Effect } from "effect"
import { NodeFile } from "../adapters/node/mod.ts"
import { type Encoding, readRows } from "../adapters/sources/mod.ts"
import {
  type FileRefused,
  type ImportKind,
  type ImportOptions,
  Imports,
  refusedSummary
} from "../core/mod.ts"

/** What was done so far: the fraction of the bytes, null when it is unknown, and rows. */
export type OnRows = (done: { readonly part: number | null; readonly rows: number }) => void

/** `path` may be - for standard input; the file is named by it unless `name` is given. */
export const importFile = Effect.fnUntraced(function* (
  kind: ImportKind,
  path: string,
  options: ImportOptions,
  encoding: Encoding | null,
  onRows: OnRows = () => {},
  name?: string
) {
  const imports = yield* Imports
  let bytes = 0
  const attempt = Effect.gen(function* () {
    const file = yield* NodeFile.open(path, (read) => {
      bytes = read
    })
    const named = name ?? file.name
    const source = {
      name: named,
      batches: readRows(file.bytes, named, encoding),
      sha256: file.sha256
    }
    return yield* imports.run(kind, source, options, (rows) =>
      Effect.sync(() => onRows({ part: file.size === null ? null : bytes / Math.max(1, file.size), rows }))
    )
  })
  return yield* attempt.pipe(
    Effect.catchTags({
      FileRefused: ({ file, message }: FileRefused) => Effect.succeed(refusedSummary(file, null, message)),
      UnreadableFile: ({ file, line, message }) => Effect.succeed(refusedSummary(file, line, message))
    })
  )
})
