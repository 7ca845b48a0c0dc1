/**
 * Stores that an earlier version filled, opened with this one: brought up to date, and asked the same before and after. The
 * earlier version is checked out of the repository's history and runs its own commands. As a program,
 * `node test/torture/upgrade.ts`, it prints what was seen.
 */
import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { readFile, symlink } from "node:fs/promises"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { type Environment, findata, json, remove, temporaryDirectory, until } from "../cli/command.ts"
import { createOn } from "../postgres/databases.ts"
import { publicUrl, type Question, type Reply, repliesAt, withServer } from "./answers.ts"
import { report, type Torture, withCluster } from "./program.ts"

/** The last commit before lists and searches came from indexes and bars were packed. */
const earlier = "41235535b81ffdbc338b68601fe00c61dffcb794"

const run = promisify(execFile)

const versionOf = async (directory: string, name: string): Promise<string | null> =>
  readFile(join(directory, "node_modules", name, "package.json"), "utf8").then(
    (text) => JSON.parse(text).version as string,
    () => null
  )

/** Why it can't be run here; null when it is in the directory, with its packages. */
const checkOut = async (directory: string): Promise<string | null> => {
  const isKnown = await run("git", ["cat-file", "-e", `${earlier}^{commit}`]).then(
    () => true,
    () => false
  )
  if (!isKnown) return `the repository's history of ${earlier.slice(0, 7)}`
  const archive = join(directory, "archive.tar")
  await run("git", ["archive", "--output", archive, earlier])
  await run("tar", ["-xf", archive, "-C", directory])
  const { dependencies } = JSON.parse(await readFile(join(directory, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  for (const [name, version] of Object.entries(dependencies)) {
    if ((await versionOf(".", name)) !== version)
      return `${name} ${version}, which ${earlier.slice(0, 7)} needs`
  }
  await symlink(resolve("node_modules"), join(directory, "node_modules"), "dir")
  return null
}

interface Started {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** The earlier version's command in its directory. */
const earlierIn = (directory: string) => {
  const options = (env: Environment) => ({
    cwd: directory,
    env: { PATH: process.env["PATH"], NO_COLOR: "1", ...env }
  })
  const command = async (env: Environment, ...args: ReadonlyArray<string>): Promise<string> =>
    (await run(process.execPath, ["apps/cli/main.ts", ...args], options(env))).stdout
  const serve = async (env: Environment): Promise<Started> => {
    const server = spawn(process.execPath, ["apps/cli/main.ts", "serve", "--port", "0"], options(env))
    const ended = once(server, "exit")
    let output = ""
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text
      })
    }
    const address = await until(
      () => {
        if (server.exitCode !== null) throw new Error(`The earlier server ended: ${output}`)
        return /serves (http:\S+)/.exec(output)?.[1]
      },
      (found) => found !== undefined,
      60_000
    )
    return {
      address: address ?? "",
      stop: async () => {
        server.kill("SIGKILL")
        await ended
      }
    }
  }
  return { command, serve }
}

const symbols = ["AAPL", "AIG", "BAC", "FB", "GOOG", "IBM", "NVDA", "SNOW", "SPY", "USO"]
const day = "2021-03-31"

const api = "/api/public/v1"
const basic = "/api/v1/financial-v4"
const pages = "/v1/financial_v4"

/** Prices, actions, lists, searches, statements, news, reports and company pages. */
const targets: ReadonlyArray<string> = [
  ...symbols.flatMap((symbol) => [
    `${api}/financial/companies/${symbol}`,
    `${api}/financial/companies/${symbol}/financials?years=10`,
    `${api}/financial/companies/${symbol}/financials?period=Quarterly&years=5`,
    `${api}/stock/prices/${symbol}?limit=500`,
    `${api}/stock/prices/${symbol}?limit=500&adjust=none`,
    ...["1day", "1week", "1month"].flatMap((interval) => [
      `${api}/stock/prices/${symbol}/history?interval=${interval}&limit=1000`,
      `${api}/stock/prices/${symbol}/history?interval=${interval}&limit=1000&order=desc&adjust=all&page=2`
    ]),
    `${api}/stock/prices/${symbol}/actions`,
    `${basic}/time-series?symbol=${symbol}&outputsize=1000&start_date=2010-01-01&end_date=${day}`,
    `${basic}/profile?symbol=${symbol}&as_of=${day}`,
    `${basic}/fundamentals?symbol=${symbol}&as_of=${day}`
  ]),
  ...[
    "limit=100",
    "limit=3&offset=4",
    "page=2&limit=4",
    "search=a",
    "search=app",
    "search=INC",
    "country=US"
  ].map((query) => `${api}/financial/companies?${query}`),
  ...["a", "goog", "apple", "정", "%25"].map(
    (text) => `${pages}/companies?search=${encodeURIComponent(text)}`
  ),
  ...["page_size=100", "page_size=2&page=2", "title=a", "securities_firm=S"].map(
    (query) => `${api}/research/reports?${query}`
  ),
  ...["limit=100", "limit=5&page=2", "category=earnings", "priority=1"].map(
    (query) => `${api}/news/articles?${query}`
  ),
  ...[1, 2, 3, 4, 5].flatMap((id) => [
    `${api}/news/articles/${id}`,
    `${api}/news/articles/${id}/content`,
    `${api}/research/reports/${id}`,
    ...["", "/financials", "/snapshot", "/technical", "/consensus"].map(
      (page) => `${pages}/companies/${id}${page}?as_of=${day}`
    ),
    // Which 0.1.0 had for the present day alone.
    ...["/insider", "/dart", "/news", "/research-highlights"].map(
      (page) => `${pages}/companies/${id}${page}`
    ),
    `/v1/sector-analyst/company/${id}?as_of=${day}`
  ])
]

/** Sums of the same numbers in another order. */
const isNear = (one: Json, other: Json): boolean =>
  typeof one === "number" && typeof other === "number" && Math.abs(one - other) <= 1e-12 * Math.abs(one)

type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [name: string]: Json }

/**
 * Where the later of two bodies lacks or changes what the earlier one has, as `data.3.close: 2 instead of 1`. Members may
 * be added.
 */
const changes = (before: Json, after: Json, path = ""): ReadonlyArray<string> => {
  if (typeof before === "object" && before !== null && typeof after === "object" && after !== null) {
    if (Array.isArray(before) !== Array.isArray(after)) return [`${path}: another kind`]
    const [earlier, later] = [before, after] as ReadonlyArray<Readonly<Record<string, Json>>>
    const more =
      Array.isArray(before) && before.length !== (after as ReadonlyArray<Json>).length
        ? [`${path}: ${(after as ReadonlyArray<Json>).length} items instead of ${before.length}`]
        : []
    return [
      ...more,
      ...Object.keys(earlier ?? {}).flatMap((name) =>
        later?.[name] === undefined
          ? [`${path}.${name}: missing`]
          : changes(earlier?.[name] as Json, later[name], `${path}.${name}`)
      )
    ]
  }
  return before === after || isNear(before, after)
    ? []
    : [`${path}: ${JSON.stringify(after)} instead of ${JSON.stringify(before)}`]
}

/** What CHANGELOG.md says of answers that differ over the same store. */
const documented: ReadonlyArray<RegExp> = [
  // "Earnings per share are on the shares of the requested day: divided by the splits since they were filed."
  /\/(AAPL|1)\/financials\?.*\.eps_\w+: [\d.]+ instead of [\d.]+$/,
  // "The fourth quarter's are derived from the year's and the other quarters' where no filing has them."
  /\/financials\?period=Quarterly.*\.eps_\w+: -?[\d.]+ instead of null$/,
  // "EBIT and EBITDA have one definition in all statements of an answer, that of the latest annual statement."
  /\/financials\?.*\.ebit(da)?: (-?[\d.]+|null) instead of -?[\d.]+$/,
  // "net_debt subtracts short-term investments, as enterprise value does."
  /\.financial_health\.net_debt: -?\d+ instead of -?\d+$/,
  // "The search of companies on company pages ... ranks the nearest by market cap."
  /\/financial_v4\/companies\?search=\w+: \.companies\.\d+\.(id|symbol|name|exchange|slug): /,
  // "New operations: GET /api/public/v1/stock/prices/{symbol}/actions"
  /\/actions: 200 instead of 404$/,
  // "Multiples combine a price with data known on its own day ... Shares outstanding are those of the market cap."
  /\/profile\?.*\.(shares_outstanding|market_cap): \d+ instead of \d+$/,
  // "Filings on /dart have the issuer's corp_code and the company's symbol where the imported file had none."
  /\/dart: .*\.stock_code: "[A-Z]+" instead of null$/
]

interface Seen {
  readonly database: string
  readonly requests: number
  readonly succeeded: number
  /** What differs, by request. */
  readonly different: ReadonlyArray<string>
  /** What the command says is wrong with the store that was brought up to date. */
  readonly findings: ReadonlyArray<string>
}

const differencesOf = (earlier: Reply, later: Reply): ReadonlyArray<string> =>
  earlier.status === later.status
    ? changes(JSON.parse(String(earlier.bytes)), JSON.parse(String(later.bytes)))
    : [`${later.status} instead of ${earlier.status}`]

/** The differences that aren't documented. */
const differences = (
  questions: ReadonlyArray<Question>,
  before: ReadonlyArray<Reply>,
  after: ReadonlyArray<Reply>
): ReadonlyArray<string> =>
  questions
    .flatMap(({ target }, i) =>
      differencesOf(before[i] as Reply, after[i] as Reply).map((difference) => `${target}: ${difference}`)
    )
    .filter((difference) => documented.every((pattern) => !pattern.test(difference)))

const upgraded = async (database: string, directory: string, env: Environment): Promise<Seen> => {
  const { command, serve } = earlierIn(directory)
  await command(env, "sample")
  const flags = ["--name", "reader", "--scopes", "read:all", "--rate-limit", "1000000", "--json"]
  const { key } = JSON.parse(await command(env, "keys", "create", ...flags))
  const questions = targets.map((target) => ({ method: "GET", target, headers: { "x-api-key": key } }))
  const server = await serve({ PUBLIC_URL: publicUrl, ...env })
  const before = await repliesAt(server.address, questions).finally(server.stop)
  const migrated = await findata(env, "migrate")
  if (migrated.code !== 0) throw new Error(`The store wasn't brought up to date: ${migrated.stderr}`)
  const after = await withServer(env, (address) => repliesAt(address, questions))
  const { findings } = json(await findata(env, "doctor", "--json"))
  return {
    database,
    requests: questions.length,
    succeeded: before.filter(({ status }) => status === 200).length,
    different: differences(questions, before, after),
    findings: findings
      .filter(({ ok }: { readonly ok: boolean }) => !ok)
      .map((_: unknown) => JSON.stringify(_))
  }
}

/** What was seen on both databases, or what is missing to see it. */
const both = async (): Promise<ReadonlyArray<Seen> | string> => {
  const directories = await Promise.all(Array.from({ length: 3 }, temporaryDirectory))
  const [directory = "", sqlite = "", postgres = ""] = directories
  try {
    const missing = await checkOut(directory)
    if (missing !== null) return missing
    const more = { INDEX_SYMBOL: "SPY" }
    return [
      await upgraded("SQLite", directory, { FINDATA_DATA: sqlite, ...more }),
      await withCluster(async ({ url }) =>
        upgraded("PostgreSQL", directory, {
          FINDATA_DATA: postgres,
          DATABASE_URL: await createOn(url),
          ...more
        })
      )
    ]
  } finally {
    await Promise.all(directories.map(remove))
  }
}

const faultsOf = ({ database, different, findings, requests, succeeded }: Seen): ReadonlyArray<string> => [
  ...different.slice(0, 5).map((one) => `On ${database}, ${different.length} differ: ${one}`),
  ...findings.map((finding) => `On ${database} the store has a fault: ${finding}`),
  ...(succeeded >= 0.6 * requests
    ? []
    : [`On ${database} only ${succeeded} of ${requests} requests succeeded`])
]

export const torture: Torture = {
  name: "upgrade",
  promise: `A store of commit ${earlier.slice(0, 7)} is brought up to date, and answers as before`,
  needs: ["pg_ctl", "git", "tar"],
  run: async () => {
    const seen = await both()
    if (typeof seen === "string") return { missing: [seen] }
    return {
      cases: seen.reduce((sum, { requests }) => sum + requests, 0),
      faults: seen.flatMap(faultsOf)
    }
  }
}

if (import.meta.main) report(await both())
