/**
 * Imports of statements, and servers that compute figures of statements anew, that are killed at random times: the figures are
 * those that the stored statements give, or are refused as not computed. As a program, `node test/torture/figures.ts 20` kills
 * so many of each on SQLite and PostgreSQL, from the seed that may follow.
 */
import assert from "node:assert"
import { DatabaseSync } from "node:sqlite"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { Effect, Layer, Redacted } from "effect"
import * as Postgres from "../../adapters/postgres/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { FiguresNotReady, FigureUpkeep } from "../../core/ports.ts"
import { start } from "../cli/command.ts"
import { serve } from "../cli/serving.ts"
import { everyRow, rebuilt } from "../contract/rebuiltFigures.ts"
import { runOn } from "../postgres/databases.ts"
import { eachStoreInTurn, type Place } from "./eachStore.ts"
import { imported } from "./imported.ts"
import { countOf, type Finding, report, type Torture } from "./program.ts"

const symbols = Array.from({ length: 60 }, (_, i) => `M${i}`)

const companies = `${["symbol,exchange,name", ...symbols.map((symbol) => `${symbol},NYSE,Made ${symbol}`)].join("\n")}\n`

const splits = `${["symbol,effective_date,type,value", ...symbols.map((symbol) => `${symbol},2014-06-09,split,7`)].join("\n")}\n`

const quarters = [
  ["03-31", 3, "05-02"],
  ["06-30", 6, "08-01"],
  ["09-30", 9, "11-01"],
  ["12-31", 12, "12-31"]
] as const

/** A year of all of them, by its quarters and as a whole; `turn` is in each figure. */
const statementsOf = (year: number, turn: number): string => {
  const rows = [
    "symbol,fiscal_date,span,filed_at,form,currency,sales,net_income,eps_diluted,shares_diluted,total_assets"
  ]
  for (const [i, symbol] of symbols.entries())
    for (const [day, span, filed] of quarters) {
      const sales = (year * 1000 + turn) * span + i
      rows.push(
        `${symbol},${year}-${day},${span},${year}-${filed},${span === 12 ? "10-K" : "10-Q"},USD,${sales},${sales / 8},${span / 4},${sales / 2},${sales * 3}`
      )
    }
  return `${rows.join("\n")}\n`
}

/** A store's layer, and statements on its tables of data. */
const openedOf = ({ env }: Place) => {
  const url = env["DATABASE_URL"]
  if (url !== undefined) {
    const options = { url: Redacted.make(url), maxConnections: 3 }
    return {
      stores: Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options)),
      run: async (statement: string): Promise<unknown> => runOn(url, statement),
      overwrite: "update statement_figure set figures = overlay(figures placing '\\x00000000' from 1)"
    }
  }
  const directory = env["FINDATA_DATA"] ?? ""
  const options = { directory, busyTimeout: 10_000 }
  return {
    stores: Layer.merge(Sqlite.storesLayer(options), Sqlite.importsLayer(options)),
    run: async (statement: string): Promise<unknown> => {
      const db = new DatabaseSync(join(directory, "data.db"), { timeout: 10_000 })
      try {
        return db.exec(statement)
      } finally {
        db.close()
      }
    },
    overwrite: "update statement_figure set figures = cast(X'00000000' || substr(figures, 5) as blob)"
  }
}

/** Numbers from 0 to 1 that a run can repeat (mulberry32). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const promise =
  "Figures of statements are those of what is stored, or refused as not computed, whatever is killed while it writes or computes them"

const torment =
  (times: number, seed: number) =>
  async (place: Place): Promise<ReadonlyArray<Finding>> => {
    const { env } = place
    const { overwrite, run, stores } = openedOf(place)
    const random = randomFrom(seed)
    const faults: Array<string> = []
    const seen: Record<string, number> = {}
    const note = (what: string): void => {
      seen[what] = (seen[what] ?? 0) + 1
    }
    await imported(env, "companies", companies)
    await imported(env, "actions", splits)
    for (let year = 2012; year < 2020; year++) await imported(env, "statements", statementsOf(year, 0))

    /** Whether the figures are the stored statements'; null while they are refused. */
    const look = (what: string) =>
      Effect.gen(function* () {
        const stored = yield* everyRow
        try {
          assert.deepStrictEqual(stored, yield* rebuilt(symbols))
        } catch (error) {
          faults.push(`${what}: ${String(error).slice(0, 300)}`)
        }
        return stored[0]?.length ?? 0
      }).pipe(
        Effect.catchIf(
          (error) => error instanceof FiguresNotReady,
          () => Effect.succeed(null)
        ),
        Effect.provide(stores),
        Effect.scoped,
        Effect.runPromise
      )

    let last = await look("before any kill")
    for (let i = 0; i < times; i++) {
      const importing = start(env, "import", "statements", "-", "--json")
      importing.process.stdin.end(statementsOf(2020 + (i % 3), i + 1))
      await setTimeout(300 + 2700 * random())
      importing.process.kill("SIGKILL")
      const { code } = await importing.ended
      const found = await look(`import ${i}`)
      note(
        code === 0
          ? "imports had ended"
          : found === last
            ? "imports were killed before their commit"
            : "imports were killed after it"
      )
      if (found === null) faults.push(`import ${i}: figures weren't computed`)
      last = found
    }
    for (let i = 0; i < times; i++) {
      await run(overwrite)
      await run("update figure_issuer set version = '00000000'")
      const server = await serve(env, "--workers", "1")
      await setTimeout(4000 * random())
      server.process.kill("SIGKILL")
      await server.ended
      // Fails where any row is of the other version, and its issuer isn't.
      const found = await look(`server ${i}`)
      note(found === null ? "servers were killed while they computed" : "servers had computed all")
      if (i % 4 === 3 && found === null) {
        await Effect.runPromise(
          Effect.flatMap(FigureUpkeep, ({ step }) => step(600_000)).pipe(
            Effect.provide(stores),
            Effect.scoped
          )
        )
        if ((await look(`computed after server ${i}`)) !== last) faults.push(`server ${i}: rows were lost`)
      }
    }
    await Effect.runPromise(
      Effect.flatMap(FigureUpkeep, ({ step }) => step(600_000)).pipe(Effect.provide(stores), Effect.scoped)
    )
    if ((await look("at the end")) !== last) faults.push("rows were lost")
    return [
      {
        promise,
        cases: 2 * times,
        faults,
        notes: Object.entries(seen).map(([what, count]) => `${count} ${what}`)
      }
    ]
  }

const usualTimes = 15

export const torture: Torture = {
  name: "figures",
  promise,
  needs: ["pg_ctl"],
  run: (times = usualTimes) => eachStoreInTurn(torment(times, 1))
}

if (import.meta.main) {
  const [, , times, seed] = process.argv
  report(await eachStoreInTurn(torment(countOf(times, usualTimes), countOf(seed, 1))))
}
