/**
 * Imports and answers in processes of several time zones: the same bytes on each, also when asked again and again. The
 * torture of zones has all of them on both databases.
 */
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Exit, Scope } from "effect"
import { freshPostgres, freshSqlite } from "../adapters/places.ts"
import { describePostgres } from "../postgres/database.ts"

const program = fileURLToPath(new URL("./zones/answers.ts", import.meta.url))

/** What a process of a zone prints, with a store of its own; each request is sent that many times. */
const answersIn = (zone: string, place: string, repeats = 1): Promise<Readonly<Record<string, string>>> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, place, String(repeats)], {
      env: { PATH: process.env["PATH"], TZ: zone, NODE_COMPILE_CACHE: "node_modules/.cache/findata-test" }
    })
    let [stdout, stderr] = ["", ""]
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text))
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text))
    child.on("close", (code) => {
      if (code === 0) resolve(JSON.parse(stdout))
      else reject(new Error(`In ${zone} it ended with ${code}: ${stderr}`))
    })
  })

const laws = (placeOf: Effect.Effect<string, unknown, Scope.Scope>, zones: ReadonlyArray<string>): void => {
  const scope = Scope.makeUnsafe()
  const places: Array<string> = []
  beforeAll(async () => {
    for (const _ of zones) {
      places.push(await Effect.runPromise(Effect.provideService(placeOf, Scope.Scope, scope)))
    }
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

  it("hundreds of answers are the same bytes in every zone, and each when it is asked for again", {
    timeout: 120_000
  }, async () => {
    const found = []
    for (const [i, zone] of zones.entries())
      found.push(await answersIn(zone, places[i] ?? "", i === 0 ? 3 : 1))
    const [first = {}, ...others] = found
    assert.isAtLeast(Object.keys(first).length * zones.length, 500)
    const repeated = Object.entries(first).filter(([, digests]) => digests.includes(","))
    assert.deepStrictEqual(repeated, [])
    for (const answers of others) assert.deepStrictEqual(answers, first)
    const served = Object.values(first).filter((digest) => digest.startsWith("200"))
    assert.isAbove(served.length, Object.keys(first).length / 2)
  })
}

describe("on SQLite", () => {
  laws(
    Effect.map(freshSqlite, ({ directory }) => directory),
    ["UTC", "Pacific/Kiritimati"]
  )
})

describePostgres("on PostgreSQL", () => {
  laws(
    Effect.map(freshPostgres, ({ url }) => url),
    ["Asia/Seoul", "America/New_York"]
  )
})
