/**
 * The import of an archive of 2 GB, on SQLite and PostgreSQL: its memory and rows per second; that an import which is
 * killed and continued ends with the same rows; and the time of requests to a server meanwhile, of a process of its own
 * and of one that imports in its thread. Exits with 1 when a target is missed.
 *
 *     node bench/archive.ts [--database sqlite|postgres] [--megabytes 2000] [--empty 0] [--kills 5] [--rate 200]
 *                           [--from DIRECTORY] [--only alone|killed|served|synced]
 *
 * `--empty` files without a fact follow each issuer. The client competes with the server, the import and the database
 * for the machine's processors: where it sends requests late, the times contain waits that aren't the server's.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { figures, makeArchive } from "./archive/make.ts"
import { places } from "./archive/place.ts"
import { type Report, rounds } from "./archive/rounds.ts"

const { values } = parseArgs({
  options: {
    database: { type: "string" },
    megabytes: { type: "string", default: "2000" },
    empty: { type: "string", default: "0" },
    kills: { type: "string", default: "5" },
    rate: { type: "string", default: "200" },
    from: { type: "string", default: figures },
    only: { type: "string" }
  }
})

const min = (name: "megabytes" | "empty" | "kills" | "rate", from: number): number => {
  const number = Number(values[name])
  if (!(number >= from)) throw new Error(`--${name} ${values[name]}: expected a number from ${from}`)
  return number
}
const plan = { kills: min("kills", 0), rate: min("rate", 1) }
const [megabytes, empty] = [min("megabytes", 1), min("empty", 0)]

const chosen = <A extends string>(name: "database" | "only", all: ReadonlyArray<A>): ReadonlyArray<A> => {
  const wanted = all.filter((one) => values[name] === undefined || one === values[name])
  if (wanted.length === 0) throw new Error(`--${name} ${values[name]}: expected ${all.join(" or ")}`)
  return wanted
}
const databases = chosen("database", Object.keys(places) as ReadonlyArray<keyof typeof places>)
const wanted = chosen("only", Object.keys(rounds) as ReadonlyArray<keyof typeof rounds>)

const print = ({ faults, text }: Report): void => {
  console.log(`  ${text}${faults.map((fault) => `   MISSED: ${fault}`).join("")}`)
  if (faults.length > 0) process.exitCode = 1
}

const program = Effect.gen(function* () {
  const directory = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "findata-archive-"))),
    (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
  )
  const archive = yield* Effect.promise(() =>
    makeArchive(join(directory, "companyfacts.zip"), megabytes * 1e6, values.from, empty)
  )
  console.log(`An archive of ${archive.issuers} files, ${Math.round(archive.bytes / 1e6)} MB uncompressed`)
  for (const database of databases) {
    console.log(`\n${database}`)
    for (const name of wanted) {
      const round = Effect.flatMap(places[database](archive), (place) => rounds[name](place, archive, plan))
      const report = yield* Effect.scoped(round).pipe(
        Effect.catchTag("NoPostgres", ({ message }) => Effect.succeed<Report>({ text: message, faults: [] }))
      )
      print(report)
    }
  }
})

NodeRuntime.runMain(Effect.scoped(program))
