/**
 * The import of an archive like SEC's companyfacts.zip, of issuers made from the facts of real ones: its memory, and the
 * time of requests to a server meanwhile, of a process of its own and of one that imports in its thread.
 */
import { createWriteStream, globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { Writable } from "node:stream"
import { gunzipSync } from "node:zlib"
import { TextReader, ZipWriter } from "@zip.js/zip.js"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { barsHeader, walked, weekdays } from "../data/bars.ts"
import { type Files, fill, findata, keyFor, serve, writeFiles } from "../harness/findata.ts"
import { type Environment, finish } from "../harness/programs.ts"
import { verdict } from "../harness/results.ts"
import { onEach, type Section } from "../harness/Section.ts"
import { type Answers, askSteadily, othersIn, percentileOf } from "../harness/steady.ts"
import { type Database, freshDirectory } from "../harness/stores.ts"
import { columns, figure, whole } from "../harness/tables.ts"
import { targets } from "../targets.ts"

interface Archive {
  readonly path: string
  readonly issuers: number
  /** Uncompressed. */
  readonly bytes: number
}

/** The facts of four issuers: three that file 10-K and 10-Q, and one that files 20-F under IFRS. */
const figures = resolve(import.meta.dirname, "../../test/figures/companyfacts")

/** The number of an issuer of the archive. */
const cikOf = (issuer: number): string => String(1_000_000 + issuer * 7).padStart(10, "0")

/** A multiple keeps sums what they are. */
const multiple = (digits: string, factor: number): string => String(Number(digits) * factor)

/** The same filings of another issuer: sums of money and numbers of shares differ by a factor. */
const factsOf = (model: string, issuer: number): string => {
  const factor = 1 + (issuer % 89)
  const prefix = String(issuer % 1000).padStart(3, "0")
  return model
    .replace(/"cik":("?)\d+/, (_, quote: string) => `"cik":${quote}${cikOf(issuer)}`.replace(/:0+/, ":"))
    .replace(/"accn":"\d{3}/g, `"accn":"${prefix}`)
    .replace(/"val":(\d{7,13})(?=[,}])/g, (_, digits: string) => `"val":${multiple(digits, factor)}`)
}

/** Writes issuers until the archive contains so many bytes, the models in turn. */
const makeArchive = async (path: string, atLeast: number): Promise<Archive> => {
  const models = globSync("*.json.gz", { cwd: figures })
    .toSorted()
    .map((name) => gunzipSync(readFileSync(join(figures, name))).toString())
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(path)), { useWebWorkers: false, level: 1 })
  let [issuers, bytes] = [0, 0]
  for (; bytes < atLeast; issuers++) {
    const text = factsOf(models[issuers % models.length] ?? "", issuers)
    bytes += text.length
    await zip.add(`CIK${cikOf(issuers)}.json`, new TextReader(text))
  }
  await zip.close()
  return { path, issuers, bytes }
}

/** The company that is asked for meanwhile, and how often a second. */
const asked = "AAPL"
const rate = 200

const filesOf = ({ issuers }: Archive): Files => ({
  *companies() {
    yield `symbol,exchange,name,cik\n${asked},NASDAQ,Apple Inc.,320193\n`
    for (let i = 0; i < issuers; i++) yield `X${i},NYSE,Company ${i},${cikOf(i)}\n`
  },
  *prices() {
    yield barsHeader
    yield walked(asked, 1, weekdays(2500))
  }
})

const filled = Effect.fnUntraced(function* (database: Database, archive: Archive) {
  const env = yield* database.store
  const directory = yield* freshDirectory
  yield* fill(env, yield* Effect.promise(() => writeFiles(directory, filesOf(archive))))
  return env
})

/** Throws when an entry fails or a row is refused. */
const importAll = (env: Environment, { path }: Archive) =>
  finish(findata("import", "edgar", path, "--json"), env)

/** A server, and a client that asks it while some work runs; without it for five seconds before. */
const whileServing = Effect.fnUntraced(function* (
  env: Environment,
  flags: ReadonlyArray<string>,
  work: (printed: () => string) => Promise<unknown>
) {
  const key = yield* Effect.promise(() => keyFor(env))
  const server = yield* serve("findata", { ...env, LOG_LEVEL: "info" }, ...flags)
  const request = { path: `/api/public/v1/stock/prices/${asked}?limit=100`, headers: { "x-api-key": key } }
  return yield* Effect.promise(async () => {
    // The first requests are slower, until the server's code is optimised.
    const idle = await askSteadily(server.address, [request], rate)
    await sleep(5000)
    await idle()
    const stop = await askSteadily(server.address, [request], rate)
    await work(server.printed)
    return stop()
  })
}, Effect.scoped)

/** Waits for the line that a sync logs at its end, up to an hour. */
const untilSynced = async (printed: () => string): Promise<void> => {
  for (const deadline = performance.now() + 3_600_000; !/Sync of archive: /.test(printed()); await sleep(100))
    if (performance.now() > deadline) throw new Error(`The sync didn't end in an hour: ${printed()}`)
}

const row = (name: string, answers: Answers): ReadonlyArray<string> => [
  name,
  whole(answers.times.length),
  ...[0.5, 0.99, 1].map((part) => figure(percentileOf(answers, part))),
  answers.late.toFixed(0),
  othersIn(answers.outcomes, "200")
]

export const archive: Section = (options) => {
  const megabytes = options.isQuick ? 20 : 2000
  return onEach(
    options,
    {
      title: "Import of an archive",
      about: `Of ${whole(megabytes)} MB, uncompressed, by the command, and ${rate} requests a second for kept prices while the command or the server's sync imports it. The client competes with both for the machine's processors.`,
      targets: [targets.archiveMemory, targets.besideArchive, targets.besideSync]
    },
    Effect.fnUntraced(function* (database: Database) {
      const directory = yield* freshDirectory
      const made = yield* Effect.promise(() =>
        makeArchive(join(directory, "companyfacts.zip"), megabytes * 1e6)
      )
      const alone = yield* filled(database, made)
      const { peak, seconds } = yield* Effect.promise(() => importAll(alone, made))
      const [one, other] = [yield* filled(database, made), yield* filled(database, made)]
      const beside = yield* whileServing(one, [], () => importAll(one, made))
      const source = fileURLToPath(new URL("../archiveSource.ts", import.meta.url))
      const syncing = { ...other, FINDATA_SOURCES: source, ARCHIVE_FILE: made.path }
      const synced = yield* whileServing(syncing, ["--sync", "archive=weekly"], untilSynced)
      const speed = `${figure(made.bytes / 1e6 / seconds)} MB/s`
      return {
        verdicts: [
          verdict(targets.archiveMemory, database.name, peak / 1e6, speed),
          verdict(targets.besideArchive, database.name, percentileOf(beside, 0.99)),
          verdict(targets.besideSync, database.name, percentileOf(synced, 0.99))
        ],
        tables: [
          columns([
            [
              `beside an import, ${database.name}`,
              "requests",
              "p50 ms",
              "p99 ms",
              "max ms",
              "sent late ms",
              "failed"
            ],
            row("by the command", beside),
            row("by the server's sync", synced)
          ])
        ]
      }
    })
  )
}
