/**
 * Imports and answers in processes of two time zones: the same bytes on each, also when asked again and again. The
 * torture of zones has more of them, at more times.
 */
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { afterAll, assert, beforeAll, describe, inject, it } from "@effect/vitest"
import { Effect, Exit, Scope } from "effect"
import { freshPostgres, freshSqlite } from "../adapters/places.ts"

const program = fileURLToPath(new URL("./zones/answers.ts", import.meta.url))

type Digests = Readonly<Record<string, string>>

/** What a process of a zone prints of stores that are its own; each request is sent that many times. */
const answersIn = (
  zone: string,
  places: ReadonlyArray<string>,
  repeats: number
): Promise<ReadonlyArray<Digests>> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, String(repeats), "3", ...places], {
      env: { PATH: process.env["PATH"], TZ: zone, NODE_COMPILE_CACHE: "node_modules/.cache/findata-test" }
    })
    let [stdout, stderr] = ["", ""]
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text))
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text))
    child.on("close", (code) => {
      if (code === 0)
        resolve(
          stdout
            .trim()
            .split("\n")
            .map((line) => JSON.parse(line))
        )
      else reject(new Error(`In ${zone} it ended with ${code}: ${stderr}`))
    })
  })

const newPlaces = Effect.gen(function* () {
  const { directory } = yield* freshSqlite
  return inject("postgresUrl") === null ? [directory] : [directory, (yield* freshPostgres).url]
})

describe("on each database", () => {
  const scope = Scope.makeUnsafe()
  let east: ReadonlyArray<string>
  let west: ReadonlyArray<string>
  beforeAll(async () => {
    const places = Effect.provideService(newPlaces, Scope.Scope, scope)
    east = await Effect.runPromise(places)
    west = await Effect.runPromise(places)
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

  it("hundreds of answers are the same bytes in every zone, and each when it is asked for again", {
    timeout: 120_000
  }, async () => {
    const [inKiribati, inNewYork] = await Promise.all([
      answersIn("Pacific/Kiritimati", east, 2),
      answersIn("America/New_York", west, 1)
    ])
    assert.lengthOf(inKiribati, east.length)
    assert.deepStrictEqual(
      inNewYork.map((answers) => Object.keys(answers).length),
      inKiribati.map((answers) => Object.keys(answers).length)
    )
    for (const [at, first] of inKiribati.entries()) {
      const requests = Object.keys(first)
      assert.isAtLeast(requests.length * 2, 500)
      assert.deepStrictEqual(
        requests.filter((request) => first[request]?.includes(",")),
        []
      )
      assert.deepStrictEqual(inNewYork[at], first)
      const served = requests.filter((request) => first[request]?.startsWith("200"))
      assert.isAbove(served.length, requests.length / 2)
    }
  })
})
