/**
 * Quotas in real time, over listening servers: one on each store, and three that share a Redis or a PostgreSQL. What was
 * admitted is replayed; nothing that a server says about a quota is believed until it has come true.
 */
import { Agent } from "node:http"
import { setTimeout } from "node:timers/promises"
import { remove, temporaryDirectory } from "../cli/command.ts"
import { startRedis } from "../redis/server.ts"
import { randomFrom } from "../random.ts"
import { type Answer, ask, type Asked } from "./clients.ts"
import { onPostgres, onSqlite, together, withServer } from "./eachStore.ts"
import { withNodes } from "./nodes.ts"
import { type Finding, type Torture, withCluster } from "./program.ts"
import { secret, tokenOf } from "./tokens.ts"

const path = "/api/public/v1/financial/companies?limit=1"

/** The servers behind one list of ports. */
type Addresses = ReadonlyArray<string>

let keys = 0

/** A new key of so many requests in so many seconds. */
const keyOf = async ([address]: Addresses, rate_limit: number, rate_period = 60): Promise<string> => {
  // An owner may have a hundred keys.
  const headers = { authorization: `Bearer ${await tokenOf(`owner ${Math.floor(keys++ / 90)}`)}` }
  const body = { name: "quota", scopes: ["read:all"], rate_limit, rate_period }
  const { status, text } = await ask({ method: "POST", url: `${address}/api/v1/api-keys`, headers, body })
  if (status !== 201) throw new Error(`A key was refused: ${status} ${text}`)
  return JSON.parse(text).key
}

/** The request of a turn: each of the servers has its turn. */
const asking = (addresses: Addresses, key: string, turn = 0): Asked => ({
  method: "GET",
  url: `${addresses[turn % addresses.length]}${path}`,
  headers: { "x-api-key": key }
})

const isAdmitted = ({ status }: Answer): boolean => status === 200

/** Answers that are neither admissions nor refusals. */
const others = (answers: ReadonlyArray<Answer>): ReadonlyArray<string> => [
  ...new Set(
    answers
      .filter(({ status }) => status !== 200 && status !== 429)
      .map(({ status, text }) => `An answer was ${status}: ${text.slice(0, 200)}`)
  )
]

/** So many requests at once, over 50 connections together. */
const burst = async (addresses: Addresses, key: string, count: number): Promise<ReadonlyArray<Answer>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: Math.ceil(50 / addresses.length) })
  try {
    return await Promise.all(
      Array.from({ length: count }, (_, turn) => ask(asking(addresses, key, turn), agent))
    )
  } finally {
    agent.destroy()
  }
}

const repeats = 20

const bursts = async (addresses: Addresses): Promise<Finding> => {
  const faults: Array<string> = []
  for (let repeat = 0; repeat < repeats; repeat++) {
    const answers = await burst(addresses, await keyOf(addresses, 100), 1000)
    const admitted = answers.filter(isAdmitted).length
    faults.push(...others(answers))
    if (admitted !== 100) faults.push(`${admitted} of 1,000 requests at once were admitted, expected 100`)
  }
  return {
    promise:
      "Of 1,000 requests at once on 50 connections exactly the 100 of the quota are admitted, 20 times",
    cases: repeats,
    faults
  }
}

const policyOf = ({ headers }: Answer): string => String(headers["ratelimit-policy"])

/** The members r and t of `RateLimit`, a structured field; null for another one. */
const stateOf = ({ headers }: Answer): readonly [remaining: number, reset: number] | null => {
  const [, remaining, reset] =
    /^"default";r=(\d{1,15});t=(\d{1,15})$/.exec(String(headers["ratelimit"])) ?? []
  return remaining === undefined ? null : [Number(remaining), Number(reset)]
}

const secondsOf = ({ retryAfter }: Answer): number =>
  /^\d{1,15}$/.test(retryAfter ?? "") ? Number(retryAfter) : Number.NaN

const until = (time: number): Promise<void> => setTimeout(Math.max(0, time - performance.now()))

/** One key over one connection: what each answer says, and that it comes true. */
const announced = async (addresses: Addresses, limit: number, period: number, at: number) => {
  const faults: Array<string> = []
  const expect = (what: string, is: boolean): void => {
    if (!is) faults.push(`${limit} in ${period} seconds: ${what}`)
  }
  const key = await keyOf(addresses, limit, period)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const next = () => ask(asking(addresses, key, at), agent)
  const begun = performance.now()
  for (let left = limit - 1; left >= 0; left--) {
    const answer = await next()
    const [remaining, reset] = stateOf(answer) ?? [Number.NaN, Number.NaN]
    expect(`admission ${limit - left} was ${answer.status}`, isAdmitted(answer))
    expect(`the policy was ${policyOf(answer)}`, policyOf(answer) === `"default";q=${limit};w=${period}`)
    expect(`r was ${remaining}, not ${left}`, remaining === left)
    // A request comes back at most one sub-window, a sixtieth of the period, late.
    expect(`t was ${reset}`, reset >= period && reset <= Math.ceil(period + period / 60))
  }
  const refused = await next()
  const burstFor = (performance.now() - begun) / 1000
  const [wait, [remaining, reset]] = [secondsOf(refused), stateOf(refused) ?? [Number.NaN, Number.NaN]]
  expect(`one more was ${refused.status}`, refused.status === 429)
  expect(`r was ${remaining}, not 0`, remaining === 0)
  expect(`Retry-After was ${refused.retryAfter}`, wait >= 1 && wait <= Math.ceil(period + period / 60))
  const spread = burstFor + period / 60 + 1
  expect(`t was ${reset} and Retry-After ${wait}`, reset >= wait && reset - wait <= spread)
  await until(refused.askedAt + (wait - 2) * 1000)
  const early = await next()
  expect(`2 seconds before Retry-After the answer was ${early.status}`, early.status === 429)
  expect(`Retry-After was ${early.retryAfter} then`, Math.abs(secondsOf(early) - 2) <= 1)
  await until(refused.endedAt + wait * 1000)
  const admitted = await next()
  expect(`after Retry-After the answer was ${admitted.status}`, isAdmitted(admitted))
  agent.destroy()
  return faults
}

const limits = 20

const headers = async (addresses: Addresses): Promise<Finding> => {
  const random = randomFrom(7)
  const faults = await Promise.all(
    Array.from({ length: limits }, (_, at) =>
      announced(addresses, 1 + Math.floor(random() * 40), 60 + Math.floor(random() * 16), at)
    )
  )
  return {
    promise:
      "Of 20 random quotas each answer says what is left, and Retry-After is when the next is admitted",
    cases: limits,
    faults: faults.flat()
  }
}

const limit = 60
const window = 60_000
const windows = 3

/** Sends the requests at their times, milliseconds from now, and returns the answers. */
const replay = async (addresses: Addresses, key: string, times: ReadonlyArray<number>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const begun = performance.now()
  const asked: Array<Promise<Answer>> = []
  for (const [turn, time] of times.entries()) {
    await until(begun + time)
    const answer = ask(asking(addresses, key, turn), agent)
    // A failure is reported below.
    answer.catch(() => {})
    asked.push(answer)
  }
  const answers = await Promise.all(asked)
  agent.destroy()
  return answers
}

/** The most requests that were certainly admitted within a window, whenever it began. */
const maxInWindow = (answers: ReadonlyArray<Answer>): number => {
  const admitted = answers.filter(isAdmitted)
  const within = admitted.map(
    ({ askedAt: from }) =>
      admitted.filter(({ askedAt, endedAt }) => askedAt >= from && endedAt < from + window).length
  )
  return Math.max(0, ...within)
}

/** Times at intervals in milliseconds, over all windows. */
const timesOf = (interval: () => number): ReadonlyArray<number> => {
  const times: Array<number> = []
  for (let time = 0; time < windows * window; time += interval()) times.push(time)
  return times
}

const anyWindow = async (addresses: Addresses): Promise<Finding> => {
  const random = randomFrom(11)
  const clients = {
    bursts: timesOf(() => 10_000).flatMap((time) => Array.from({ length: 3 * limit }, () => time)),
    paced: timesOf(() => window / limit / 1.5),
    Poisson: timesOf(() => (-Math.log(1 - random() * 0.999999) * window) / limit / 2)
  }
  const faults = await Promise.all(
    Object.entries(clients).map(async ([name, times]) => {
      const answers = await replay(addresses, await keyOf(addresses, limit), times)
      const [max, all] = [maxInWindow(answers), answers.filter(isAdmitted).length]
      return [
        ...others(answers),
        ...(max <= limit ? [] : [`${name}: ${max} of ${limit} were admitted within a minute`]),
        // The quota is back three times, each time a sub-window late at most.
        ...(all >= 2 * limit ? [] : [`${name}: ${all} were admitted in three minutes`])
      ]
    })
  )
  return {
    promise: "Bursts, paced and Poisson clients are admitted at most the quota in any span of its period",
    cases: Object.keys(clients).length,
    faults: faults.flat()
  }
}

const pacing = async (addresses: Addresses): Promise<Finding> => {
  const times = timesOf(() => window / limit / 0.9)
  const answers = await replay(addresses, await keyOf(addresses, limit), times)
  const part = answers.filter(isAdmitted).length / answers.length
  return {
    promise: "A client at nine tenths of its quota is admitted for three periods",
    cases: answers.length,
    faults: [
      ...others(answers),
      ...(part >= 0.95 ? [] : [`${Math.round(part * 100)} % of ${answers.length} were admitted`])
    ]
  }
}

const refusals = 10_000

const isolation = async (addresses: Addresses): Promise<Finding> => {
  const [one, other] = [await keyOf(addresses, 100), await keyOf(addresses, 100)]
  const used = await burst(addresses, one, 100)
  const first = await ask(asking(addresses, one))
  const wait = secondsOf(first)
  const agent = new Agent({ keepAlive: true, maxSockets: Math.ceil(50 / addresses.length) })
  const refused: Array<Answer> = []
  let sent = 0
  const loops = Array.from({ length: 50 }, async () => {
    while (sent < refusals) refused.push(await ask(asking(addresses, one, sent++), agent))
  })
  const beside = await replay(
    addresses,
    other,
    Array.from({ length: 100 }, (_, i) => 50 * i)
  )
  await Promise.all(loops)
  const inTime = performance.now() < first.askedAt + (wait - 3) * 1000
  await until(first.askedAt + (wait - 2) * 1000)
  const early = await ask(asking(addresses, one), agent)
  await until(first.endedAt + wait * 1000)
  const recovered = await ask(asking(addresses, one), agent)
  agent.destroy()
  const let_through = refused.filter(({ status }) => status !== 429)
  return {
    promise: "10,000 refused requests of a key neither touch another key nor delay when it is admitted again",
    cases: refused.length,
    faults: [
      ...others([...used, ...refused, ...beside]),
      ...(used.every(isAdmitted) ? [] : ["Not all of the quota was admitted"]),
      ...(let_through.length === 0 ? [] : [`${let_through.length} requests beyond the quota were admitted`]),
      ...(beside.every(isAdmitted) ? [] : ["The other key was refused"]),
      ...(inTime ? [] : ["10,000 refusals took longer than the period"]),
      ...(early.status === 429 ? [] : [`2 seconds before Retry-After the answer was ${early.status}`]),
      ...(isAdmitted(recovered) ? [] : [`After Retry-After the answer was ${recovered.status}`])
    ]
  }
}

const eachPromise = async (addresses: Addresses): Promise<ReadonlyArray<Finding>> => [
  await bursts(addresses),
  ...(await Promise.all([headers, anyWindow, pacing, isolation].map((promise) => promise(addresses))))
]

const onRedis = async <A>(use: (addresses: Addresses) => Promise<A>): Promise<A> => {
  const redis = await startRedis()
  const directory = await temporaryDirectory()
  const env = { FINDATA_DATA: directory, REDIS_URL: redis.url, JWT_SECRET: secret }
  try {
    return await withNodes(env, ({ servers }) => use(servers.map(({ address }) => address)))
  } finally {
    await redis.stop()
    await remove(directory)
  }
}

const one = (on: typeof onSqlite, use: (addresses: Addresses) => Promise<ReadonlyArray<Finding>>) =>
  on(({ env }) => withServer(env, ({ address }) => use([address]), "--workers", "2"))

const settings: Readonly<
  Record<
    string,
    (use: (addresses: Addresses) => Promise<ReadonlyArray<Finding>>) => Promise<ReadonlyArray<Finding>>
  >
> = {
  SQLite: (use) => one(onSqlite, use),
  PostgreSQL: (use) => one(onPostgres, use),
  "three servers with Redis": onRedis,
  "three servers on PostgreSQL": (use) =>
    withCluster(({ url }) =>
      withNodes({ DATABASE_URL: url, DATABASE_CONNECTIONS: "4", JWT_SECRET: secret }, ({ servers }) =>
        use(servers.map(({ address }) => address))
      )
    )
}

export const torture: Torture = {
  name: "quotas",
  promise: "Quotas hold in real time, over one server and over three",
  needs: ["pg_ctl", "redis-server"],
  run: async () =>
    together(
      await Promise.all(
        Object.entries(settings).map(async ([name, on]) => [name, await on(eachPromise)] as const)
      )
    )
}
