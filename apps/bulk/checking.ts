/** Checks that the files of a set are those that its manifest names. */
import { Effect } from "effect"
import { parquetCount } from "../../adapters/bulk/mod.ts"
import type { Folder } from "./Folder.ts"
import { type Manifest, SetFault } from "./Manifest.ts"

/** Reads every file whole; fails with all that is wrong. */
export const checkSet = Effect.fnUntraced(function* (folder: Folder, { tables }: Manifest) {
  const faults: Array<string> = []
  for (const { files, name, rows } of tables) {
    const sum = files.reduce((total, file) => total + file.rows, 0)
    if (sum !== rows) faults.push(`${name}: its files have ${sum} rows, the manifest says ${rows}`)
    for (const { path, rows: expected, sha256, size } of files) {
      const found = yield* folder.size(path)
      if (found === null) faults.push(`${path} is missing`)
      else if (found !== size) faults.push(`${path} has ${found} bytes, the manifest says ${size}`)
      else if ((yield* folder.digest(path)) !== sha256)
        faults.push(`${path} isn't what was written: its SHA-256 differs`)
      else {
        const read = yield* Effect.promise(() =>
          parquetCount({ byteLength: size, slice: (from, to) => folder.slice(path, from, to ?? size) })
        )
        if (read !== expected) faults.push(`${path} has ${read} rows, the manifest says ${expected}`)
      }
    }
  }
  if (faults.length > 0) return yield* new SetFault({ message: `${folder.name}:\n${faults.join("\n")}` })
})
