/**
 * A server on each store, both at once, for half an hour at a steady rate, with imports, keys that come and go, and
 * readings of its metrics: what it holds doesn't grow. As a program, `node test/torture/soak.ts 15`, it runs for so many
 * minutes and prints what was seen.
 */
import { Agent } from "node:http"
import { readdirSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import { residentMemory } from "../../bench/harness/processes.ts"
import { median } from "../../bench/harness/statistics.ts"
import { until } from "../cli/command.ts"
import type { Server } from "../cli/serving.ts"
import { ask } from "./clients.ts"
import { onPostgres, onSqlite, type Place, together, withServer } from "./eachStore.ts"
import { imported } from "./imported.ts"
import { answersIn, beginLoad, isOk, outcomesText, peakOf, type Window } from "./load.ts"
import { hasProc, quiet, watchOthers } from "./processors.ts"
import { countOf, type Finding, report, type Torture } from "./program.ts"
import { readerKey } from "./readerKey.ts"
import { adminHeaders, tokenOf } from "./tokens.ts"

const usualMinutes = 30
const minute = 60_000

/** Of what a server can serve while the other one is asked as much, beside the clients. */
const share = 0.7

interface Scene {
  readonly place: Place
  readonly server: Server
  readonly key: string
}

interface Sample {
  /** Minutes since the beginning. */
  readonly at: number
  /** In megabytes, 10^6 bytes. */
  readonly memory: number
  readonly descriptors: number
}

const descriptorsOf = ({ server }: Scene): number => readdirSync(`/proc/${server.process.pid}/fd`).length

const sampleOf = (scene: Scene, begun: number): Sample => ({
  at: (performance.now() - begun) / minute,
  memory: residentMemory(scene.server.process.pid ?? 0) / 1e6,
  descriptors: descriptorsOf(scene)
})

interface Repeated {
  /** How often it was done. */
  readonly times: number
  /** How often a server refused it with 503. */
  readonly refused: number
  readonly faults: ReadonlyArray<string>
}

/** A server answered with 503, which only a quiet machine makes a fault. */
class Refused extends Error {}

/** Does something again and again until it is stopped, each time `pause` milliseconds after the last. */
const repeatedly = (pause: number, act: (turn: number) => Promise<unknown>) => {
  const end = new AbortController()
  const faults: Array<string> = []
  const state = { times: 0, refused: 0 }
  const loop = (async () => {
    while (!end.signal.aborted) {
      await act(state.times).catch((problem) => {
        if (problem instanceof Refused) state.refused++
        else faults.push(String(problem))
      })
      state.times++
      await setTimeout(pause, undefined, { signal: end.signal }).catch(() => {})
    }
  })()
  return async (): Promise<Repeated> => {
    end.abort()
    await loop
    return { ...state, faults }
  }
}

/** Other closes of the same month each time. */
const barsOf = (turn: number): string => {
  const lines = ["symbol,date,open,high,low,close,volume"]
  for (const symbol of ["AAPL", "IBM", "GOOG"])
    for (let day = 1; day <= 28; day++)
      lines.push(`${symbol},2021-02-${String(day).padStart(2, "0")},100,120,80,${90 + (turn % 20)},123456`)
  return `${lines.join("\n")}\n`
}

/** By the command and over HTTP in turn. */
const importBars = async ({ place, server }: Scene, turn: number): Promise<void> => {
  if (turn % 2 === 0) return imported(place.env, "prices", barsOf(turn))
  const response = await fetch(`${server.address}/api/v1/admin/imports/prices?name=soak.csv`, {
    method: "POST",
    headers: { ...(await adminHeaders()), "content-type": "text/csv" },
    body: barsOf(turn)
  })
  const text = await response.text()
  if (response.status === 503) throw new Refused()
  if (response.status !== 200) throw new Error(`An import over HTTP was ${response.status}: ${text}`)
}

/** A key that is made, used, revoked and used. */
const comeAndGo = async ({ server: { address } }: Scene, agent: Agent): Promise<void> => {
  const keys = `${address}/api/v1/api-keys`
  const headers = { authorization: `Bearer ${await tokenOf("soak")}` }
  const body = { name: "soak", scopes: ["read:all"] }
  const made = await ask({ method: "POST", url: keys, headers, body }, agent)
  if (made.status === 503) throw new Refused()
  const { id, key } = JSON.parse(made.text)
  const use = () =>
    ask(
      {
        method: "GET",
        url: `${address}/api/public/v1/financial/companies/AAPL`,
        headers: { "x-api-key": key }
      },
      agent
    )
  const used = await use()
  const revoked = await ask({ method: "DELETE", url: `${keys}/${id}`, headers }, agent)
  const refused = await use()
  const all = [made, used, revoked, refused].map(({ status }) => status)
  if (all.includes(503)) throw new Refused()
  const statuses = all.join(", ")
  if (!/^201, 200, 20[04], 401$/.test(statuses)) throw new Error(`A key's life was ${statuses}`)
}

const scrape = async (url: string): Promise<void> => {
  const response = await fetch(url)
  const text = await response.text()
  if (response.status !== 200 || !text.includes("process_resident_memory_bytes"))
    throw new Error(`The metrics were ${response.status}: ${text.slice(0, 200)}`)
}

const metricsOf = ({ server }: Scene): string => {
  const url = /Metrics: (\S+)/.exec(server.stdout() + server.stderr())?.[1]
  if (url === undefined) throw new Error("The server has no metrics")
  return url
}

/** The change of a value in a minute, by least squares. */
const slopeOf = (samples: ReadonlyArray<Sample>): number => {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [at, memory] = [mean((sample) => sample.at), mean((sample) => sample.memory)]
  return (
    mean((sample) => (sample.at - at) * (sample.memory - memory)) / mean((sample) => (sample.at - at) ** 2)
  )
}

interface Soaked {
  readonly store: string
  /** Requests a second that it can serve, and was asked. */
  readonly peak: number
  readonly rate: number
  readonly samples: ReadonlyArray<Sample>
  /** Descriptors before the load, and once its connections were closed. */
  readonly descriptors: readonly [before: number, after: number]
  readonly windows: ReadonlyArray<Window>
  readonly imports: Repeated
  readonly keys: Repeated
  readonly scrapes: Repeated
}

const soakScene = async (scene: Scene, peak: number, minutes: number): Promise<Soaked> => {
  const { place, server } = scene
  const rate = Math.round(share * peak)
  // The connections that the peak was measured by are closed by then.
  await setTimeout(7000)
  const before = descriptorsOf(scene)
  const agent = new Agent({ keepAlive: true })
  const metrics = metricsOf(scene)
  const load = { mix: "mixed", keys: [scene.key], connections: 200, rate, window: minute } as const
  const begun = performance.now()
  const endLoad = await beginLoad(server, load)
  const ends = [
    repeatedly(minute, (turn) => importBars(scene, turn)),
    repeatedly(1000, () => comeAndGo(scene, agent)),
    repeatedly(5000, () => scrape(metrics))
  ] as const
  const samples: Array<Sample> = []
  // The last window is whole.
  while (performance.now() - begun < minutes * minute + 1000) {
    await setTimeout(10_000)
    const sample = sampleOf(scene, begun)
    samples.push(sample)
    if (samples.length % 6 === 0)
      console.error(
        `${place.store}, minute ${Math.round(sample.at)}: ${Math.round(sample.memory)} MB, ${sample.descriptors} descriptors`
      )
  }
  const windows = await endLoad()
  const [imports, keys, scrapes] = await Promise.all([ends[0](), ends[1](), ends[2]()])
  agent.destroy()
  const after = await until(
    () => descriptorsOf(scene),
    (count) => count <= before,
    15_000
  ).catch(() => descriptorsOf(scene))
  return {
    store: place.store,
    peak: Math.round(peak),
    rate,
    samples,
    descriptors: [before, after],
    windows,
    imports,
    keys,
    scrapes
  }
}

const withScene = <A>(place: Place, use: (scene: Scene) => Promise<A>): Promise<A> =>
  withServer(
    { ...place.env, METRICS_PORT: "0" },
    async (server) => use({ place, server, key: await readerKey(place.env) }),
    "--workers",
    "1",
    "--sample"
  )

/** The first process of a PostgreSQL server, which the others are children of. */
const postmasterOf = async ({ run }: Place): Promise<number> => {
  const [row] = await run("select pg_read_file('postmaster.pid') as text")
  return Number.parseInt(String(row?.["text"]), 10)
}

interface Seen {
  readonly minutes: number
  readonly stores: ReadonlyArray<Soaked>
  /** How many processors others used, a sample for each minute. */
  readonly others: ReadonlyArray<number>
}

/** Watches for so many minutes what others use, each by itself. */
const othersIn = async (minutes: number, own: ReadonlyArray<number>): Promise<ReadonlyArray<number>> => {
  const all: Array<number> = []
  for (let i = 0; i < minutes; i++) {
    const used = watchOthers(own)
    await setTimeout(minute)
    all.push(used())
  }
  return all
}

const soak = (minutes: number): Promise<Seen> =>
  onSqlite((sqlite) =>
    onPostgres((postgres) =>
      withScene(sqlite, (one) =>
        withScene(postgres, async (other) => {
          const scenes = [one, other]
          const peaks = await Promise.all(scenes.map(({ key, server }) => peakOf(server, "mixed", [key])))
          const own = [await postmasterOf(postgres)]
          const [others, ...stores] = await Promise.all([
            othersIn(minutes, own),
            ...scenes.map((scene, i) => soakScene(scene, peaks[i] ?? 0, minutes))
          ])
          return { minutes, stores, others }
        })
      )
    )
  )

/** The part of a list after its first third, and after its first two. */
const afterThird = <A>(all: ReadonlyArray<A>, thirds: 1 | 2): ReadonlyArray<A> =>
  all.slice(Math.floor((all.length * thirds) / 3))

const megabytesInMinute = 1
const maxDrift = 0.1

/** SQLite and PostgreSQL open a file or a connection of their own now and then. */
const fewDescriptors = 4

const p99Of = (windows: ReadonlyArray<Window>): number => median(windows.map(({ p99 }) => p99))

/** How much later one in a hundred is answered in the last third than in the one before it, 0.1 for a tenth. */
const driftOf = (windows: ReadonlyArray<Window>): number => {
  const last = afterThird(windows, 2)
  const middle = afterThird(windows, 1).slice(0, -last.length)
  return p99Of(last) / p99Of(middle) - 1
}

const findingsOf = (soaked: Soaked, isQuiet: boolean): ReadonlyArray<Finding> => {
  const { descriptors, imports, keys, peak, rate, samples, scrapes, windows } = soaked
  const slope = slopeOf(afterThird(samples, 1))
  const [before, after] = descriptors
  const drift = driftOf(windows)
  const figures = (of: (window: Window) => number) => windows.map((window) => of(window).toFixed(1)).join(" ")
  const memory = samples.filter((_, i) => i % 6 === 5).map((sample) => Math.round(sample.memory))
  const broken = outcomesText(windows, (outcome) => !isOk(outcome) && outcome !== "503")
  const refusals = outcomesText(windows, (outcome) => outcome === "503")
  const held = windows.reduce((sum, window) => sum + window.held, 0)
  const beside = [imports, keys, scrapes]
  const refusedBeside = beside.reduce((sum, { refused }) => sum + refused, 0)
  return [
    {
      promise:
        "Under a steady load the memory of a server grows by at most 1 MB a minute after the first third",
      cases: samples.length,
      faults: slope <= megabytesInMinute ? [] : [`It grew by ${slope.toFixed(2)} MB a minute`],
      notes: [`${slope.toFixed(2)} MB a minute; MB each minute: ${memory.join(" ")}`]
    },
    {
      promise: "It holds no more file descriptors after the load than before",
      cases: samples.length,
      faults: after <= before + fewDescriptors ? [] : [`There were ${before} before and ${after} after`],
      notes: [
        `${before} before, ${after} after, ${Math.max(...samples.map((sample) => sample.descriptors))} at most`
      ]
    },
    {
      promise: "Each request, import, life of a key and reading of the metrics succeeds under a steady load",
      cases: answersIn(windows) + imports.times + keys.times + scrapes.times,
      faults: [
        ...(broken === "" ? [] : [`Answers were ${broken}`]),
        ...(isQuiet && refusals !== "" ? [`On a quiet machine answers were ${refusals}`] : []),
        ...(isQuiet && refusedBeside > 0 ? [`On a quiet machine ${refusedBeside} other tasks got 503`] : []),
        ...beside.flatMap(({ faults }) => faults.slice(0, 3))
      ],
      notes: [
        `${rate} requests a second of ${peak}, ${answersIn(windows)} answers, ${refusals || "none of them 503"}, ${held} held back; ${imports.times} imports, ${keys.times} keys, ${scrapes.times} readings, ${refusedBeside} of these refused with 503`
      ]
    },
    {
      promise: "On a quiet machine one in a hundred is answered at most a tenth later in the last third",
      cases: isQuiet ? windows.length : 0,
      faults: isQuiet && !(drift <= maxDrift) ? [`It was ${Math.round(100 * drift)} % later`] : [],
      notes: [
        `${Math.round(100 * drift)} % later${isQuiet ? "" : ", which isn't judged: the machine wasn't quiet"}; p99 in ms each minute: ${figures(({ p99 }) => p99)}; p50: ${figures(({ p50 }) => p50)}`
      ]
    }
  ]
}

const findings = ({ others, stores }: Seen): ReadonlyArray<Finding> => {
  const judged = afterThird(others, 1)
  const isQuiet = judged.every((used) => used < quiet)
  return together(stores.map((soaked) => [soaked.store, findingsOf(soaked, isQuiet)] as const)).map(
    (finding, i) =>
      i > 0
        ? finding
        : {
            ...finding,
            notes: [
              ...(finding.notes ?? []),
              `Others used so many processors each minute: ${others.map((used) => used.toFixed(2)).join(" ")}`
            ]
          }
  )
}

/** A third is at least a minute. */
const minMinutes = 3

export const torture: Torture = {
  name: "soak",
  promise: "Half an hour of a steady load leaves a server as it was",
  needs: ["pg_ctl"],
  run: async (minutes = usualMinutes) => {
    if (!hasProc) return { missing: ["/proc of Linux"] }
    if (minutes < minMinutes) throw new Error(`${minutes}: expected at least ${minMinutes} minutes`)
    return findings(await soak(minutes))
  }
}

if (import.meta.main) report(await soak(countOf(process.argv[2], usualMinutes)))
