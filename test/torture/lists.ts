/** Searches and far pages of 50,000 companies, on each store: abuse is as fast as use. */
import { Agent } from "node:http"
import { median, percentile } from "../../bench/harness/statistics.ts"
import { start } from "../cli/command.ts"
import { patterns } from "../fuzz/hostileTexts.ts"
import { type Answer, ask, tookOf } from "./clients.ts"
import { eachStoreInTurn, type Place, withServer } from "./eachStore.ts"
import type { Finding, Torture } from "./program.ts"
import { readerKey } from "./readerKey.ts"

const companies = 50_000
const list = "/api/public/v1/financial/companies"

const words = [
  "Apple",
  "Holdings",
  "100%",
  "a_b",
  "Energy (US)",
  "South",
  "Inc.",
  "Bank",
  "\\Partners",
  "Co+"
]

const fileOf = (): string =>
  [
    "symbol,exchange,name,sector,country",
    ...Array.from({ length: companies }, (_, i) => {
      const name = `${words[i % 10]} ${words[Math.floor(i / 10) % 10]} ${i}`
      return `C${i},NYSE,"${name}",Sector ${i % 11},US`
    })
  ].join("\n")

type Get = (path: string) => Promise<Answer>

/** As long as a text may be. */
const abuse = ["%", "_", "\\", "%%", "__", "(a+)+$", ".*.*.*.*=", "a & !b | (c <-> d)", "' or 1=1 --"]
  .flatMap((text) => [text, text.repeat(20).slice(0, 100), text.repeat(60).slice(0, 100)])
  .concat(patterns)

/** Statements that took longer than a second, as PostgreSQL has logged them; SQLite has no log. */
const slowStatements = async ({ run, store }: Place): Promise<number> => {
  if (store === "SQLite") return 0
  const [row] = await run("select pg_read_file(current_setting('data_directory') || '/../log') as log")
  return String(row?.["log"])
    .split("\n")
    .filter((line) => line.includes("duration: ")).length
}

const searches = async (place: Place, get: Get): Promise<Finding> => {
  const answers: Array<Answer> = []
  const before = await slowStatements(place)
  for (let round = 0; round < 20; round++)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, i) => {
          const text = abuse[(50 * round + i) % abuse.length] ?? ""
          return get(`${list}?limit=5&search=${encodeURIComponent(text)}`)
        })
      ))
    )
  const faults: Array<string> = []
  for (const { asked, text } of answers.filter(({ status }) => status === 200)) {
    const wanted = (new URL(asked.url).searchParams.get("search") ?? "").toLowerCase()
    for (const { name, symbol } of JSON.parse(text).companies)
      if (![name, symbol].some((whole: string) => whole.toLowerCase().includes(wanted)))
        faults.push(`${wanted} found ${name}`)
  }
  const others = answers.filter(({ status }) => ![200, 422].includes(status))
  const slowest = percentile(answers.map(tookOf), 0.99)
  const slow = (await slowStatements(place)) - before
  return {
    promise:
      "Of 1,000 abusive searches of 50,000 companies, 50 at once, 99 % take 300 ms at most and find plain text",
    cases: answers.length,
    faults: [
      ...faults.slice(0, 3),
      ...others
        .slice(0, 3)
        .map(({ asked, status, text }) => `${asked.url} was ${status}: ${text.slice(0, 200)}`),
      ...(slowest <= 300 ? [] : [`One in a hundred took ${Math.round(slowest)} ms`]),
      ...(slow === 0 ? [] : [`${slow} statements took longer than a second`])
    ]
  }
}

const repeated = async (get: Get, path: string): Promise<ReadonlyArray<Answer>> => {
  const answers = []
  // Another name for each, so that no memory has it.
  for (let i = 0; i < 30; i++) answers.push(await get(`${path}&nothing=${i}`))
  return answers
}

const farPages = async (get: Get): Promise<Finding> => {
  const faults: Array<string> = []
  const lists = ["?limit=100", "?limit=100&sector=Sector%203", "?limit=100&search=inc"]
  for (const query of lists) {
    const first = median((await repeated(get, `${list}${query}&page=1`)).map(tookOf))
    for (const far of ["page=1000000000", "offset=1000000000"]) {
      const answers = await repeated(get, `${list}${query}&${far}`)
      const took = median(answers.map(tookOf))
      const [answer] = answers
      if (answer === undefined || ![200, 422].includes(answer.status))
        faults.push(`${far} was ${answer?.status}`)
      if (answer?.status === 200 && took > 2 * Math.max(first, 1))
        faults.push(`${query}&${far} took ${took.toFixed(1)} ms, page 1 ${first.toFixed(1)} ms`)
    }
  }
  return {
    promise: "A page beyond a thousand million takes at most twice the time of the first",
    cases: 2 * lists.length,
    faults
  }
}

const eachPromise = async (place: Place): Promise<ReadonlyArray<Finding>> => {
  const importing = start(place.env, "import", "companies", "-")
  importing.process.stdin.end(fileOf())
  const { code, stderr } = await importing.ended
  if (code !== 0) throw new Error(`The companies weren't imported: ${stderr}`)
  if (place.store === "PostgreSQL") {
    await place.run("alter system set log_min_duration_statement = 1000")
    await place.run("select pg_reload_conf()")
  }
  return withServer(
    place.env,
    async ({ address }) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 50 })
      const headers = { "x-api-key": await readerKey(place.env) }
      const get: Get = (path) => ask({ method: "GET", url: address + path, headers }, agent)
      try {
        return [await searches(place, get), await farPages(get)]
      } finally {
        agent.destroy()
      }
    },
    "--workers",
    "2"
  )
}

export const torture: Torture = {
  name: "lists",
  promise: "Searches and pages of 50,000 companies cost what they may",
  needs: ["pg_ctl"],
  run: () => eachStoreInTurn(eachPromise)
}
