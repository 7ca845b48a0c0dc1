/** A new directory, removed at the end of the scope. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"

export const freshDirectory = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "findata-bench-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)
