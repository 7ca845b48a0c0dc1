/** The time that commands take to start, and the memory of an idle server. */
import { setTimeout as sleep } from "node:timers/promises"
import { Effect } from "effect"
import { freePort } from "../../apps/listener/ports.ts"
import { barsHeader, weekdays } from "../data/bars.ts"
import { companiesCsv, companyAt } from "../data/companies.ts"
import { barsOfCompany } from "../data/figures.ts"
import { type Files, fill, findata, keyFor, serve, writeFiles } from "../harness/findata.ts"
import { processorTime, residentMemory } from "../harness/processes.ts"
import { type CommandLine, type Environment, finish, running } from "../harness/programs.ts"
import { type Results, verdict } from "../harness/results.ts"
import { type Request, firstAnswer } from "../harness/servers.ts"
import { median } from "../harness/statistics.ts"
import { freshDirectory, sqliteStore } from "../harness/stores.ts"
import { columns, figure } from "../harness/tables.ts"
import { targets } from "../targets.ts"
import type { Section } from "../harness/Section.ts"

const { symbol } = companyAt(0)

const files: Files = {
  companies: () => companiesCsv(1),
  prices: () => [barsHeader, barsOfCompany(0, weekdays(500))]
}

/** In seconds. */
interface Taken {
  readonly wall: number
  readonly processor: number
}

/** From the start of the command to the last byte of the first answer from the store. */
const toFirstAnswer = (env: Environment, request: Request) =>
  Effect.scoped(
    Effect.gen(function* () {
      const port = String(yield* Effect.orDie(freePort("127.0.0.1", 0)))
      const begin = performance.now()
      const server = yield* running(findata("serve"), { ...env, PORT: port, LOG_LEVEL: "warn" })
      yield* Effect.promise(() => firstAnswer(`http://127.0.0.1:${port}`, request))
      const taken: Taken = {
        wall: (performance.now() - begin) / 1000,
        processor: processorTime(server.pid) / 1e6
      }
      return taken
    })
  )

const toEnd = (command: CommandLine) =>
  Effect.promise(async (): Promise<Taken> => {
    const { seconds, time } = await finish(command)
    return { wall: seconds, processor: time / 1e6 }
  })

/** In bytes, after a hundred requests and a time without one. */
const idleMemory = Effect.fnUntraced(function* (env: Environment, { headers, path }: Request, idle: number) {
  const server = yield* serve("findata", { ...env, WORKERS: "1" })
  yield* Effect.promise(async () => {
    for (let n = 0; n < 100; n++) await (await fetch(server.address + path, { headers })).arrayBuffer()
    await sleep(idle)
  })
  return residentMemory(server.pid)
}, Effect.scoped)

const middle = (taken: ReadonlyArray<Taken>, part: keyof Taken): number =>
  median(taken.map((one) => one[part]))

export const start: Section = ({ isQuick }) =>
  Effect.gen(function* () {
    const directory = yield* freshDirectory
    const env = yield* sqliteStore
    yield* fill(env, yield* Effect.promise(() => writeFiles(directory, files)))
    const key = yield* Effect.promise(() => keyFor(env))
    const request: Request = {
      path: `/api/public/v1/stock/prices/${symbol}?limit=100`,
      headers: { "x-api-key": key }
    }
    const contestants = {
      "start to first answer": toFirstAnswer(env, request),
      "findata --help": toEnd(findata("--help")),
      "findata --version": toEnd(findata("--version")),
      "node -e 0": toEnd([process.execPath, "-e", "0"])
    }
    const taken = Object.fromEntries(Object.keys(contestants).map((name) => [name, new Array<Taken>()]))
    for (const contestant of Object.values(contestants)) yield* contestant
    for (let round = 0; round < (isQuick ? 3 : 10); round++) {
      for (const [name, contestant] of Object.entries(contestants)) taken[name]?.push(yield* contestant)
    }
    const of = (name: keyof typeof contestants): ReadonlyArray<Taken> => taken[name] ?? []
    const idle = yield* idleMemory(env, request, isQuick ? 3000 : 30_000)
    const results: Results = {
      title: "Start",
      about:
        "From the start of the process, on SQLite, each command once before; medians. Memory is of the server's process after a hundred requests and 30 seconds without one.",
      verdicts: [
        verdict(targets.firstAnswer, "", middle(of("start to first answer"), "wall")),
        verdict(targets.help, "", middle(of("findata --help"), "wall")),
        verdict(targets.idleMemory, "", idle / 1e6)
      ],
      tables: [
        columns([
          ["", "median s", "best s", "CPU s"],
          ...Object.entries(taken).map(([name, times]) => [
            name,
            figure(middle(times, "wall")),
            figure(Math.min(...times.map(({ wall }) => wall))),
            figure(middle(times, "processor"))
          ])
        ])
      ]
    }
    return results
  })
