/**
 * Stores that are backed up and restored, on either database and from one to the other, and asked the same before and after.
 * As a program, `node test/torture/backup.ts 500`, it asks so many requests of each and prints what was seen.
 */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { type Scale, companyAt } from "../../bench/data/companies.ts"
import { filesOf } from "../../bench/data/files.ts"
import { sample } from "../../scripts/fuzz/servers.ts"
import { type Environment, findata, remove, temporaryDirectory } from "../cli/command.ts"
import { type Known, type Sent, headersOf, requestsTo } from "../fuzz/requests.ts"
import { signed } from "../http/tokens.ts"
import { createOn } from "../postgres/databases.ts"
import { type Question, type Reply, repliesAt, withServer } from "./answers.ts"
import { imported } from "./imported.ts"
import { type Torture, countOf, report, withCluster } from "./program.ts"
import { readerKey } from "./readerKey.ts"
import { secret } from "./tokens.ts"
import * as fc from "fast-check"

const usualRequests = 500

/** Beside the sample. */
const generated: Scale = {
  companies: 300,
  priced: 40,
  barsOf: (company) => 200 + 20 * company,
  filing: 30,
  articles: 150,
  reports: 200,
  covered: 40
}

const symbols = Array.from({ length: 12 }, (_, i) => companyAt(i).symbol)

const owner = "backup"

/** All kinds of rows, replaced, undone and deleted ones among them, and keys of which one is revoked. */
const fill = async (env: Environment): Promise<void> => {
  const done = async (...args: ReadonlyArray<string>) => {
    const { code, stderr, stdout } = await findata(env, ...args)
    if (code !== 0) throw new Error(`findata ${args.join(" ")} failed: ${stdout}${stderr}`)
  }
  await done("sample")
  const directory = await temporaryDirectory()
  try {
    for (const [kind, lines] of Object.entries(filesOf(generated))) {
      const file = join(directory, `${kind}.${kind === "news" ? "ndjson" : "csv"}`)
      await writeFile(file, [...lines()].join(""))
      await done(
        "import",
        kind,
        file,
        "--source",
        "generated",
        ...(kind === "prices" ? ["--basis", "raw"] : [])
      )
    }
  } finally {
    await remove(directory)
  }
  for (const volume of [1, 2]) {
    await imported(
      env,
      "prices",
      `symbol,date,open,high,low,close,volume\nAAPL,2020-06-01,1,2,1,1.25,${volume}\n`
    )
  }
  await done("delete", "company", "uso", "--yes")
  for (const name of ["one", "two"]) {
    await done("keys", "create", "--name", name, "--scopes", "read:news", "--owner", owner)
  }
  await done("keys", "revoke", "1")
}

/** Reads of every operation in turn, four of five of them valid, each once. */
const readsOf = (count: number, known: Known): ReadonlyArray<Sent> => {
  const all = fc.sample(requestsTo(known), { numRuns: 40 * count, seed: 1 })
  const byOperation = new Map<string, Map<string, Sent>>()
  for (const sent of all) {
    if (sent.operation === null || !["GET", "HEAD"].includes(sent.method) || sent.credential !== "good")
      continue
    const own = byOperation.get(sent.operation) ?? new Map<string, Sent>()
    byOperation.set(sent.operation, own.set(`${sent.method} ${sent.target}`, sent))
  }
  const queues = [...byOperation.values()].map((own) => {
    const [valid, hostile] = [
      [...own.values()].filter((_) => _.hostile.length === 0),
      [...own.values()].filter((_) => _.hostile.length > 0)
    ]
    return valid.flatMap((sent, i) =>
      i % 4 === 3 && hostile.length > 0 ? [sent, hostile.pop() as Sent] : [sent]
    )
  })
  const chosen: Array<Sent> = []
  for (let i = 0; chosen.length < count && queues.some((queue) => i < queue.length); i++) {
    for (const queue of queues)
      if (queue[i] !== undefined && chosen.length < count) chosen.push(queue[i] as Sent)
  }
  return chosen
}

/** PDFs that a server has, as segments below `/files/reports/`. */
const pdfsAt = async (
  address: string,
  headers: Readonly<Record<string, string>>
): Promise<Known["files"]> => {
  const [reply] = await repliesAt(address, [
    { method: "GET", target: "/api/public/v1/research/reports?page_size=100", headers }
  ])
  const found = String(reply?.bytes).matchAll(/\/files\/reports\/([^/"]+)\/([^"]+\.pdf)/g)
  return [...found].map(([, folder = "", file = ""]) => [folder, file] as const)
}

interface Compared {
  readonly from: string
  readonly to: string
  readonly requests: number
  readonly operations: number
  readonly succeeded: number
  /** Of the requests, the first that were answered otherwise, each with both answers. */
  readonly different: ReadonlyArray<string>
}

const described = ({ bytes, headers, status }: Reply): string =>
  `${status} ${JSON.stringify(headers)} ${bytes.subarray(0, 300)}`

const differences = (
  questions: ReadonlyArray<Question>,
  before: ReadonlyArray<Reply>,
  after: ReadonlyArray<Reply>
): ReadonlyArray<string> =>
  questions.flatMap(({ method, target }, i) =>
    isDeepStrictEqual(before[i], after[i])
      ? []
      : [`${method} ${target}: ${described(after[i] as Reply)} instead of ${described(before[i] as Reply)}`]
  )

type Place = "SQLite" | "PostgreSQL"

/** From an origin, filled and backed up once, to each of the places. */
const restored = async (
  from: Place,
  places: Readonly<Record<Place, () => Promise<Environment>>>,
  count: number
): Promise<ReadonlyArray<Compared>> => {
  const origin = await places[from]()
  await fill(origin)
  const good = {
    "x-api-key": await readerKey(origin),
    authorization: `Bearer ${await signed({ sub: owner, exp: Math.floor(Date.now() / 1000) + 86_400 }, secret)}`
  }
  const { before, operations, questions } = await withServer(origin, async (address) => {
    const known: Known = {
      symbols: [...sample.symbols, ...symbols],
      slugs: [...sample.slugs, ...symbols],
      texts: [...sample.texts, companyAt(0).word, companyAt(1).word, "Securities"],
      files: [...(await pdfsAt(address, good)), ...sample.files]
    }
    const sent = readsOf(count, known)
    const questions = sent.map((one): Question => {
      // What is kept in memory is compressed, and only that.
      const { "accept-encoding": _, ...headers } = headersOf(one, { good, narrow: good })
      return { method: one.method, target: one.target, headers }
    })
    const operations = new Set(sent.map(({ operation }) => operation)).size
    return { before: await repliesAt(address, questions), operations, questions }
  })
  const file = join(origin["FINDATA_DATA"] ?? "", "store.backup")
  const backedUp = await findata(origin, "backup", file)
  if (backedUp.code !== 0) throw new Error(`The backup failed: ${backedUp.stderr}`)
  const compared: Array<Compared> = []
  for (const [to, place] of Object.entries(places)) {
    const env = await place()
    const outcome = await findata(env, "restore", file)
    if (outcome.code !== 0) throw new Error(`Restoring it failed: ${outcome.stderr}`)
    const after = await withServer(env, (address) => repliesAt(address, questions))
    compared.push({
      from,
      to,
      requests: questions.length,
      operations,
      succeeded: after.filter(({ status }) => status >= 200 && status < 300).length,
      different: differences(questions, before, after)
    })
  }
  return compared
}

const everyWay = (count: number): Promise<ReadonlyArray<Compared>> =>
  withCluster(async ({ url }) => {
    const directories: Array<string> = []
    const sqlite = async (): Promise<Environment> => {
      const directory = await temporaryDirectory()
      directories.push(directory)
      return { FINDATA_DATA: directory, INDEX_SYMBOL: "SPY", JWT_SECRET: secret }
    }
    const places = {
      SQLite: sqlite,
      PostgreSQL: async () => ({ ...(await sqlite()), DATABASE_URL: await createOn(url) })
    }
    try {
      return [...(await restored("SQLite", places, count)), ...(await restored("PostgreSQL", places, count))]
    } finally {
      await Promise.all(directories.map(remove))
    }
  })

const faultsOf =
  (count: number) =>
  ({ different, from, requests, succeeded, to }: Compared): ReadonlyArray<string> => [
    ...different.slice(0, 3).map((one) => `From ${from} to ${to}, ${different.length} differ: ${one}`),
    ...(requests === count ? [] : [`Only ${requests} requests were found`]),
    ...(succeeded >= 0.5 * requests ? [] : [`From ${from} to ${to} only ${succeeded} requests succeeded`])
  ]

export const torture: Torture = {
  name: "backup",
  promise: "A restored backup answers requests of all routes as its store did, on either database",
  needs: ["pg_ctl"],
  run: async (count = usualRequests) => {
    const compared = await everyWay(count)
    return {
      cases: compared.reduce((sum, { requests }) => sum + requests, 0),
      faults: compared.flatMap(faultsOf(count))
    }
  }
}

if (import.meta.main) report(await everyWay(countOf(process.argv[2], usualRequests)))
