/**
 * API keys of listening servers, on each store: what is no key, whose key it is, when it ends, and what its use costs the
 * store. Each promise is put to the test as often as is said with it, in real time.
 */
import { Agent } from "node:http"
import { setTimeout } from "node:timers/promises"
import type { Server } from "../cli/serving.ts"
import { type Answer, ask, type Asked, steadily } from "./clients.ts"
import { eachStoreInTurn, type Place, withServer } from "./eachStore.ts"
import type { Finding, Torture } from "./program.ts"
import { tokenOf } from "./tokens.ts"

const root = "/api/v1/api-keys"
const companies = "/api/public/v1/financial/companies?limit=1"

/** Of the same owner at most, by default. */
const maxKeys = 100

/** What is known of a server by those who ask it. */
interface Scene {
  readonly place: Place
  readonly server: Server
  readonly agent: Agent
}

interface Made {
  readonly id: number
  readonly key: string
}

/** Sends a request to manage keys as their owner. */
const manage = async (
  { agent, server }: Scene,
  owner: string,
  method: Asked["method"],
  path = "",
  body?: unknown
): Promise<Answer> =>
  ask(
    {
      method,
      url: `${server.address}${root}${path}`,
      headers: { authorization: `Bearer ${await tokenOf(owner)}` },
      ...(body === undefined ? {} : { body })
    },
    agent
  )

const wanted = { name: "torture", scopes: ["read:all"], rate_limit: 1_000_000 }

const make = async (scene: Scene, owner: string, overrides: object = {}): Promise<Made> => {
  const answer = await manage(scene, owner, "POST", "", { ...wanted, ...overrides })
  if (answer.status !== 201) throw new Error(`A key was refused: ${answer.status} ${answer.text}`)
  return JSON.parse(answer.text)
}

const asking = ({ server }: Scene, key: string, path = companies): Asked => ({
  method: "GET",
  url: `${server.address}${path}`,
  headers: { "x-api-key": key }
})

const statusOf = async (scene: Scene, key: string): Promise<number> =>
  (await ask(asking(scene, key), scene.agent)).status

/** Each of a list, so many at once. */
const each = async <A, B>(all: ReadonlyArray<A>, use: (one: A, at: number) => Promise<B>, atOnce = 32) => {
  const found = new Array<B>(all.length)
  let next = 0
  const loop = async () => {
    for (let at = next++; at < all.length; at = next++) found[at] = await use(all[at] as A, at)
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  return found
}

const numbers = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, i) => i)

/** How many of each, as a sentence for a fault; none where nothing was found. */
const counted = (what: string, found: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  found.length === 0 ? [] : [`${what}: ${found.length}, such as ${JSON.stringify(found[0]).slice(0, 300)}`]

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/** The statements that PostgreSQL has logged of the secrets of keys. */
const lookUps = async ({ run }: Place): Promise<number> => {
  const [row] = await run(`
    select count(*) as found
    from regexp_matches(
      pg_read_file(current_setting('data_directory') || '/../log'),
      'execute [^\\n]*\\n[^\\n]*\\n?[^\\n]*from api_key_secret', 'g'
    )
  `)
  return Number(row?.["found"])
}

const logStatements = async ({ run }: Place, what: "all" | "none"): Promise<void> => {
  await run(`alter system set log_statement = '${what}'`)
  await run("select pg_reload_conf()")
  await setTimeout(300)
}

/** 10,000 keys differ; 1,000 of them with one character replaced are none, and the store isn't asked for them. */
const secrets = async (scene: Scene): Promise<Finding> => {
  const keys = await each(numbers(10_000), (i) => make(scene, `owner ${Math.floor(i / maxKeys)}`))
  const texts = keys.map(({ key }) => key)
  const malformed = texts.filter((key) => !/^ak_[0-9A-Za-z]{40}$/.test(key))
  const mutated = texts.slice(0, 1000).map((key, i) => {
    const at = 3 + (i % 40)
    const character = alphabet[(alphabet.indexOf(key[at] ?? "") + 1 + (i % 61)) % 62] ?? ""
    return key.slice(0, at) + character + key.slice(at + 1)
  })
  const isPostgres = scene.place.store === "PostgreSQL"
  if (isPostgres) await logStatements(scene.place, "all")
  const before = isPostgres ? await lookUps(scene.place) : 0
  const statuses = await each(mutated, (key) => statusOf(scene, key))
  const after = isPostgres ? await lookUps(scene.place) : 0
  // Keys that were not used yet are looked up: the log shows it.
  const known = await each(texts.slice(1000, 1010), (key) => statusOf(scene, key))
  const control = isPostgres ? await lookUps(scene.place) : 10
  if (isPostgres) await logStatements(scene.place, "none")
  return {
    promise: "10,000 keys differ, and 1,000 of one changed character are refused without a query",
    cases: keys.length + mutated.length,
    faults: [
      ...(new Set(texts).size === keys.length ? [] : ["Two keys are the same"]),
      ...(new Set(keys.map(({ id }) => id)).size === keys.length ? [] : ["Two ids are the same"]),
      ...counted("Keys of another form", malformed),
      ...counted(
        "Answers to no key but 401",
        statuses.filter((status) => status !== 401)
      ),
      ...counted(
        "Answers to keys but 200",
        known.filter((status) => status !== 200)
      ),
      ...(after === before ? [] : [`${after - before} queries for keys that are none`]),
      ...(control - after >= 10 ? [] : [`${control - after} queries for ten keys are in the log`])
    ]
  }
}

/** What is no key, from one that is: headers, repeated ones in a list, and a query. */
const credentials = (key: string): ReadonlyArray<readonly [Asked["headers"], query?: string]> => [
  [{}],
  ...[
    ["", " ", "ak_", "null", "undefined", "*", "%00", "{}", "' or '1'='1", "\u00e9", "\u00ff\u00fe"],
    ["a".repeat(8000), `ak_${"0".repeat(40)}`, `ak_${"z".repeat(8000)}`, "ak_".padEnd(43, "\u00e9")],
    [1, 3, 11, 20, 37, 42].map((length) => key.slice(0, length)),
    [key.slice(1), key.slice(3), `ak_${key}`, `sk_${key.slice(3)}`, `AK_${key.slice(3)}`],
    [key.toUpperCase(), key.toLowerCase(), [...key].toReversed().join("")],
    [`${key}0`, `0${key}`, `${key}%20`, `${key}%00`, `${key};`, `"${key}"`, `[${key}]`, key + key],
    [`${key},${key}`, `${key}, ${key}`, `${key.slice(0, 20)} ${key.slice(20)}`],
    [`Bearer ${key}`, `ApiKey ${key}`, btoa(key), Buffer.from(key).toString("hex")]
  ]
    .flat()
    .map((value) => [{ "x-api-key": value }] as const),
  [{ authorization: `Bearer ${key}` }],
  [{ authorization: `ApiKey ${key}` }],
  [{ authorization: `Basic ${btoa(`${key}:`)}` }],
  [{ cookie: `x-api-key=${key}; api_key=${key}` }],
  [{ "api-key": key }],
  [{ "x-api-token": key }],
  [{ x_api_key: key }],
  ...["api_key", "apikey", "key", "x-api-key", "X-API-Key", "access_token", "token"].map(
    (name) => [{}, `${name}=${key}`] as const
  )
]

const endpoints = [
  "/api/public/v1/financial/companies",
  "/api/public/v1/stock/prices/AAPL?limit=x",
  "/api/public/v1/news/articles/1"
]

/** All but what differs by request or by time. */
const sameIn = ({ headers, status, text }: Answer): string => {
  const { date: _, "x-request-id": __, ...same } = headers
  return JSON.stringify([status, same, text])
}

/** No key, in sixty forms, at three endpoints. */
const noKeys = async (scene: Scene): Promise<Finding> => {
  const { key } = await make(scene, "credentials")
  const all = credentials(key)
  const urls = endpoints.map((path) => scene.server.address + path)
  const get = (url: string, headers: Asked["headers"] | ReadonlyArray<string>) =>
    ask({ method: "GET", url, headers: headers as Asked["headers"] }, scene.agent)
  const answers = []
  for (const url of urls) {
    for (const [headers, query] of all)
      answers.push(
        await get(query === undefined ? url : `${url}${url.includes("?") ? "&" : "?"}${query}`, headers)
      )
    // Two header lines, as only a list of names and values sends them.
    answers.push(await get(url, ["Host", new URL(url).host, "X-API-Key", key, "X-API-Key", key]))
  }
  const [first] = answers
  const others = answers.filter((answer) => first === undefined || sameIn(answer) !== sameIn(first))
  const { stderr, stdout } = scene.server
  return {
    promise: "60 credentials that are no key get one and the same 401 of three endpoints, and aren't logged",
    cases: answers.length,
    faults: [
      ...(answers.length === 180 ? [] : [`There are ${answers.length} cases`]),
      ...(first?.status === 401 ? [] : [`The first answer is ${first?.status}`]),
      ...counted("Other answers", others.map(sameIn)),
      ...((await statusOf(scene, key)) === 200 ? [] : ["The key itself is refused"]),
      ...(`${stdout()}${stderr()}`.includes(key.slice(12, 36)) ? ["The key is in the log"] : [])
    ]
  }
}

const keyRoutes = [
  ["GET", "", undefined],
  ["PATCH", "", { name: "taken" }],
  ["DELETE", "", undefined],
  ["POST", "/rotate", {}],
  ["GET", "/usage", undefined]
] as const

/** What a stranger learns of an owner's 200 keys, and of 200 that don't exist, by each route. */
const strangers = async (scene: Scene): Promise<Finding> => {
  const own = await each(numbers(200), (i) => make(scene, `owned by ${i % 2}`))
  const length = String(own[0]?.id).length
  const existing = own.map(({ id }) => id)
  // Of as many digits, so that the length of an answer is the same too.
  const absent = numbers(200).map((i) => 10 ** length - 1 - i)
  const seen = await each(
    keyRoutes.flatMap((route) => [...existing, ...absent].map((id) => [route, id] as const)),
    async ([[method, path, body], id], at) => {
      const answer = await manage(scene, `stranger ${Math.floor(at / 200)}`, method, `/${id}${path}`, body)
      const text = answer.text.replace(`: ${id}"`, ': ID"')
      return { id, route: `${method} ${path}`, answer: sameIn({ ...answer, text }) }
    }
  )
  const first = seen[0]?.answer
  const total = JSON.parse((await manage(scene, "stranger 0", "GET")).text).total
  const statuses = await each(own, ({ key }) => statusOf(scene, key))
  const named = await each(own, async ({ id }, i) => {
    const { text } = await manage(scene, `owned by ${i % 2}`, "GET", `/${id}`)
    return JSON.parse(text)
  })
  return {
    promise: "200 keys of another owner are as absent by every route as 200 that don't exist",
    cases: seen.length,
    faults: [
      ...(first?.startsWith("[404,") === true ? [] : [`The first answer is ${first}`]),
      ...counted(
        "Other answers",
        seen.filter(({ answer }) => answer !== first)
      ),
      ...(total === 0 ? [] : [`A stranger has ${total} keys`]),
      ...counted(
        "Keys that end",
        statuses.filter((status) => status !== 200)
      ),
      ...counted(
        "Keys that changed",
        named.filter(({ name }) => name !== wanted.name)
      )
    ]
  }
}

/** 200 requests of one owner at once, who may have 100 keys. */
const creations = async (scene: Scene): Promise<Finding> => {
  const answers = await each(numbers(200), () => manage(scene, "greedy", "POST", "", wanted), 200)
  const made: ReadonlyArray<Made> = answers
    .filter(({ status }) => status === 201)
    .map(({ text }) => JSON.parse(text))
  const more = await manage(scene, "greedy", "POST", "", wanted)
  await manage(scene, "greedy", "DELETE", `/${made[0]?.id}`)
  const freed = await manage(scene, "greedy", "POST", "", wanted)
  return {
    promise: "Of 200 keys that an owner creates at once exactly the 100 allowed are made, each its own",
    cases: answers.length,
    faults: [
      ...(made.length === maxKeys ? [] : [`${made.length} keys were made`]),
      ...(new Set(made.map(({ id }) => id)).size === made.length ? [] : ["Two ids are the same"]),
      ...(new Set(made.map(({ key }) => key)).size === made.length ? [] : ["Two keys are the same"]),
      ...counted(
        "Other answers",
        answers.filter(({ status }) => status !== 201 && status !== 422)
      ),
      ...(more.status === 422 ? [] : [`One more was answered with ${more.status}`]),
      ...(freed.status === 201 ? [] : [`After a revocation ${freed.status} was answered`])
    ]
  }
}

/** The time of the machine's clock at a time of `performance.now`. */
const clockAt = (time: number): number => performance.timeOrigin + time

/** Milliseconds after an instant at which requests were sent that were still admitted, and before it that weren't. */
const misjudged = (answers: ReadonlyArray<Answer>, end: number) => ({
  late: answers
    .filter(({ status }) => status === 200)
    .map(({ askedAt }) => Math.round(clockAt(askedAt) - end))
    .filter((milliseconds) => milliseconds > 1000),
  early: answers
    .filter(({ status }) => status !== 200)
    .map(({ endedAt }) => Math.round(end - clockAt(endedAt)))
    .filter((milliseconds) => milliseconds > 0)
})

const instantIn = (seconds: number): string =>
  `${new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19)}Z`

const wrongExpiries = [
  ["", "tomorrow", "2030", "2030-02-30T00:00:00Z", "2030-01-01T24:00:00Z", "2030-13-01", "1900000000"],
  ["2030-01-01T00:00:00+9", "2030-01-01T00:00:00+24:00", "9999-12-31T23:59:59-01:00", "1969-01-01"]
].flat()

/** A key that is asked for 200 times a second until after its expiry, and expiries at the bounds. */
const expiries = async (scene: Scene): Promise<Finding> => {
  const faults: Array<string> = []
  for (const expires_at of [...wrongExpiries, instantIn(0), instantIn(-3600), 1_900_000_000]) {
    const { status, text } = await manage(scene, "expiring", "POST", "", { ...wanted, expires_at })
    const loc = status === 422 ? JSON.parse(text).detail[0].loc : []
    if (JSON.stringify(loc) !== '["body","expires_at"]') faults.push(`${expires_at}: ${status} ${text}`)
  }
  for (const expires_at of [
    instantIn(2),
    instantIn(3600),
    "9999-12-31T23:59:59Z",
    "2030-01-31T09:00:00+09:00"
  ])
    await make(scene, "expiring", { expires_at })
  const expires_at = instantIn(6)
  const { key } = await make(scene, "expiring", { expires_at })
  const client = steadily(200, () => asking(scene, key))
  await setTimeout(9000)
  const answers = await client.stop()
  const { early, late } = misjudged(answers, Date.parse(expires_at))
  return {
    promise:
      "A key ends within a second of its expiry under 200 requests a second; what is no expiry is refused",
    cases: wrongExpiries.length + 7 + 1,
    faults: [
      ...faults,
      ...(answers.length > 1500 ? [] : [`There were ${answers.length} answers`]),
      ...counted("Milliseconds after the expiry at which the key was admitted", late),
      ...counted("Milliseconds before the expiry at which it was refused", early)
    ]
  }
}

/** Two keys rotated with a grace of a minute, one of which expires before it is over. */
const graces = async (scene: Scene): Promise<Finding> => {
  const faults: Array<string> = []
  const expires_at = instantIn(20)
  const cases = [{}, { expires_at }].map(async (overrides) => {
    const old = await make(scene, "rotating", overrides)
    const { endedAt, text } = await manage(scene, "rotating", "POST", `/${old.id}/rotate`, {
      grace_seconds: 60
    })
    const { key } = JSON.parse(text)
    const clients = [old.key, key].map((one) => steadily(20, () => asking(scene, one)))
    await setTimeout(64_000)
    const [before = [], after = []] = await Promise.all(clients.map(({ stop }) => stop()))
    const isCapped = "expires_at" in overrides
    const end = isCapped ? Date.parse(expires_at) : clockAt(endedAt) + 60_000
    const { early, late } = misjudged(before, end)
    // It is counted from a moment before the answer.
    faults.push(
      ...counted("Milliseconds after its grace at which an old key was admitted", late),
      ...counted(
        "Milliseconds before the end of its grace at which it was refused",
        early.filter((by) => by > 100)
      )
    )
    const refused = misjudged(after, isCapped ? Date.parse(expires_at) : Number.POSITIVE_INFINITY)
    faults.push(...counted("Refusals of a new key", [...refused.early, ...refused.late]))
  })
  await Promise.all(cases)
  return {
    promise: "Both keys work in a grace of 60 s, the old one not a second longer, nor past the key's expiry",
    cases: cases.length,
    faults
  }
}

const triggers = {
  SQLite: {
    counting: [
      "create table use_write (id integer)",
      `create trigger count_use after update of last_used_at on api_key
       begin insert into use_write values (new.id); end`
    ],
    failing: [
      `create trigger fail_use before update of last_used_at on api_key
       begin select raise(abort, 'no use is written'); end`
    ],
    mended: ["drop trigger fail_use"]
  },
  PostgreSQL: {
    counting: [
      "create table use_write (id integer)",
      `create function count_use() returns trigger language plpgsql as
       $$ begin insert into use_write values (new.id); return new; end $$`,
      `create trigger count_use after update of last_used_at on api_key
       for each row execute function count_use()`
    ],
    failing: [
      `create function fail_use() returns trigger language plpgsql as
       $$ begin raise exception 'no use is written' using errcode = '53100'; end $$`,
      `create trigger fail_use before update of last_used_at on api_key
       for each row execute function fail_use()`
    ],
    mended: ["drop trigger fail_use on api_key"]
  }
} as const

/** A key that is used 1,000 times a second: 35 seconds in which its use can't be written, then a minute and a half. */
const uses = async (scene: Scene): Promise<Finding> => {
  const { run, store } = scene.place
  const { id, key } = await make(scene, "busy")
  const { counting, failing, mended } = triggers[store]
  for (const statement of failing) await run(statement)
  const client = steadily(1000, () => asking(scene, key))
  const begun = performance.now()
  await setTimeout(35_000)
  const lastUse = async () => {
    const [row] = await run(`select last_used_at from api_key where id = ${id}`)
    return row?.["last_used_at"] as string | null
  }
  const written = await lastUse()
  for (const statement of [...mended, ...counting]) await run(statement)
  // The next write is due within 30 seconds.
  await setTimeout(31_000)
  const ages: Array<number> = []
  const writesOf = async () => {
    const [row] = await run(`select count(*) as writes from use_write where id = ${id}`)
    return Number(row?.["writes"])
  }
  const first = await writesOf()
  for (let i = 0; i < 12; i++) {
    await setTimeout(5000)
    ages.push(Date.now() - Date.parse((await lastUse()) ?? ""))
  }
  const writes = (await writesOf()) - first
  const answers = await client.stop()
  const perSecond = (answers.length * 1000) / (performance.now() - begun)
  const failed = answers.filter(({ status }) => status !== 200)
  return {
    promise:
      "A key used 1,000 times a second for a minute is written twice, and its use is at most a minute old",
    cases: answers.length,
    faults: [
      ...(perSecond > 950 ? [] : [`There were ${Math.round(perSecond)} requests a second`]),
      ...(written === null ? [] : ["A use was written though that failed"]),
      ...counted(
        "Failed requests",
        failed.map(({ status, text }) => [status, text])
      ),
      ...counted(
        "Milliseconds since the last use",
        ages.filter((age) => !(age <= 60_000))
      ),
      ...(writes >= 1 && writes <= 2 ? [] : [`${writes} writes in a minute`])
    ]
  }
}

const eachPromise = (place: Place): Promise<ReadonlyArray<Finding>> =>
  withServer(
    place.env,
    async (server) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 200 })
      const scene = { place, server, agent }
      try {
        return [
          await noKeys(scene),
          await creations(scene),
          await secrets(scene),
          // Ids have as many digits now.
          await strangers(scene),
          await expiries(scene),
          ...(await Promise.all([graces(scene), uses(scene)]))
        ]
      } finally {
        agent.destroy()
      }
    },
    "--workers",
    "2"
  )

export const torture: Torture = {
  name: "keys",
  promise: "Keys of listening servers are what they are said to be, begin and end in time",
  needs: ["pg_ctl"],
  run: () => eachStoreInTurn(eachPromise)
}
